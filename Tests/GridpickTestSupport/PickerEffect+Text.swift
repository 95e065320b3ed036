import GridpickCore

extension PickerEffect {
  /// Returns the effect as scenarios write it, with positions in the grid: `moved 0,1>0,2`,
  /// `settled unchanged`, `picked 0,2`.
  fileprivate func text(in grid: Grid) -> String {
    func place(_ id: ItemID?) -> String {
      guard let place = id.flatMap(grid.position) else { return "nowhere" }
      return "\(place.section),\(place.index)"
    }
    return switch self {
    case .moved(let from, let to): "moved \(place(from))>\(place(to))"
    case .settled(let changed): changed ? "settled" : "settled unchanged"
    case .picked(let pick): pick.text(place, inList: grid.isList)
    case .called(let number, at: let id, title: _, otherwise: _): "called \(number) at \(place(id))"
    case .execute(let invocation): "execute \(invocation.text(place))"
    case .become(let invocation): "become \(invocation.text(place))"
    case .print(_, let id): "print of \(place(id))"
    case .copy(let bytes): "copy \(String(decoding: bytes, as: UTF8.self))"
    case .copyPick(let pick): "copy what is \(pick.text(place, inList: grid.isList))"
    case .start(let job): job.work.text(place)
    case .end(.preview): "stop preview"
    case .end(.errand(let kind)): "drop \(kind)"
    case .end(let topic): "drop \(topic)"
    case .inputReplaced: "input replaced"
    case .unreadable(let reason): "unreadable: \(reason)"
    case .tookQuery(let isPick): isPick ? "took the query" : "found nothing"
    case .ringBell: "rang the bell"
    case .cancelled: "cancelled"
    }
  }
}

extension Job.Work {
  /// Returns text such as `sort by titles` or `run reload 5`.
  fileprivate func text(_ place: (ItemID?) -> String) -> String {
    switch self {
    case .errand(let errand): "run \(errand.text)"
    case .order(let sorting, _, _): "sort \(sorting.text)"
    case .matches(let search, _): "find \(search.query.text)"
    case .think: "think"
    case .preview(let request): "preview \(request.invocation.text(place)) in \(request.size.text)"
    case .command(let invocation): "execute silently \(invocation.text(place))"
    }
  }
}

extension ScreenSize {
  /// The size with columns first, such as `40x12`.
  fileprivate var text: String { "\(columns)x\(lines)" }
}

extension Pick {
  /// Returns `picked 0,2`, `picked all of 0,2` or `picked 3 marked`, and the key if there is one.
  ///
  /// An item of a list is all of its row.
  fileprivate func text(_ place: (ItemID) -> String, inList isList: Bool) -> String {
    let things =
      switch things {
      case .item(let id): place(id)
      case .marked(let marks): "\(marks.count) marked"
      }
    let end = key.map { " by \($0.name())" } ?? ""
    let manner =
      switch unit {
      case .item: "picked "
      case .section: isList ? "picked " : "picked all of "
      case .column: "picked the column of "
      }
    return manner + things + end
  }
}

extension Invocation {
  /// Returns `ls {} at 0,2`; after a click on a title `ls {} at 0,2 by title 2 load`.
  fileprivate func text(_ place: (ItemID?) -> String) -> String {
    let marked = marks.isEmpty ? "" : " with \(marks.count) marked"
    return "\(String(decoding: template.text, as: UTF8.self)) at \(place(current))\(marked)"
      + (clickedTitle.map { " by title \($0.number) \($0.text)" } ?? "")
  }
}

extension [PickerEffect] {
  /// Returns the effects in order, or `nothing`.
  func text(in grid: Grid) -> String {
    isEmpty ? "nothing" : map { $0.text(in: grid) }.joined(separator: "; ")
  }
}

extension Sorting {
  /// Text such as `by column 2` or `by titles, downwards`.
  fileprivate var text: String {
    let key =
      switch key {
      case .column(let column): "column \(column)"
      case .section(let section): "section \(section)"
      case .number: "numbers"
      }
    return "by \(key)" + (isDescending ? ", downwards" : "")
  }
}

extension Errand {
  /// Text such as `reload 5` or `more 12 of tab 3`.
  fileprivate var text: String {
    let what = kind == .reload ? "reload" : "more"
    return "\(what) \(count)" + (section.map { " of \($0)" } ?? "") + (title.map { " \($0)" } ?? "")
  }
}
