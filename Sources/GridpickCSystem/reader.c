#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "shared.h"

enum { TURN_MS = 2 };

/* Waits for a terminal whose unread bytes the kernel counts. */
static void await_output(int terminal, int patience_ms) {
  int before = 0, unread = 0;
  for (int left = patience_ms; left > 0; left -= TURN_MS) {
    if (ioctl(terminal, TIOCOUTQ, &unread) != 0 || unread == 0) return;
    if (unread < before) left = patience_ms;
    before = unread;
    poll(NULL, 0, TURN_MS);
  }
}

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
   event is dropped. If a quick read has joined that event, it is dropped too, and the loop asks again. On
   a busy processor that happens many times in a row, so the first waits are short. */
static bool hears_read(int watch, int terminal, int patience_ms) {
  struct epoll_event event;
  for (int tries = 0, left = patience_ms; left > 0; tries++) {
    int wait = 1 + tries / 2;
    left -= wait;
    /* ECMA-48 has NUL for filling: no terminal shows it. */
    if (write(terminal, "", 1) < 0 && errno != EAGAIN) return false;
    epoll_wait(watch, &event, 1, 0);
    if (epoll_wait(watch, &event, 1, wait) > 0) return true;
  }
  return false;
}

void rescue_await_reader(int terminal, int patience_ms) {
  if (!is_pseudo(terminal)) {
    await_output(terminal, patience_ms);
    return;
  }
  struct epoll_event writable = {.events = EPOLLOUT | EPOLLET};
  int watch = epoll_create1(EPOLL_CLOEXEC);
  if (watch < 0) return;
  if (epoll_ctl(watch, EPOLL_CTL_ADD, terminal, &writable) == 0)
    for (int left = READS; left > 0 && hears_read(watch, terminal, patience_ms);) left--;
  close(watch);
}
