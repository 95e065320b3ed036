import GridpickScreen

/// What a part of the screen is for, and so how it is drawn.
package enum Role: Int, CaseIterable, Sendable {
  /// The document's title, the current row's, headings, names in the status line.
  case title
  /// Other titles, details, totals, hints.
  case dim
  /// What belongs to the current one: its column's title, its tab, its frame.
  case accent
  /// The current item.
  case current
  /// The band behind the current row.
  case row
  /// Empty slots and what lies past an end.
  case gone
  /// Frames, rules and the scroll bar's track.
  case border
  /// The scroll bar's thumb.
  case thumb
  /// What went wrong.
  case error
}

/// A row of the table: how a role is drawn on each kind of screen.
struct RoleRow: Sendable {
  /// As `--color` calls it.
  let name: String
  let kind: Kind
  /// What it tends to on a dark and on a light ground.
  let dark: UInt32
  let light: UInt32
  /// Beside a colour.
  var attributes: Attributes = []
  /// Where there are no colours, or the ground is not known.
  let plain: Attributes
  /// The terminal's own colours, where it has few, of which the first is taken that it has.
  var fewOnDark: [UInt8] = []
  var fewOnLight: [UInt8] = []
  /// Where there are few, and none for this; nil is as without colours.
  var few: Attributes?

  enum Kind: Sendable {
    /// Text, with the least contrast to what it stands on.
    case ink(contrast: Double)
    /// A text on a block, black or white.
    case block
    /// A line, told from the ground by so little on a dark and on a light one.
    case line(onDark: Double, onLight: Double)
    /// The ground behind a text, told from the other ground by so little.
    case band(onDark: Double, onLight: Double)
  }
}

extension RoleRow {
  /// As legible as WCAG 2 asks of text, and of signs.
  static let textContrast = 4.5
  static let signContrast = 3.0

  /// In the order of the roles.
  static let all: [RoleRow] = [
    RoleRow(
      name: "title", kind: .ink(contrast: textContrast), dark: 0xf2f4f8, light: 0x101317,
      attributes: .bold, plain: .bold),
    RoleRow(
      name: "dim", kind: .ink(contrast: textContrast), dark: 0x7d8694, light: 0x6b727d,
      plain: .dim),
    RoleRow(
      name: "accent", kind: .ink(contrast: textContrast), dark: 0x7aa2f7, light: 0x2f6fdb,
      attributes: .bold, plain: [.bold, .underline], fewOnDark: [12, 6], fewOnLight: [4]),
    RoleRow(
      name: "current", kind: .block, dark: 0x7aa2f7, light: 0x2f6fdb, attributes: .bold,
      plain: .reverse, fewOnDark: [12, 6], fewOnLight: [4]),
    RoleRow(
      name: "row", kind: .band(onDark: 1.22, onLight: 1.12), dark: 0x7aa2f7, light: 0x2f6fdb,
      plain: .underline,
      // Where one sequence ends colours and attributes alike, ncurses would break an underline behind a
      // colour.
      few: []),
    RoleRow(
      name: "gone", kind: .ink(contrast: signContrast), dark: 0x5f6878, light: 0x868f9d,
      plain: .dim),
    RoleRow(
      name: "border", kind: .line(onDark: 1.8, onLight: 1.45), dark: 0x7d8694, light: 0x6b727d,
      plain: .dim),
    RoleRow(
      name: "thumb", kind: .line(onDark: 2.4, onLight: 2.1), dark: 0x7d8694, light: 0x6b727d,
      plain: .dim),
    RoleRow(
      name: "error", kind: .ink(contrast: textContrast), dark: 0xf7768e, light: 0xc62839,
      plain: .reverse, fewOnDark: [9, 1], fewOnLight: [1]),
  ]
}
