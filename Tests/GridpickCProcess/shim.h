#pragma once

#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Swift's Glibc module is built without _GNU_SOURCE, so glibc's headers leave these out.
extern int grantpt(int descriptor);
extern int posix_openpt(int flags);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions,
                                                    int lowest);
extern int ptsname_r(int descriptor, char *name, size_t length);
extern long syscall(long number, ...);
extern int unlockpt(int descriptor);

/// POSIX_SPAWN_SETSID of glibc's <spawn.h>.
static const short cprocess_spawn_session = 0x80;

/// A descriptor that turns readable when the process ends (pidfd_open(2), Linux 5.3).
static inline int cprocess_descriptor(pid_t process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

static inline bool cprocess_exited(int status) { return WIFEXITED(status); }

static inline int cprocess_exit_code(int status) { return WEXITSTATUS(status); }

static inline int cprocess_ending_signal(int status) { return WTERMSIG(status); }
