import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickSystem

/// Makes what a shell is given of what an action is about (rules V3, R5).
struct CommandMaker {
  /// What ends each value in a file.
  let terminator: UInt8
  let environment: () -> ProcessEnvironment

  func command(for invocation: Invocation) throws(Complaint) -> ShellCommand {
    let things = PickedThings(invocation: invocation)
    var files: [MemoryFile] = []
    var lacksRoom = false
    let rendered: RenderedCommand
    do throws(CommandTemplate.Refusal) {
      rendered = try invocation.template.rendered { placeholder in
        let values = things.values(of: placeholder)
        guard placeholder.isFile else { return values }
        guard let file = MemoryFile(holding: values.lazy.map { $0 + [terminator] }) else {
          lacksRoom = true
          return AnySequence([])
        }
        files.append(file)
        return AnySequence([Array(file.path.utf8)])
      }
    } catch {
      throw Complaint(error)
    }
    if lacksRoom { throw Complaint("{f}: no memory for a file that holds it") }
    return ShellCommand(
      SystemText(rendered.text),
      environment: environment().with(rendered.variables.map { ($0.name, $0.value) }), files: files)
  }
}

/// What a command is about, found again in the data.
private struct PickedThings {
  let invocation: Invocation

  private var content: PickedContent { invocation.content }

  func values(of placeholder: Placeholder) -> AnySequence<[UInt8]> {
    switch placeholder.content {
    case .query: AnySequence([Array(invocation.query.utf8)])
    case .field(let field):
      AnySequence(
        ids(placeholder).lazy.compactMap(cell).map { OutputTemplate.bytes(of: field, in: $0) })
    }
  }

  /// All that is marked, or the current item where nothing is.
  private func ids(_ placeholder: Placeholder) -> [ItemID] {
    guard placeholder.isOfAll, !invocation.marks.isEmpty else {
      return [invocation.current].compactMap(\.self)
    }
    return content.ids(of: invocation.marks)
  }

  private func cell(_ id: ItemID) -> PickedCell? {
    content.ordered.position(of: id).flatMap { PickedCell($0, of: content) }
  }
}
