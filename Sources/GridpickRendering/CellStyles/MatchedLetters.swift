/// Which bytes of what a cell shows matched, in the order in which they begin.
package struct MatchedLetters {
  var label: [Range<Int>] = []
  var detail: [Range<Int>] = []
}
