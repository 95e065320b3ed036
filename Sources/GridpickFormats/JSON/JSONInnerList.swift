/// The only list of objects in each of some records, whose elements are the records to pick from.
///
/// `Reservations` of `aws ec2 describe-instances` are such records, around their `Instances`.
struct JSONInnerList: Equatable, Sendable {
  private static let sampleSize = 20
  private static let depthLimit = 4
  /// The keys that name a record, in small letters.
  private static let names = ["id", "name", "title"].map { Array($0.utf8) }

  let path: MemberPath

  /// Returns the list in the first records of an array; nil if they stand for themselves.
  init?(ofRecords records: JSONValue) {
    var left = Self.sampleSize
    var found: Lists?
    records.forEachElement { record in
      left -= 1
      let lists = Self.lists(in: record)
      switch (found, lists) {
      // Only a record with a list says that records are around it.
      case (nil, .only), (.some, .others): found = lists
      case (nil, _): found = .others
      case (.only(let path), .only(let other)) where path != other: found = .others
      default: break
      }
      return left > 0
    }
    guard case .only(let path) = found, let first = records.firstElement,
      let element = first.member(at: path)?.firstElement
    else { return nil }
    self.path = path
    // Records like the one around them are a tree, in which each record stands for itself.
    let keys = element.keys
    guard keys.count(where: { first.member($0) != nil }) * 2 <= keys.count else { return nil }
  }

  /// Returns the elements of the list in a record; nil if there are none, or not all are objects.
  func elements(of record: JSONValue) -> [Int]? {
    var starts: [Int] = []
    var areObjects = true
    record.member(at: path)?.forEachElement { element in
      starts.append(element.start)
      areObjects = element.isObject
      return areObjects
    }
    return areObjects && !starts.isEmpty ? starts : nil
  }

  private enum Lists {
    case none
    case only(MemberPath)
    /// There are several lists of objects, or the record has a name of its own.
    case others
  }

  private static func lists(in record: JSONValue) -> Lists {
    var lists = Lists.none
    var keys: [[UInt8]] = []
    look(at: record, &keys, &lists)
    return lists
  }

  private static func look(at object: JSONValue, _ keys: inout [[UInt8]], _ lists: inout Lists) {
    object.forEachMember { key, member in
      let key = key.content
      keys.append(key)
      if names.contains(key.map { $0 | 0x20 }), !member.isNull, !member.isObject, !member.isArray {
        lists = .others
      } else if member.isArray, member.firstElement?.isObject == true {
        lists = if case .none = lists { .only(MemberPath(keys: keys)) } else { .others }
      } else if member.isObject, keys.count < depthLimit {
        look(at: member, &keys, &lists)
      }
      keys.removeLast()
      if case .others = lists { return false }
      return true
    }
  }
}
