import GridpickCore
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The values with which the rows of the table are tried.
private enum OptionSample {
  /// A value that each option takes.
  static let values = [
    "format": "csv", "walker": "file,dir", "scheme": "history", "delimiter": ",", "columns": "3",
    "fill": "columns", "pivot": "a,b",
    "pointer": "/a", "field": "label=a", "layout": "grid", "style": "card", "cell": "12x3",
    "link": "shared", "focus": "roam", "snap": "step", "slide-distance": "2,4",
    "deceleration": "fast", "end": "flush", "frozen": "1", "wheel": "2", "title": "t",
    "prompt": "t",
    "border-label": "t", "preview-label": "t",
    "banner": "f", "start": "1,2", "pick": "row", "output": "tsv", "print": "{row}",
    "reload": "date", "more": "date", "color": "dark,title:1",
    "paint": "a=bad",
    "only": "a,b", "sort": "a:desc", "group-by": "a,b", "group-sort": "count:desc", "query": "a",
    "filter": "a",
    "bind": "ctrl-o:up", "expect": "ctrl-v", "height": "~40%",
    "preview": "cat {}", "preview-window": "right:40%", "margin": "1,5%",
    "history": "f", "completion": "bash", "shell-integration": "zsh",
    "listen": "socket", "header-lines": "2", "with-nth": "2..", "nth": "2..", "accept-nth": "2..",
  ]
  /// A text, path or command may have any value.
  static let free = [
    "title", "prompt", "banner", "border-label",
    "preview-label", "reload", "more", "query", "filter",
    "preview", "history",
  ]
  /// A repeated option adds to its earlier value.
  static let gathered = ["bind", "expect", "paint"]
  /// A column title, or a path, may be any text but the empty one.
  static let named = ["listen", "only", "sort", "frozen", "group-by", "with-nth", "nth"]
  /// The values that only these options accept.
  static let senseless = #"\{"#

  static let rows = OptionTable.rows
  static let flags = rows.filter { $0.argument == nil }.map(\.name)
  static let takers = rows.filter { $0.argument != nil && !$0.isOptional }.map(\.name)
}

/// Every row of the table, in every way that it can be written.
///
/// A suite within the other, for the same reason that one has.
extension OptionParserTests {
  @Suite struct TableTests {
    /// The options as they are after some words, to be compared.
    private func outcome(_ words: [String]) throws -> String {
      String(describing: try OptionParser.parse(words.map { SystemText($0) }))
    }

    @Test func `this test tries all options with a value, and no two share a name or a letter`() {
      #expect(Set(OptionSample.takers) == Set(OptionSample.values.keys))
      #expect(Set(OptionSample.rows.map(\.name)).count == OptionSample.rows.count)
      let letters = OptionSample.rows.compactMap(\.letter)
      #expect(Set(letters).count == letters.count && !letters.isEmpty)
      #expect(OptionTable.groups.allSatisfy { !$0.title.isEmpty && !$0.rows.isEmpty })
    }

    @Test(arguments: OptionSample.takers)
    func `each option with a value accepts one, and requires one`(name: String) throws {
      let value = try #require(OptionSample.values[name])
      let set = try outcome(["--\(name)", value])
      #expect(try outcome(["--\(name)=\(value)"]) == set)
      let repeated = try outcome(["--\(name)", value, "--\(name)", value])
      // A repeated binding is stored twice, and means the same.
      #expect(OptionSample.gathered.contains(name) || repeated == set, "it may be repeated")
      #expect(complaint(["--\(name)"]) == "--\(name): value missing")
    }

    @Test(arguments: OptionSample.takers)
    func `an invalid value is named, with the valid ones`(name: String) throws {
      guard !OptionSample.free.contains(name) else {
        for value in [OptionSample.senseless, ""] { _ = try outcome(["--\(name)=\(value)"]) }
        return
      }
      let value = OptionSample.named.contains(name) ? "" : OptionSample.senseless
      let start = "--\(name): '\(value)'"
      for words in [["--\(name)", value], ["--\(name)=\(value)"]] {
        let told = try #require(complaint(words))
        #expect(told.hasPrefix(start) && told.count > start.count, "\(told)")
      }
    }

    @Test(arguments: OptionSample.flags)
    func `a flag changes something, and accepts no value`(name: String) throws {
      #expect(try outcome(["--\(name)"]) != outcome([]))
      // Of flags that take a value in fzf the page says what to use.
      let isFlagThere = !["header", "wrap"].contains(name)
      for word in ["--\(name)=yes", "--\(name)="] {
        #expect(complaint([word])?.hasPrefix("--\(name): ") == true)
        #expect(complaint([word])?.hasSuffix("takes no value") == isFlagThere)
      }
    }

    @Test
    func `a letter stands for its option, with the value in the same word or the next`() throws {
      for row in OptionSample.rows {
        guard let letter = row.letter, !row.isOptional else { continue }
        let value = OptionSample.values[row.name]
        let set = try outcome(["--\(row.name)"] + [value].compactMap(\.self))
        #expect(try outcome(["-\(letter)"] + [value].compactMap(\.self)) == set)
        #expect(try outcome(["-\(letter)\(value ?? "")"]) == set)
        if row.argument != nil {
          #expect(complaint(["-\(letter)"]) == "--\(row.name): value missing")
          #expect(complaint(["-1\(letter)"]) == "--\(row.name): value missing")
        }
      }
    }

    @Test func `an optional value is in the same word`() throws {
      let any = try outcome(["--multi"])
      let three = try outcome(["--multi=3"])
      #expect(any != three)
      #expect(try outcome(["-m"]) == any && outcome(["-m3"]) == three)
      #expect(try outcome(["-1m"]) == outcome(["-1", "-m"]))
      #expect(try outcome(["-m", "-1"]) == outcome(["-1", "-m"]))
      #expect(complaint(["--multi=0"]) == "--multi: '0': expected a number, 1 or more")
      #expect(complaint(["-mx"]) == "--multi: 'x': expected a number, 1 or more")
    }

    @Test func `letters may be grouped, and the last may have a value`() throws {
      let apart = try outcome(["-1", "-0", "-F", "csv", "-o", "tsv"])
      #expect(try outcome(["-10Fcsv", "-otsv"]) == apart)
      #expect(try outcome(["-01F", "csv", "--output=tsv"]) == apart)
      // After a letter with a value the rest is the value, even if it is letters.
      #expect(complaint(["-F10"])?.hasPrefix("--format: '10': expected ") == true)
      #expect(complaint(["-10y"]) == "-y: no such option")
    }

    @Test(arguments: OptionTable.rows.map(\.name))
    func `a prefix that fits one option is enough, and else all candidates are listed`(
      name: String
    ) throws {
      let value = OptionSample.values[name]
      let set = try outcome(["--\(name)"] + [value].compactMap(\.self))
      for length in 1...name.count {
        let beginning = String(name.prefix(length))
        let names = OptionSample.rows.map(\.name).filter { $0.hasPrefix(beginning) }
        let words = ["--\(beginning)"] + [value].compactMap(\.self)
        if names.count == 1 || beginning == name {
          #expect(try outcome(words) == set, "--\(beginning)")
        } else if !names.contains(beginning) {
          let told = names.map { "--\($0)" }.joinedByOr
          #expect(complaint(words) == "--\(beginning): ambiguous: \(told)")
        }
      }
    }

    @Test func `a value may look like an option, or be empty`() throws {
      #expect(try Self.parsed("--title", "--cycle").title == "--cycle")
      #expect(try Self.parsed("--title", "--cycle").picker.cycles == false)
      #expect(try Self.parsed("--title", "--").title == "--")
      #expect(try Self.parsed("--title=").title == "")
      #expect(try Self.parsed("--title", "").title == "")
      #expect(try Self.parsed("--title=a=b").title == "a=b")
    }

    private static func parsed(_ words: String...) throws -> CommandOptions {
      try OptionParser.parse(words.map { SystemText($0) })
    }

    private func complaint(_ words: [String]) -> String? {
      #expect(throws: Complaint.self) {
        try OptionParser.parse(words.map { SystemText($0) })
      }?.message
    }
  }
}
