/// A page of the manual, as `man` reads it.
package struct ManualPage: Sendable {
  package let word: String
  private let page: @Sendable () -> [UInt8]

  /// The pages by the words of `--man=PAGE`; the first page has none.
  private static let all = [
    ManualPage(word: "") { PackageResources.gridpick_1 },
    ManualPage(word: "recipes") { PackageResources.gridpick_recipes_7 },
    ManualPage(word: "fzf") { PackageResources.gridpick_fzf_7 },
  ]

  package static var words: [String] { all.dropFirst().map(\.word) }

  package static func named(_ word: String) -> ManualPage? {
    all.first { $0.word == word }
  }

  var text: [UInt8] { page() }
}
