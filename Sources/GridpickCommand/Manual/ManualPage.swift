/// A page of the manual: a paper in Markdown, and the place where man(1) files it.
package struct ManualPage: Sendable {
  package let name: String
  package let section: Int
  /// The words behind the name in the line that whatis(1) shows.
  package let summary: String
  private let paper: @Sendable () -> [UInt8]

  package static let all = [
    ManualPage(
      name: "gridpick", section: 1,
      summary: "pick one thing out of rows and columns"
    ) { PackageResources.MANUAL_md },
    ManualPage(
      name: "gridpick-recipes", section: 7, summary: "shell lines that use gridpick"
    ) { PackageResources.RECIPES_md },
    ManualPage(
      name: "gridpick-fzf", section: 7,
      summary: "gridpick for people who know fzf, smenu, gum or VisiData"
    ) { PackageResources.COMING_FROM_FZF_md },
  ]

  /// The words for pages in `--man=PAGE`, but for the empty one of the first page.
  package static var words: [String] { all.dropFirst().map(\.word) }

  package static func named(_ word: String) -> ManualPage? {
    all.first { $0.word == word }
  }

  /// The name without the program's name: `recipes`.
  private var word: String { String(name.dropFirst("gridpick-".count)) }

  package var blocks: [MarkdownBlock] {
    MarkdownBlock.blocks(of: String(decoding: paper(), as: UTF8.self))
  }

  /// The page as roff, in the macros of man(7).
  package var text: String {
    var page = Roff(
      name, section: section, day: GridpickTool.day, version: "gridpick \(GridpickTool.version)")
    page.add(.heading(level: 2, "Name"))
    page.add(.paragraph("\(name) - \(summary)"))
    for block in blocks { page.add(block) }
    page.add(.heading(level: 2, "See also"))
    page.add(.paragraph(references))
    return page.text
  }

  private var references: String {
    let others = Self.all.filter { $0.name != name }.map { "**\($0.name)**(\($0.section))" }
    return (others + ["**fzf**(1)", "**column**(1)", "**jq**(1)", "**less**(1)"])
      .joined(separator: ", ")
  }
}
