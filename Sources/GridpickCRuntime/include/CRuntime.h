/* Replacements for functions of Swift's runtime that read /proc, which not every system has. */
#ifndef GRIDPICK_CRUNTIME_H
#define GRIDPICK_CRUNTIME_H

/* Returns the program's name and its arguments, ended by NULL. */
char *_Nullable *_Nullable runtime_arguments(void);

/* Returns the path of a program that comes with Swift; NULL if there is none. The caller frees the path. */
char *_Nullable swift_copyAuxiliaryExecutablePath(const char *_Nonnull name);

#endif
