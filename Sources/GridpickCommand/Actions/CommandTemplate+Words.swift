import GridpickCore

extension CommandTemplate.Fault {
  /// The fault in words for people: what is wrong, and what to do.
  var words: String {
    let name = placeholder.text
    switch place {
    case .quotes: return "\(name) is quoted by itself: leave out the quotes around it"
    case .expansion: return "\(name) cannot stand in ${...}: give it to a variable first"
    case .arithmetic: return "\(name) cannot stand in ((...)): give it to a variable first"
    case .hereDocument: return "\(name) cannot stand behind <<: put it before, or use {f}"
    }
  }
}
