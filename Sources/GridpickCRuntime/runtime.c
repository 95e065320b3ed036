#include "CRuntime.h"

#include <stddef.h>

static char **arguments;

/* The C library gives constructors the same arguments as `main`, which has no parameters in Swift. */
__attribute__((constructor)) static void keep_arguments(int count, char **vector) {
  (void)count;
  arguments = vector;
}

char **runtime_arguments(void) { return arguments; }

/* Before `main` the runtime looks through /proc/self/exe for its program that prints backtraces, and aborts
   if there is no /proc. This function is linked first, so it takes the place of the runtime's own. Our
   handler of a crash restores the terminal and prints no backtrace; SWIFT_BACKTRACE may still name that
   program. */
char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
