import GridpickCore
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The scripts that complete command lines, as they are written.
struct CompletionScriptTests {
  /// True if a script has a word by itself, and not only as a part of another.
  private func has(_ word: String, _ script: String) -> Bool {
    script.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains { $0 == word }
  }

  @Test(arguments: Shell.allCases)
  func `each script has every option, by its name and its letter`(shell: Shell) {
    let script = CompletionScript.text(for: shell)
    for row in OptionTable.rows {
      let dashes = shell == .fish ? "" : "--"
      #expect(has(dashes + row.name, script), "\(row.name)")
      guard let letter = row.letter else { continue }
      switch shell {
      case .bash: #expect(has("-\(letter)", script))
      case .zsh: #expect(script.contains("'*-\(letter)"))
      case .fish: #expect(script.contains(" -s \(letter) -l \(row.name) "))
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func `each script has every action, event and key`(shell: Shell) {
    let script = CompletionScript.text(for: shell)
    let events = Occasion.rows.map { String($0.name.prefix { $0 != "(" }) }
    let words = ActionRow.all.map(\.name) + events + Key.names
    for word in words where word.allSatisfy(\.isASCII) { #expect(has(word, script), "\(word)") }
  }

  @Test(arguments: Shell.allCases)
  func `each script has every word that an option accepts`(shell: Shell) {
    let script = CompletionScript.text(for: shell)
    for case .words(let words) in OptionTable.rows.map(\.values) {
      for word in words.first() + words.next() {
        #expect(script.contains("'\(word)'") || shell == .fish && script.contains(#"\'\#(word)\'"#))
      }
    }
  }

  @Test func `options accept every word that the scripts offer`() throws {
    for row in OptionTable.rows {
      guard case .words(let words) = row.values else { continue }
      for word in words.first() where !":=-".contains(word.last ?? " ") {
        var options = CommandOptions()
        try row.set(&options, SystemText(word))
      }
    }
  }

  @Test(arguments: [
    ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), (#"$x\"#, #"'$x\'"#),
  ])
  func `a quoted word stays one word for the shell, whatever it contains`(
    word: String, quoted: String
  ) {
    #expect(word.shellQuoted == quoted)
  }
}
