import Testing

@testable import GridpickCore

/// The bindings of keys and events, as written.
struct BindingReaderTests {
  private func bindings(_ text: String) throws(ValueError) -> [Binding] {
    try BindingReader.bindings(in: Array(text.utf8))
  }

  /// `ctrl-a: [up, down]` of each.
  private func read(_ text: String) throws(ValueError) -> [Binding.Trigger: [Action]] {
    let pairs = try bindings(text).flatMap { written in
      written.triggers.map { ($0, written.actions) }
    }
    return Dictionary(pairs) { $1 }
  }

  private func fault(_ text: String) -> String? {
    #expect(throws: ValueError.self) { try bindings(text) }?.reason
  }

  private static func command(_ text: String) throws -> Action {
    Action("execute", .command(try CommandTemplate(Array(text.utf8))))
  }

  @Test func `B1.3 a key has one or more actions, and several keys are bound at once`() throws {
    #expect(try read("ctrl-a:up") == [.key(.control("a")): ["up"]])
    #expect(
      try read("a:up+down,b:help") == [
        .key("a"): ["up", "down"], .key("b"): ["help"],
      ])
    #expect(
      try read("start,f1:UP") == [
        .occasion(.start): ["up"], .key(Key(.function(1))): ["up"],
      ])
  }

  @Test(arguments: [
    (",:up", ","), ("::up", ":"), ("+:up", "+"), ("-:up", "-"), ("b:up,,:up", ","),
  ])
  func `B1.2 symbols of the grammar can be keys`(text: String, key: Character) throws {
    #expect(try read(text)[.key(Key(.character(key)))] == ["up"])
  }

  @Test func `B1.2 the symbols of the grammar can be keys after a modifier`() throws {
    #expect(try read("alt-,:up")[.key(Key(.character(","), .alt))] == ["up"])
    #expect(try read("alt-::up")[.key(Key(.character(":"), .alt))] == ["up"])
    #expect(
      try read("alt--:up,Alt-,,-:down") == [
        .key(Key(.character("-"), .alt)): ["up"],
        .key(Key(.character(","), .alt)): ["down"], .key("-"): ["down"],
      ])
    #expect(try BindingReader.keys(in: Array("alt--,-,b".utf8)).map(\.name) == ["alt--", "-", "b"])
  }

  /// fzf ends what stands in brackets where the closing one is followed by a plus, a comma or nothing.
  @Test(arguments: [
    "(ls)", "[ls]", "{ls}", "<ls>", "~ls~", "!ls!", "@ls@", "#ls#", "$ls$", "%ls%", "^ls^", "&ls&",
    "*ls*", ";ls;", "/ls/", "|ls|", ":ls",
  ])
  func `B2.15 the argument of an action is in any of fzf's bracket pairs`(written: String)
    throws
  {
    #expect(try read("a:execute\(written)") == [.key("a"): [Self.command("ls")]])
  }

  @Test(arguments: [
    ("a:execute(echo $(date))", "echo $(date)"), ("a:execute(echo a, b+c)", "echo a, b+c"),
    ("a:execute[f() { ls; }]", "f() { ls; }"), ("a:execute:up+x,b:down)", "up+x,b:down)"),
    ("a:execute()", ""), ("a:execute~~", ""), ("a:execute(a\nb)", "a\nb"),
    ("a:execute(f) g)", "f) g"), ("a:execute{echo {}}", "echo {}"),
  ])
  func `B2.15 an argument ends at a closing symbol before a plus, a comma or the end`(
    text: String, command: String
  ) throws {
    #expect(try read(text) == [.key("a"): [Self.command(command)]])
  }

  @Test func `B2.15 after an argument comes the next action or the next key`() throws {
    #expect(
      try read("a:execute(ls)+down,b:execute(a))+up") == [
        .key("a"): [Self.command("ls"), "down"],
        .key("b"): [Self.command("a)"), "up"],
      ])
  }

  @Test(
    arguments: [
      ("", "no key or event"), ("a:up,", "no key or event"), ("a", "'a' has no action"),
      ("a:", "'a' has no action"), ("a:up+", "'a' has no action"),
      ("a-,b:up", "'a-' is not a key or event"), ("page-:up", "'page-' is not a key or event"),
      ("a,b", "'b' has no action"), ("a:up,b", "'b' has no action"),
      ("nokey:up", "'nokey' is not a key or event"), ("ab:up", "'ab' is not a key or event"),
      ("shift-x:up", "'shift-x' is not a key or event"),
      ("ctrl-1:up", "'ctrl-1' is not a key or event"),
      ("a:upp", "'upp' is not an action"), ("a:prevue(x)", "'prevue' is not an action"),
      ("a:close", "'close' is not an action"), ("a:call", "'call' is not an action"),
      ("a:up(2)", "'up' takes no argument"), ("a:up:b", "'up' takes no argument"),
      ("a:execute", "'execute' needs an argument"),
      ("a:execute(ls", "'execute(' is not closed"),
      ("a:execute(ls)x", "'execute(' is not closed"),
      ("a:go(1)", "go: '1': expected two numbers, e.g. go(1,2)"),
      ("a:go(1,-2)", "go: '1,-2': expected two numbers, e.g. go(1,2)"),
      ("a:change-layout(grd)", "'grd' is not a layout"),
      ("a:print({row)", "print: '{row': expected a valid template; { without }; write {{ for {"),
    ])
  func `B3.1 an invalid binding is reported with its fault`(text: String, expected: String) {
    #expect(fault(text)?.hasPrefix(expected) == true)
  }
}
