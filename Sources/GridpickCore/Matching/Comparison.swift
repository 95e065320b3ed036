/// A comparison of labels with a number, size, time, date or version (rule F2).
///
/// Its worths are those of a sort, so that find and sort agree.
struct Comparison: Equatable, Sendable {
  private enum Order { case less, equal, greater }

  private let accepted: Set<Order>
  private let number: Double?
  /// The text as versions are sorted; nil if it may be no version.
  private let version: [UInt8]?

  /// Reads a sign and the worth behind it; nil if there is no sign, or only text behind it.
  ///
  /// `isUnfinished` is true if there is a sign, and nothing to compare with yet.
  init?(_ text: Substring.UnicodeScalarView, isUnfinished: inout Bool) {
    guard let (accepted, signLength) = Self.sign(of: text) else { return nil }
    self.accepted = accepted
    var operand = String(text.dropFirst(signLength))
    (number, version, isUnfinished) = operand.withUTF8 { operand in
      let worth = LabelWorth(operand)
      let version = VersionLabel.text(of: operand) ?? (VersionLabel.mayBe(operand) ? operand : nil)
      return (worth.number, version.map(SortedTexts.key), worth == .nothing)
    }
    if number == nil, version == nil { return nil }
  }

  private static func sign(
    of text: Substring.UnicodeScalarView
  ) -> (accepted: Set<Order>, length: Int)? {
    let isWithEqual = text.dropFirst().first == "="
    let length = isWithEqual ? 2 : 1
    return switch text.first {
    case "=": ([.equal], 1)
    case "<": (isWithEqual ? [.less, .equal] : [.less], length)
    case ">": (isWithEqual ? [.greater, .equal] : [.greater], length)
    default: nil
    }
  }

  func accepts(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    switch LabelWorth(label) {
    case .nothing: return false
    case .number(let own):
      if let number {
        return accepted.contains(own < number ? .less : own > number ? .greater : .equal)
      }
      return VersionLabel.mayBe(label) && acceptsVersion(label)
    case .text:
      return VersionLabel.text(of: label).map(acceptsVersion) ?? false
    }
  }

  private func acceptsVersion(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let version else { return false }
    let own = SortedTexts.key(of: label)
    if own == version { return accepted.contains(.equal) }
    return accepted.contains(own.lexicographicallyPrecedes(version) ? .less : .greater)
  }
}
