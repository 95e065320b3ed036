import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Which braces of a command stand for something, and where they may.
struct CommandTemplateTests {
  /// With each placeholder between «».
  private func read(_ text: String) throws -> String {
    let parts = try CommandTemplate(Array(text.utf8)).parts.map { part in
      switch part {
      case .text(let text): String(decoding: text, as: UTF8.self)
      case .name(let title, let isOfAll):
        "{\(isOfAll ? "+" : "")\(String(decoding: title, as: UTF8.self))}"
      case .placeholder(let placeholder): "«\(placeholder.text)»"
      }
    }
    return parts.joined()
  }

  @Test func `X1.1 names of columns and fields in braces are filled in, other names stay`() {
    let grid = Grid(TestGrid([["1", "2"]]).titled(columns: ["size", "kind"]))
    let filled = CommandTemplate.filled(Array("{size} {other} {kind} {row}".utf8), of: grid) {
      Array("<\($0.text)>".utf8)
    }
    #expect(
      String(decoding: filled, as: UTF8.self) == "<{size}> {other} <{kind}> <{row}>")
  }

  @Test func `X1.1 the number of a record and its fields are the same for all its cells`() {
    #expect(PickField.known(.number).isOfRecord && PickField.place(2).isOfRecord)
    #expect(!PickField.known(.value).isOfRecord && !PickField.known(.column).isOfRecord)
  }

  @Test(arguments: [
    ("{}", "«{}»"), ("{value}", "«{}»"), ("{+}", "«{+}»"), ("{+value}", "«{+}»"), ("{f}", "«{f}»"),
    ("{+f}", "«{+f}»"), ("{q}", "«{q}»"), ("{label}", "«{label}»"), ("{row}", "«{row}»"),
    ("{column}", "«{column}»"), ("{section}", "«{section}»"), ("{index}", "«{index}»"),
    ("{line}", "«{line}»"), ("{+line}", "«{+line}»"), ("a{}b{}{q}c", "a«{}»b«{}»«{q}»c"),
  ])
  func `V3.1 V3.2 V3.3 placeholders are names between braces`(text: String, parts: String) throws {
    #expect(try read(text) == parts)
  }

  @Test(arguments: [
    "awk '{print}'", "awk '{ print $1 }'", "echo a{b,c}d", "{ ls; }", "${value}", "${}", "$${q}",
    "{x}", "{+q}", "{ }", "{{ }", "{", "{value", "{VALUE}", "awk '{2}'", "grep 'a{2}'", "sed '{n}'",
    "{a-name-that-is-longer}",
    #"find . -exec ls \{} \;"#, #"sh -c 'find . -exec ls \{} \;'"#, "{\u{e4}}",
  ])
  func `V3.6 other braces, and those after a dollar or a backslash, stay as written`(text: String)
    throws
  {
    #expect(try read(text) == text)
    let template = try CommandTemplate(Array(text.utf8))
    #expect(try template.rendered { _ in [] }.text == Array(text.utf8))
  }

  @Test(arguments: [
    "{ date; }", "{ date ;}", "{\tdate\n}", "{date\n}", "{date }", "{+ date; }", "{(date)}",
    "{a,b}", "{a;b}", "{a&b}", "{a|b}", "{a>b}", "{a<b}", "{'a'}", "{\"a\"}", "{`date`}",
    "{$(date)}", #"{a\b}"#, "{a\nb}", "{a..c}", "{ {date} }", "{ echo {a,b}; }",
  ])
  func `R5.6 braces that the shell reads are no field, whatever the titles`(text: String) throws {
    let template = try CommandTemplate(Array(text.utf8)).naming { $0 != Array("date".utf8) }
    #expect(try template.rendered { _ in [[65]] }.text == Array(text.utf8))
    let title = text.dropFirst().dropLast().replacing(#"\"#, with: #"\\"#).replacing(
      "}", with: #"\}"#)
    let named = try CommandTemplate(Array("{field:\(title)}".utf8))
    #expect(named.placeholders.count == 1)
  }

  @Test(arguments: ["a b", "PORT(S)", "%CPU", "#", "metadata.name", "日本", "a=b", "x*"])
  func `X1.1 V3.2 outside of quotes all other titles stand for their fields`(title: String) throws {
    let template = try CommandTemplate(Array("ls {\(title)} {x{\(title)}}{+\(title)}".utf8))
    let named = template.naming { $0 == Array(title.utf8) }
    let field = Placeholder.Content.field(.title(Array(title.utf8)))
    #expect(named.placeholders.map(\.content) == [field, field, field])
    #expect(named.placeholders.map(\.isOfAll) == [false, false, true])
    #expect(template.naming { _ in false } == template)
  }

  @Test(arguments: [
    "echo 'it' {}", #"echo "it" {}"#, #"echo \' {}"#, #"echo \" {}"#, #"echo "\"" {}"#,
    "echo it\\\\ {}", "echo $(ls {})", "echo `ls {}`", "echo `ls`{}", "(ls {})", "{ ls {}; }",
    "# don't\nls {}", "ls # it's {}\nls {}", "echo a#b' ' {}", "echo $# {}",
    #"echo "a$(echo "b")c" {}"#,
    #"echo "${x:-"a"}" {}"#, "echo ${x#y} {}", "echo $((1 + (2))) {}", "cat <<< a\nls {}",
    "cat <<EOF {}", "ls {} < a > b", "ls 2>&1 {}", "case {} in (a) ls;; esac",
    "if [ {} = a ]; then :; fi",
    #"echo "'" {}"#, #"echo '"' {}"#, "echo $(# it's\n) {}", "echo \"`echo \"a\"`\" {}",
  ])
  func `V3.5 a placeholder is allowed where a word is allowed`(text: String) throws {
    let marked = try read(text)
    #expect(marked.contains("«{}»"))
    #expect(marked.replacing("«{}»", with: "{}") == text)
  }

  @Test(
    arguments: [
      ("echo '{}'", true), (#"echo "{}""#, true), ("awk '{index}'", true),
      (#"echo "it's {}""#, true),
      (#"echo "$(ls {})""#, true), (#"echo "$(echo "{}")""#, true),
      ("echo \"`ls {}`\"", true),
      ("echo 'a\n{}'", true), (#"sh -c "ls {}""#, true), (#"echo \\'{}'"#, true),
      ("echo ${x:-{}}", false), (#"echo ${x:-"a"{}}"#, false),
      ("echo $(({} + 1))", false), ("echo $((1 + ({})))", false),
      ("(({}))", false),
      ("cat <<EOF\n{}\nEOF", false), ("cat <<'E' <a\nit's {}\nE", false),
      ("(cat <<-EOF\n{}\nEOF\n)", false), ("cat <<EOF\nEOF\nls {}", false),
    ] as [(String, Bool)])
  func `V3.5 a placeholder is refused where its value could change`(
    text: String, isQuoted: Bool
  ) throws {
    let fault = #expect(throws: ValueError.self) {
      try CommandTemplate(Array(text.utf8))
    }
    #expect(fault?.reason.contains("is quoted") == isQuoted)
  }

  @Test func `R5.6 V3.4 a value is not part of the command text`() throws {
    let template = try CommandTemplate(Array("ls {} {q}x{+} {}".utf8))
    let rendered = try template.rendered { placeholder in
      placeholder.isOfAll
        ? [Array("$(a)".utf8), Array("'".utf8)]
        : [Array(placeholder.content == .query ? "`q`".utf8 : "; v".utf8)]
    }
    #expect(
      String(decoding: rendered.text, as: UTF8.self)
        == #"ls "$GRIDPICK_1" "$GRIDPICK_2"x"$GRIDPICK_3" "$GRIDPICK_4" "$GRIDPICK_1""#)
    #expect(
      rendered.variables.map { "\($0.name)=\(String(decoding: $0.value, as: UTF8.self))" } == [
        "GRIDPICK_1=; v", "GRIDPICK_2=`q`", "GRIDPICK_3=$(a)", "GRIDPICK_4='",
      ])
  }

  @Test func `V3.7 a value that no argument can hold is refused with its placeholder`() throws {
    let template = try CommandTemplate(Array("ls {row} {}".utf8))
    let refusal = #expect(throws: ValueError.self) {
      try template.rendered { [$0 == .value ? [65, 0, 66] : []] }
    }
    #expect(refusal?.reason.hasPrefix("{}: contains a NUL") == true)
    let tooLong = #expect(throws: ValueError.self) {
      try template.rendered { _ in [[UInt8](repeating: 65, count: 1 << 17)] }
    }
    #expect(tooLong?.reason.hasPrefix("{row}: too long for an argument") == true)
  }

  @Test func `V3.7 more values than a command can hold are refused, without reading all`() throws {
    let template = try CommandTemplate(Array("ls {+}".utf8))
    var count = 0
    let refusal = #expect(throws: ValueError.self) {
      try template.rendered { _ in
        (0..<1_000_000).lazy.map { _ in
          count += 1
          return [UInt8(ascii: "x")]
        }
      }
    }
    #expect(refusal?.reason.hasPrefix("{+}: too long for an argument") == true)
    #expect(count < 20_000)
  }

  /// Linux takes 6 MB of arguments and variables, however large a stack may be (fs/exec.c).
  @Test func `V3.7 more bytes than a program can get are refused, without reading all`()
    throws
  {
    let template = try CommandTemplate(Array("ls {} {+}".utf8))
    var count = 0
    let refusal = #expect(throws: ValueError.self) {
      try template.rendered { placeholder in
        (0..<(placeholder.isOfAll ? 1_000 : 1)).lazy.map { _ in
          count += 1
          return [UInt8](repeating: 65, count: 100_000)
        }
      }
    }
    #expect(refusal?.reason.hasPrefix("{+}: too long for an argument") == true)
    #expect(count == (6 << 20) / 100_000 + 1)
  }

  @Test func `V3.6 any bytes are parsed without loss, or refused`() throws {
    var numbers = SeededGenerator(seed: 3)
    let pieces =
      [
        "{}", "{+}", "{q}", "'", "\"", "`", "$(", ")", "((", "${", "}", "<<", "\n", "\\", "#", " ",
        "x",
      ]
      .map { Array($0.utf8) } + [[0xff], [0xc3], [0x80]]
    var refused = 0
    for _ in 1...20_000 {
      let count = Int.random(in: 0...12, using: &numbers)
      let text = Array(
        (0..<count).compactMap { _ in pieces.randomElement(using: &numbers) }.joined())
      do throws(ValueError) {
        let parts = try CommandTemplate(text).parts
        let written = parts.map { part in
          switch part {
          case .text(let text): text
          case .name(let title, let isOfAll):
            Array((isOfAll ? "{+" : "{").utf8) + title + Array("}".utf8)
          case .placeholder(let placeholder): Array(placeholder.text.utf8)
          }
        }
        #expect(Array(written.joined()) == text)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1_000 && refused < 19_000)
  }
}
