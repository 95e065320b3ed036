import GridpickTestSupport

/// The grid of most pictures: sizes of posters down, colours across.
enum Posters {
  private static let colors = [
    ("Red", "#e5484d"), ("Orange", "#f76b15"), ("Yellow", "#ffe629"), ("Green", "#46a758"),
    ("Cyan", "#00a2c7"), ("Blue", "#0090ff"),
  ]
  private static let sizes = ["400_×_500_cm", "200_×_300_cm", "300_×_300_cm", "A1", "A2", "A3"]

  /// Items with a detail and a colour of their own.
  static let rich = grid { name, color, size in "\(name)/\(size)/\(color)" }

  /// Items of one word.
  static let plain = grid { name, _, _ in name }

  /// Items of one word and a colour.
  static let colored = grid { name, color, _ in "\(name)//\(color)" }

  private static func grid(_ item: (String, String, String) -> String) -> TestGrid {
    TestGrid(sizes.map { size in colors.map { item($0.0, $0.1, size) } })
  }
}

extension TestGrid {
  var titledAsPosters: TestGrid {
    titled(
      sections: ["400 × 500 cm", "200 × 300 cm", "300 × 300 cm", "A1", "A2", "A3"],
      columns: ["Red", "Orange", "Yellow", "Green", "Cyan", "Blue"])
  }
}
