import GridpickFormats

/// Why an input cannot be read, or not to its end.
package enum LoadingFailure: Error, Equatable {
  case input(InputError)
  case format(FormatError)
}
