/// The contents of one cell, without the item's value, which is read only when it is picked.
package struct GridItem: Equatable, Sendable {
  package var label: String
  /// Everything but the label; nil for an item that is only a label, as most items are.
  @Boxed private var someExtras: Extras?

  private struct Extras: Equatable {
    var labelStyles: [StyledRun] = []
    var detail: String?
    var color: ItemColor?
    var style: AskedStyle?
    var isDisabled = false
    var runsOver = false
  }

  package init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: AskedStyle? = nil
  ) {
    self.label = label
    guard detail != nil || color != nil || style != nil else { return }
    someExtras = Extras(detail: detail, color: color, style: style)
  }

  private var extras: Extras {
    get { someExtras ?? Extras() }
    set { someExtras = newValue == Extras() ? nil : newValue }
  }

  /// The parts of the label that have a style of their own, in the order of their bytes (rule Z2).
  package var labelStyles: [StyledRun] {
    get { someExtras?.labelStyles ?? [] }
    set { extras.labelStyles = newValue }
  }
  package var detail: String? {
    get { someExtras?.detail }
    set { extras.detail = newValue }
  }
  package var color: ItemColor? {
    get { someExtras?.color }
    set { extras.color = newValue }
  }
  package var style: AskedStyle? {
    get { someExtras?.style }
    set { extras.style = newValue }
  }
  /// True if the label may cover the next columns, and does not widen its own.
  package var runsOver: Bool {
    get { someExtras?.runsOver ?? false }
    set { extras.runsOver = newValue }
  }
  /// True if the item is drawn dim, because it cannot be picked.
  package var isDisabled: Bool {
    get { someExtras?.isDisabled ?? false }
    set { extras.isDisabled = newValue }
  }
}

/// The colour that an item asks for.
///
/// ```swift
/// Cell("Orange", color: .rgb(0xf76b15))
/// Cell("ready", color: .terminal(2))
/// ```
public enum ItemColor: Hashable, Sendable {
  /// An RGB colour: `rgb(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
  case rgb(UInt32)
  /// One of the terminal's own 16 colours.
  case terminal(UInt8)
}

/// A cell style that an item or a section asks for: by name, or the program's own.
package indirect enum AskedStyle: Equatable, Sendable {
  case named(String)
  /// An object of a type that only the drawing code knows.
  case own(any AnyObject & Sendable)

  package static func == (one: AskedStyle, other: AskedStyle) -> Bool {
    switch (one, other) {
    case (.named(let one), .named(let other)): one == other
    case (.own(let one), .own(let other)): one === other
    case (.named, .own), (.own, .named): false
    }
  }
}

extension ItemColor {
  package static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 }
  }()

  /// Reads `#e5484d`, `#e54`, or the name of a terminal colour such as `red` or `bright-red`.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      guard let number = Self.names.firstIndex(of: text) else { return nil }
      self = .terminal(UInt8(number))
      return
    }
    let digits = text.dropFirst()
    guard let sign = digits.utf8.first, !"+-".utf8.contains(sign),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3:
      let (red, green, blue) = (number >> 8, number >> 4 & 0xf, number & 0xf)
      self = .rgb((red << 16 | green << 8 | blue) * 0x11)
    case 6: self = .rgb(number)
    default: return nil
    }
  }
}

/// The items read last, kept because decoding costs more than drawing; for one thread only.
final class ItemMemory {
  /// On a screen of more than 128 × 128 items some items share a slot and are decoded every frame.
  private static let side = 128

  /// The place of each slot's entry, plus one; 0 for an empty slot.
  private var slots = [UInt16](repeating: 0, count: side * side)
  private var entries: [(id: ItemID, item: GridItem?)] = []

  /// Returns the item, kept by its position, because neighbours may lie far apart in the data.
  func item(at id: ItemID, shownAt position: Position, in source: any Source) -> GridItem? {
    let slot = position.section % Self.side * Self.side + position.index % Self.side
    let place = Int(slots[slot]) - 1
    if place >= 0, entries[place].id == id { return entries[place].item }
    let entry = (id: id, item: source.item(at: id))
    if place >= 0 {
      entries[place] = entry
    } else {
      entries.append(entry)
      slots[slot] = UInt16(entries.count)
    }
    return entry.item
  }
}
