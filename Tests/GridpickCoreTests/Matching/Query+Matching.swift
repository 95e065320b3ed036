@testable import GridpickCore

extension Term {
  func score(in text: String) -> Int? { Array(text.utf8).withUnsafeBufferPointer(score(in:)) }

  func score(inTitle text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer(score(inTitle:))
  }

  func mayOccur(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(mayOccur(in:)) }
}

extension Query {
  /// True if a text by itself matches, as a line of fzf's does.
  func matches(_ text: String) -> Bool {
    matches { $0.score(in: text) }
  }

  /// True if a title by itself does.
  func matches(title: String) -> Bool {
    matches { $0.score(inTitle: title) }
  }

  private func matches(_ score: (Term) -> Int?) -> Bool {
    alternatives.allSatisfy { $0.contains { (score($0) == nil) == $0.isInverse } }
  }
}
