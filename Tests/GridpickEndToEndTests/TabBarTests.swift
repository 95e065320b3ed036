import GridpickCore
import GridpickTestSupport
import Testing

/// The bar of tabs on a real screen.
struct TabBarTests {
  /// Forty lists, of which no two have anything alike.
  private static let lists: String = {
    let sections = (1...40).map { tab in
      let items = (1...30).map { "\"t\(tab)i\($0)\"" }.joined(separator: ",")
      return "{\"title\":\"list \(tab)\",\"items\":[\(items)]}"
    }
    return "{\"layout\":\"tabs\",\"sections\":[\(sections.joined(separator: ","))]}"
  }()

  @Test func `a far jump is one frame, and paints nothing on the way`() throws {
    let terminal = try PseudoTerminal.show(Self.lists)
    try terminal.waitForRest()
    let last = try #require(terminal.screen.point(of: "list 8"))
    let before = try terminal.activity().writeCalls
    let mark = terminal.mark()
    terminal.click(at: last)
    try terminal.waitUntil("its list") { $0.current == ["t8i1"] }
    try terminal.waitUntilAsleep()
    #expect(try terminal.activity().writeCalls - before == 1)
    let drawn = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
    for tab in 2...7 { #expect(!drawn.contains("t\(tab)i")) }
  }
}

extension VirtualTerminal {
  /// The tab that is marked.
  var currentTab: [String] {
    texts { $0.attributes.isSuperset(of: [.bold, .underline]) }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
