#include "CRuntime.h"

/* This header of glibc defines `__GLIBC__`; the compiler's own `stddef.h` does not. */
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static char **arguments;

/* The C library gives constructors the same arguments as `main`, which has no parameters in Swift. */
__attribute__((constructor)) static void keep_arguments(int count, char **vector) {
  (void)count;
  arguments = vector;
}

/* The C library gives threads that run at the same time a heap each, up to eight for a processor, and each
   heap keeps much of the memory that it once used. Here all threads share one heap. */
__attribute__((constructor)) static void share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
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
