import TwoAxisPicker

/// The place of an item as a program says it, not the place in what is shown, which the core calls so too.
typealias Position = TwoAxisPicker.Position
