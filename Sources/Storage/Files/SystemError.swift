/// Why a call to the operating system failed: its `errno`.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}
