/// What is seen, as far as it says whether other items may be than before.
struct Glance: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
}
