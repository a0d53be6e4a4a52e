internal import CNcurses

/// Widths as the C library has them, by which ncurses counts. Right only once the locale is set.
package enum SystemWidth {
  /// Cells of one code point: 0 for one that combines, -1 for one that cannot be printed.
  package static func cells(_ scalar: Unicode.Scalar) -> Int {
    Int(trilane_wcwidth(scalar.value))
  }
}
