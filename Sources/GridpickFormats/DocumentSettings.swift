/// What a grid document asks for beside its items.
package struct DocumentSettings: Equatable, Sendable {
  package var title: String?
  package var layout: NamedSetting?
  /// The pointer to the grid in a document that is none itself.
  package var origin: String?
  /// Whether sections are records and columns are their fields.
  package var isTable = false
  /// The cell style of sections that ask for none themselves.
  package var style: String?
  /// Every style that is asked for, once, where it is first named.
  package var styles: [NamedSetting] = []

  package init() {}
}

/// A name in a document that only the reader's caller can judge, and its place for saying so.
package struct NamedSetting: Equatable, Sendable {
  package var name: String
  package var place: TextPlace

  package init(_ name: String, at place: TextPlace) {
    self.name = name
    self.place = place
  }
}
