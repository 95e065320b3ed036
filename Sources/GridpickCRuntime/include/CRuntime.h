/* What Swift's runtime would look for in /proc, which is not everywhere. */
#ifndef GRIDPICK_CRUNTIME_H
#define GRIDPICK_CRUNTIME_H

/* The program's name and its arguments, ended by NULL. */
char *_Nullable *_Nullable runtime_arguments(void);

/* Where a program that comes with Swift lies; NULL is nowhere. The caller frees it. */
char *_Nullable swift_copyAuxiliaryExecutablePath(const char *_Nonnull name);

#endif
