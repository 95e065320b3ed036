import GridpickCNcurses
import GridpickCore

/// The control strings of a terminfo entry; an object, because each frame hands them to a pen.
final class TerminalStrings {
  let sgr0, bold, dim, underline, reverse: [UInt8]
  let el = Terminfo.immediate("el")
  let clear = Terminfo.immediate("clear")
  let smcup = Terminfo.immediate("smcup")
  let rmcup = Terminfo.immediate("rmcup")
  let civis = Terminfo.immediate("civis")
  let cnorm = Terminfo.immediate("cnorm")
  let smkx = Terminfo.immediate("smkx")
  let rmkx = Terminfo.immediate("rmkx")
  let rmir = Terminfo.immediate("rmir")
  let smam = Terminfo.immediate("smam")
  let cup: Parameterized
  let cuf = Parameterized("cuf")
  let cuu = Parameterized("cuu")
  let csr = Parameterized("csr")
  let ech = Parameterized("ech")
  let dch = Parameterized("dch")
  let ich = Parameterized("ich")
  let il = Parameterized("il")
  let dl = Parameterized("dl")
  let setaf = Parameterized("setaf")
  let setab = Parameterized("setab")
  /// Erases the cursor's line and all below; the cursor must be, and stays, in the first column.
  let erasing = Terminfo.erasing()
  let colorCount: Int
  /// True if 24-bit colours are sent, although few entries know them.
  let hasDirectColor: Bool
  let erasesInColor = terminfo_flag("bce")
  let scrollsInCorner: Bool
  /// True if frames can be painted on some lines while the other lines stay as they are.
  let sharesScreen: Bool

  /// Reads the entry that was loaded last; nil if the terminal cannot move its cursor.
  init?(wantsDirectColor: Bool) {
    guard let cup = Parameterized("cup") else { return nil }
    self.cup = cup
    // Some entries leave the alternate characters at each change, but nothing is drawn with them.
    let reset = Terminfo.immediate("sgr0")
    let selection = Array(EscapeSequence.selectASCII.utf8)
    sgr0 = reset.starts(with: selection) ? Array(reset.dropFirst(selection.count)) : reset
    // A magic cookie (xmc) takes a cell of the screen, and without sgr0 an attribute never ends.
    let hasAttributes = !sgr0.isEmpty && terminfo_number("xmc") <= 0
    func attribute(_ names: String...) -> [UInt8] {
      guard hasAttributes else { return [] }
      return names.lazy.map(Terminfo.immediate).first { !$0.isEmpty } ?? []
    }
    bold = attribute("bold")
    dim = attribute("dim")
    underline = attribute("smul")
    reverse = attribute("rev", "smso")
    let count = terminfo_number("colors")
    hasDirectColor = wantsDirectColor && count >= 8
    let hasColors = hasAttributes && (hasDirectColor || setaf != nil && setab != nil)
    colorCount = hasDirectColor ? 1 << 24 : hasColors ? Int(count) : 0
    scrollsInCorner = terminfo_flag("am") && !terminfo_flag("xenl")
    sharesScreen =
      !Terminfo.immediate("ed").isEmpty && !el.isEmpty && !civis.isEmpty
      && Terminfo.immediate("ind") == [UInt8(ascii: "\n")] && !Terminfo.immediate("sc").isEmpty
      && !scrollsInCorner && cuf != nil && cuu != nil
  }
}
