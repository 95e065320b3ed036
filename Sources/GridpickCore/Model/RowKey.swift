/// The bytes that identify a thing in newer data, each part with its length (rule P8).
struct RowKey: Equatable {
  private(set) var bytes: [UInt8] = []

  init(id: [UInt8]) { bytes = [2] + id }

  init(_ parts: [[UInt8]?]) {
    for part in parts { append(part) }
  }

  fileprivate var isID: Bool { bytes.first == 2 }

  func begins(_ other: RowKey) -> Bool { other.bytes.starts(with: bytes) }

  mutating func append(_ part: [UInt8]?) {
    guard let part else { return bytes.append(0) }
    bytes.append(1)
    withUnsafeBytes(of: part.count) { bytes += $0 }
    bytes += part
  }

  fileprivate var hash: Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// The things of one kind in some data, in ascending order, and the key of each.
///
/// Of several things with one key, the nearest in the nearest part is found; of two equally near,
/// the earlier.
struct RowKeys {
  /// The parts of the data to search: single things, or sections of several things.
  let parts: Range<Int>
  /// The number of things in a part; nil if each part is one thing, with the part's number.
  ///
  /// Otherwise a thing has the `number` of its position.
  var count: ((Int) -> Int)?
  var cost = 1
  /// Returns a thing's key; nil if the thing is missing, or if its key begins unlike the given key.
  let keyIfLike: (_ number: Int, RowKey?) -> RowKey?

  /// The most things that can be looked at within one frame.
  static let seenAtOnce = 10_000
  /// This many neighbours are read together, because they lie in the same block of the file.
  private static let stride = 4_096

  struct Pair {
    let old: Int
    let new: Int
  }

  func key(_ number: Int) -> RowKey? { keyIfLike(number, nil) }

  /// Finds things of older data in one pass; nil if stopped.
  ///
  /// Of several things with the key, the one nearest to `near` of the old number is found.
  func carry(
    _ wanted: [Int], from old: RowKeys, _ work: PartedWork,
    near: @escaping (Int) -> Int = { $0 }
  ) -> [Pair]? {
    // Only hashes are kept, because keys are too many and too long.
    typealias Hashed = (hash: Int, number: Int)
    let asked: [Hashed]? = work.gather(wanted.count, by: Self.stride) { places, add in
      for number in wanted[places] { old.key(number).map { add(($0.hash, number)) } }
    }
    guard let asked else { return nil }
    let hashes = Set(asked.map(\.hash))
    let present: [Hashed]? = work.gather(parts.count, by: Self.stride) { places, add in
      for number in parts.dropFirst(places.lowerBound).prefix(places.count).lazy.flatMap(numbers) {
        if let hash = key(number)?.hash, hashes.contains(hash) { add((hash, number)) }
      }
    }
    guard let present = present?.sorted(by: <) else { return nil }
    return work.gather(asked.count, by: Self.stride) { places, add in
      for (hash, number) in asked[places] {
        let all = 0..<present.count
        let first = all.partitionPoint { present[$0].hash < hash }
        let end = (first..<present.count).partitionPoint { present[$0].hash == hash }
        let alike = present[first..<end].lazy.map(\.number)
        guard let wanted = old.key(number), let place = alike.nearest(to: near(number))
        else { continue }
        let found =
          key(place) == wanted
          ? place : Array(alike).filter { key($0) == wanted }.nearest(to: near(number))
        if let found { add(Pair(old: number, new: found)) }
      }
    }
  }

  /// Returns the nearest thing with a key; nil if too many other things lie nearer.
  func nearest(to number: Int, _ wanted: RowKey?, within reach: Int = seenAtOnce) -> Int? {
    guard let wanted else { return nil }
    let near = Position(number: number)
    let part = (count == nil ? near.index : near.section) - parts.lowerBound
    var left = max(1, reach / (wanted.isID ? 1 : cost))
    for part in Outwards(from: max(0, part), below: parts.count) {
      let numbers = numbers(ofPart: parts.lowerBound + part)
      // Reading an empty part takes time too.
      if numbers.isEmpty { left -= 1 }
      for index in Outwards(from: near.index, below: numbers.count) {
        guard left > 0 else { return nil }
        left -= 1
        if keyIfLike(numbers.lowerBound + index, wanted) == wanted {
          return numbers.lowerBound + index
        }
      }
      guard left > 0 else { return nil }
    }
    return nil
  }

  private func numbers(ofPart part: Int) -> Range<Int> {
    count.map { Marks.keys(ofSection: part, count: $0(part)) } ?? part..<part + 1
  }
}

extension RandomAccessCollection<Int> where Index == Int {
  /// Returns the nearest of these ascending numbers, in the nearest section that has any.
  func nearest(to number: Int) -> Int? {
    var wanted = Position(number: number)
    let place = (startIndex..<endIndex).partitionPoint { self[$0] < number }
    let near = [place - 1, place].filter(indices.contains).map { self[$0] }
    let sections = near.map { Position(number: $0).section }
    guard let section = sections.min(by: { abs($0 - wanted.section) < abs($1 - wanted.section) })
    else { return nil }
    if section == wanted.section {
      return zip(near, sections).filter { $1 == section }.map(\.0)
        .min { abs($0 - number) < abs($1 - number) }
    }
    wanted.section = section
    return nearest(to: wanted.number)
  }
}

extension Position {
  var number: Int { Marks.key(of: ItemID(section: section, index: index)) }

  init(number: Int) {
    let id = Marks.id(ofKey: number)
    self.init(section: id.section, index: id.index)
  }
}

extension RowKeys {
  /// The rows of some data, identified by id, or else by title and content.
  static func rows(of grid: Grid) -> RowKeys {
    // To read one record, the program makes all its fields.
    let cost = grid.isCostly ? max(1, grid.columnCount) : 1
    return RowKeys(parts: 0..<grid.sectionCount, cost: cost) { section, wanted in
      guard section < grid.sectionCount else { return nil }
      if grid.isList, let id = grid.identity(at: Position(section: section, index: 0)) {
        return RowKey(id: id)
      }
      if let id = grid.sectionKey(section) { return RowKey(id: id) }
      var key = RowKey([grid.titleBytes(ofSection: section)])
      var last: [UInt8]?
      for index in 0..<grid.itemCount(inSection: section) {
        guard let id = grid.id(at: Position(section: section, index: index)) else { continue }
        if let wanted, !key.begins(wanted) { return nil }
        if grid.itemsStandAlone {
          for part in grid.content(of: id) { key.append(part) }
          continue
        }
        let record = grid.record(at: id)
        // All fields of a record return the same record.
        if record == last, !record.isEmpty { break }
        key.append(record)
        last = record
      }
      return key
    }
  }

  /// The items where rows are no records, identified by id, or else by titles and content.
  static func items(
    of grid: Grid, columnsAreLinked: Bool, in sections: Range<Int>? = nil
  ) -> RowKeys {
    RowKeys(parts: sections ?? 0..<grid.sectionCount, count: grid.itemCount) { number, _ in
      let place = Position(number: number)
      guard place.section < grid.sectionCount, grid.hasItem(at: place), let id = grid.id(at: place)
      else { return nil }
      if let identity = grid.identity(at: place) { return RowKey(id: identity) }
      let column =
        columnsAreLinked ? titled(grid.titleBytes(ofColumn: place.index), place.index) : []
      return RowKey([grid.titleBytes(ofSection: place.section)] + column + grid.content(of: id))
    }
  }

  /// The sections of some data, identified by key, or else by title, or else by number.
  static func sections(of grid: Grid) -> RowKeys {
    RowKeys(parts: 0..<grid.sectionCount) { section, _ in
      guard section < grid.sectionCount else { return nil }
      return grid.sectionKey(section).map(RowKey.init(id:))
        ?? RowKey(titled(grid.titleBytes(ofSection: section), section))
    }
  }

  private static func titled(_ title: [UInt8]?, _ number: Int) -> [[UInt8]?] {
    [title, title == nil ? Array("\(number)".utf8) : nil]
  }
}
