/// What is marked: items, whole sections or whole columns (rule M1).
///
/// They are known by their places in the data, which stay what they are while data arrives, is sorted,
/// narrowed or flowed anew; what they become in newer data is to be asked.
package struct Marks: Equatable, Sendable {
  package enum Unit: Equatable, Sendable {
    case item
    case section
    case column
  }

  package let unit: Unit
  /// An item is its section and its index in one number, anything else is its number.
  private var places = RangeSet<Int>()
  package private(set) var count = 0

  package init(of unit: Unit) {
    self.unit = unit
  }

  package var isEmpty: Bool { count == 0 }
}
