/// The purpose of a part of the screen, which decides how the part is drawn.
package enum Role: Int, CaseIterable, Sendable {
  /// The titles of the document and of the current row, headings, and names in the status line.
  case title
  /// Other titles, details, totals, hints.
  case dim
  /// The surroundings of the current item: the title of its column, its tab, its frame.
  case accent
  case current
  case row
  case match
  case mark
  case tint
  /// Empty slots, and items that do not match.
  case gone
  case jump
  case border
  case thumb
  case error
  case good
  case wait
  /// A state that needs attention.
  case bad
  /// The warm steps of numbers that are shaded by their rank; the cold ones are dim and plain text.
  case heat1
  case heat2
  case heat3
  /// An age of less than an hour, and of less than a day.
  case age1
  case age2
}

/// A row of the table of roles, which says how a role is drawn on each kind of screen.
struct RoleRow {
  let name: String
  var kind = Kind.ink(contrast: textContrast)
  /// The ideal colours of the role on a dark and on a light ground.
  let dark: UInt32
  let light: UInt32
  var attributes = Attributes(rawValue: 0)
  /// The attributes if there are no colours.
  let plain: Attributes
  /// The colours among 16 and fewer; nil if the role has only attributes there.
  var few: Few?
  /// The colours among 256, chosen because the nearest ones are greys or of another hue.
  var chosen: (dark: UInt8, light: UInt8)?
  let untold: OnUnknownGround

  enum Kind {
    case ink(contrast: Double)
    case block
    case line(onDark: Double, onLight: Double)
    case band(onDark: Double, onLight: Double)
    /// The ground of marked cells: a share of the role's colour, in parts of 256.
    case tint(onDark: Int, onLight: Int)
    /// A black or white text on a share of the role's colour, in parts of 256.
    case label(onDark: Int, onLight: Int)
  }

  /// The terminal's own colours, if visible on the ground; `orElse` is tried after `dark`.
  struct Few {
    let dark: UInt8
    let orElse: UInt8
    let light: UInt8
  }

  /// The look on a ground that may be black, white or anything between.
  enum OnUnknownGround {
    /// Attributes without a colour, which 16 colours and fewer also have on a known ground.
    case attributes(Attributes)
    /// A text in a colour: its 24-bit value, its number among 256, and `few` among 16 if set.
    case ink(UInt32, UInt8, few: UInt8? = nil)
    /// A white text on a block: its 24-bit colour, its number among 256, and `few` among 16 if set.
    case block(UInt32, UInt8, few: UInt8? = nil)
  }
}

extension RoleRow.Kind {
  var parts: (onDark: Int, onLight: Int)? {
    switch self {
    case .tint(let onDark, let onLight), .label(let onDark, let onLight): (onDark, onLight)
    case .ink, .block, .line, .band: nil
    }
  }
}

extension RoleRow {
  /// The least contrast that WCAG 2 asks of text and of signs.
  static let textContrast = 4.5
  static let signContrast = 3.0

  /// A function, because a table, or attributes written as lists, would cost time at every start.
  static func row(of role: Role) -> RoleRow {
    switch role {
    case .title:
      RoleRow(
        name: "title", dark: 0xf2f4f8, light: 0x101317, attributes: .bold, plain: .bold,
        untold: .attributes(.bold))
    case .dim:
      RoleRow(
        name: "dim", dark: 0x7d8694, light: 0x6b727d, plain: .dim, untold: .ink(0x767676, 243))
    case .accent:
      RoleRow(
        name: "accent", dark: 0x7aa2f7, light: 0x2f6fdb, attributes: .bold,
        plain: .bold.union(.underline), few: Few(dark: 12, orElse: 6, light: 4),
        untold: .ink(0x3372dc, 63, few: 12))
    case .current:
      RoleRow(
        name: "current", kind: .block, dark: 0x7aa2f7, light: 0x2f6fdb, attributes: .bold,
        plain: .reverse, few: Few(dark: 12, orElse: 6, light: 4), untold: .block(0x3372dc, 63))
    case .row:
      RoleRow(
        name: "row", kind: .band(onDark: 1.22, onLight: 1.12), dark: 0x7aa2f7, light: 0x2f6fdb,
        plain: .underline, untold: .attributes(.bold))
    case .match:
      RoleRow(
        name: "match", dark: 0xffb86c, light: 0xb34700, attributes: .bold.union(.underline),
        plain: .bold.union(.underline), few: Few(dark: 11, orElse: 3, light: 5),
        untold: .ink(0xbe5708, 130, few: 5))
    case .mark:
      RoleRow(
        name: "mark", dark: 0xe5c07b, light: 0x8a6100, attributes: .bold, plain: .bold,
        few: Few(dark: 11, orElse: 3, light: 5), untold: .ink(0x12865a, 29, few: 5))
    case .tint:
      RoleRow(
        name: "tint", kind: .tint(onDark: 31, onLight: 51), dark: 0xe4b32c, light: 0xe4b32c,
        plain: none, untold: .attributes(none))
    case .gone:
      RoleRow(
        name: "gone", kind: .ink(contrast: signContrast), dark: 0x5f6878, light: 0x868f9d,
        plain: .dim, untold: .ink(0x767676, 243))
    case .jump:
      // Without a block behind them, letters over an item would read as its first letters.
      RoleRow(
        name: "jump", kind: .label(onDark: 79, onLight: 58), dark: 0x7aa2f7, light: 0x2f6fdb,
        attributes: .bold, plain: .reverse, untold: .block(0x3372dc, 63))
    case .border:
      RoleRow(
        name: "border", kind: .line(onDark: 1.8, onLight: 1.45), dark: 0x7d8694, light: 0x6b727d,
        plain: .dim, untold: .ink(0x767676, 243))
    case .thumb:
      RoleRow(
        name: "thumb", kind: .line(onDark: 2.4, onLight: 2.1), dark: 0x7d8694, light: 0x6b727d,
        plain: .dim, untold: .ink(0x767676, 243))
    case .error:
      RoleRow(
        name: "error", dark: 0xf7768e, light: 0xc62839, plain: .reverse,
        few: Few(dark: 9, orElse: 1, light: 1), untold: .block(0xd7394a, 160, few: 1))
    // Of the states only `wait` and `bad` are bold, because they need attention.
    case .good:
      RoleRow(
        name: "good", dark: 0x8fbf7f, light: 0x2f7a3d, plain: none,
        few: Few(dark: 10, orElse: 2, light: 2), chosen: (108, 22), untold: .attributes(none))
    case .wait:
      RoleRow(
        name: "wait", dark: 0xe0af68, light: 0x8f5f00, attributes: .bold, plain: .bold,
        few: Few(dark: 11, orElse: 3, light: 5), chosen: (179, 94),
        untold: .ink(0x96700a, 130, few: 5))
    case .bad:
      RoleRow(
        name: "bad", dark: 0xf7768e, light: 0xc62839, attributes: .bold, plain: .bold,
        few: Few(dark: 9, orElse: 1, light: 1), chosen: (210, 124),
        untold: .ink(0xd7394a, 161, few: 1))
    case .heat1:
      RoleRow(
        name: "heat1", dark: 0xd9b27c, light: 0x8f6400, plain: none,
        few: Few(dark: 11, orElse: 3, light: 5), chosen: (180, 94), untold: .ink(0x96700a, 130))
    case .heat2:
      RoleRow(
        name: "heat2", dark: 0xe8946a, light: 0xb04a12, plain: .bold,
        few: Few(dark: 9, orElse: 1, light: 1), chosen: (173, 130),
        untold: .ink(0xc2521a, 131, few: 1))
    case .heat3:
      RoleRow(
        name: "heat3", dark: 0xf7768e, light: 0xc62839, plain: .bold,
        few: Few(dark: 9, orElse: 1, light: 1), chosen: (210, 124),
        untold: .ink(0xd7394a, 161, few: 1))
    case .age1:
      RoleRow(
        name: "age1", dark: 0x7fc8c2, light: 0x0a7570, plain: none,
        few: Few(dark: 14, orElse: 6, light: 6), chosen: (73, 23), untold: .ink(0x0f8282, 30))
    case .age2:
      RoleRow(
        name: "age2", dark: 0x86a9bd, light: 0x466f88, plain: none, chosen: (109, 60),
        untold: .attributes(none))
    }
  }

  private static var none: Attributes { Attributes(rawValue: 0) }
}
