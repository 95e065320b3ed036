/// A search for the grids in a JSON value that has been passed and is no grid itself.
///
/// A grid is an array whose first element is an object, or an object of several objects that share
/// a key with the first. The search does not look inside a grid.
struct JSONGridSearch {
  private static let depthLimit = 4
  /// The largest number of grids in a result; with more grids the user has to choose all the same.
  private static let countLimit = 100
  /// The number of other values that is common in an object which exists only for its grids.
  private static let otherLimit = 8
  struct Grid {
    let pointer: JSONPointer
    let value: JSONValue
  }

  private(set) var grids: [Grid] = []
  private var emptyArrays: [Grid] = []
  private var otherCount = 0
  private let isNamed: Bool

  init(_ value: JSONValue) {
    isNamed = value.isNamed
    var keys: [[UInt8]] = []
    look(at: value, &keys)
  }

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

  /// The grids that the object exists for; empty if the object is a record that also has lists.
  ///
  /// If the object holds no grid, the result is its only empty array.
  var outstanding: [Grid] {
    guard grids.isEmpty else {
      let counts = otherCount > Self.otherLimit ? grids.map(\.value.count) : []
      return otherCount <= counts.max() ?? Self.otherLimit ? grids : []
    }
    return emptyArrays.count == 1 && otherCount <= Self.otherLimit && !isNamed ? emptyArrays : []
  }

  /// The pointers of the grids with their numbers of records, the largest grid first.
  var choices: [GridChoice] {
    let choices = grids.map { GridChoice(pointer: $0.pointer.text, count: $0.value.count) }
    return choices.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension JSONValue {
  /// The keys that name an object which is a record itself.
  private static let names = ["id", "name", "title"].map { Array($0.utf8) }

  var isNamed: Bool { Self.names.contains { member($0) != nil } }

  var holdsRecords: Bool {
    isArray ? firstElement?.isObject ?? false : isObject && holdsObjectsAlike
  }

  /// True if the value is an object of several objects, each of which has a key of the first.
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

  var keys: Set<[UInt8]> {
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
