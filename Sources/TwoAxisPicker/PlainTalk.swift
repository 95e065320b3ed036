/// The choice between a picker on a screen and one that talks in lines (rules Y1, U15).
///
/// A picker that talks in lines lists its items with numbers and takes a line that is typed. A screen
/// reader can read that, and a terminal that can show nothing else. It shows no preview, and the keys
/// of the program do nothing there. Ctrl-C ends the program, if the program does not handle it.
///
/// ```swift
/// let choices: [PlainTalk] = [.automatic, .always, .never]
/// picker.plain = choices[1]
/// ```
public enum PlainTalk: Hashable, Sendable {
  /// The picker talks in lines on terminals that can show nothing else.
  case automatic
  /// The picker talks in lines.
  case always
  /// The picker takes a screen, and is an error on terminals that have none.
  case never
}
