/// Why a text binds nothing (rule B3).
package enum BindingFault: Error, Equatable {
  /// A word that names neither a key nor an event.
  case unknownTrigger(String)
  /// The same where no event is meant.
  case unknownKey(String)
  /// A key that the terminal makes a signal of.
  case signalKey(String)
  case unknownAction(String)
  case missingTrigger
  /// What is to be bound, to which nothing is said to be bound.
  case missingAction(of: String)
  /// An action that stands by itself, with something in brackets behind it.
  case unwantedArgument(of: String)
  case missingArgument(of: String)
  /// What an action's brackets begin with, and where they do not end.
  case openBracket(String)
  /// What stands in an action's brackets, and what would make sense there, as a short phrase.
  case senselessArgument(String, of: String, expected: String)
  case unknownLayout(String)
  case template(OutputTemplate.Fault)
  case command(CommandTemplate.Fault)
}
