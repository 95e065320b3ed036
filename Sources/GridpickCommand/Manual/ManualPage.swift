/// The manual page, made from the tables of options, keys and actions.
enum ManualPage {
  static var text: String { "" }
}
