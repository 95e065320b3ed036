/// Data that may know without a look at each of its sections that all of them have items.
package protocol FilledSections {
  var allSectionsHaveItems: Bool { get }
}
