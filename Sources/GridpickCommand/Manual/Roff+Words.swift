extension Roff {
  /// Returns words with their looks: what is typed is bold, what stands for something else slanted.
  ///
  /// Of a link only an address on the web is kept.
  static func look(of words: String) -> String {
    var rest = words[...]
    var look = ""
    while let sign = rest.first {
      if sign == "`", let code = enclosed(by: "`", "`", in: &rest) {
        look += #"\fB"# + escaped(code) + #"\fR"#
      } else if rest.hasPrefix("**"), let bold = enclosed(by: "**", "**", in: &rest) {
        look += #"\fB"# + escaped(bold) + #"\fR"#
      } else if sign == "*", let slanted = enclosed(by: "*", "*", in: &rest) {
        look += #"\fI"# + escaped(slanted) + #"\fR"#
      } else if sign == "[", let link = link(in: &rest) {
        look += Self.look(of: link)
      } else {
        look += escaped(String(rest.removeFirst()))
      }
    }
    return line(look)
  }

  /// Removes a text between two signs, and returns it; nil if the text does not begin with one.
  private static func enclosed(
    by start: String, _ end: String, in rest: inout Substring
  ) -> String? {
    guard rest.hasPrefix(start) else { return nil }
    let inner = rest.dropFirst(start.count)
    var place = inner.startIndex
    while place < inner.endIndex, !inner[place...].hasPrefix(end) {
      place = inner.index(after: place)
    }
    guard place < inner.endIndex, place > inner.startIndex, inner.first != " " else { return nil }
    rest = inner[place...].dropFirst(end.count)
    return String(inner[..<place])
  }

  private static func link(in rest: inout Substring) -> String? {
    var later = rest
    guard let words = enclosed(by: "[", "](", in: &later), !words.contains("]"),
      let end = later.firstIndex(of: ")")
    else { return nil }
    let address = later[..<end]
    rest = later[end...].dropFirst()
    return address.hasPrefix("http") ? "\(words) (\(address))" : words
  }

  /// Returns a line that roff does not take for a request, whatever it begins with.
  static func line(_ words: String) -> String { words.first == "." ? #"\&"# + words : words }

  /// Returns words with the characters escaped that roff would read or draw as others.
  ///
  /// Characters beyond ASCII are written as numbers, because the page may be read in any encoding.
  static func escaped(_ words: String) -> String {
    words.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": #"\e"#
      case "-": #"\-"#
      case "'": #"\(aq"#
      case "`": #"\(ga"#
      case "^": #"\(ha"#
      case "~": #"\(ti"#
      case "\"": #"\(dq"#
      // Not every terminal of a page has the character.
      case "…": "..."
      // Lines are joined, because roff draws two blanks after a line that ends in a full stop.
      case "\n": " "
      case _ where scalar.isASCII: String(scalar)
      default:
        #"\[u"# + String(repeating: "0", count: max(0, 4 - hexadecimal(scalar).count))
          + hexadecimal(scalar) + "]"
      }
    }.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
