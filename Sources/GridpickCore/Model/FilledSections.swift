/// Data that may know, without a look at each section, that every section has items.
package protocol FilledSections {
  var allSectionsHaveItems: Bool { get }
}
