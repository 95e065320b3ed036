extension PreviewWindow {
  /// What a text says that is no part of a window.
  package struct Fault: Error, Equatable {
    package let part: String

    package static let expected = "right, left, up, down, N, N%, hidden or wrap, parted by colons"
  }

  /// What may be said that is no number.
  package static var words: [String] {
    Side.allCases.map(\.rawValue) + Word.allCases.map(\.rawValue)
  }

  private enum Word: String, CaseIterable {
    case hidden
    case wrap
  }

  /// As `--preview-window` has it: `right:60%:wrap`, its parts in any order.
  package init(_ text: String) throws(Fault) {
    self.init()
    // As it is written without a side: `:wrap`.
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
  /// No screen has more cells than this along an axis.
  private static let most = 100_000

  /// `12` or `40%`; nil for anything else.
  package init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text[...]
    // Int takes a sign, which nobody means.
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= (isShare ? 100 : Self.most)
    else { return nil }
    self = isShare ? .percent(number) : .cells(number)
  }
}
