/// Which part of the data is in view.
///
/// As long as it is the same nothing new has to be measured.
struct Glance: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
}
