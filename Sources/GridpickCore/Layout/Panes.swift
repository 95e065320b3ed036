/// The division of a screen before any cell is placed; a pane without room is empty (rule L6).
package struct Panes: Equatable, Sendable {
  package let screen: ScreenRect
  package let title: ScreenRect
  package let query: ScreenRect
  /// The open part of the banner, between the query and everything else.
  package private(set) var banner: ScreenRect
  /// The titles of the axis that runs across, pinned at the top.
  package private(set) var top: ScreenRect
  /// The titles of the axis that runs down, pinned at the left.
  package private(set) var left: ScreenRect
  package private(set) var body: ScreenRect
  /// The last column beside the body, for a scroll bar; empty on a screen without margins.
  package let bar: ScreenRect
  /// The last line of the cells, with the sums of a pivot.
  let totals: ScreenRect
  package let status: ScreenRect
  /// The number of banner lines that fit; the banner is left out before everything else (rule L6).
  let mostBannerLines: Int

  private static let leastBody = ScreenSize(lines: 3, columns: 12)
  private static let leastScreen = ScreenSize(lines: 1, columns: 3)
  private static let columnsWithMargins = 20
  private static let linesWithFieldTitles = 8

  /// Divides a screen; `hasGutter` means that a column at the left shows the marks of rows.
  init(_ size: ScreenSize, for layout: Layout, _ measures: GridMeasures, hasGutter: Bool = false) {
    screen = ScreenRect(size)
    let isDown = layout.sectionAxis == .vertical
    let hasPanes = layout.placedTitles == .panes
    let hasBar = layout.placedTitles == .bar
    let hasTop = hasPanes && (isDown ? measures.hasColumnTitles : measures.sectionTitleWidth > 0)
    let hasFieldTitles =
      hasBar && measures.fields?.haveTitles == true && size.lines >= Self.linesWithFieldTitles
    // When lines run out, the status line is left out before the titles.
    let topLines = (hasTop || hasBar ? 1 : 0) + (hasFieldTitles ? 1 : 0)
    let titleLines = measures.titleLines + topLines
    let queryLines = measures.hasQuery && size.lines > 1 ? 1 : 0
    let lines = size.lines - queryLines
    let showsStatus = measures.hasStatus && lines > titleLines + Self.leastBody.lines
    let showsTitles = lines > titleLines + 1
    let titleEnd = showsTitles ? measures.titleLines : 0
    let queryEnd = titleEnd + queryLines
    let topEnd = queryEnd + (showsTitles ? topLines : 0)
    let statusStart = max(topEnd, size.lines - (showsStatus ? 1 : 0))
    let showsTotals =
      hasPanes && isDown && measures.hasTotals && statusStart - topEnd > Self.leastBody.lines
    let bodyLines = topEnd..<statusStart - (showsTotals ? 1 : 0)

    // One column before the body is for the arrow to the left, two after it for symbols and bar.
    let hasMargins = Self.hasMargins(on: size)
    // Titles at the left need a space after the gutter; labels begin with a space anyway.
    let wantedWidth = hasPanes && isDown ? measures.sectionTitleWidth : 0
    let leftStart = !hasMargins ? 0 : !hasGutter ? 1 : wantedWidth > 0 ? 3 : 2
    let bodyEnd = max(leftStart, size.columns - (hasMargins ? 2 : 0))
    let leftWidth = min(wantedWidth, size.columns / 3)
    let showsLeft = leftWidth > 0 && bodyEnd - leftWidth >= Self.leastBody.columns
    let leftEnd = leftStart + (showsLeft ? leftWidth : 0)
    let bodyStart = leftEnd + (showsLeft ? 1 : 0)

    // Text lines up with the titles at the left, or with the labels, which begin with a space.
    let textStart = showsLeft || !hasMargins ? leftStart : bodyStart + 1
    title = ScreenRect(lines: 0..<titleEnd, columns: textStart..<bodyEnd)
    query = ScreenRect(lines: titleEnd..<queryEnd, columns: textStart..<bodyEnd)
    banner = ScreenRect(lines: queryEnd..<queryEnd, columns: textStart..<bodyEnd)
    top = ScreenRect(lines: queryEnd..<topEnd, columns: bodyStart..<bodyEnd)
    left = ScreenRect(lines: bodyLines, columns: leftStart..<leftEnd)
    body = ScreenRect(lines: bodyLines, columns: bodyStart..<bodyEnd)
    bar = ScreenRect(lines: bodyLines, columns: min(bodyEnd + 1, size.columns)..<size.columns)
    totals = ScreenRect(lines: bodyLines.upperBound..<statusStart, columns: bodyStart..<bodyEnd)
    status = ScreenRect(lines: statusStart..<size.lines, columns: textStart..<bodyEnd)
    mostBannerLines = max(0, min(measures.bannerLines, body.lines.count - Self.leastBody.lines))
  }

  package var corner: ScreenRect { ScreenRect(lines: top.lines, columns: left.columns) }

  func opened(by lines: Int) -> Panes {
    var panes = self
    let end = banner.lines.lowerBound + lines
    let topEnd = end + top.lines.count
    panes.banner = ScreenRect(lines: banner.lines.lowerBound..<end, columns: banner.columns)
    panes.top = ScreenRect(lines: end..<topEnd, columns: top.columns)
    panes.left = ScreenRect(lines: topEnd..<left.lines.upperBound, columns: left.columns)
    panes.body = ScreenRect(lines: topEnd..<body.lines.upperBound, columns: body.columns)
    return panes
  }

  static func hasMargins(on size: ScreenSize) -> Bool { size.columns >= columnsWithMargins }

  package var isTooSmall: Bool {
    screen.size.lines < Self.leastScreen.lines || screen.size.columns < Self.leastScreen.columns
  }
}
