/// Returns the words of some texts: a blank between words in one style may have that style too, or not.
func words(_ texts: [String]) -> [String] {
  texts.flatMap { $0.split(separator: " ").map(String.init) }
}
