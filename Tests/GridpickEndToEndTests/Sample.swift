/// Inputs whose items say where they are.
enum Sample {
  /// A JSON list of lists, of `r1c1` and so on.
  static func table(rows: Int, columns: Int) -> String {
    let lines = (1...rows).map { row in
      "[" + (1...columns).map { "\"r\(row)c\($0)\"" }.joined(separator: ",") + "]"
    }
    return "[" + lines.joined(separator: ",\n") + "]"
  }

  /// The numbers from 1 on, a line each.
  static func numbers(_ count: Int) -> String {
    (1...count).map { "\($0)\n" }.joined()
  }

  /// A grid document with all kinds of titles.
  static let titled = """
    {"title":"Sizes","columns":["Red","Blue"],"sections":[
      {"title":"small","items":["r1c1","r1c2"]},
      {"title":"large","items":["r2c1","r2c2"]}]}
    """

  /// A grid document of swatches in 256 colours, each row those of every other one at some distance.
  static func repeatingColors(rows: Int, columns: Int) -> String {
    let sections = (0..<rows).map { row in
      let items = (0..<columns).map { column in
        let number = (37 * row + 11 * column) % 256
        let color = String(0x1_00_00_00 + number << 16 + (255 - number) << 8 + 0x80, radix: 16)
        return "{\"label\":\"\(row).\(column)\",\"color\":\"#\(color.dropFirst())\"}"
      }
      return "{\"items\":[\(items.joined(separator: ","))]}"
    }
    return "{\"sections\":[\(sections.joined(separator: ","))],\"style\":\"swatch\"}"
  }

  /// A grid document of rows that are one colour from edge to edge, however wide the screen.
  static func colored(rows: Int) -> String {
    let label = String(repeating: "x", count: 1_000)
    let sections = (1...rows).map { _ in
      "{\"items\":[{\"label\":\"\(label)\",\"color\":\"#e5484d\"}]}"
    }
    return "{\"sections\":[\(sections.joined(separator: ","))],\"style\":\"swatch\"}"
  }
}
