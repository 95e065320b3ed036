/// The part of the data that is in view.
///
/// While the part is the same, nothing new has to be measured.
struct Glance: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
  let sorting: Sorting?
}
