import Testing

@testable import GridpickCore

/// Actions that wait.
struct ToDoTests {
  private static let marking = Action("select-all")

  @Test func `F6.5 B2.7 a key drops actions on the current item, and keeps actions on all`() {
    var toDo = ToDo()
    toDo.putOff([Self.marking, "accept", Self.marking])
    toDo.putOff(["accept"])
    let dropped = toDo.forgetPick()
    #expect(dropped)
    #expect(toDo.awaited.map(\.actions) == [[Self.marking]])
  }

  @Test func `B2.7 a key drops nothing if all waiting actions are on all items`() {
    var toDo = ToDo()
    toDo.putOff([Self.marking])
    let dropped = toDo.forgetPick()
    #expect(!dropped)
  }

  @Test func `B1.6 actions of an occasion raise no occasion, even if they are put off`() {
    var toDo = ToDo()
    let before = toDo.begin(Chain(actions: [], answersOccasion: true))
    toDo.putOff(["accept"])
    toDo.finishChain(before: before)
    #expect(!toDo.answersOccasion && toDo.raisesNothing)
    toDo.finishEvent()
    #expect(!toDo.raisesNothing)
    let later = toDo.awaited
    #expect(later.map(\.answersOccasion) == [true])
    _ = toDo.begin(later[0])
    #expect(toDo.raisesNothing)
  }
}
