#include "CPlatformChoice.h"

#ifndef GRIDPICK_PORTABLE

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio_ext.h>
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

bool platform_is_main_thread(void) { return gettid() == getpid(); }

void platform_give_way(int steps) { setpriority(PRIO_PROCESS, 0, steps); }

bool platform_is_unused(FILE *stream) { return __fbufsize(stream) == 0; }

#endif
