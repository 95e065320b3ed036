/// An event that the caller passes to the state.
package enum PickerEvent {
  case begun
  case key(Key)
  case pasted(String)
  case mouse(MouseEvent)
  case resized(ScreenSize)
  /// The picker has got more lines of the same screen, because its content needs them (rule I1).
  case grown(ScreenSize)
  /// The terminal has reported its background color, in 24 bits.
  case background(UInt32)
  /// Something is wrong: the picker shows this notice until a key is pressed.
  case notice(String)
  /// A message of the program that is no error, shown until a key is pressed.
  case said(String)
  /// True if the input has changed since it was read; false once other data has taken its place.
  case spoiled(Bool)
  case content(ContentUpdate)
  /// Newer data replaces the data, although the picker has not asked for a reload.
  case replaced(ContentUpdate)
  /// The same items with other contents.
  case redrawn(ContentUpdate)
  case answered(Job.ID, Answer)
  /// A command that had the terminal has ended, or could not start, for the reason `failure`.
  case executed(failure: String?)
  case asked([Action])
  case tick
}

/// An effect that the caller reports or carries out (rule P10).
package enum PickerEffect: Equatable {
  /// The current item changed; nil is a gap, for which the data has no item.
  case moved(from: ItemID?, to: ItemID?)
  /// A gesture or an animation has ended; `changed` is true if the position has changed.
  case settled(changed: Bool)
  case picked(Pick)
  /// A key that the program has bound was pressed at an item, or a title clicked.
  ///
  /// The caller answers with `asked`, holding the `otherwise` actions if the program declines.
  case called(Int, at: ItemID?, title: ClickedTitle?, otherwise: [Action])
  /// The caller lends the command the terminal, and answers with `executed`.
  case execute(Invocation)
  case become(Invocation)
  /// The caller prints this template for the item too, once something is picked.
  case print(OutputTemplate, ItemID)
  case copy([UInt8])
  case copyPick(Pick)
  /// The caller does this job instead of any other of its topic, and sends `answered`.
  case start(Job)
  case inputReplaced
  /// The picker no longer waits for this topic's job.
  case end(Job.Topic)
  /// The data could not be read, for this reason, and there is no item to pick.
  case unreadable(String)
  /// The picker ends with the query instead of a pick; `isPick` is false where nothing matched.
  case tookQuery(isPick: Bool)
  case ringBell
  case cancelled
}
