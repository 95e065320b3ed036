/// The matched bytes of the texts that a cell shows, in the order in which they begin.
package struct MatchedLetters {
  var label: [Range<Int>] = []
  var detail: [Range<Int>] = []
}
