/// The purpose of a part of the screen, which decides how the part is drawn.
package enum Role: Int, CaseIterable, Sendable {
  /// The titles of the document and of the current row, headings, and names in the status line.
  case title
  /// Other titles, details, totals, hints.
  case dim
  /// The surroundings of the current item: the title of its column, its tab, its frame.
  case accent
  /// The current item.
  case current
  /// The band behind the current row.
  case row
  /// The letters that matched.
  case match
  /// The sign of a mark.
  case mark
  /// Empty slots, and items that do not match.
  case gone
  /// Frames, rules and the scroll bar's track.
  case border
  /// The scroll bar's thumb.
  case thumb
  /// Error messages.
  case error
}

/// A row of the table of roles, which says how a role is drawn on each kind of screen.
struct RoleRow {
  /// The name that `--color` uses.
  let name: String
  let kind: Kind
  /// The colours that the role tends to on a dark and on a light ground.
  let dark: UInt32
  let light: UInt32
  /// The attributes beside a colour.
  var attributes = Attributes(rawValue: 0)
  /// The attributes if there are no colours or the ground is not known.
  let plain: Attributes
  /// The look if there are few colours.
  var few = Few.none

  enum Kind {
    /// A text with at least this contrast to its ground.
    case ink(contrast: Double)
    /// A black or white text on a block.
    case block
    /// A line with a small contrast to a dark or to a light ground.
    case line(onDark: Double, onLight: Double)
    /// The ground behind a text, with a small contrast to the other ground, dark or light.
    case band(onDark: Double, onLight: Double)
  }

  enum Few {
    /// The role is drawn as without colours.
    case none
    /// The role is not drawn at all.
    ///
    /// In a terminal in which one sequence ends both colours and attributes, a painter would break an
    /// underline behind a colour.
    case nothing
    /// The role has one of the terminal's own colours, if the colour can be told from the ground.
    ///
    /// On a dark ground `orElse` is used if `dark` is not there.
    case colors(dark: UInt8, orElse: UInt8, light: UInt8)
  }
}

extension RoleRow {
  /// The least contrast that WCAG 2 asks of text and of signs.
  static let textContrast = 4.5
  static let signContrast = 3.0

  /// Returns the row of a role.
  ///
  /// This is a function because a table in memory would have to be made at every start. The
  /// attributes are not written as lists, because a list takes the runtime as long as a screenful
  /// of cells.
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
