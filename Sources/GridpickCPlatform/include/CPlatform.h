/* What is not the same on every system, and what Swift does not see of the C library: it sees no macro with
   arguments, calls every global unsafe, and is built without _GNU_SOURCE. Each function is in linux.c and in
   portable.c, or the same everywhere, in common.c. */
#ifndef GRIDPICK_CPLATFORM_H
#define GRIDPICK_CPLATFORM_H

#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/types.h>

/* --- Descriptors; all are closed on exec --- */

/* As pipe(2). */
int platform_pipe(int ends[2]);

/* Lets a pipe hold so much, where that can be said. */
void platform_widen_pipe(int pipe, int size);

enum { PLATFORM_PATH_MAX = 1024 };

/* A file that has no name; -1 where there can be none. */
int platform_memory_file(void);

/* A file that any program can open by `path` while this one has it open; -1 where there can be none. */
int platform_named_file(char path[PLATFORM_PATH_MAX]);

/* To be called once nobody needs that path any more. */
void platform_drop_path(const char *path);

/* How large a file may become, by ulimit -f. */
rlim_t platform_largest_file(void);
bool platform_files_are_unlimited(void);

/* Turns readable so long after it was set; -1 where there can be none. `other` is to be closed with it where
   that is not -1. */
int platform_timer(int *other);
void platform_set_timer(int timer, int other, int milliseconds);

/* --- Processes --- */

/* `NAME=value`, ended by NULL; to be read on the thread that may change them. */
char **platform_environment(void);

/* For posix_spawnattr_setflags(3): a session of its own. */
short platform_spawn_session(void);

/* Has what is to be started be in the foreground of a terminal from its beginning, where that can be said. */
void platform_begin_in_foreground(posix_spawn_file_actions_t *actions, int terminal);

/* Has a group that was just started be in the foreground, where it did not begin there. */
void platform_put_in_foreground(int terminal, pid_t group);

/* Turns readable when a child ends; -1 where that cannot be. Signals are to be held meanwhile. */
int platform_child_ending(pid_t process);

/* How a process ended, as waitpid(2) has it, once it has; it is left to be reaped. */
int platform_child_status(pid_t process);

bool platform_has_stopped(int status);
bool platform_has_exited(int status);
int platform_exit_status(int status);
int platform_ending_signal(int status);

/* --- Terminals --- */

/* Waits until the reader of a terminal has all that was written to it, or has taken nothing for so long. For a
   handler. */
void platform_await_reader(int terminal, int patience_ms);

/* The same where the kernel tells how much is unread. */
void platform_await_output(int terminal, int patience_ms);

/* --- Threads --- */

/* Whether the caller is the thread that the program began on. */
bool platform_is_main_thread(void);

/* Lets the calling thread give way to others, where threads are asked one by one. */
void platform_give_way(int steps);

/* --- Streams --- */

/* Whether nobody has written on a stream of C's yet, nor said how it is to be buffered. */
bool platform_is_unused(FILE *stream);

#endif
