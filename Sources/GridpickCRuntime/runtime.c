#include "CRuntime.h"

#include <stddef.h>

static char **arguments;

/* The C library hands constructors what it hands `main`, which in Swift has no parameters. */
__attribute__((constructor)) static void keep_arguments(int count, char **vector) {
  (void)count;
  arguments = vector;
}

char **runtime_arguments(void) { return arguments; }

/* Before `main` the runtime looks for its program that prints backtraces, by way of /proc/self/exe, and
   aborts where there is no /proc. Ours restores the terminal and prints none; SWIFT_BACKTRACE may still
   name that program. Being linked first, this takes the place of the runtime's own. */
char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
