extension PreviewWindow {
  /// The part of a text that does not describe a preview window.
  package struct Fault: Error, Equatable {
    package let part: String

    package static let expected = "right, left, up, down, N, N%, hidden or wrap, parted by colons"
  }

  /// The words that the text may contain beside numbers.
  package static var words: [String] {
    Side.allCases.map(\.rawValue) + Word.allCases.map(\.rawValue)
  }

  private enum Word: String, CaseIterable {
    case hidden
    case wrap
  }

  /// Reads the value of `--preview-window`, such as `right:60%:wrap`, with its parts in any order.
  package init(_ text: String) throws(Fault) {
    self.init()
    // A text without a side starts with a colon, as in `:wrap`.
    let rest = text.hasPrefix(":") ? text.dropFirst() : text[...]
    for part in rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init) {
      if let side = Side(rawValue: part) {
        self.side = side
      } else if let extent = Extent(part) {
        self.extent = extent
      } else {
        switch Word(rawValue: part) {
        case .hidden: isHidden = true
        case .wrap: wraps = true
        case nil: throw Fault(part: part)
        }
      }
    }
  }
}

extension Extent {
  /// The largest number of cells; no screen has more along an axis.
  private static let most = 100_000

  /// Reads `12` or `40%`; nil for anything else.
  package init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text[...]
    // `Int` accepts a sign, which nobody means here.
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= (isShare ? 100 : Self.most)
    else { return nil }
    self = isShare ? .percent(number) : .cells(number)
  }
}
