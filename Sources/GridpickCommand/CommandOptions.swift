import GridFormats
import GridLayout
import GridLoading
import GridModel
import GridPaging
import GridRendering
import PickerCore
import Terminal

/// What the command line says.
package struct CommandOptions {
  /// Nil finds out by itself.
  package var format: FormatName?
  package var reading = ReadingOptions()
  /// Nil goes by the document.
  package var layout: Layout?
  package var style: CellStyle?
  package var layoutOptions = LayoutOptions()
  package var columns = ColumnCount.automatic
  package var fill = FillOrder.rows
  package var start: Position?
  package var cycles = false
  package var title: String?
  package var animates = true
  package var isASCII = false
  /// How many steps a notch of the wheel goes.
  package var wheelSteps = 1
  package var terminal = TerminalOptions()
  package var input = Input.standardInput
  /// What to do instead of picking.
  package var request: Request?

  package enum Request {
    case help
    case version
  }
}
