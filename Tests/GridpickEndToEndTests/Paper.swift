import GridpickTestSupport

/// A paper in `docs`.
struct Paper {
  let lines: [Substring]

  init(_ name: String) throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    lines = try TextFile.read("\(folder)/docs/\(name)")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of code in a language, below a heading or in the whole paper.
  func blocks(of language: String, under heading: String? = nil) -> [String] {
    var blocks: [String] = []
    var chapter: Substring = ""
    var isInside = false
    var isMeant = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside.toggle()
        isMeant = line == "```\(language)" && (heading ?? String(chapter)) == chapter
        if isMeant { blocks.append("") }
      } else if isInside, isMeant {
        blocks[blocks.count - 1] += line + "\n"
      } else if !isInside, line.hasPrefix("## ") {
        chapter = line.dropFirst(3)
      }
    }
    return blocks
  }
}
