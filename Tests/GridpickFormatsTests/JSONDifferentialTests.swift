import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Records of random documents as another program takes them apart.
@Suite(.needs("python3")) struct JSONDifferentialTests {
  /// Prints one text of records after another, and behind each what the columns of each record hold:
  /// the path of a value as a list, and its text as it was written.
  private static let script = #"""
    import json, random, sys
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    random.seed(seed)
    KEYS = ["a", "b", "c", "name", "id", "x.y", "", 'q"', "\u00e9", "e\u0301", "\U0001f600", "\\", "t\n"]

    def text(value):
        return json.dumps(value, ensure_ascii=random.random() < 0.5)

    def scalar():
        return random.choice([None, True, False, 1, -2.5, "", "s", "\u00e9\t", "\U0001f600", '"', "a.b"])

    def value(depth):
        kind = random.random()
        if depth < 4 and kind < 0.35:
            return {key: value(depth + 1) for key in random.sample(KEYS, random.randint(0, 4))}
        if depth < 4 and kind < 0.5:
            return [value(depth + 1) for _ in range(random.randint(0, 3))]
        return scalar()

    def blank():
        return random.choice(["", "", " ", "\n", "\t "])

    def written(value, path, leaves):
        if isinstance(value, dict) and value:
            parts = []
            for key, member in value.items():
                parts.append(blank() + text(key) + blank() + ":" + blank() + written(member, path + [key], leaves) + blank())
            return "{" + ",".join(parts) + "}"
        source = text(value)
        leaves.append((path, value if isinstance(value, str) else source, value is None))
        return source

    for _ in range(count):
        records, table = [], []
        for _ in range(random.randint(1, 5)):
            leaves = []
            record = {key: value(1) for key in random.sample(KEYS, random.randint(1, 6))}
            records.append(written(record, [], leaves))
            table.append(leaves)
        sys.stdout.write("[" + ",".join(records) + "]\0")
        for leaves in table:
            for path, picked, isNull in leaves:
                if not isNull:
                    sys.stdout.write("\1".join(path) + "\2" + picked + "\3")
            sys.stdout.write("\4")
        sys.stdout.write("\0")
    """#

  private struct Expected {
    var text: [UInt8]
    /// For each record its values by their paths.
    var records: [[[[UInt8]]: [UInt8]]]
  }

  private func expected(seed: Int, count: Int) throws -> [Expected] {
    let arguments = ["python3", "-c", Self.script, "\(seed)", "\(count)"]
    let environment = TestEnvironment.basic.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
    let printed = try Tool.run(arguments, environment: environment, within: 60)
    let parts = printed.split(separator: 0, omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { part in
      let records = parts[part + 1].split(separator: 4, omittingEmptySubsequences: false).dropLast()
      return Expected(text: Array(parts[part]), records: records.map(values))
    }
  }

  private func values(_ record: ArraySlice<UInt8>) -> [[[UInt8]]: [UInt8]] {
    var values: [[[UInt8]]: [UInt8]] = [:]
    for leaf in record.split(separator: 3) {
      let parts = leaf.split(separator: 2, maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: 1, omittingEmptySubsequences: false).map { Array($0) }
      values[path] = Array(parts[1])
    }
    return values
  }

  /// The items that can be picked in each record, by the path of their column.
  private func values(_ grid: Grid, paths: Set<[[UInt8]]>) -> [[[[UInt8]]: [UInt8]]] {
    let columns = paths.compactMap { path in
      grid.column(named: MemberPath(keys: path).written).map { (path, $0) }
    }
    return (0..<grid.sectionCount).map { section in
      var values: [[[UInt8]]: [UInt8]] = [:]
      for (path, column) in columns {
        let place = Position(section: section, index: column)
        if grid.hasItem(at: place) { values[path] = grid.value(at: place) }
      }
      return values
    }
  }

  @Test(arguments: 1...4)
  func `every record has the same values and paths as in Python`(seed: Int) throws {
    let options = ReadingOptions(rowTitles: false)
    for expected in try expected(seed: seed, count: 300) {
      let paths = Set(expected.records.flatMap(\.keys))
      let document = try FormatName.json.format.read(SourceText(expected.text), options)
      guard let grid = document.data.asTable else { continue }
      #expect(values(grid, paths: paths) == expected.records)
      let titles = (0..<grid.columnCount).map { grid.columnTitle($0).map { Array($0.utf8) } }
      #expect(Set(titles).count == grid.columnCount)
      let text = Array("[0]\n".utf8) + Self.lines(of: grid)
      guard
        let other = try FormatName.ndjson.format.read(SourceText(text), options).data.asTable
      else { continue }
      #expect(Array(values(other, paths: paths).dropFirst()) == expected.records)
    }
  }

  /// A record a line: those that break lie between tokens.
  private static func lines(of grid: Grid) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    return (0..<grid.sectionCount).flatMap { section in
      let record = grid.source.record(at: ItemID(section: section, index: 0))
      return record.map { $0 == newline ? UInt8(ascii: " ") : $0 } + [newline]
    }
  }
}
