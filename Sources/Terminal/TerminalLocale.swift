internal import CNcurses

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Which characters the person's locale allows.
///
/// A UTF-8 locale counts as it is. One that is unset, or named but not installed, becomes `C.UTF-8`: on a bare server
/// the terminal still shows UTF-8. `C`, `POSIX` and other character sets are a choice, and get ASCII.
package enum TerminalLocale {
  /// Sets the locale of the process for characters, and says which it has.
  ///
  /// To be called before the terminal is started. The values are those of the environment.
  package static func adopt(lcAll: String?, lcCtype: String?, lang: String?) -> CharacterEncoding {
    decide(lcAll: lcAll, lcCtype: lcCtype, lang: lang) { name in
      guard setlocale(LC_CTYPE, name) != nil else { return nil }
      return trilane_codeset().map { String(cString: $0) } ?? ""
    }
  }

  /// `install` makes a locale the current one and gives the name of its character set; nil if it is not installed.
  static func decide(
    lcAll: String?, lcCtype: String?, lang: String?, install: (String) -> String?
  ) -> CharacterEncoding {
    let name = [lcAll, lcCtype, lang].compactMap { $0 }.first { !$0.isEmpty }
    guard let name else { return universal(install) }
    if name == "C" || name == "POSIX" { return plain(install) }
    if let codeset = codeset(of: name), !isUTF8(codeset) { return plain(install) }
    guard let codeset = install(name) else { return universal(install) }
    return isUTF8(codeset) ? .utf8 : plain(install)
  }

  private static func universal(_ install: (String) -> String?) -> CharacterEncoding {
    let found = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"].contains { install($0).map(isUTF8) ?? false }
    return found ? .utf8 : plain(install)
  }

  private static func plain(_ install: (String) -> String?) -> CharacterEncoding {
    _ = install("C")
    return .ascii
  }

  /// The part of `language_TERRITORY.codeset@modifier` that names the character set.
  private static func codeset(of name: String) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return String(name[name.index(after: dot)...].prefix { $0 != "@" })
  }

  private static func isUTF8(_ codeset: String) -> Bool {
    codeset.lowercased().filter { $0 != "-" && $0 != "_" } == "utf8"
  }
}
