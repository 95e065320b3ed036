import GridpickTestSupport
import Testing

/// Two hundred odd files: each record that Python reads is found, and can be picked by keys.
@Suite(.needs("python3")) struct RecordCorpusTests {
  /// Writes the files, and for each its options and the number of its records, a line each.
  private static let script = #"""
    import csv, io, json, random, sys
    r = random.Random(31)
    words = ["", "a", "Ann", "x y", "é名", "1", "-3.5", "null", "a,b", 'say "hi"', "two\nlines", "#", "  ", "{x}"]
    def word(): return r.choice(words)
    def table(delimiter, quotes):
        rows = []
        width = r.choice([1, 1, 2, 3, 7])
        for n in range(r.randint(1, 12)):
            count = width if r.random() < 0.7 else r.randint(1, width)
            fields = [word() for _ in range(count)]
            if not quotes:
                fields = [f.replace("\n", " ").replace("\t", " ").replace('"', "'") for f in fields]
            rows.append(fields if rows else ["first"] + fields[1:])
        out = io.StringIO()
        end = r.choice(["\n", "\r\n"]) if quotes else "\n"
        if quotes:
            csv.writer(out, delimiter=delimiter, lineterminator=end).writerows(rows)
        else:
            for fields in rows: out.write(delimiter.join(fields) + end)
        text = out.getvalue()
        # A last record of nothing is no record without its newline.
        if rows[-1] != [""] and r.random() < 0.3: text = text[:-len(end)]
        # An empty line is no record of a tsv file; in csv a lone empty field is written in quotes.
        return text, len(rows) if quotes else sum(fields != [""] for fields in rows)
    def value(depth):
        kind = r.randint(0, 6 if depth else 4)
        if kind == 0: return None
        if kind == 1: return r.randint(-5, 10**12)
        if kind == 2: return r.choice([True, False])
        if kind <= 4: return word()
        if kind == 5: return [value(0) for _ in range(r.randint(0, 3))]
        return {r.choice("pqr") + str(n): value(depth - 1) for n in range(r.randint(0, 3))}
    def records():
        keys = r.sample(["name", "id", "a b", "x.y", "é", "n", ""], r.randint(1, 6))
        return [{k: value(2) for k in keys if r.random() < 0.8} for _ in range(r.randint(2, 12))]
    for number in range(204):
        kind = ["csv", "csv", "tsv", "json", "ndjson", "json"][number % 6]
        if kind == "csv": text, count = table(",", True); options = "-F csv --no-header"
        elif kind == "tsv": text, count = table("\t", False); options = "-F tsv --no-header"
        elif kind == "json":
            data = records(); count = len(data); options = "-F json"
            text = json.dumps(data, ensure_ascii=r.random() < 0.5, indent=r.choice([None, 2]))
        else:
            data = records(); count = len(data); options = "-F ndjson"
            text = "".join(json.dumps(d) + "\n" for d in data)
        with open("%s/%d" % (sys.argv[1], number), "w", newline="", encoding="utf-8") as f: f.write(text)
        print(number, count, options)
    """#

  @Test func `P11.6 each record of any file is found, and can be picked by keys`() throws {
    let folder = try TemporaryFolder()
    let cases = String(
      decoding: try Tool.run(["python3", "-c", Self.script, folder.path]), as: UTF8.self)
    for line in cases.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let count = try #require(Int(words[1]))
      let arguments = Array(words[2...]) + ["--print0", "--print", "{n}"]
      let found = try PseudoTerminal.start(
        Launch([Gridpick.path] + arguments + ["-f", "", words[0]], directory: folder.path))
      #expect(try found.waitForExit() == .exited(0), "\(line)")
      let all = (0..<count).map { "\($0)\0" }.joined()
      #expect(found.printed == all, "\(line)")
      // The record in the midst, by its number and Enter.
      let midst = count / 2
      let terminal = try PseudoTerminal.start(
        Launch(
          [Gridpick.path] + arguments + ["-l", "sheet", words[0]], directory: folder.path))
      try terminal.waitUntil("row 1/\(count)") { $0.lines.last?.contains("1/\(count) ") == true }
      terminal.send(":\(midst + 1)\r\r")
      #expect(try terminal.waitForExit() == .exited(0), "\(line)")
      #expect(terminal.printed == "\(midst)\0", "\(line)")
    }
  }
}
