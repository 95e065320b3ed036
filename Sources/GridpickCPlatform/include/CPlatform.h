/* The functions that differ between systems, and those of the C library that Swift does not see: Swift sees
   no macro with arguments, calls every global unsafe, and is built without _GNU_SOURCE. Each function is
   both in linux.c and in portable.c, or in common.c if it is the same everywhere. */
#ifndef GRIDPICK_CPLATFORM_H
#define GRIDPICK_CPLATFORM_H

#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

/* --- Descriptors; all are closed on exec --- */

/* Does the same as pipe(2). */
int platform_pipe(int ends[2]);

/* Lets a pipe hold `size` bytes, on systems that allow it. */
void platform_widen_pipe(int pipe, int size);

enum { PLATFORM_PATH_MAX = 1024 };

/* Returns a file without a name; -1 if there can be none. */
int platform_memory_file(void);

/* Returns a file that any program can open by `path` while this one has it open; -1 if there can be none. */
int platform_named_file(char path[PLATFORM_PATH_MAX]);

/* Must be called once no program needs that path any more. */
void platform_drop_path(const char *path);

/* Returns the largest size that a file may reach, by ulimit -f. */
rlim_t platform_largest_file(void);
bool platform_files_are_unlimited(void);

/* Returns a timer that turns readable `milliseconds` after it was set; -1 if there can be none. `other` must
   be closed with it, unless it is -1. */
int platform_timer(int *other);
void platform_set_timer(int timer, int other, int milliseconds);

/* --- Processes --- */

/* Returns all `NAME=value`, ended by NULL; must be read on the thread that may change them. */
char **platform_environment(void);

/* Returns the flag for posix_spawnattr_setflags(3) that gives a process a session of its own. */
short platform_spawn_session(void);

/* Puts the process in the foreground of a terminal from its beginning, on systems that allow it. */
void platform_begin_in_foreground(posix_spawn_file_actions_t *actions, int terminal);

/* Puts a group that was just started in the foreground, on systems where it does not begin there. */
void platform_put_in_foreground(int terminal, pid_t group);

/* Returns a descriptor that turns readable when a child ends; -1 if there can be none. Signals must be held
   during the call. */
int platform_child_ending(pid_t process);

/* Returns the status of an ended process in the form of waitpid(2). The process is left to be reaped. */
int platform_child_status(pid_t process);

bool platform_has_stopped(int status);
bool platform_has_exited(int status);
int platform_exit_status(int status);
int platform_ending_signal(int status);

/* --- Terminals --- */

/* The value in `c_cc` that stands for no character; Swift does not see a character as a macro. */
enum { PLATFORM_NO_CHARACTER = _POSIX_VDISABLE };

/* Waits until the reader of a terminal has read all output, or has read nothing for `patience_ms`. For a
   handler. */
void platform_await_reader(int terminal, int patience_ms);

/* Does the same on a terminal for which the kernel tells how much is unread. */
void platform_await_output(int terminal, int patience_ms);

/* --- Threads --- */

/* True if the caller is the thread on which the program began. */
bool platform_is_main_thread(void);

/* Sets the niceness of the calling thread to `steps`, on systems where each thread has its own. */
void platform_give_way(int steps);

/* --- Streams --- */

/* True if a stream of C has not been written on yet, and its buffering has not been set. */
bool platform_is_unused(FILE *stream);

#endif
