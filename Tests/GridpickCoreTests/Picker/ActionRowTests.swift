import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The names of what keys and events can be bound to.
struct ActionRowTests {
  private static let alone = ActionRow.all.filter { $0.written == $0.name }

  private func bindings(_ text: String) throws(ValueError) -> [Binding] {
    try BindingReader.bindings(in: Array(text.utf8))
  }

  @Test func `B1.1 each action of the key table has a name`() throws {
    let named = try Self.alone.map { try bindings("x:\($0.name)")[0].actions }
    for row in Keymap.standard.bindings {
      #expect(named.contains(row.actions), "\(row.help)")
    }
  }

  @Test func `B1.1 action names are unique, and each has a description`() throws {
    let names = ActionRow.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in Self.alone {
      #expect(name.name.allSatisfy { "a"..."z" ~= $0 || $0 == "-" })
      #expect(!name.words.isEmpty, "\(name.name)")
    }
  }

  /// A written binding is read as meant, whatever keys and actions stand beside each other.
  @Test(arguments: 0..<200)
  func `B1.2 B2.15 random actions are read back as written`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let keys = ["a", ",", ":", "+", "-", "é", "日", "ctrl-x", "alt-,", "enter", "f7", "Esc", "move"]
    let texts = ["", "ls", "a,b", "a+b", "a) b", "echo $(x)", "{}", "é: +x", "a)b,c)d"]
    let pairs: [(String, String)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("~", "~"), ("|", "|"), ("/", "/"),
    ]
    var text: [String] = []
    var meant: [(name: String, actions: [Action])] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let key = keys[Int.random(in: keys.indices, using: &random)]
      var written: [String] = []
      var actions: [Action] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = Self.alone[Int.random(in: Self.alone.indices, using: &random)].name
        let argument = texts[Int.random(in: texts.indices, using: &random)]
        let pair = pairs[Int.random(in: pairs.indices, using: &random)]
        // A text that closes too early is no argument between these signs.
        let closes = [",", "+"].contains { argument.contains(pair.1 + $0) }
        if Bool.random(using: &random), !closes {
          written.append("become" + pair.0 + argument + pair.1)
          actions.append(Action("become", .command(try CommandTemplate(Array(argument.utf8)))))
        } else {
          written.append(name)
          actions += try bindings("x:\(name)")[0].actions
        }
      }
      text.append(key + ":" + written.joined(separator: "+"))
      meant.append((key, actions))
    }
    let read = try bindings(text.joined(separator: ","))
    #expect(read.map(\.actions) == meant.map(\.actions), "\(text)")
    #expect(try read.map(\.triggers) == meant.map { try bindings("\($0.name):up")[0].triggers })
  }
}
