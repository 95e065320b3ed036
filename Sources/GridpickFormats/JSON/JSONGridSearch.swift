/// A search for grids inside a checked JSON value that is not a grid itself.
///
/// A grid is an array whose first element is an object, or an object of several objects that share
/// a key with the first. The search does not look inside a grid.
struct JSONGridSearch {
  private static let depthLimit = 4
  /// The largest number of other values in an object that still counts as a wrapper of its grids.
  private static let otherLimit = 8
  private static let names = ["id", "name", "title"].map { Array($0.utf8) }

  typealias Grid = (path: MemberPath, value: JSONValue)

  private(set) var grids: [Grid] = []
  private var emptyArrays: [Grid] = []
  private var otherCount = 0
  private var isNamed = false

  init(_ value: JSONValue) {
    look(at: value, [])
  }

  private mutating func look(at value: JSONValue, _ keys: [[UInt8]]) {
    if value.holdsRecords {
      grids.append((MemberPath(keys: keys), value))
    } else if value.isArray, value.isEmptyContainer {
      emptyArrays.append((MemberPath(keys: keys), value))
    } else if value.isObject, keys.count < Self.depthLimit {
      for (key, member) in value.members {
        let key = key.unescaped()
        isNamed = isNamed || keys.isEmpty && Self.names.contains(key)
        look(at: member, keys + [key])
      }
    } else {
      otherCount += 1
    }
  }

  /// The grids that the object exists for, or its only empty array; empty for a record with lists.
  var outstanding: [Grid] {
    let hasFewOthers = otherCount <= Self.otherLimit
    guard !grids.isEmpty else {
      return emptyArrays.count == 1 && hasFewOthers && !isNamed ? emptyArrays : []
    }
    return hasFewOthers || grids.contains { otherCount <= $0.value.count } ? grids : []
  }

  var choices: [GridChoice] {
    grids.map { GridChoice(pointer: $0.path.pointer, count: $0.value.count) }
      .sorted { $0.count > $1.count }
  }
}

extension JSONValue {
  var holdsRecords: Bool {
    isArray ? firstElement?.isObject ?? false : holdsObjectsAlike
  }

  /// True for an object of several objects, each of which has a key of the first one.
  private var holdsObjectsAlike: Bool {
    let keys = members.first { _ in true }?.value.keys ?? []
    return members.allSatisfy { $0.value.members.contains { keys.contains($0.key.unescaped()) } }
      && isObject && count > 1
  }
}
