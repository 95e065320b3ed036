import Dispatch

/// Where pickers that are waited for sleep until something happens.
enum Sleeper {
  static let queue = DispatchQueue(label: "TwoAxisPicker")
}
