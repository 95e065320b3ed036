import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// The page of the library about the command's options, compared with the table of them (rule U11).
struct CounterpartTests {
  private static let page: [(options: [String], counterpart: Substring)] = {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/Sources/TwoAxisPicker/TwoAxisPicker.docc/Options.md"
    let text = (try? TextFile.read(folder + path)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|")
      guard cells.count == 2, cells[0].contains("`--") else { return nil }
      let options = cells[0].split(separator: "`").filter { $0.hasPrefix("--") }
      return (options.map(String.init), cells[1])
    }
  }()

  @Test func `U11.2 every option of the command has a counterpart in the library`() {
    let told = Self.page.flatMap(\.options)
    let known = OptionTable.rows.map { "--" + $0.name }
    #expect(Set(told).count == told.count, "an option has one line")
    #expect(Set(known).subtracting(told).sorted() == [])
    #expect(Set(told).subtracting(known).sorted() == [])
    #expect(Self.page.allSatisfy { !$0.counterpart.allSatisfy { $0 == " " } })
  }
}
