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
  private static let names = ["id", "name", "title"].map { Array($0.utf8) }

  struct Grid {
    let path: MemberPath
    let value: JSONValue
  }

  private(set) var grids: [Grid] = []
  private var emptyArrays: [Grid] = []
  private var otherCount = 0
  /// True if the object itself has a key that names a record.
  private(set) var isNamed = false
  /// True if any key leads to a scalar that names a record.
  private(set) var holdsName = false

  init(_ value: JSONValue) {
    var keys: [[UInt8]] = []
    look(at: value, &keys)
  }

  private mutating func look(at value: JSONValue, _ keys: inout [[UInt8]]) {
    if value.holdsRecords {
      grids.append(Grid(path: MemberPath(keys: keys), value: value))
    } else if value.isArray, value.isEmptyContainer {
      emptyArrays.append(Grid(path: MemberPath(keys: keys), value: value))
    } else if value.isObject, keys.count < Self.depthLimit {
      value.forEachMember { key, member in
        let key = key.content
        isNamed = isNamed || keys.isEmpty && Self.names.contains(key)
        keys.append(key)
        look(at: member, &keys)
        keys.removeLast()
        return grids.count < Self.countLimit
      }
    } else {
      otherCount += 1
      guard value.isScalar, !value.isNull, let key = keys.last else { return }
      holdsName = holdsName || Self.names.contains(key.map { $0 | 0x20 })
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
    let choices = grids.map { GridChoice(pointer: $0.path.pointer, count: $0.value.count) }
    return choices.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension JSONValue {
  var holdsRecords: Bool {
    isArray ? firstElement?.isObject ?? false : isObject && holdsObjectsAlike
  }

  /// True for an object of several objects, each of which has a key of the first.
  private var holdsObjectsAlike: Bool {
    var first: Set<[UInt8]> = []
    var (count, areAlike) = (0, true)
    forEachMember { _, member in
      if count == 0 { first = member.keys }
      count += 1
      areAlike = false
      member.forEachMember { key, _ in
        areAlike = first.contains(key.content)
        return !areAlike
      }
      return areAlike
    }
    return areAlike && count > 1
  }
}

// MARK: - Inner records

extension JSONValue {
  private static let sampleSize = 20

  /// The only list of objects in each of the first records of an array, whose elements are the
  /// records to pick from; nil if the records stand for themselves.
  ///
  /// `Reservations` of `aws ec2 describe-instances` are such records, around their `Instances`.
  var innerList: MemberPath? {
    var found: MemberPath?
    var isOnly = true
    var left = Self.sampleSize
    forEachElement { record in
      let search = JSONGridSearch(record)
      let lists = search.grids.filter(\.value.isArray)
      // Only a record with a list says that records are around it.
      isOnly =
        lists.count < 2 && !search.holdsName
        && (lists.isEmpty ? left < Self.sampleSize : lists[0].path == found ?? lists[0].path)
      found = found ?? lists.first?.path
      left -= 1
      return isOnly && left > 0
    }
    guard isOnly, let path = found, let first = firstElement else { return nil }
    // Records like the one around them are a tree, in which each record stands for itself.
    guard let keys = first.member(at: path)?.firstElement?.keys,
      keys.count(where: { first.member($0) != nil }) * 2 <= keys.count
    else { return nil }
    return path
  }

  /// Returns the elements of the list in a record; none if not all are objects.
  func innerRecords(at path: MemberPath) -> [Int] {
    var starts: [Int] = []
    var areObjects = true
    member(at: path)?.forEachElement { element in
      starts.append(element.start)
      areObjects = element.isObject
      return areObjects
    }
    return areObjects ? starts : []
  }
}
