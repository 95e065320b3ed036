/// The places of a query's terms in the texts that a cell shows.
package struct MatchedLetters {
  var label: [Occurrence] = []
  var detail: [Occurrence] = []
}
