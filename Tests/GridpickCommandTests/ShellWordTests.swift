import GridpickCommand
import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A real shell gets the values of placeholders byte for byte, and runs none of them (rules
/// V3, R5).
struct ShellWordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The output that a command has written to the file `$OUT`, up to each NUL.
  private func printed(by text: String, _ values: [[UInt8]]) throws -> [[UInt8]] {
    let rendered = try CommandTemplate(Array(text.utf8)).rendered { _ in values }
    let environment = ProcessEnvironment(["PATH": "/usr/bin:/bin", "OUT": folder.file("out")])
      .with(rendered.variables.map { ($0.name, $0.value) })
    let run = try Run.start(
      silently: ShellCommand(SystemText(rendered.text), environment: environment)
    ) { failure, _ in failure }
    #expect(
      Poll.wait(
        for: run.descriptor, events: POLLIN, until: MonotonicClock.now + .seconds(Deadline.patience)
      ) != 0)
    #expect(try #require(run.receive()) == nil)
    let printed = try TextFile.bytes(of: folder.file("out"))
    return printed.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  /// A value that is run as a command leaves a file behind.
  private func expectNothingElse() {
    #expect(folder.names == ["out"])
  }

  private var dangerous: [[UInt8]] {
    let touch = "touch \(folder.file("run"))"
    let texts = [
      "", " ", "a b", "-rf", "--", "-n", "'", "''", "\"", "\\", "\\\\", "\\'", "$(\(touch))",
      "`\(touch)`",
      "; \(touch)", "& \(touch) &", "| \(touch)", "\n\(touch)\n", "'; \(touch); '",
      "\"; \(touch); \"",
      "a[$(\(touch))]", "${x:=$(\(touch))}", "$((1+1))", "$HOME", "*", "?", "[a-z]*", "~", "~root",
      "#x", "!!",
      "{a,b}", "a=b", "() { :;}; \(touch)", "EOF", "x\n", "\n", "\n\n", "\t", "\r\n", "%s",
      "\u{1b}[31m", "é世👩‍👩‍👧",
    ]
    return texts.map { Array($0.utf8) } + [
      [0xff], [0xc3, 0x28], [0x80, 0x81, 0x82], Array(1...255),
    ]
  }

  @Test(arguments: [
    #"printf '%s\0' {} >"$OUT""#, #"x={}; printf '%s\0' "$x" >"$OUT""#,
    #"f() { printf '%s\0' {}; }; f 1 2 >"$OUT""#, #"(printf '%s\0' {}) >"$OUT""#,
    #"set -- 1 2; shift; printf '%s\0' $(:){}"$()" >"$OUT""#,
    #"case {} in *) printf '%s\0' {};; esac >"$OUT""#,
    #"for x in {}; do printf '%s\0' "$x"; done >"$OUT""#,
    #"echo "it's" >/dev/null; printf '%s\0' {} >"$OUT""#, "# don't\nprintf '%s\\0' {} >\"$OUT\"",
    #"if [ x{} = x{} ]; then printf '%s\0' {}; fi >"$OUT""#,
    #"v=`printf '%sx' {}`; printf '%s\0' "${v%x}" >"$OUT""#,
    #"v=$(printf '%sx' {}); printf '%s\0' "${v%x}" >"$OUT""#,
    "cat <<EOF >/dev/null; printf '%s\\0' {} >\"$OUT\"\nit's\nEOF\n",
    #"export A={}; sh -c 'printf "%s\0" "$A"' >"$OUT""#, #"cd /; printf '%s\0' "$(:)"{} >"$OUT""#,
  ])
  func `R5.6 V3.4 a value arrives unchanged wherever a placeholder may stand`(text: String) throws {
    for value in dangerous {
      #expect(try printed(by: text, [value]) == [value])
      expectNothingElse()
    }
  }

  @Test func `R5.6 V3.2 V3.4 ten thousand random values arrive unchanged`() throws {
    var numbers = SeededGenerator(seed: 20)
    let signs = Array("'\"$()`\\\n- *?~[]{};&|<>#!=%\t\u{1}\u{7f}".utf8)
    for _ in 1...20 {
      let values = (0..<500).map { _ in made(of: signs, &numbers) }
      #expect(try printed(by: #"printf '%s\0' {+} >"$OUT""#, values) == values)
    }
    expectNothingElse()
  }

  private func made(of signs: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    let words = dangerous
    var value: [UInt8] = []
    for _ in 0..<Int.random(in: 0...12, using: &numbers) {
      switch Int.random(in: 0...9, using: &numbers) {
      case 0: value += words.randomElement(using: &numbers) ?? []
      case 1...3: value.append(UInt8.random(in: 1...255, using: &numbers))
      case _: value.append(signs.randomElement(using: &numbers) ?? 0x27)
      }
    }
    return value
  }

  @Test func `V3.7 the longest permitted value arrives`() throws {
    // The system takes 131,072 bytes, of which GRIDPICK_1= and a NUL are twelve.
    let value = [UInt8](repeating: UInt8(ascii: "x"), count: 131_060)
    #expect(try printed(by: #"printf '%s\0' {} >"$OUT""#, [value]) == [value])
    #expect(throws: ValueError.self) { try printed(by: "{}", [value + [0x78]]) }
  }
}
