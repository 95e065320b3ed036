import GridpickCore

/// A line or a part of it, such as a word, a title or a field.
typealias LineText = Slice<UnsafeBufferPointer<UInt8>>

extension LineText {
  var words: [LineText] { split(whereSeparator: \.isLineBlank) }

  /// The parts of the line that are separated by a tab or at least two spaces.
  var parts: [LineText] {
    var parts: [LineText] = []
    for word in words {
      if let last = parts.last, word.startIndex - last.endIndex == 1, base[last.endIndex] != .tab {
        parts[parts.count - 1] = base[last.startIndex..<word.endIndex]
      } else {
        parts.append(word)
      }
    }
    return parts
  }

  var trimmed: LineText { base[base.withoutBlanks(startIndex..<endIndex)] }
  var isBlank: Bool { allSatisfy(\.isLineBlank) }
  var indent: Int { prefix(while: \.isFieldBlank).count }

  /// True if the line begins with line drawing, as in a tree.
  var beginsWithDrawing: Bool {
    let text = drop(while: \.isFieldBlank).prefix(2)
    return text.first.map { "|`".utf8.contains($0) } ?? false
      || text.first == 0xe2 && text.last.map { $0 & ~1 == 0x94 } ?? false
  }

  var beginsWithTree: Bool { beginsWithDrawing || first == UInt8(ascii: "\\") }

  func reads(_ text: String) -> Bool { elementsEqual(text.utf8) }
  func begins(with text: String) -> Bool { starts(with: text.utf8) }

  /// True for a number in any unit, a size, a time or a date.
  var isQuantity: Bool {
    if case .number = LabelWorth(UnsafeBufferPointer(rebasing: self)) { true } else { false }
  }

  var isPlainNumber: Bool {
    let digits = first == .minus || first == .plus ? dropFirst() : self
    return digits.first?.isDigit == true
      && digits.allSatisfy { $0.isDigit || $0 == .point || $0 == .comma }
  }

  var isTime: Bool {
    guard first?.isDigit == true, isQuantity else { return false }
    let signs = filter { !$0.isDigit }
    let marks = signs.filter { $0 == .colon || $0 == .minus || $0 == .slash }
    return marks.count > 0 && signs.allSatisfy { ":-/.,TZ+".utf8.contains($0) }
      && (signs.first == .colon || marks.count == 2)
  }

  private var scalars: String.UnicodeScalarView {
    String(decoding: self, as: UTF8.self).unicodeScalars
  }

  /// True for a word that begins with a capital, or has one after symbols, as in `%CPU`.
  var beginsWithCapital: Bool {
    let scalars = scalars
    guard let first = scalars.first else { return false }
    return first.properties.isUppercase
      || !first.properties.isAlphabetic && scalars.contains { $0.properties.isUppercase }
  }

  var isInCapitals: Bool {
    let scalars = scalars
    return scalars.contains { $0.properties.isUppercase }
      && !scalars.contains { $0.properties.isLowercase }
  }

  var hasLetters: Bool { contains { $0.isLetter || $0.isDigit || $0 >= 0x80 } }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let point = UInt8(ascii: ".")
  static let plus = UInt8(ascii: "+")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let hash = UInt8(ascii: "#")

  var isLineBlank: Bool { isFieldBlank || self == UInt8(ascii: "\r") }
  var isSmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isCapitalLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isLetter: Bool { isSmallLetter || isCapitalLetter }
}
