#include "CPlatformChoice.h"

#ifndef GRIDPICK_PORTABLE

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio_ext.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "CPlatform.h"

int platform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void platform_widen_pipe(int pipe, int size) { fcntl(pipe, F_SETPIPE_SZ, size); }

int platform_memory_file(void) { return memfd_create("gridpick", MFD_CLOEXEC); }

int platform_named_file(char path[PLATFORM_PATH_MAX]) {
  int file = platform_memory_file();
  snprintf(path, PLATFORM_PATH_MAX, "/proc/%d/fd/%d", getpid(), file);
  return file;
}

void platform_drop_path(const char *path) { (void)path; }

int platform_timer(int *other) {
  *other = -1;
  return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
}

void platform_set_timer(int timer, int other, int milliseconds) {
  (void)other;
  struct itimerspec setting = {
      .it_value = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L}};
  timerfd_settime(timer, 0, &setting, NULL);
}

char **platform_environment(void) { return environ; }

void platform_begin_in_foreground(posix_spawn_file_actions_t *actions, int terminal) {
  posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
}

void platform_put_in_foreground(int terminal, pid_t group) {
  (void)terminal;
  (void)group;
}

int platform_child_ending(pid_t process) { return pidfd_open(process, 0); }

/* The numbers are those of the kernel's documentation (admin-guide/devices.txt). */
enum { FIRST_PTY_MAJOR = 136, LAST_PTY_MAJOR = 143 };

static bool is_pseudo(int terminal) {
  unsigned int device = 0;
  if (ioctl(terminal, TIOCGDEV, &device) != 0) return false;
  unsigned int major = device >> 8 & 0xfff;
  return FIRST_PTY_MAJOR <= major && major <= LAST_PTY_MAJOR;
}

/* For a pseudo-terminal TIOCOUTQ is always 0, and tcdrain returns at once. But each read wakes the threads
   that wait to write, once no more than 128 bytes are left of the 4 KB that a read can take. Some 17 KB may
   wait behind these 4 KB, and this many reads are sure to have taken them all. */
enum { READS = 6 };

/* Writes a NUL and waits for a read that wakes this thread. The write wakes the thread too, so the first
   event is dropped. If the read was so quick that its event is dropped with it, the loop asks again. */
static bool hears_read(int watch, int terminal, int patience_ms) {
  struct epoll_event event;
  for (int wait = 1; wait <= patience_ms; wait *= 2) {
    /* ECMA-48 has NUL for filling: no terminal shows it. */
    if (write(terminal, "", 1) < 0 && errno != EAGAIN) return false;
    epoll_wait(watch, &event, 1, 0);
    if (epoll_wait(watch, &event, 1, wait) > 0) return true;
  }
  return false;
}

void platform_await_reader(int terminal, int patience_ms) {
  if (!is_pseudo(terminal)) {
    platform_await_output(terminal, patience_ms);
    return;
  }
  struct epoll_event writable = {.events = EPOLLOUT | EPOLLET};
  int watch = epoll_create1(EPOLL_CLOEXEC);
  if (watch < 0) return;
  if (epoll_ctl(watch, EPOLL_CTL_ADD, terminal, &writable) == 0)
    for (int left = READS; left > 0 && hears_read(watch, terminal, patience_ms);) left--;
  close(watch);
}

bool platform_is_main_thread(void) { return gettid() == getpid(); }

void platform_give_way(int steps) { setpriority(PRIO_PROCESS, 0, steps); }

bool platform_is_unused(FILE *stream) { return __fbufsize(stream) == 0; }

#endif
