/* The functions of the system that Swift does not see: Swift sees no macro with arguments, calls every
   global unsafe, and is built without _GNU_SOURCE. */
#ifndef GRIDPICK_CPLATFORM_H
#define GRIDPICK_CPLATFORM_H

#include <spawn.h>
#include <stdbool.h>
#include <sys/types.h>
#include <unistd.h>

/* --- Descriptors; all are closed on exec --- */

int platform_pipe(int ends[2]);

/* Lets a pipe hold `size` bytes. */
void platform_widen_pipe(int pipe, int size);

/* Returns a file in memory; -1 if there can be none. */
int platform_memory_file(void);

/* --- Processes --- */

/* Returns all `NAME=value`, ended by NULL; must be read on the thread that may change them. */
char **platform_environment(void);

/* Returns the flag for posix_spawnattr_setflags(3) that gives a process a session of its own. */
short platform_spawn_session(void);

/* Returns the status of an ended process in the form of waitpid(2). The process is left to be reaped. */
int platform_child_status(pid_t process);

bool platform_has_stopped(int status);
bool platform_has_exited(int status);
int platform_exit_status(int status);
int platform_ending_signal(int status);

/* --- Terminals --- */

/* The value in `c_cc` that stands for no character; Swift does not see macros that are characters. */
enum { PLATFORM_NO_CHARACTER = _POSIX_VDISABLE };

/* Returns the number of columns that a scalar takes in the C library's view; -1 if it cannot be shown. */
int platform_width(int scalar);

#endif
