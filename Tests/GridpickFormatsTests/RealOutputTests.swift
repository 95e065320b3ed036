import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Output of real programs contains tables, and texts of people do not.
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
  func `a table is recognised by its titles`(name: String, titles: [String]) throws {
    let document = try FormatName.lines.format.read(Self.source(name), Self.options)
    #expect(document.data.plainGrid?.columns == titles)
    #expect(document.settings.isTable)
  }

  @Test(arguments: RealOutput.untitled)
  func `a table without titles is recognised by its columns`(name: String, count: Int) throws {
    let document = try FormatName.lines.format.read(Self.source(name), Self.options)
    #expect(document.data.plainGrid?.columns == Array(repeating: nil, count: count))
    #expect(document.settings.isTable)
  }

  @Test(arguments: RealOutput.others)
  func `output that is no table stays lines`(name: String) throws {
    let document = try FormatName.lines.format.read(Self.source(name), Self.options)
    #expect(document.data.plainGrid == nil)
    #expect(!document.settings.isTable)
  }
}
