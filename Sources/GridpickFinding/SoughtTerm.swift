import GridpickMatching

/// A term that is looked for by one thread many times.
///
/// An object, since a term that is asked where it lies in an array is copied each time, with a count for
/// each of its parts that all threads would contend for.
final class SoughtTerm: Sendable {
  let term: Term
  let isInverse: Bool
  let column: Int?

  init(_ term: Term) {
    self.term = term
    isInverse = term.isInverse
    column = term.column
  }

  func score(in text: UnsafeBufferPointer<UInt8>) -> Int? { term.score(in: text) }
  func score(inTitle title: UnsafeBufferPointer<UInt8>) -> Int? { term.score(inTitle: title) }
  func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { term.mayOccur(in: bytes) }
}
