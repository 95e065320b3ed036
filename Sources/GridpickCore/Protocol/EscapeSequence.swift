/// The escape sequences that do not come from terminfo, by name.
package enum EscapeSequence {
  /// Synchronised output shows everything in between at once; terminals without it ignore both.
  package static let beginSynchronizedUpdate = "\u{1b}[?2026h"
  package static let endSynchronizedUpdate = "\u{1b}[?2026l"

  package static let resetAttributes = "\u{1b}[m"

  /// Ends the modes that another program may have left on, without moving the cursor.
  package static let undoOthers =
    "\u{1b}[m\u{f}\u{1b}(B\u{1b}[4l\u{1b}[?7h\u{1b}[?1003l\u{1b}[?1004l\u{1b}[?1005l\u{1b}[?1015l"
    + endMouse + endBracketedPaste

  /// Designates ASCII as the first character set, with which terminals start.
  package static let selectASCII = "\u{1b}(B"

  /// Asks for clicks, then drags, then reports of any size: xterm and tmux need this order.
  package static let beginMouse = "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h"
  package static let endMouse = "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l"
  package static let mouseReport = "\u{1b}[<"
  /// The beginning of a mouse report from terminals that do not know mode 1006.
  package static let oldMouseReport = "\u{1b}[M"

  /// Asks for brackets around pasted text, so that the text is not taken for keys.
  package static let beginBracketedPaste = "\u{1b}[?2004h"
  package static let endBracketedPaste = "\u{1b}[?2004l"
  package static let pasteStart = "\u{1b}[200~"
  package static let pasteEnd = "\u{1b}[201~"

  /// Asks for the background, then for attributes.
  ///
  /// All terminals report the attributes, and do so at the end (rule L14).
  package static let askBackground = "\u{1b}]11;?\u{1b}\\" + askAttributes
  package static let askAttributes = "\u{1b}[c"

  /// Asks for the cursor's place; the caller must then ask for something that ends the answer.
  package static let askPlace = "\u{1b}[6n"

  package static func cursorUp(by lines: Int) -> String { "\u{1b}[\(lines)A" }
  package static func cursorRight(by columns: Int) -> String { "\u{1b}[\(columns)C" }

  /// Cuts text beyond the last column, or continues it in the next line.
  package static let cutLines = "\u{1b}[?7l"
  package static let wrapLines = "\u{1b}[?7h"

  /// Encloses the text for the clipboard, which is in base64 (rule B4).
  package static let beginClipboard = "\u{1b}]52;c;"
  package static let endClipboard = "\u{07}"

  /// The forms in which xterm and similar terminals send keys, whatever terminfo says.
  package static let keys: [(sequence: String, key: Key)] = [
    ("\u{1b}[A", Key(.up)), ("\u{1b}OA", Key(.up)),
    ("\u{1b}[B", Key(.down)), ("\u{1b}OB", Key(.down)),
    ("\u{1b}[C", Key(.right)), ("\u{1b}OC", Key(.right)),
    ("\u{1b}[D", Key(.left)), ("\u{1b}OD", Key(.left)),
    ("\u{1b}[H", Key(.home)), ("\u{1b}OH", Key(.home)), ("\u{1b}[1~", Key(.home)),
    ("\u{1b}[F", Key(.end)), ("\u{1b}OF", Key(.end)), ("\u{1b}[4~", Key(.end)),
    ("\u{1b}[5~", Key(.pageUp)), ("\u{1b}[6~", Key(.pageDown)),
    ("\u{1b}[3~", Key(.delete)), ("\u{1b}[2~", Key(.insert)), ("\u{1b}OM", Key(.enter)),
    ("\u{1b}[5C", .control(.right)), ("\u{1b}[5D", .control(.left)),
    ("\u{1b}Oc", .control(.right)), ("\u{1b}Od", .control(.left)),
    ("\u{1b}[a", Key(.up, .shift)), ("\u{1b}[b", Key(.down, .shift)),
    ("\u{1b}[c", Key(.right, .shift)), ("\u{1b}[d", Key(.left, .shift)),
    ("\u{1b}[Z", Key(.tab, .shift)),
  ]

  /// Keys with modifiers, which xterm numbers from 2 on: 1 more for Shift, 2 for Alt, 4 for Ctrl.
  package static let heldKeys: [(sequence: String, key: Key)] = {
    let letters: [(String, Key.Code)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ]
    let numbers: [(Int, Key.Code)] = [
      (2, .insert), (3, .delete), (5, .pageUp), (6, .pageDown),
    ]
    return (1...7).flatMap { held in
      let modifiers = Key.Modifiers(rawValue: UInt8(held))
      return letters.map { ("\u{1b}[1;\(held + 1)\($0.0)", Key($0.1, modifiers)) }
        + numbers.map { ("\u{1b}[\($0.0);\(held + 1)~", Key($0.1, modifiers)) }
    }
  }()
}
