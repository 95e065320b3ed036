/* What Swift's runtime would look for in /proc, which is not everywhere, and what it does without memory. */
#ifndef GRIDPICK_CRUNTIME_H
#define GRIDPICK_CRUNTIME_H

#include <stddef.h>

/* The program's name and its arguments, ended by NULL. */
char *_Nullable *_Nullable runtime_arguments(void);

/* Where a program that comes with Swift lies; NULL is nowhere. The caller frees it. */
char *_Nullable swift_copyAuxiliaryExecutablePath(const char *_Nonnull name);

/* Ends the program where memory cannot be had: in one line, with the status of an error. The name is the
   linker's, for what is called in place of `swift::swift_abortAllocationFailure`; see Package.swift. */
_Noreturn void __wrap__ZN5swift28swift_abortAllocationFailureEmm(size_t size, size_t alignment);

#endif
