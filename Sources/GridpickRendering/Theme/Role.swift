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
  /// Letters that matched.
  case match
  /// The sign of what is marked.
  case mark
  /// Empty slots, what does not match and what lies past an end.
  case gone
  /// Frames, rules and the scroll bar's track.
  case border
  /// The scroll bar's thumb.
  case thumb
  /// What went wrong.
  case error
}

/// A row of the table: how a role is drawn on each kind of screen.
struct RoleRow {
  /// As `--color` calls it.
  let name: String
  let kind: Kind
  /// What it tends to on a dark and on a light ground.
  let dark: UInt32
  let light: UInt32
  /// Beside a colour.
  var attributes = Attributes(rawValue: 0)
  /// Where there are no colours, or the ground is not known.
  let plain: Attributes
  /// Where there are few colours.
  var few = Few.none

  enum Kind {
    /// Text, with the least contrast to what it stands on.
    case ink(contrast: Double)
    /// A text on a block, black or white.
    case block
    /// A line, told from the ground by so little on a dark and on a light one.
    case line(onDark: Double, onLight: Double)
    /// The ground behind a text, told from the other ground by so little.
    case band(onDark: Double, onLight: Double)
  }

  enum Few {
    /// As without colours.
    case none
    /// Not at all: where one sequence ends colours and attributes alike, ncurses would break an underline
    /// behind a colour.
    case nothing
    /// One of the terminal's own, where it can be told from the ground; on a dark one the second where the
    /// first is not there.
    case colors(dark: UInt8, orElse: UInt8, light: UInt8)
  }
}

extension RoleRow {
  /// As legible as WCAG 2 asks of text, and of signs.
  static let textContrast = 4.5
  static let signContrast = 3.0

  /// A function, for a table in memory would have to be made at every start; nor are attributes written as
  /// a list here, which takes the runtime as long as a screenful of cells.
  static func row(of role: Role) -> RoleRow {
    switch role {
    case .title:
      RoleRow(
        name: "title", kind: .ink(contrast: textContrast), dark: 0xf2f4f8, light: 0x101317,
        attributes: .bold, plain: .bold)
    case .dim:
      RoleRow(
        name: "dim", kind: .ink(contrast: textContrast), dark: 0x7d8694, light: 0x6b727d,
        plain: .dim)
    case .accent:
      RoleRow(
        name: "accent", kind: .ink(contrast: textContrast), dark: 0x7aa2f7, light: 0x2f6fdb,
        attributes: .bold, plain: .bold.union(.underline),
        few: .colors(dark: 12, orElse: 6, light: 4))
    case .current:
      RoleRow(
        name: "current", kind: .block, dark: 0x7aa2f7, light: 0x2f6fdb, attributes: .bold,
        plain: .reverse, few: .colors(dark: 12, orElse: 6, light: 4))
    case .row:
      RoleRow(
        name: "row", kind: .band(onDark: 1.22, onLight: 1.12), dark: 0x7aa2f7, light: 0x2f6fdb,
        plain: .underline, few: .nothing)
    case .match:
      RoleRow(
        name: "match", kind: .ink(contrast: textContrast), dark: 0xffb86c, light: 0xb34700,
        attributes: .bold.union(.underline), plain: .bold.union(.underline),
        few: .colors(dark: 11, orElse: 3, light: 5))
    case .mark:
      RoleRow(
        name: "mark", kind: .ink(contrast: signContrast), dark: 0xe5c07b, light: 0x8a6100,
        attributes: .bold, plain: .bold, few: .colors(dark: 11, orElse: 3, light: 3))
    case .gone:
      RoleRow(
        name: "gone", kind: .ink(contrast: signContrast), dark: 0x5f6878, light: 0x868f9d,
        plain: .dim)
    case .border:
      RoleRow(
        name: "border", kind: .line(onDark: 1.8, onLight: 1.45), dark: 0x7d8694, light: 0x6b727d,
        plain: .dim)
    case .thumb:
      RoleRow(
        name: "thumb", kind: .line(onDark: 2.4, onLight: 2.1), dark: 0x7d8694, light: 0x6b727d,
        plain: .dim)
    case .error:
      RoleRow(
        name: "error", kind: .ink(contrast: textContrast), dark: 0xf7768e, light: 0xc62839,
        plain: .reverse, few: .colors(dark: 9, orElse: 1, light: 1))
    }
  }
}
