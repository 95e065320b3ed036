import GridpickCore
import GridpickModel

extension PickerEffect {
  /// As scenarios write it: `moved 0,1>0,2`, `settled`, `settled unchanged`, `picked 0,2`.
  package var text: String {
    switch self {
    case .moved(let from, let to): "moved \(from.text)>\(to.text)"
    case .settled(let changed): changed ? "settled" : "settled unchanged"
    case .picked(let position): "picked \(position.text)"
    case .run(let errand): "run \(errand.text)"
    case .cancelled: "cancelled"
    }
  }
}

extension [PickerEffect] {
  /// One after the other, or `nothing`.
  package var text: String { isEmpty ? "nothing" : map(\.text).joined(separator: "; ") }
}

extension Errand {
  /// `reload 5`, or `more 12 of tab 3`.
  fileprivate var text: String {
    let what = kind == .reload ? "reload" : "more"
    return "\(what) \(count)" + (section.map { " of \($0)" } ?? "") + (title.map { " \($0)" } ?? "")
  }
}

extension Position {
  fileprivate var text: String { "\(section),\(index)" }
}
