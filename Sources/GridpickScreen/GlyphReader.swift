/// Reads a text glyph by glyph, each drawn so that what ncurses believes and what terminals do agree.
///
/// ncurses adds up `wcwidth` scalar by scalar; most terminals draw grapheme clusters. So what
/// a terminal might draw as one picture with the scalar before it is left out.
struct GlyphReader {
  /// As many scalars are read as one cluster: far more than any that means something has, so that a text
  /// of nothing but marks costs what is seen of it (rule L1).
  private static let longestCluster = 1_024

  private let text: String
  private let signs: TextSigns
  /// Where the next glyph begins.
  private(set) var index: String.Index
  private var clusterEnd: String.Index

  init(_ text: String, signs: TextSigns) {
    self.text = text
    self.signs = signs
    index = text.startIndex
    clusterEnd = index
  }

  /// Whether the glyph read last was the last of its grapheme cluster.
  var isBetweenClusters: Bool { index == clusterEnd }

  mutating func next() -> Glyph? {
    guard index < text.endIndex else { return nil }
    guard isBetweenClusters else { return read() }
    if let ascii = nextASCII() {
      return ascii
    }
    clusterEnd = endOfCluster()
    return read()
  }

  /// Where the cluster ends that begins at the index.
  ///
  /// Scalar by scalar: `String` looks back over a whole run of flags or marks to tell where one begins, and
  /// runs to the end of a cluster however far that is.
  private func endOfCluster() -> String.Index {
    let scalars = text.unicodeScalars
    var recognizer = Unicode._CharacterRecognizer()
    var end = index
    var left = Self.longestCluster
    while end < scalars.endIndex, left > 0 {
      // Before the first there is always a break.
      if recognizer.hasBreak(before: scalars[end]), end > index { break }
      scalars.formIndex(after: &end)
      left -= 1
    }
    return end
  }

  /// A cluster of one ASCII character, known from the next byte, which spares the search for its end.
  ///
  /// CR LF is the one cluster of two such, and is read as two: each has its stand-in.
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

  /// The scalar at the index and what combines with it, up to the next that needs cells of its own.
  private mutating func read() -> Glyph {
    let scalars = text.unicodeScalars
    let base = scalars[index]
    var glyph = glyph(of: base)
    var previous = base
    scalars.formIndex(after: &index)
    while index < clusterEnd {
      let scalar = scalars[index]
      switch ClusterPart(scalar, after: previous, base: base) {
      case .base: return signs.drawn(glyph)
      case .mark: glyph = glyph.combined(with: scalar)
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
    // Terminals would paint a skin tone onto whatever the cell before shows.
    if scalar.isSkinTone {
      return signs.standIn(for: scalar)
    }
    switch DisplayWidth.width(of: scalar) {
    case nil: return signs.standIn(for: scalar)
    case 0?: return scalar.isDrawnAsMark ? Glyph.dottedCircle.combined(with: scalar) : .dottedCircle
    case let width?: return Glyph(scalar, wide: width == 2)
    }
  }
}

extension Glyph {
  /// What Unicode has for marks without a base to stand on.
  fileprivate static let dottedCircle = Glyph("\u{25cc}")
}
