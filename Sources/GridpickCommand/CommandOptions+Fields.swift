import GridpickCore

/// The fields that templates and commands name (rule X1).
extension CommandOptions {
  /// The templates that are printed, or that hold lines to begin a preview with.
  private var templates: [(option: String, template: OutputTemplate)] {
    let bound = bindings.flatMap(\.actions).flatMap { action -> [OutputTemplate] in
      switch action.argument {
      case .output(let template): [template]
      case .windows(let turns):
        turns.map { OutputTemplate(of: PreviewWindow().changed(by: $0)) }
      default: []
      }
    }
    let option = template?.parts.contains(.separator) == true ? "--accept-nth" : "--print"
    return (template.map { [(option: option, template: $0)] } ?? [])
      + [(option: "--preview-window", template: OutputTemplate(of: picker.preview.window))]
      + bound.map { (option: "--bind", template: $0) }
  }

  private var commands: [(option: String, template: CommandTemplate)] {
    let bound = bindings.flatMap(\.actions).compactMap(\.template)
      .map { (option: "--bind", template: $0) }
    return (picker.preview.command.map { [(option: "--preview", template: $0)] } ?? []) + bound
  }

  var namesFields: Bool {
    !commands.isEmpty || templates.contains { !$0.template.fields.isEmpty }
  }

  func complaint(aboutFieldsOf data: Grid) -> Complaint? {
    let known = KnownFields(of: data)
    for (option, template) in templates {
      if let complaint = known.complaint(about: template) {
        return Complaint(complaint, of: option)
      }
    }
    for (option, command) in commands {
      if let complaint = known.complaint(about: command) { return Complaint(complaint, of: option) }
    }
    return nil
  }

  func complaint(aboutTemplateFor content: PickedContent) -> Complaint? {
    template.flatMap { KnownFields(of: content).complaint(about: $0) }
      .map { Complaint($0, of: "--print") }
  }
}

extension OutputTemplate {
  /// Creates the template of the fields that hold lines to begin a preview with.
  fileprivate init(of window: PreviewWindow) {
    self.init(parts: window.fields.map { .field($0) })
  }
}
