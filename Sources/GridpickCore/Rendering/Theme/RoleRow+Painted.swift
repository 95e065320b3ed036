extension RoleRow {
  /// Only what asks for somebody is bold; without colours or a known ground the rest is plain.
  static func painted(by role: Role) -> RoleRow {
    switch role {
    case .wait:
      RoleRow(
        name: "wait", kind: .ink(contrast: textContrast), dark: 0xe0af68, light: 0x8f5f00,
        attributes: .bold, plain: .bold, few: Few(dark: 11, orElse: 3, light: 5),
        chosen: (179, 94), untold: .ink(0x96700a, 130, few: 5, fewer: 5))
    case .bad:
      RoleRow(
        name: "bad", kind: .ink(contrast: textContrast), dark: 0xf7768e, light: 0xc62839,
        attributes: .bold, plain: .bold, few: Few(dark: 9, orElse: 1, light: 1),
        chosen: (210, 124), untold: .ink(0xd7394a, 161, few: 1, fewer: 1))
    case .heat1:
      RoleRow(
        name: "heat1", kind: .ink(contrast: textContrast), dark: 0xd9b27c, light: 0x8f6400,
        plain: none, few: Few(dark: 11, orElse: 3, light: 5), chosen: (180, 94),
        untold: .ink(0x96700a, 130))
    case .heat2:
      RoleRow(
        name: "heat2", kind: .ink(contrast: textContrast), dark: 0xe8946a, light: 0xb04a12,
        plain: .bold, few: Few(dark: 9, orElse: 1, light: 1), chosen: (173, 130),
        untold: .ink(0xc2521a, 131, few: 1, fewer: 1))
    case .heat3:
      RoleRow(
        name: "heat3", kind: .ink(contrast: textContrast), dark: 0xf7768e, light: 0xc62839,
        plain: .bold, few: Few(dark: 9, orElse: 1, light: 1), chosen: (210, 124),
        untold: .ink(0xd7394a, 161, few: 1, fewer: 1))
    case .age1:
      RoleRow(
        name: "age1", kind: .ink(contrast: textContrast), dark: 0x7fc8c2, light: 0x0a7570,
        plain: none, few: Few(dark: 14, orElse: 6, light: 6), chosen: (73, 23),
        untold: .ink(0x0f8282, 30))
    case .age2:
      RoleRow(
        name: "age2", kind: .ink(contrast: textContrast), dark: 0x86a9bd, light: 0x466f88,
        plain: none, chosen: (109, 60), untold: .attributes(none))
    // The table asks for no other role than `good` here.
    default:
      RoleRow(
        name: "good", kind: .ink(contrast: textContrast), dark: 0x8fbf7f, light: 0x2f7a3d,
        plain: none, few: Few(dark: 10, orElse: 2, light: 2), chosen: (108, 22),
        untold: .attributes(none))
    }
  }

  private static var none: Attributes { Attributes(rawValue: 0) }
}
