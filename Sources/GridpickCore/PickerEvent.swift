import GridpickModel
import GridpickProtocol
import GridpickScreen

/// What comes in through the one door of the state.
package enum PickerEvent {
  /// The first frame is about to be shown.
  case begun
  case key(Key)
  /// Text that was pasted.
  case pasted(String)
  case mouse(MouseEvent)
  case focus(Bool)
  case resized(ScreenSize)
  /// More lines of the same screen are the picker's, which it needs (rule I1).
  case grown(ScreenSize)
  /// The terminal's background, in 24 bits.
  case background(UInt32)
  /// Something to be told, until a key is pressed.
  case notice(String)
  /// The input has changed since it was read; false once other data has taken its place.
  case spoiled(Bool)
  /// More data has arrived.
  case content(ContentUpdate)
  /// There is newer data in place of what is there, for which nobody has asked.
  case replaced(ContentUpdate)
  /// The same items are there, and may show something else.
  case redrawn(ContentUpdate)
  /// What has come of a question.
  case answered(Question, Answer)
  /// A command that was to have the terminal has ended, or could not be run, for this reason; so could
  /// not one that was to take the picker's place.
  case executed(failure: String?)
  /// Somebody outside asks for this.
  case asked([Action])
  /// Time has passed, and something may have moved with it.
  case tick
}

/// What goes out: for the caller to tell or to do (rule P10).
package enum PickerEffect: Equatable {
  /// The effective item changed; nil is a gap that stands for nothing in the data.
  case moved(from: ItemID?, to: ItemID?)
  /// A gesture or an animation has ended, with another item or the same.
  case settled(changed: Bool)
  case picked(Pick)
  /// A key of the program's own was pressed at an item; answered by `asked`, with what it does otherwise
  /// where the program leaves it to that.
  case called(Int, at: ItemID?, otherwise: [Action])
  /// A command is to have the terminal; answered by `executed`.
  case execute(Invocation)
  /// The picker ends, and a command takes its place.
  case become(Invocation)
  /// To be printed too when something is picked.
  case print(OutputTemplate, ItemID)
  /// The terminal is to have this for its clipboard.
  case copy([UInt8])
  /// To be answered by `answered`, instead of any other of its topic.
  case ask(Question)
  /// A reload has replaced all that came from the input.
  case inputReplaced
  /// The answer to a topic's question is not waited for any more.
  case drop(Question.Topic)
  /// The data could not be read, for this reason, and there is nothing to pick from.
  case unreadable(String)
  case cancelled
}
