/// Every Unicode scalar value there is.
enum Scalars {
  static var all: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }
}
