/// The reason why a text binds nothing (rule B3).
package enum BindingFault: Error, Equatable {
  /// A word that names neither a key nor an event.
  case unknownTrigger(String)
  /// A word that names no key, where only a key is allowed.
  case unknownKey(String)
  /// A key that the terminal turns into a signal.
  case signalKey(String)
  case unknownAction(String)
  case missingTrigger
  case missingAction(of: String)
  case unwantedArgument(of: String)
  case missingArgument(of: String)
  /// The name and the opening sign of an argument that has no closing sign.
  case openBracket(String)
  /// An argument that makes no sense, its action, and a short phrase for what is expected.
  case senselessArgument(String, of: String, expected: String)
  case unknownLayout(String)
  case template(OutputTemplate.Fault)
  case command(CommandTemplate.Fault)
}
