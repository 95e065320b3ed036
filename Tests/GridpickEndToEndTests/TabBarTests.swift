import GridpickCore
import GridpickTestSupport
import Testing

/// The bar of tabs on a real screen: clicked, and scrolled by itself.
struct TabBarTests {
  /// Forty lists, of which no two have anything alike.
  private static let lists: String = {
    let sections = (1...40).map { tab in
      let items = (1...30).map { "\"t\(tab)i\($0)\"" }.joined(separator: ",")
      return "{\"title\":\"list \(tab)\",\"items\":[\(items)]}"
    }
    return "{\"layout\":\"tabs\",\"sections\":[\(sections.joined(separator: ","))]}"
  }()

  @Test func `G9.3 a click on a tab goes to it`() throws {
    let terminal = try Demo.timetable.show()
    terminal.click(at: try #require(terminal.screen.point(of: "Fri 18 July")))
    try terminal.waitUntil("its first item") {
      $0.current.first?.hasPrefix("00:07 Television ends ") == true
    }
    #expect(terminal.screen.currentTab == ["Fri 18 July"])
    try expect(
      "1969-07-18T00:07Z The transmission of the evening before ends\n", pickedFrom: terminal)
  }

  @Test func `a far jump is one frame, and paints nothing between`() throws {
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

  @Test func `L8.7 the bar scrolls to keep the current tab in view, there and back`() throws {
    let terminal = try PseudoTerminal.show(Self.lists)
    try terminal.waitForRest()
    #expect(!terminal.screen.contains("list 12"))
    for tab in [8, 11, 14] {
      terminal.click(at: try #require(terminal.screen.point(of: "list \(tab)")))
      try terminal.waitUntil("list \(tab)") { $0.current == ["t\(tab)i1"] }
      #expect(terminal.screen.currentTab == ["list \(tab)"])
      #expect(terminal.screen.contains("list \(tab + 1)"), "there is more to go on to")
    }
    #expect(!terminal.screen.contains(" list 1 "))
    terminal.send(String(repeating: "h", count: 13))
    try terminal.waitUntil("the first") { $0.current == ["t1i1"] && $0.contains(" list 1 ") }
    terminal.send(String(repeating: "l", count: 39))
    try terminal.waitUntil("the last") { $0.current == ["t40i1"] }
    #expect(terminal.screen.currentTab == ["list 40"])
  }
}

extension VirtualTerminal {
  /// The tab that is marked.
  var currentTab: [String] {
    texts { $0.attributes.isSuperset(of: [.bold, .underline]) }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
