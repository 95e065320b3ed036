/// Looks for the grids in a JSON value that has been passed and is none itself.
///
/// A grid is an array whose first element is an object, or an object of several that have a key in common.
/// What lies in one is not looked at.
struct JSONGridSearch {
  /// So many keys at most lead to a grid.
  private static let depthLimit = 4
  /// So many are told apart; who has more of them has to choose all the same.
  private static let countLimit = 100

  /// One that was found.
  struct Grid {
    let pointer: JSONPointer
    let value: JSONValue
  }

  private(set) var grids: [Grid] = []

  init(_ value: JSONValue, at pointer: JSONPointer) {
    var keys: [[UInt8]] = []
    look(at: value, below: pointer, &keys)
  }

  /// Goes no deeper than the limit.
  private mutating func look(
    at value: JSONValue, below pointer: JSONPointer, _ keys: inout [[UInt8]]
  ) {
    guard grids.count < Self.countLimit else { return }
    if value.holdsRecords {
      grids.append(Grid(pointer: JSONPointer(pointer.tokens + keys), value: value))
    } else if keys.count < Self.depthLimit {
      value.forEachMember { key, member in
        guard member.isArray || member.isObject else { return true }
        keys.append(key.content)
        look(at: member, below: pointer, &keys)
        keys.removeLast()
        return grids.count < Self.countLimit
      }
    }
  }

  /// Where the grids are, and how many records each has, the largest first.
  var choices: [GridChoice] {
    let choices = grids.map { GridChoice(pointer: $0.pointer.text, count: $0.value.count) }
    return choices.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension JSONValue {
  fileprivate var holdsRecords: Bool {
    isArray ? element(0)?.isObject ?? false : isObject && holdsObjectsAlike
  }

  /// Whether it is an object of several objects, each of which has a key of the first.
  private var holdsObjectsAlike: Bool {
    var keys: Set<[UInt8]> = []
    var count = 0
    var areAlike = true
    forEachMember { _, member in
      count += 1
      if count == 1 { keys = member.keys }
      areAlike = member.isObject && member.hasKey(among: keys)
      return areAlike
    }
    return areAlike && count > 1
  }

  private var keys: Set<[UInt8]> {
    var keys: Set<[UInt8]> = []
    forEachMember { key, _ in
      keys.insert(key.content)
      return true
    }
    return keys
  }

  private func hasKey(among keys: Set<[UInt8]>) -> Bool {
    var hasKey = false
    forEachMember { key, _ in
      hasKey = keys.contains(key.content)
      return !hasKey
    }
    return hasKey
  }
}
