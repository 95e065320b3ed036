/// The settings that an input contains beside its items.
package struct DocumentSettings: Equatable, Sendable {
  package var title: String?
  /// The lines that stand above the items and are none.
  package var header: [String] = []
  /// The lines above the titles of a table that was found.
  package var banner: [String] = []
  /// A word about how the input is read, which may not be what was expected; nil if there is none.
  package var note: String?
  package var layout: NamedSetting?
  /// The pointer to the grid in a document that is not a grid itself; else nil.
  package var origin: String?
  /// True if sections are records and columns are their fields, or if other rows are as wide.
  package var isTable = false
  /// True if lines are a text: indented, a drawn tree, or paragraphs (rule L12).
  package var isText = false
  /// The cell style of sections that name no style themselves.
  package var style: String?
  /// Every style that the document names, once, with the place of its first use.
  package var styles: [NamedSetting] = []

  package init() {}
}

/// A name in a document that only the caller of the reader can judge, with its place for an error.
package struct NamedSetting: Equatable, Sendable {
  package var name: String
  package var place: TextPlace

  package init(_ name: String, at place: TextPlace) {
    self.name = name
    self.place = place
  }
}
