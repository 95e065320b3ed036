import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// What real programs print, and what people write: tables are found in the one and not in the other.
@Suite struct RealOutputTests {
  private static func source(_ name: String) throws -> SourceText {
    SourceText(try TextFile.bytes(of: RealOutput.path(name)))
  }

  private static var options: ReadingOptions {
    var options = ReadingOptions()
    options.findsTables = true
    return options
  }

  @Test(arguments: RealOutput.tables)
  func `a table is found by its titles`(name: String, titles: [String]) throws {
    let document = try FormatName.lines.format.read(Self.source(name), Self.options)
    #expect(document.data.plainGrid?.columns == titles)
    #expect(document.settings.isTable)
  }

  @Test(arguments: RealOutput.others)
  func `what is no table stays lines`(name: String) throws {
    let document = try FormatName.lines.format.read(Self.source(name), Self.options)
    #expect(document.data.plainGrid == nil)
    #expect(!document.settings.isTable)
  }
}
