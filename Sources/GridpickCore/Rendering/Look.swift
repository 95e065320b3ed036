/// The settings that decide how things are drawn, but not what is drawn or where.
package struct Look: Sendable {
  package var theme: Theme
  package var signs: Signs
  /// The style that the user chose, which wins over the data's style; nil if there is none.
  package var chosenStyle: CellStyle?
  package var defaultStyle: CellStyle

  package init(
    theme: Theme, signs: Signs, chosenStyle: CellStyle? = nil, defaultStyle: CellStyle = .text
  ) {
    self.theme = theme
    self.signs = signs
    self.chosenStyle = chosenStyle
    self.defaultStyle = defaultStyle
  }

  package func style(ofSection section: Int, in content: Grid) -> CellStyle {
    chosenStyle ?? content.style(ofSection: section).flatMap(CellStyle.init) ?? defaultStyle
  }

  package func style(
    of item: GridItem?, inSection section: Int, of content: Grid
  ) -> CellStyle {
    chosenStyle ?? item?.style.flatMap(CellStyle.init)
      ?? style(ofSection: section, in: content)
  }

  /// The width of the text, or `limit` if the text is at least that wide (rule L1).
  package func width(of text: String, upTo limit: Int) -> Int {
    SafeText.width(of: text, upTo: limit, signs: signs.text)
  }
}
