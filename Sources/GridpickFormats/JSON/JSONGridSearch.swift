/// Looks for the grids in a JSON text that has been passed and is none itself.
///
/// A grid is an array whose first element is an object, or an object of several that have a key in common.
/// What lies in one is not looked at.
struct JSONGridSearch {
  /// So many keys at most lead to a grid.
  private static let depthLimit = 4
  /// So many are told apart; who has more of them has to choose all the same.
  private static let countLimit = 100
  /// So many values beside its grids are common where an object is there for these alone.
  private static let otherLimit = 8
  /// One that was found.
  struct Grid {
    let pointer: JSONPointer
    let value: JSONValue
  }

  private(set) var grids: [Grid] = []
  private var emptyArrays: [Grid] = []
  /// How many other values were passed.
  private var otherCount = 0
  private let isNamed: Bool

  init(_ value: JSONValue) {
    isNamed = value.isNamed
    var keys: [[UInt8]] = []
    look(at: value, &keys)
  }

  /// Goes no deeper than the limit.
  private mutating func look(at value: JSONValue, _ keys: inout [[UInt8]]) {
    if value.holdsRecords {
      grids.append(Grid(pointer: JSONPointer(keys), value: value))
    } else if value.isArray, value.isEmptyContainer {
      emptyArrays.append(Grid(pointer: JSONPointer(keys), value: value))
    } else if value.isObject, keys.count < Self.depthLimit {
      value.forEachMember { key, member in
        keys.append(key.content)
        look(at: member, &keys)
        keys.removeLast()
        return grids.count < Self.countLimit
      }
    } else {
      otherCount += 1
    }
  }

  /// The grids that the object is there for; none where it is a record itself, which has lists among others.
  ///
  /// Where it holds no grid that is the only empty array.
  var outstanding: [Grid] {
    guard grids.isEmpty else {
      let counts = otherCount > Self.otherLimit ? grids.map(\.value.count) : []
      return otherCount <= counts.max() ?? Self.otherLimit ? grids : []
    }
    return emptyArrays.count == 1 && otherCount <= Self.otherLimit && !isNamed ? emptyArrays : []
  }

  /// Where the grids are, and how many records each has, the largest first.
  var choices: [GridChoice] {
    let choices = grids.map { GridChoice(pointer: $0.pointer.text, count: $0.value.count) }
    return choices.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension JSONValue {
  /// What an object would be called by that is a record itself.
  private static let names = ["id", "name", "title"].map { Array($0.utf8) }

  /// Whether it has what a record is called by.
  var isNamed: Bool { Self.names.contains { member($0) != nil } }

  /// Whether it is a grid of records.
  var holdsRecords: Bool {
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
