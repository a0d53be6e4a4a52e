import Domain

/// Ids for what has none in a file written by hand: the same at each reading, on every machine.
///
/// FNV-1a of 128 bits over a text that says what the id is for, its bits mixed, in the form of RFC 9562, version 8.
enum DerivedID {
  /// `occurrence` counts, from 1, the cards of that title without an id.
  static func id(ofCardTitled title: String, occurrence: Int) -> UniqueID {
    id(of: "card \(occurrence) \(title)")
  }

  static func id(ofBoardAt path: String) -> UniqueID {
    id(of: "board \(path)")
  }

  private static func id(of text: String) -> UniqueID {
    var hash = (high: UInt64(0x6C62_272E_07BB_0142), low: UInt64(0x62B8_2175_6295_C58D))
    for byte in text.utf8 {
      hash.low ^= UInt64(byte)
      hash = timesPrime(hash)
    }
    // The last bytes of a text reach only some of the sum's bits: mixed, they reach all, so that the ids of short titles
    // differ in their first digits too.
    let low = mixed(hash.low ^ hash.high)
    let high = mixed(hash.high &+ low)
    return UniqueID(high: high & ~0xF000 | 0x8000, low: low & ~(0b11 << 62) | (0b10 << 62))
  }

  /// The finalizer of SplitMix64: each bit of the result depends on all of the number's.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Times 2^88 + 0x13B, modulo 2^128.
  private static func timesPrime(_ hash: (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
    let product = hash.low.multipliedFullWidth(by: 0x13B)
    return (hash.high &* 0x13B &+ product.high &+ hash.low << 24, product.low)
  }
}
