#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

#include "CPlatform.h"

int platform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void platform_widen_pipe(int pipe, int size) { fcntl(pipe, F_SETPIPE_SZ, size); }

int platform_memory_file(void) { return memfd_create("gridpick", MFD_CLOEXEC); }

char **platform_environment(void) { return environ; }

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

int platform_width(int scalar) { return wcwidth((wchar_t)scalar); }
