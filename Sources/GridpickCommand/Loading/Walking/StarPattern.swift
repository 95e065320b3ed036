/// Parts to find in a row of things: a part is one thing, and a star, which is nil, any number of
/// things.
struct StarPattern<Part: Sendable>: Sendable {
  let parts: [Part?]

  /// Returns true if the parts are all of the things, in order.
  ///
  /// Only the last star ever takes one thing more, so hostile patterns cost no more than the
  /// product of both lengths.
  func matches<Things: RandomAccessCollection>(
    _ things: Things, _ isMatch: (Part, Things.Element) -> Bool
  ) -> Bool {
    var (part, thing) = (0, things.startIndex)
    var star: (part: Int, thing: Things.Index)?
    while thing != things.endIndex {
      if part < parts.count, let next = parts[part] {
        if isMatch(next, things[thing]) {
          part += 1
          things.formIndex(after: &thing)
          continue
        }
      } else if part < parts.count {
        part += 1
        star = (part, thing)
        continue
      }
      guard let last = star else { return false }
      (part, thing) = (last.part, things.index(after: last.thing))
      star = (part, thing)
    }
    return parts[part...].allSatisfy { $0 == nil }
  }
}
