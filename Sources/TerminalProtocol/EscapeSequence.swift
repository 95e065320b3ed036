/// Every escape sequence that is not ncurses' own, by name.
package enum EscapeSequence {
  /// Synchronised output: what lies between is shown at once.
  ///
  /// Terminals without it ignore both.
  package static let beginSynchronizedUpdate = "\u{1b}[?2026h"
  package static let endSynchronizedUpdate = "\u{1b}[?2026l"

  /// Ends all attributes and colours.
  package static let resetAttributes = "\u{1b}[m"

  /// Designates ASCII as the first character set, which it is from the start.
  package static let selectASCII = "\u{1b}(B"

  /// The forms in which xterm and those like it send arrows, whatever terminfo says they send.
  package static let keys: [(sequence: String, key: Key)] = [
    ("\u{1b}[A", Key(.up)), ("\u{1b}OA", Key(.up)),
    ("\u{1b}[B", Key(.down)), ("\u{1b}OB", Key(.down)),
    ("\u{1b}[C", Key(.right)), ("\u{1b}OC", Key(.right)),
    ("\u{1b}[D", Key(.left)), ("\u{1b}OD", Key(.left)),
    ("\u{1b}[H", Key(.home)), ("\u{1b}OH", Key(.home)), ("\u{1b}[1~", Key(.home)),
    ("\u{1b}[F", Key(.end)), ("\u{1b}OF", Key(.end)), ("\u{1b}[4~", Key(.end)),
    ("\u{1b}[5~", Key(.pageUp)), ("\u{1b}[6~", Key(.pageDown)),
    ("\u{1b}[3~", Key(.delete)), ("\u{1b}[2~", Key(.insert)), ("\u{1b}OM", Key(.enter)),
    ("\u{1b}[1;5C", .control(.right)), ("\u{1b}[1;5D", .control(.left)),
    ("\u{1b}[1;5A", .control(.up)), ("\u{1b}[1;5B", .control(.down)),
    ("\u{1b}[5C", .control(.right)), ("\u{1b}[5D", .control(.left)),
    ("\u{1b}Oc", .control(.right)), ("\u{1b}Od", .control(.left)),
  ]
}
