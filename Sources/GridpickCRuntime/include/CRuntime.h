/* Replacements of Swift's runtime: for its searches in /proc, which is not everywhere, and for its end
   without memory. */
#ifndef GRIDPICK_CRUNTIME_H
#define GRIDPICK_CRUNTIME_H

#include <stddef.h>

/* Returns the program's name and its arguments, ended by NULL. */
char *_Nullable *_Nullable runtime_arguments(void);

/* Returns the path of a program that comes with Swift; NULL if there is none. The caller frees the path. */
char *_Nullable swift_copyAuxiliaryExecutablePath(const char *_Nonnull name);

/* Ends the program when memory runs out: prints one line and exits with the status of an error. The linker
   has this name called in place of `swift::swift_abortAllocationFailure`; see Package.swift. */
_Noreturn void __wrap__ZN5swift28swift_abortAllocationFailureEmm(size_t size, size_t alignment);

#endif
