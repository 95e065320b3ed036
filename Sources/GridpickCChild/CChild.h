/* What starting and watching a child process takes, and Swift's Glibc module leaves out: it is built
   without _GNU_SOURCE, sees no macro with arguments and calls every global unsafe. */
#ifndef GRIDPICK_CCHILD_H
#define GRIDPICK_CCHILD_H

#include <spawn.h>
#include <stdbool.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

extern int posix_spawn_file_actions_addtcsetpgrp_np(posix_spawn_file_actions_t *actions, int tty);
extern int pipe2(int ends[2], int flags);
extern char **environ;

/* POSIX_SPAWN_SETSID of glibc's <spawn.h>. */
static const short child_spawn_session = 0x80;

/* F_SETPIPE_SZ of glibc's <fcntl.h>. */
static const int child_set_pipe_size = 1031;

/* Of glibc's <sys/timerfd.h>, with a struct itimerspec that does not belong to this module. */
struct child_timer_setting {
  time_t interval_seconds;
  long interval_nanoseconds;
  time_t seconds;
  long nanoseconds;
};
extern int timerfd_create(int clock, int flags);
extern int timerfd_settime(int timer, int flags, const void *setting, void *before);

/* Turns readable so long after it was set; closed on exec. -1 where there can be none. */
static inline int child_timer(void) {
  const int monotonic = 1, close_on_exec = 02000000;
  return timerfd_create(monotonic, close_on_exec);
}

static inline void child_set_timer(int timer, int milliseconds) {
  struct child_timer_setting setting = {0, 0, milliseconds / 1000, milliseconds % 1000 * 1000000L};
  timerfd_settime(timer, 0, &setting, NULL);
}

/* `NAME=value`, ended by NULL; to be read on the thread that may change them. */
static inline char **child_environment(void) { return environ; }

/* Turns readable when the process ends; closed on exec. */
static inline int child_ending(pid_t process) { return pidfd_open(process, 0); }

/* What reads a terminal, and is stopped by it, is in its foreground: see posix_spawn(3). */
static inline int child_add_foreground(posix_spawn_file_actions_t *actions, int terminal) {
  return posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
}

/* How a process ended, as waitpid(2) has it, once it has; it is left to be reaped. */
static inline int child_status(pid_t process) {
  siginfo_t ending = {0};
  waitid(P_PID, (id_t)process, &ending, WEXITED | WNOHANG | WNOWAIT);
  return ending.si_code == CLD_EXITED ? (ending.si_status & 0xff) << 8 : ending.si_status & 0x7f;
}

static inline bool child_has_stopped(int status) { return WIFSTOPPED(status); }
static inline bool child_has_exited(int status) { return WIFEXITED(status); }
static inline int child_exit_status(int status) { return WEXITSTATUS(status); }
static inline int child_ending_signal(int status) { return WTERMSIG(status); }

#endif
