extension Scene {
  /// Draws the open part of the banner, which slides out upwards (rule L4).
  func drawBanner(on canvas: inout Canvas) {
    let pane = panes.banner
    canvas.clipped(to: pane) { canvas in
      let shown = banner.prefix(placement.bannerLines).suffix(pane.lines.count)
      for (line, text) in zip(pane.lines, shown) {
        let row = ScreenRect(line: line, columns: pane.columns)
        canvas.draw(text, fitting: textEnd(of: row) - row.columns.lowerBound, at: row.corner)
      }
    }
  }

  /// Draws all titles; each kind has its own pane (rule L3).
  func drawTitles(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    drawRule(on: &canvas)
    switch placement.titles {
    case .panes:
      drawColumnTitles(on: &canvas)
      drawCorner(on: &canvas)
      drawSectionTitles(on: &canvas)
    case .bar: drawTabs(on: &canvas)
    case .nowhere, .headings: break
    }
  }

  private func drawTitle(on canvas: inout Canvas) {
    var columns = panes.title.columns.lowerBound..<textEnd(of: panes.title)
    let aside = titleAside.utf8.count + 2
    if aside > 2, columns.count > 2 * aside {
      drawRight(titleAside, in: columns, panes.title.lines.lowerBound, on: &canvas)
      columns = columns.prefix(columns.count - aside)
    }
    for (line, text) in zip(panes.title.lines, PickerSettings.lines(ofTitle: title)) {
      canvas.draw(
        String(text), fitting: columns.count,
        at: ScreenPoint(line: line, column: columns.lowerBound), style: look.theme[.title])
    }
  }

  /// Underlines the whole line of the titles or tabs at the top, which takes no line of its own.
  private func drawRule(on canvas: inout Canvas) {
    guard !panes.top.isEmpty else { return }
    let line = ScreenRect(
      lines: panes.top.lines.prefix(1),
      columns: panes.screen.columns.lowerBound..<panes.top.columns.upperBound)
    // The underline is as bright as the titles, because under the titles it has their colour.
    canvas.fill(line, style: ruled(look.theme[.dim]))
  }

  private func drawColumnTitles(on canvas: inout Canvas) {
    let pane = placement.titlePane(.item, at: offsets)
    guard !pane.isEmpty else { return }
    let items = placement.items(in: offsets.current, offsets: offsets)
    for strip in items.strips {
      let span = strip.span.clamped(
        to: strip.span.lowerBound..<max(strip.span.lowerBound, titlesEnd))
      draw(strip.pages, in: pane, span, .item, on: &canvas) { index in
        isCut(index, of: items, in: strip.span)
          ? nil : content.columnTitle(index).map { ($0, items.span(of: index)) }
      }
    }
  }

  private func drawCorner(on canvas: inout Canvas) {
    let pane = panes.corner
    guard !pane.isEmpty, placement.gridAxis(along: .vertical) == .section else { return }
    if content.pivot?.totals != nil {
      let style = ruled(look.theme[.dim])
      drawRight(Self.totalTitle, in: pane.columns, pane.lines.lowerBound, style, on: &canvas)
    }
    guard let title = content.sectionTitleName else { return }
    let start = pane.corner
    let width = canvas.draw(
      title, fitting: pane.columns.count, at: start, style: ruled(look.theme[.dim]))
    guard let sortedTitle, sortedTitle.column == nil else { return }
    drawSortSign(
      beside: start.column..<start.column + width, isRight: false, mayPrecede: false,
      line: start.line, on: &canvas)
  }

  /// Draws the sort symbol a space before the next title, or else over a letter of its title.
  private func drawSortSign(
    beside title: Range<Int>, isRight: Bool, mayPrecede: Bool, line: Int,
    on canvas: inout Canvas
  ) {
    let title = title.clamped(to: canvas.window.columns)
    let cells = canvas.frame.line(line)
    func isBlank(_ column: Int) -> Bool {
      !cells.indices.contains(column) || cells[column].glyph == .blank
    }
    let behind = (sign: title.upperBound, next: title.upperBound + 1)
    let before = (sign: title.lowerBound - 1, next: title.lowerBound - 2)
    let places = (mayPrecede ? (isRight ? [before, behind] : [behind, before]) : [behind])
      .filter { canvas.window.columns.contains($0.sign) && isBlank($0.sign) }
    let inside = title.count > 2 ? title.upperBound - 1 : nil
    guard
      let column = places.first(where: { isBlank($0.next) })?.sign ?? inside ?? places.first?.sign
    else { return }
    guard let sign = sortedTitle?.sign(look.signs) else { return }
    canvas.draw(
      [sign], at: ScreenPoint(line: line, column: column),
      style: columnTitleStyle(look.theme[.accent]))
  }

  private func columnTitleStyle(_ style: Style) -> Style {
    placement.titles == .bar ? style : ruled(style)
  }

  private func drawSectionTitles(on canvas: inout Canvas) {
    let pane = placement.titlePane(.section, at: offsets)
    guard !pane.isEmpty else { return }
    let sections = placement.visibleSections(at: offsets)
    let isDown = placement.gridAxis(along: .vertical) == .section
    let span = isDown ? pane.lines : pane.columns
    draw(sections, in: pane, span, .section, on: &canvas) { section in
      content.sectionTitle(section).map {
        ($0, placement.span(ofSection: section, offsets: offsets))
      }
    }
  }

  private func draw(
    _ pages: Range<Int>, in pane: ScreenRect, _ span: Range<Int>, _ axis: GridAxis,
    on canvas: inout Canvas, title: (Int) -> (String, Range<Int>)?
  ) {
    let isDown = placement.gridAxis(along: .vertical) == axis
    // The sign of a mark stands in the margin before the titles of rows.
    let part =
      isDown
      ? ScreenRect(
        lines: pane.lines, columns: pane.columns.lowerBound - 1..<pane.columns.upperBound)
      : ScreenRect(lines: pane.lines, columns: span)
    canvas.clipped(to: part) { canvas in
      let sorted = axis == .item ? sortedTitle?.column : nil
      for page in pages.withLast(sorted) {
        guard let (text, span) = title(page) else { continue }
        if isDown {
          let count = axis == .section ? self.count(behindTitle: page) : ""
          let start = pane.columns.lowerBound
          let columns = start..<max(start, pane.columns.upperBound - count.utf8.count)
          let line = span.lowerBound + (placement.wrapping == nil ? (span.count - 1) / 2 : 0)
          let title = draw(
            text, line: line, columns: columns, .left,
            style(ofTitle: page, axis, .title), of: axis, isMarked: isMarked(axis, page),
            on: &canvas)
          let end = content.pivot == nil ? title.upperBound + count.utf8.count : nil
          drawRight(
            count, in: title.upperBound..<(end ?? pane.columns.upperBound), line, on: &canvas)
        } else {
          let room = axis == .item ? placement.room(ofColumn: page, in: span) : span.inset(1)
          let seen = canvas.window.columns
          let needed = axis == .item ? roomOfTitle(over: page, in: span, seen: seen) : room
          guard !isSliver(span, room: needed, in: seen) else { continue }
          drawTitle(
            text, in: room, of: span, alignment(over: page, axis),
            style(ofTitle: page, axis, .accent),
            of: axis, isMarked: isMarked(axis, page),
            isSorted: page == sorted, on: &canvas)
        }
      }
    }
  }

  private func count(behindTitle section: Int) -> String {
    let count =
      content.map.parts == nil
      ? content.total(ofSection: section) : content.itemCount(inSection: section)
    return count.map { " \($0)" } ?? ""
  }

  /// Draws a title; the sorted one is drawn last, because its symbol depends on its neighbours.
  func drawTitle(
    _ text: String, in room: Range<Int>, of span: Range<Int>, _ alignment: Alignment,
    _ style: Style, of axis: GridAxis = .item, isMarked: Bool = false, isSorted: Bool,
    on canvas: inout Canvas
  ) {
    let line = canvas.window.lines.lowerBound
    // The end of a nested title says the most, so it stands in the part of the room that is seen.
    let isNested = text.isNestedTitle
    let end = max(room.lowerBound, canvas.window.columns.upperBound)
    let room = isNested || alignment == .right ? room.clamped(to: room.lowerBound..<end) : room
    let text = isNested ? text.cutInFront(to: room.count, look.signs.text) : text
    var drawn = room
    canvas.clipped(to: ScreenRect(line: line, columns: span)) {
      drawn = draw(
        text, line: line, columns: room, alignment, columnTitleStyle(style), of: axis,
        isMarked: isMarked, on: &$0)
    }
    guard isSorted else { return }
    drawSortSign(
      beside: drawn, isRight: alignment == .right, mayPrecede: !isMarked, line: line, on: &canvas)
  }

  private func style(ofTitle page: Int, _ axis: GridAxis, _ current: Role) -> Style {
    let currentPage = axis == .section ? position?.section : position?.index
    return look.theme[page == currentPage ? current : .dim]
  }

  func ruled(_ style: Style) -> Style { style.adding(.underline) }

  enum Alignment {
    case left
    case middle
    case right
  }

  private func alignment(over page: Int, _ axis: GridAxis) -> Alignment {
    if let first = placement.visibleSections(at: offsets).first,
      !look.style(of: nil, inSection: first, of: content).isText
    {
      return .middle
    }
    return axis == .item && placement.standsRight(page) ? .right : .left
  }

  @discardableResult
  func draw(
    _ title: String, line: Int, columns: Range<Int>, _ alignment: Alignment, _ style: Style,
    of axis: GridAxis, isMarked: Bool = false, on canvas: inout Canvas
  ) -> Range<Int> {
    let excerpt = Excerpt(
      title, matches(inTitle: title, axis), from: columns.lowerBound, in: columns,
      seen: canvas.window.columns, signs: look.signs.text)
    let columns = excerpt.columns ?? columns
    let width = SafeText(excerpt.text, fitting: columns.count, signs: look.signs.text).width
    let left = columns.count - width
    let column: Int
    switch alignment {
    case .left: column = columns.lowerBound
    case .middle: column = columns.lowerBound + left / 2
    case .right: column = columns.lowerBound + left
    }
    let start = ScreenPoint(line: line, column: column)
    let place = ScreenPoint(line: line, column: column - 1)
    // There is no place for the sign, so the title takes the look of the sign.
    let looksMarked = isMarked && !canvas.window.contains(place)
    canvas.draw(
      excerpt, fitting: columns.count, at: start,
      style: looksMarked ? look.theme.mark(over: style) : style)
    if isMarked { canvas.drawMark(at: place, over: style) }
    return column..<column + width
  }

  func drawHeading(of section: Int, on canvas: inout Canvas) {
    guard let line = placement.headingLine(of: section, offsets: offsets),
      let title = content.sectionTitle(section)
    else { return }
    let columns = panes.body.columns.inset(1)
    let isCurrent = section == position?.section
    let count = count(of: section)
    let room = columns.count - count.utf8.count - 2
    draw(
      title, line: line, columns: columns.prefix(max(0, room)), .left,
      look.theme[isCurrent ? .accent : .title], of: .section,
      isMarked: isMarked(.section, section), on: &canvas)
    guard room > 0 else { return }
    let place = ScreenPoint(line: line, column: columns.upperBound - count.utf8.count)
    canvas.draw(count, at: place, style: look.theme[.dim])
  }

  private func count(of section: Int) -> String {
    let count = content.itemCount(inSection: section)
    guard let position, position.section == section, count > 0 else { return "\(count)" }
    return "\(position.index + 1)/\(count)"
  }
}

extension Range<Int> {
  func withLast(_ last: Int?) -> [Int] { filter { $0 != last } + filter { $0 == last } }
}

extension String {
  /// True for the title of a nested key, such as `metadata.namespace`: its end says the most.
  fileprivate var isNestedTitle: Bool { utf8.contains(UInt8(ascii: ".")) && !utf8.contains(32) }

  fileprivate func cutInFront(to columns: Int, _ signs: TextSigns) -> String {
    var left = SafeText.width(of: self, signs: signs)
    guard left > columns, columns > 1 else { return self }
    var rest = Substring(self)
    while left > columns - 1, let first = rest.popFirst() {
      left -= SafeText.width(of: String(first), signs: signs)
    }
    return signs.ellipsisText + rest
  }
}
