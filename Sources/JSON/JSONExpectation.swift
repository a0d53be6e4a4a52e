/// What alone could have followed at the place of an error.
package enum JSONExpectation: Hashable, Sendable {
  case value
  /// A key in quotes, or the end of the object if nothing stands in it yet.
  case key
  case colon
  case commaOrObjectEnd
  case commaOrArrayEnd
  /// The quote that ends the string which began at this byte offset.
  case closingQuote(opened: Int)
}
