#include "CRescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "shared.h"

/* A slow terminal gets all output; one that takes nothing for so long must not keep the program from ending. */
enum { STREAMS = 2, CHUNK = 4096, PATIENCE_MS = 5000 };
static const int streams[STREAMS] = {STDOUT_FILENO, STDERR_FILENO};

/* The file that holds the output, -1 for none, and the terminal to which the output belongs. */
static atomic_int holding_file = -1;
static int terminal_descriptor;
/* A duplicate of each stream from before the hold; -1 for a stream that is not held. */
static int found[STREAMS] = {-1, -1};

/* True if the stream is the controlling terminal. Any other stream writes on no screen. */
static bool is_on_terminal(int stream) { return tcgetpgrp(stream) >= 0; }

static bool is_same(int stream, int other) {
  struct stat one, two;
  return fstat(stream, &one) == 0 && fstat(other, &two) == 0 && one.st_dev == two.st_dev &&
         one.st_ino == two.st_ino;
}

/* Sets line buffering for a stream that is still unused: it would otherwise find the file at its first
   write, and buffer as for a file even after the output is given back. */
static void settle_buffering(void) {
  if (is_on_terminal(STDOUT_FILENO) && __fbufsize(stdout) == 0) setvbuf(stdout, NULL, _IOLBF, 0);
}

static void flush(void) {
  fflush(stdout);
  fflush(stderr);
}

static void undo_at_exit(void) { rescue_undo(); }

bool rescue_hold_output(int file, int terminal) {
  static atomic_flag is_registered = ATOMIC_FLAG_INIT;
  if (fcntl(file, F_SETFL, O_APPEND) != 0) return false;
  settle_buffering();
  flush();
  bool holds = false;
  for (int i = 0; i < STREAMS; i++) {
    found[i] = is_on_terminal(streams[i]) ? fcntl(streams[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : -1;
    holds = holds || found[i] >= 0;
  }
  if (!holds) return false;
  terminal_descriptor = terminal;
  /* A program that ends itself must print its held output too. */
  if (!atomic_flag_test_and_set(&is_registered)) atexit(undo_at_exit);
  atomic_store(&holding_file, file);
  for (int i = 0; i < STREAMS; i++)
    if (found[i] >= 0) dup2(file, streams[i]);
  return true;
}

/* Writes a text to the terminal; false if that fails, or if the terminal takes nothing for a while. */
static bool put(const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(terminal_descriptor, text, length);
    struct pollfd room = {terminal_descriptor, POLLOUT, 0};
    if (written > 0) {
      text += written;
      length -= (size_t)written;
    } else if (errno == EAGAIN) {
      if (poll(&room, 1, PATIENCE_MS) <= 0) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

/* Writes what the file holds now, from `place` on, to the terminal; returns the place after the written bytes.
   What comes meanwhile must not keep the program from ending. */
static off_t put_file(int file, off_t place) {
  char chunk[CHUNK];
  struct stat status;
  off_t end = fstat(file, &status) == 0 ? status.st_size : place;
  while (place < end) {
    ssize_t count = pread(file, chunk, CHUNK, place);
    if (count <= 0 || !put(chunk, (size_t)count)) break;
    place += count;
  }
  return place;
}

/* Gives a stream back, unless the program has redirected it meanwhile. */
static void give_back(int stream, int *before, int file) {
  if (*before < 0) return;
  if (is_same(stream, file)) dup2(*before, stream);
  close(*before);
  *before = -1;
}

void rescue_return_output(void) {
  int file = atomic_exchange(&holding_file, -1);
  if (file < 0) return;
  off_t place = put_file(file, 0);
  for (int i = 0; i < STREAMS; i++) give_back(streams[i], &found[i], file);
  /* More output may have come while the file was printed. */
  put_file(file, place);
}

void rescue_flush_output(void) {
  if (atomic_load(&holding_file) >= 0) flush();
}
