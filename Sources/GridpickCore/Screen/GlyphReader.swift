/// Reads a text as glyphs for whose widths the C library and terminals agree.
///
/// The C library measures scalar by scalar (`wcwidth`), but most terminals draw grapheme clusters. So the
/// reader leaves out a scalar that a terminal might join with the scalar before it into one
/// picture.
struct GlyphReader {
  /// The most scalars that are read as one cluster.
  ///
  /// This is far more than any meaningful cluster has. Because of this limit, a text of nothing but
  /// marks costs no more than its visible part (rule L1).
  private static let longestCluster = 1_024

  private let text: String
  private let signs: TextSigns
  /// The place where the next glyph begins.
  private(set) var index: String.Index
  private var clusterEnd: String.Index

  init(_ text: String, signs: TextSigns) {
    self.text = text
    self.signs = signs
    index = text.startIndex
    clusterEnd = index
  }

  /// True if the last glyph read ended its grapheme cluster.
  var isBetweenClusters: Bool { index == clusterEnd }

  mutating func next() -> Glyph? {
    guard index < text.endIndex else { return nil }
    guard isBetweenClusters else { return readGlyph() }
    if let ascii = nextASCII() {
      return ascii
    }
    clusterEnd = endOfCluster()
    return readGlyph()
  }

  /// Returns the end of the cluster that begins at the index.
  ///
  /// The search goes scalar by scalar. `String` looks back over a whole run of flags or marks to
  /// find where a cluster begins, and runs to the end of a cluster however far away it is.
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

  /// Reads a cluster of one ASCII character; returns nil if the cluster may be longer.
  ///
  /// The next byte tells this, which spares the search for the cluster's end. CR LF is the only
  /// cluster of two ASCII characters. It is read as two, because each character has its own
  /// stand-in.
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
      switch ClusterPart(scalar, after: previous, base: base) {
      case .base: return signs.drawn(glyph)
      case .combining: glyph = glyph.combined(with: scalar)
      case .dropped: break
      }
      previous = scalar
      scalars.formIndex(after: &index)
    }
    return signs.drawn(glyph)
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
