extension [UInt8] {
  /// `withUnsafeBytes` with an error of one type, which the standard library's does not have.
  func withRawBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withUnsafeBufferPointer { (bytes) throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
  }
}
