import GridpickCore

extension CommandTemplate.Fault {
  /// The fault in words for people: what is wrong, and what to do.
  var words: String {
    let name = placeholder.text
    switch place {
    case .quotes: return "\(name) is quoted automatically: remove the quotes"
    case .expansion: return "\(name) cannot be used in ${...}: assign it to a variable first"
    case .arithmetic: return "\(name) cannot be used in ((...)): assign it to a variable first"
    case .hereDocument: return "\(name) cannot be used after <<: put it before, or use {f}"
    }
  }
}
