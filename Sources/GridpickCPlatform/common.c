#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include "CPlatform.h"

rlim_t platform_largest_file(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

bool platform_files_are_unlimited(void) { return platform_largest_file() == RLIM_INFINITY; }

short platform_spawn_session(void) { return POSIX_SPAWN_SETSID; }

int platform_child_status(pid_t process) {
  siginfo_t ending;
  memset(&ending, 0, sizeof ending);
  waitid(P_PID, (id_t)process, &ending, WEXITED | WNOHANG | WNOWAIT);
  return ending.si_code == CLD_EXITED ? (ending.si_status & 0xff) << 8 : ending.si_status & 0x7f;
}

bool platform_has_stopped(int status) { return WIFSTOPPED(status); }
bool platform_has_exited(int status) { return WIFEXITED(status); }
int platform_exit_status(int status) { return WEXITSTATUS(status); }
int platform_ending_signal(int status) { return WTERMSIG(status); }

enum { TURN_MS = 2 };

void platform_await_output(int terminal, int patience_ms) {
  int before = 0, unread = 0;
  for (int left = patience_ms; left > 0; left -= TURN_MS) {
    if (ioctl(terminal, TIOCOUTQ, &unread) != 0 || unread == 0) return;
    if (unread < before) left = patience_ms;
    before = unread;
    poll(NULL, 0, TURN_MS);
  }
}
