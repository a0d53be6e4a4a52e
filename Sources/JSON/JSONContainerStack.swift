/// The objects and arrays that are open at a reader's place, and the keys seen so far in each of those objects.
///
/// All keys lie on one stack that is reused, so that an object costs no allocation of its own. A key is looked up by
/// comparing hashes one by one; an object of many keys gets a dictionary, so that no object costs quadratic time.
struct JSONContainerStack {
  private struct Container {
    let isObject: Bool
    /// Where its keys begin on the stack of keys.
    let firstKey: Int
    var hasDictionary = false
  }

  private struct Key {
    let hash: UInt64
    let token: JSONStringToken
  }

  /// Up to this many keys are compared one by one.
  private static let linearLimit = 32

  private var containers: [Container] = []
  /// The stack of keys: the first `keyCount` count, the rest is room to reuse.
  private var keys: [Key] = []
  private var keyCount = 0
  /// For each open object of many keys, outermost first: decoded key to offset of its opening quote.
  private var dictionaries: [[[UInt8]: Int]] = []

  var depth: Int { containers.count }

  /// Whether the innermost container is an object; false outside all.
  var isInObject: Bool { containers.last?.isObject ?? false }

  mutating func open(isObject: Bool) {
    containers.append(Container(isObject: isObject, firstKey: keyCount))
  }

  mutating func close() {
    guard let container = containers.popLast() else { return }
    keyCount = container.firstKey
    if container.hasDictionary { dictionaries.removeLast() }
  }

  /// Adds a key to the innermost object. If it stood there before, nothing is added and the offset of the first one's
  /// opening quote is returned.
  mutating func insert(_ token: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> Int? {
    let innermost = containers.count - 1
    let firstKey = containers[innermost].firstKey
    if keyCount - firstKey < Self.linearLimit {
      return insertByHash(token, after: firstKey, in: bytes)
    }
    if !containers[innermost].hasDictionary {
      containers[innermost].hasDictionary = true
      dictionaries.append(dictionary(of: firstKey..<keyCount, in: bytes))
    }
    return insertIntoDictionary(token, in: bytes)
  }

  private mutating func insertByHash(
    _ token: JSONStringToken, after firstKey: Int, in bytes: UnsafeRawBufferPointer
  ) -> Int? {
    let hash = Self.hash(token, in: bytes)
    for index in firstKey..<keyCount where keys[index].hash == hash {
      if keys[index].token.equals(token, in: bytes) { return keys[index].token.range.lowerBound }
    }
    let key = Key(hash: hash, token: token)
    if keyCount < keys.count { keys[keyCount] = key } else { keys.append(key) }
    keyCount += 1
    return nil
  }

  private mutating func insertIntoDictionary(_ token: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> Int? {
    let key = token.decodedBytes(in: bytes)
    let last = dictionaries.count - 1
    if let first = dictionaries[last][key] { return first }
    dictionaries[last][key] = token.range.lowerBound
    return nil
  }

  private func dictionary(of range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> [[UInt8]: Int] {
    var dictionary: [[UInt8]: Int] = [:]
    for key in keys[range] {
      dictionary[key.token.decodedBytes(in: bytes)] = key.token.range.lowerBound
    }
    return dictionary
  }

  /// A quick hash of the decoded key: its first and last eight bytes and its length.
  private static func hash(_ token: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> UInt64 {
    if token.hasEscapes {
      return token.decodedBytes(in: bytes).withUnsafeBytes { hash(0..<$0.count, in: $0) }
    }
    return hash(token.content, in: bytes)
  }

  @inline(__always)
  private static func hash(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard range.count >= ByteWord.width else {
      return range.reduce(into: UInt64(range.count)) { $0 = $0 << 8 | UInt64(bytes[$1]) }
    }
    let first = ByteWord(at: range.lowerBound, in: bytes).bits
    let last = ByteWord(at: range.upperBound - ByteWord.width, in: bytes).bits
    return (first &* 0x9E37_79B9_7F4A_7C15) ^ last &+ UInt64(range.count)
  }
}
