import GridpickCore
import Testing

@testable import TwoAxisPicker

/// Callbacks that do what they should not: nothing breaks, and nothing is lost (rules P10, U3).
struct CallbackTests {
  private static let size = ScreenSize(lines: 10, columns: 40)

  private final class Box {
    weak var session: PickerSession<Int>?
    var picker: GridPicker<Int>?
    var moves: [Int] = []
  }

  private func picker(_ box: Box) -> GridPicker<Int> {
    var picker = GridPicker(rows: [[1, 2, 3], [4, 5, 6]]) { Cell("\($0)") }
    picker.onMove = { box.moves.append($0.item) }
    return picker
  }

  @Test func `P10.2 U3.1 an act in a callback happens once, after the reported change`() throws {
    let box = Box()
    var picker = picker(box)
    picker.onMove = { move in
      box.moves.append(move.item)
      if move.item == 2 {
        box.session?.press("j")
        #expect(box.session?.item == 2, "not yet")
      }
    }
    let session = try picker.session(size: Self.size)
    box.session = session
    session.press("l")
    #expect(session.item == 5)
    #expect(box.moves == [2, 5])
  }

  @Test func `U3.1 a cell's closure may read the session and act on it`() throws {
    let box = Box()
    var picker = picker(box)
    var asked = 0
    picker.cell = { number in
      asked += 1
      _ = box.session?.position
      _ = box.session?.item
      if number == 6 { box.session?.press("l") }
      return Cell("\(number)")
    }
    let session = try picker.session(size: Self.size)
    box.session = session
    session.apply(.redraw)
    for _ in 0..<3 { _ = session.frame }
    #expect(session.item == 2 || session.item == 3)
    #expect(asked < 50)
  }

  @Test func `U3.3 a picker changed or released in a callback continues unchanged`() throws {
    let box = Box()
    var picker = picker(box)
    picker.onMove = { move in
      box.moves.append(move.item)
      box.picker?.sections = []
      box.picker = nil
    }
    box.picker = picker
    let session = try picker.session(size: Self.size)
    session.press("l", "j", Key(.enter))
    #expect(box.moves == [2, 5])
    #expect(session.end?.item == 5)
  }

  @Test func `U3.1 updates from a callback are applied in order`() throws {
    let box = Box()
    var picker = picker(box)
    picker.onMove = { move in
      box.moves.append(move.item)
      guard box.moves.count == 1 else { return }
      box.session?.apply(.replace([[7]]))
      box.session?.apply(.append([[8]]))
      box.session?.press("j")
    }
    let session = try picker.session(size: Self.size)
    box.session = session
    session.press("l")
    #expect(session.item == 8)
  }

  @Test func `U3.1 time and drags from a callback happen after the callback`() throws {
    let box = Box()
    var picker = picker(box)
    picker.layout = .cards
    picker.onMove = { move in
      box.moves.append(move.item)
      guard box.moves.count == 1 else { return }
      box.session?.advance(by: .seconds(1))
      box.session?.drag(
        from: ScreenPoint(line: 5, column: .min), to: ScreenPoint(line: 5, column: .max))
    }
    let session = try picker.session(size: Self.size)
    box.session = session
    session.press("l")
    #expect(session.time > .seconds(1))
    #expect(box.moves.first == 2)
  }
}
