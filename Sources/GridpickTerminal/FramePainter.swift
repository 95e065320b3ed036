import GridpickScreen

/// Frames go in, the bytes that paint them come out.
protocol FramePainter: AnyObject {
  var colorCount: Int { get }
  /// What undoes everything that is done to a terminal.
  var leaveSequence: [UInt8] { get }
  /// Whether the terminal is in the state that frames build on.
  var isPrepared: Bool { get }

  /// The next frame is painted whole, with all that prepares a terminal for it.
  func resize(to viewport: Viewport)

  /// The bytes that turn what is shown into the frame; none where nothing changed.
  func paint(_ frame: Frame) -> [UInt8]
}
