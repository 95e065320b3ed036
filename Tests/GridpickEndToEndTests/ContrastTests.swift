import GridpickCore
import GridpickTestSupport
import Testing

/// The contrast of what is drawn, computed from the bytes that the terminal gets.
struct ContrastTests {
  private static let grounds: [UInt32] = [
    0x000000, 0xffffff, 0x002b36, 0xfdf6e3, 0x2e3440, 0x808080,
  ]

  enum Depth: CaseIterable {
    case direct
    case palette
    case sixteen
    case eight

    var variables: [String: String] {
      switch self {
      case .direct: ["COLORTERM": "truecolor"]
      case .palette, .sixteen: [:]
      case .eight: ["TERM": "xterm"]
      }
    }

    var options: [String] { self == .sixteen ? ["--color", "16"] : [] }
  }

  /// What is looked at: options, the keys that are typed, and a text of the screen that results.
  private static let screens: [(options: [String], keys: [String], shown: String)] = [
    (["-m", Gridpick.demo("elements.csv")], [" ", "j", " ", "l", "j", "/", "on"], "on"),
    (["-m", Gridpick.demo("timetable.json")], ["j", " ", "j"], "1 marked"),
    ([Gridpick.demo("posters.json")], ["l"], "column 2"),
    ([Gridpick.demo("elements.csv")], ["?", "j"], "run"),
  ]

  @Test(arguments: Depth.allCases, grounds)
  func `everything is legible on the background that the terminal reports`(
    depth: Depth, ground: UInt32
  ) throws {
    let isRich = depth == .direct || depth == .palette
    try forEachGlyph(depth, toldOf: ground) { glyph, style in
      let least = isRich && !"·●▌▸◂".contains(glyph) ? 4.5 : 3
      #expect(
        style.contrast(on: RGB(ground)) >= least, "\(glyph) on \(String(ground, radix: 16))")
    }
  }

  @Test(arguments: Depth.allCases)
  func `everything is legible on black and on white if the background is not reported`(
    depth: Depth
  ) throws {
    try forEachGlyph(depth, toldOf: nil) { glyph, style in
      // The terminal's own 16 colours are what the user has made of them.
      guard depth == .direct || depth == .palette || style.background != .terminal else { return }
      for ground in Self.grounds {
        let contrast = style.contrast(on: RGB(ground))
        switch ground {
        case 0x000000, 0xffffff: #expect(contrast >= 4.2, "\(glyph)")
        case 0x808080: break
        default: #expect(contrast >= 2, "\(glyph) on \(String(ground, radix: 16))")
        }
      }
    }
  }

  @Test(arguments: Depth.allCases)
  func `with an unknown background there are colours, but texts have none`(
    depth: Depth
  ) throws {
    let terminal = try shown(Self.screens[0].options, depth, toldOf: nil)
    #expect(!terminal.screen.texts { $0.foreground != .terminal }.isEmpty)
    let plain = terminal.screen.texts { $0.foreground == .terminal && $0.background == .terminal }
    #expect(plain.contains { $0.contains("Helium") })
    #expect(plain.contains { $0.contains("Carbon") })
  }

  private func forEachGlyph(
    _ depth: Depth, toldOf ground: UInt32?, _ body: (_ glyph: Character, _ style: Style) -> Void
  ) throws {
    for screen in Self.screens {
      let terminal = try shown(screen.options, depth, toldOf: ground)
      for key in screen.keys {
        terminal.send(key)
        try terminal.waitForRest()
      }
      #expect(terminal.screen.contains(screen.shown))
      let size = terminal.screen.size
      for line in 0..<size.lines {
        for column in 0..<size.columns {
          let cell = terminal.screen.cell(at: ScreenPoint(line: line, column: column))
          guard let glyph = cell.text.first, glyph != " ", !Self.isDecoration(glyph) else {
            continue
          }
          body(glyph, cell.style)
        }
      }
    }
  }

  /// True for the signs of which frames, rules and the scroll bar are made.
  private static func isDecoration(_ glyph: Character) -> Bool {
    guard let scalar = glyph.unicodeScalars.first else { return false }
    return (0x2500...0x257f).contains(scalar.value)
  }

  private func shown(
    _ options: [String], _ depth: Depth, toldOf ground: UInt32?
  ) throws -> PseudoTerminal {
    let launch = Gridpick.launch(depth.options + options, reading: "").inColor.with(depth.variables)
    let terminal = try PseudoTerminal.start(launch)
    var answer = ""
    if let ground {
      let color = RGB(ground)
      let parts = [color.red, color.green, color.blue].map {
        let digits = String($0, radix: 16)
        return $0 < 16 ? "0" + digits : digits
      }
      answer = "\u{1b}]11;rgb:\(parts.joined(separator: "/"))\u{1b}\\"
    }
    terminal.screen.backgroundAnswer = answer
    try terminal.waitForRest()
    return terminal
  }
}

extension Style {
  /// Returns the contrast of a glyph with what is under it, on a background.
  fileprivate func contrast(on ground: RGB) -> Double {
    (foreground.rgb ?? ground.legible).contrast(with: background.rgb ?? ground)
  }
}
