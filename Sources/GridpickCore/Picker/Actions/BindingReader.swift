/// A reader of bindings in fzf's grammar: `KEY[,KEY…]:ACTION[+ACTION…][,…]`.
///
/// An argument is in brackets, or between two equal symbols. It ends at a closing symbol before a
/// plus, a comma or the end. An argument after a colon is all the rest of the text.
package struct BindingReader {
  private static let brackets: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
  ]
  private static let signs = Set("~!@#$%^&*;/|".utf8)
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static let plus = UInt8(ascii: "+")

  private var rest: ArraySlice<UInt8>
  /// Fills placeholders in the output of a command; nil for a binding that a user has written.
  private var fill: (([UInt8]) -> [UInt8])?

  /// Reads actions without a key (rules B7, B8).
  ///
  /// `fill` puts values into the arguments after that, so that a value cannot add an action.
  package static func actions(
    in text: [UInt8], filling fill: (([UInt8]) -> [UInt8])? = nil
  ) throws(ValueError) -> [Action] {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")]
    let end = (text.lastIndex { !ends.contains($0) } ?? -1) + 1
    var reader = BindingReader(rest: text[..<end], fill: fill)
    guard !reader.rest.isEmpty else { return [] }
    var binding = Binding()
    repeat { try reader.readAction(into: &binding) } while reader.accept(Self.plus)
    guard reader.rest.isEmpty else { throw .unknownAction(String(bytes: reader.rest)) }
    return binding.actions
  }

  package static func bindings(in text: [UInt8]) throws(ValueError) -> [Binding] {
    var reader = BindingReader(rest: text[...])
    var bindings: [Binding] = []
    repeat { bindings.append(try reader.binding()) } while reader.accept(Self.comma)
    return bindings
  }

  static func triggers(in text: [UInt8]) throws(ValueError) -> [Binding.Trigger] {
    var reader = BindingReader(rest: text[...])
    let triggers = try reader.triggers().map(\.trigger)
    guard reader.rest.isEmpty else { throw .unknownTrigger(String(bytes: reader.rest)) }
    return triggers
  }

  package static func keys(in text: [UInt8]) throws(ValueError) -> [(key: Key, name: String)] {
    var reader = BindingReader(rest: text[...])
    var keys: [(key: Key, name: String)] = []
    repeat {
      let name = try reader.triggerName()
      guard let key = Key(written: name) else { throw .unknownKey(name) }
      guard !key.isSignal else { throw .signalKey(name) }
      keys.append((key, name))
    } while reader.accept(Self.comma)
    guard reader.rest.isEmpty else { throw .unknownTrigger(String(bytes: reader.rest)) }
    return keys
  }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func binding() throws(ValueError) -> Binding {
    let triggers = try triggers()
    for case (.key(let key), let name) in triggers where key.isSignal { throw .signalKey(name) }
    var binding = Binding(triggers: triggers.map(\.trigger))
    let name = triggers.last?.name ?? ""
    guard accept(Self.colon), !rest.isEmpty else { throw .missingAction(of: name) }
    binding.goesOn = accept(Self.plus)
    repeat { try readAction(of: name, into: &binding) } while accept(Self.plus)
    return binding
  }

  private mutating func triggers() throws(ValueError) -> [(
    trigger: Binding.Trigger, name: String
  )] {
    var triggers: [(trigger: Binding.Trigger, name: String)] = []
    repeat {
      let name = try triggerName()
      guard let trigger = Binding.Trigger(name) else { throw .unknownTrigger(name) }
      triggers.append((trigger, name))
    } while accept(Self.comma)
    return triggers
  }

  /// Reads a name up to a comma or a colon; each of these may be a key itself.
  private mutating func triggerName() throws(ValueError) -> String {
    var name: [UInt8] = []
    while let byte = rest.first {
      if byte == Self.comma || byte == Self.colon, !Key.isWanted(behind: String(bytes: name)) {
        break
      }
      name.append(byte)
      rest.removeFirst()
    }
    guard !name.isEmpty else { throw ValueError(part: "no key or event before ':'") }
    return String(bytes: name)
  }

  private mutating func readAction(
    of trigger: String? = nil, into binding: inout Binding
  ) throws(ValueError) {
    let name = actionName()
    if name.isEmpty, let trigger { throw .missingAction(of: trigger) }
    guard let action = ActionRow.named(name) else { throw .unknownAction(name) }
    var argument = try argument(of: name)
    if let fill, let printed = argument {
      let text = printed.withoutBackslashes
      argument = action.takes == .text ? fill(text) : text
    }
    binding.actions += try action.actions(argument)
    binding.calls.append(
      ActionCall(
        name: action.name, words: argument.map(String.init(bytes:)) ?? action.words,
        hasArgument: argument != nil))
  }

  private mutating func actionName() -> String {
    let name = rest.prefix {
      $0 != Self.comma && $0 != Self.colon && $0 != Self.plus && Self.brackets[$0] == nil
        && !Self.signs.contains($0)
    }
    rest.removeFirst(name.count)
    return String(bytes: name)
  }

  private mutating func argument(of name: String) throws(ValueError) -> [UInt8]? {
    guard let sign = rest.first, sign != Self.comma, sign != Self.plus else { return nil }
    rest.removeFirst()
    if sign == Self.colon {
      defer { rest = [] }
      return Array(rest)
    }
    let closing = Self.brackets[sign] ?? sign
    let end = rest.indices.first { place in
      guard rest[place] == closing else { return false }
      let next = rest[(place + 1)...].first
      return next == nil || next == Self.comma || next == Self.plus
    }
    guard let end else {
      let beginning = name + String(bytes: [sign])
      // The slash of fzf's `delete-char/eof` begins no argument.
      throw ValueError(
        part: "'\(beginning)' is not closed before a comma, a plus or the end",
        word: beginning + "eof")
    }
    defer { rest = rest[(end + 1)...] }
    return Array(rest[..<end])
  }
}

extension ValueError {
  fileprivate static func unknownAction(_ name: String) -> ValueError {
    let nearest = ActionRow.all.map(\.name).nearest(to: name)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "gridpick --man lists all"
    return ValueError(part: "'\(name)' is not an action; \(hint)", word: name)
  }

  fileprivate static func missingAction(of trigger: String) -> ValueError {
    ValueError(part: "'\(trigger)' has no action; use \(trigger):ACTION")
  }

  fileprivate static func signalKey(_ name: String) -> ValueError {
    ValueError(part: "'\(name)' cannot be bound: it sends a signal")
  }

  fileprivate static func unknownTrigger(_ name: String) -> ValueError {
    unknownKey(name, orEvents: Occasion.rows.map(\.name))
  }

  fileprivate static func unknownKey(
    _ name: String, orEvents events: [String] = []
  ) -> ValueError {
    let held = ["ctrl", "alt"].flatMap { held in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).map { "\(held)-\(Character(Unicode.Scalar($0)))" }
    }
    let keys =
      "a character, \(Key.listedNames.joinedByOr), with ctrl-, alt- or shift- before it, "
      + "or \(Key.mouseNames.joinedByOr)"
    var error = ValueError.unknown(
      events.isEmpty ? "a key" : "a key or event", name, among: Key.writtenNames + events + held,
      expected: events.isEmpty ? keys : "\(keys), or an event: \(events.joinedByOr)")
    error.word = name
    return error
  }
}

extension [UInt8] {
  /// The bytes without the backslashes before an opening brace.
  fileprivate var withoutBackslashes: [UInt8] {
    indices.filter { place in
      self[place] != UInt8(ascii: "\\") || place + 1 == count
        || self[place + 1] != UInt8(ascii: "{")
    }.map { self[$0] }
  }
}

extension Key {
  /// True if the key never arrives, because the terminal ends the picker instead.
  fileprivate var isSignal: Bool { self == .control("\\") }
}

extension String {
  fileprivate init(bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }
}
