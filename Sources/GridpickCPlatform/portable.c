#include "CPlatformChoice.h"

#ifdef GRIDPICK_PORTABLE

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CPlatform.h"

#ifdef __APPLE__
#include <crt_externs.h>
#else
#include <stdio_ext.h>
#endif

/* --- Descriptors --- */

int platform_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  return 0;
}

void platform_widen_pipe(int pipe, int size) {
  (void)pipe;
  (void)size;
}

int platform_named_file(char path[PLATFORM_PATH_MAX]) {
  const char *folder = getenv("TMPDIR");
  if (!folder || !*folder) folder = "/tmp";
  int length = snprintf(path, PLATFORM_PATH_MAX, "%s/gridpick.XXXXXX", folder);
  if (length < 0 || length >= PLATFORM_PATH_MAX) return -1;
  int file = mkstemp(path);
  if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

void platform_drop_path(const char *path) { unlink(path); }

int platform_memory_file(void) {
  char path[PLATFORM_PATH_MAX];
  int file = platform_named_file(path);
  if (file >= 0) unlink(path);
  return file;
}

/* --- Waits on a thread --- */

/* A wait for a process or for a time, and the descriptor to which the thread writes once it is over. */
typedef struct {
  pid_t process;
  int milliseconds;
  int bell;
} errand;

static void ring(int bell) {
  ssize_t ignored = write(bell, "", 1);
  (void)ignored;
  close(bell);
}

static bool start(void *(*body)(void *), errand what) {
  errand *context = malloc(sizeof what);
  if (!context) return false;
  *context = what;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  bool has_begun = pthread_create(&thread, NULL, body, context) == 0;
  if (has_begun)
    pthread_detach(thread);
  else
    free(context);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return has_begun;
}

static errand taken(void *context) {
  errand what = *(errand *)context;
  free(context);
  return what;
}

static void *wait_for_end(void *context) {
  errand what = taken(context);
  siginfo_t ending;
  while (waitid(P_PID, (id_t)what.process, &ending, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
  ring(what.bell);
  return NULL;
}

static void *wait_for_time(void *context) {
  errand what = taken(context);
  poll(NULL, 0, what.milliseconds);
  ring(what.bell);
  return NULL;
}

int platform_child_ending(pid_t process) {
  int ends[2];
  if (platform_pipe(ends) != 0) return -1;
  if (start(wait_for_end, (errand){.process = process, .bell = ends[1]})) return ends[0];
  int reason = errno;
  close(ends[0]);
  close(ends[1]);
  errno = reason;
  return -1;
}

int platform_timer(int *other) {
  int ends[2];
  if (platform_pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *other = ends[1];
  return ends[0];
}

/* If no thread can be started, the timer is readable at once. */
void platform_set_timer(int timer, int other, int milliseconds) {
  char heard[64];
  while (read(timer, heard, sizeof heard) > 0) {
  }
  int bell = fcntl(other, F_DUPFD_CLOEXEC, 0);
  if (!start(wait_for_time, (errand){.milliseconds = milliseconds, .bell = bell})) ring(bell);
}

/* --- Processes --- */

char **platform_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

void platform_begin_in_foreground(posix_spawn_file_actions_t *actions, int terminal) {
  (void)actions;
  (void)terminal;
}

/* The group is woken, because the terminal may have stopped it before. */
void platform_put_in_foreground(int terminal, pid_t group) {
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  tcsetpgrp(terminal, group);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  kill(-group, SIGCONT);
}

/* --- Terminals --- */

void platform_await_reader(int terminal, int patience_ms) {
  platform_await_output(terminal, patience_ms);
}

/* --- Threads --- */

static pthread_t first;

__attribute__((constructor)) static void note_first(void) { first = pthread_self(); }

bool platform_is_main_thread(void) { return pthread_equal(pthread_self(), first) != 0; }

void platform_give_way(int steps) { (void)steps; }

/* --- Streams --- */

bool platform_is_unused(FILE *stream) {
#ifdef __APPLE__
  return stream->_bf._base == NULL;
#else
  return __fbufsize(stream) == 0;
#endif
}

#endif
