/// Reads a text as glyphs on whose widths the C library and terminals agree.
///
/// Scalars that a terminal might join with the one before into one picture are left out.
struct GlyphReader {
  /// The most scalars of a cluster; no real one has more, and a text of marks is bounded (rule L1).
  private static let longestCluster = 1_024

  private let text: String
  private let signs: TextSigns
  private(set) var index: String.Index
  private var clusterEnd: String.Index
  /// The column of the next glyph, which decides the width of a tab.
  private var column: Int
  /// The number of spaces that are still to be read from the last tab.
  private var blanks = 0

  /// The width of a tab stop: a tab reaches to the next multiple of this number of columns.
  static let tab = 8

  init(_ text: String, from column: Int = 0, signs: TextSigns) {
    self.text = text
    self.signs = signs
    self.column = column
    index = text.startIndex
    clusterEnd = index
  }

  var isBetweenClusters: Bool { index == clusterEnd }

  var isAtEnd: Bool { blanks == 0 && index == text.endIndex }

  /// The number of bytes read.
  var byte: Int { text.utf8.distance(from: text.startIndex, to: index) }

  mutating func next() -> Glyph? {
    guard let glyph = readNext() else { return nil }
    column += glyph.width
    return glyph
  }

  private mutating func readNext() -> Glyph? {
    if blanks > 0 {
      blanks -= 1
      return .blank
    }
    guard index < text.endIndex else { return nil }
    guard isBetweenClusters else { return readGlyph() }
    if text.utf8[index] == UInt8(ascii: "\t") {
      index = text.utf8.index(after: index)
      clusterEnd = index
      blanks = Self.tab - column % Self.tab - 1
      return .blank
    }
    if let ascii = nextASCII() {
      return ascii
    }
    clusterEnd = endOfCluster()
    return readGlyph()
  }

  /// Reads scalar by scalar, because `String` looks back over a whole run of flags or marks.
  private func endOfCluster() -> String.Index {
    let scalars = text.unicodeScalars
    var recognizer = Unicode._CharacterRecognizer()
    var end = index
    var left = Self.longestCluster
    while end < scalars.endIndex, left > 0 {
      // There is always a break before the first scalar.
      if recognizer.hasBreak(before: scalars[end]), end > index { break }
      scalars.formIndex(after: &end)
      left -= 1
    }
    return end
  }

  /// Reads one ASCII character, of CR LF only CR; nil if a mark may follow.
  private mutating func nextASCII() -> Glyph? {
    let bytes = text.utf8
    let byte = bytes[index]
    let end = bytes.index(after: index)
    guard byte < 0x80, end == bytes.endIndex || bytes[end] < 0x80 else { return nil }
    index = end
    clusterEnd = end
    let scalar = Unicode.Scalar(byte)
    return 0x20..<0x7f ~= byte ? Glyph(scalar) : signs.standIn(for: scalar)
  }

  /// Reads the scalar at the index and its marks, up to a scalar that needs cells of its own.
  private mutating func readGlyph() -> Glyph {
    let scalars = text.unicodeScalars
    let base = scalars[index]
    var glyph = glyph(of: base)
    var previous = base
    scalars.formIndex(after: &index)
    while index < clusterEnd {
      let scalar = scalars[index]
      if DisplayWidth.width(of: scalar) == 0 {
        if scalar.isDrawnCombining { glyph = glyph.combined(with: scalar) }
      } else if !joins(scalar, after: previous, base: base) {
        return signs.drawn(glyph)
      }
      previous = scalar
      scalars.formIndex(after: &index)
    }
    return signs.drawn(glyph)
  }

  /// Returns true if terminals would join a scalar to its base in a width of their own.
  ///
  /// Else it has its own cells in `wcwidth`: a conjunct consonant, or a vowel sign beside it.
  private func joins(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, base: Unicode.Scalar
  ) -> Bool {
    if scalar.isSkinTone || scalar.isTag && base == "\u{1f3f4}" { return true }
    // A joiner joins pictures into one, but the letters of a conjunct keep their cells.
    return previous.isJoiner && scalar.properties.generalCategory != .otherLetter
  }

  private func glyph(of scalar: Unicode.Scalar) -> Glyph {
    if let letter = scalar.regionalLetter {
      return Glyph(letter)
    }
    // Terminals would paint a skin tone onto whatever the cell before it shows.
    if scalar.isSkinTone {
      return signs.standIn(for: scalar)
    }
    switch DisplayWidth.width(of: scalar) {
    case nil: return signs.standIn(for: scalar)
    case 0?: return scalar.isDrawnCombining ? .dottedCircle.combined(with: scalar) : .dottedCircle
    case let width?: return Glyph(scalar, wide: width == 2)
    }
  }
}

extension Glyph {
  /// The base that Unicode provides for marks without a base.
  fileprivate static let dottedCircle = Glyph("\u{25cc}")
}

/// The columns of a scalar as in glibc's `wcwidth`; nil if terminals draw another width.
package enum DisplayWidth {
  /// Returns 1 or 2, 0 for a combining scalar, or nil for one that must not reach a terminal.
  package static func width(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x7f {
      return scalar.value < 0x20 ? nil : 1
    }
    let properties = scalar.properties
    guard let age = properties.age, age <= newestAge else { return nil }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar.isJoiner || scalar == "\u{200c}" ? 0 : nil
    case .control, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned: return nil
    default: break
    }
    let width = Int(run(of: scalar.value) >> scalarBits)
    return width < noWidth ? width : nil
  }

  /// The version of Unicode that glibc 2.36 knows; for newer scalars its `wcwidth` returns −1.
  private static let newestAge: Unicode.Version = (14, 0)
  private static let scalarBits: UInt32 = 21
  private static let scalarMask: UInt32 = (1 << scalarBits) - 1
  private static let noWidth = 3

  /// Returns the last run that begins at or before the scalar; the first run begins at 0.
  private static func run(of scalar: UInt32) -> UInt32 {
    let runs = DisplayWidthTable.runs
    return runs[runs.indices.partitionPoint { runs[$0] & scalarMask <= scalar } - 1]
  }
}
