/* What starting and watching a child process takes, and Swift's Glibc module leaves out: it is built
   without _GNU_SOURCE, sees no macro with arguments and calls every global unsafe. */
#ifndef GRIDPICK_CCHILD_H
#define GRIDPICK_CCHILD_H

#include <spawn.h>
#include <stdbool.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

extern int pipe2(int ends[2], int flags);
extern char **environ;

/* POSIX_SPAWN_SETSID of glibc's <spawn.h>. */
static const short child_spawn_session = 0x80;

/* `NAME=value`, ended by NULL; to be read before there are threads. */
static inline char **child_environment(void) { return environ; }

/* Turns readable when the process ends; closed on exec. */
static inline int child_ending(pid_t process) { return pidfd_open(process, 0); }

static inline bool child_has_exited(int status) { return WIFEXITED(status); }
static inline int child_exit_status(int status) { return WEXITSTATUS(status); }
static inline int child_ending_signal(int status) { return WTERMSIG(status); }

#endif
