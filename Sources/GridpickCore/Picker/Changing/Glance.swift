/// The part of the data in view: while it is the same, nothing new has to be measured.
struct Glance: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
  let sorting: Sorting?
}
