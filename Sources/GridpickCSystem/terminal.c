#define _GNU_SOURCE
#include "CRescue.h"
#include "CSocket.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "shared.h"

enum { LEAVE_MAX = 1024 };
/* ANSWER_MAX is the most that the kernel keeps for a reader; more bytes come from a paste. */
enum { ANSWER_PATIENCE_MS = 100, ANSWER_MAX = 4096 };
/* A terminal that reads nothing for this time has stopped, perhaps for ever. */
enum { READER_PATIENCE_MS = 2000 };
/* Longer than a thread takes to restore all on a terminal that reads slowly. */
enum { UNDOING_PATIENCE_MS = 5 * READER_PATIENCE_MS };

/* The data that a handler needs to leave the terminal. */
static atomic_bool armed;
static int terminal_descriptor = -1;
typedef struct {
  char bytes[LEAVE_MAX];
  volatile size_t length;
} leave_text;
static leave_text leave_first, leave_once_resized;
static volatile sig_atomic_t has_resized;
static struct termios leave_modes;
/* A time in milliseconds; 0 if no answer is due. */
static atomic_llong answer_is_due_until;
static atomic_int answers_due;

static long long milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* Reads an answer that is due, one byte at a time, so that text typed after it is left for its reader. */
static void take_answer(void) {
  long long now = milliseconds();
  long long end = now + ANSWER_PATIENCE_MS;
  if (now >= answer_is_due_until) return;
  int is_in_parameters = 0;
  for (int taken = 0; taken < ANSWER_MAX;) {
    char byte;
    ssize_t count = read(terminal_descriptor, &byte, 1);
    if (count == 1) {
      taken++;
      if (is_in_parameters && byte == 'c' && --answers_due <= 0) return;
      is_in_parameters =
          byte == '?' || (is_in_parameters && (byte == ';' || (byte >= '0' && byte <= '9')));
    } else {
      /* If nothing can be read for another reason than EAGAIN, the terminal is gone. */
      long long left = end - milliseconds();
      struct pollfd input = {terminal_descriptor, POLLIN, 0};
      if (count == 0 || errno != EAGAIN || left <= 0 || poll(&input, 1, (int)left) <= 0) return;
    }
  }
}

void rescue_expect_answer(int patience_ms) {
  answer_is_due_until = milliseconds() + patience_ms;
  answers_due++;
}

void rescue_keep_answers(int count) {
  answers_due = count;
  if (count == 0) answer_is_due_until = 0;
}

/* True if a new size has come. SIGWINCH may be pending, because another signal that came at the same time
   may be handled first. */
static bool is_resized(void) {
  sigset_t pending;
  return has_resized || (sigpending(&pending) == 0 && sigismember(&pending, SIGWINCH) == 1);
}

static void write_last(const char *text, size_t length) {
  const char *rest = text;
  size_t left = length;
  int has_flushed = 0;
  while (left > 0) {
    ssize_t written = write(terminal_descriptor, rest, left);
    if (written > 0) {
      rest += written;
      left -= (size_t)written;
    } else if (errno == EAGAIN && !has_flushed) {
      /* Frames that nobody will see leave no room: they are dropped, and the whole text is sent again. */
      has_flushed = 1;
      tcflush(terminal_descriptor, TCOFLUSH);
      rest = text;
      left = length;
    } else if (errno == EAGAIN) {
      /* A terminal that takes nothing must not keep the program from ending. */
      struct pollfd room = {terminal_descriptor, POLLOUT, 0};
      if (poll(&room, 1, RESCUE_PATIENCE_MS) <= 0) break;
    } else if (errno != EINTR) {
      break;
    }
  }
}

static void set_modes(const struct termios *modes) {
  while (tcsetattr(terminal_descriptor, TCSANOW, modes) != 0 && errno == EINTR) continue;
}

/* A key that sends a signal makes the kernel drop unread output, unless NOFLSH is set; that output would be
   the bytes that restore the screen. So the keys send signals at once, with NOFLSH set, and the modes that
   were found are set only after the bytes are read. */
void rescue_give_back(const void *leave, size_t length) {
  struct termios leaving = leave_modes;
  leaving.c_iflag &= ~(tcflag_t)IXON;
  leaving.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  leaving.c_lflag |= NOFLSH;
  set_modes(&leaving);
  write_last(leave, length);
  take_answer();
  if (length > 0) rescue_await_reader(terminal_descriptor, READER_PATIENCE_MS);
  set_modes(&leave_modes);
}

void rescue_leave(void) {
  /* From here on no thread begins to paint. */
  if (!atomic_exchange(&armed, false)) return;
  const leave_text *text =
      is_resized() && leave_once_resized.length > 0 ? &leave_once_resized : &leave_first;
  rescue_give_back(text->bytes, text->length);
}

/* The process group to which the terminal is lent; 0 for none. */
static atomic_int borrower;

void rescue_lend(pid_t group) { atomic_store(&borrower, group); }

/* SIGTTOU is blocked, because tcsetpgrp would stop a program that is not in the foreground. */
void rescue_take_foreground(void) {
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  tcsetpgrp(terminal_descriptor, getpgrp());
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void end_borrower(void) {
  pid_t group = atomic_exchange(&borrower, 0);
  if (group <= 0) return;
  rescue_end_group(group);
  rescue_take_foreground();
}

bool rescue_stop_borrower(int number) {
  pid_t group = atomic_load(&borrower);
  if (group > 0) kill(-group, number);
  return group > 0;
}

/* One thread restores all. If another thread crashes meanwhile, it waits, because its own end would come before
   the terminal's modes are set. It then lets the first thread end the program, with the first signal. */
static atomic_bool is_undoing;
static _Thread_local bool undoes_itself;

static void wait_for_undoing(void) {
  for (int left = UNDOING_PATIENCE_MS; left > 0 && atomic_load(&is_undoing); left--) poll(NULL, 0, 1);
  poll(NULL, 0, RESCUE_PATIENCE_MS);
}

void rescue_undo(void) {
  if (atomic_exchange(&is_undoing, true) && !undoes_itself) {
    wait_for_undoing();
    return;
  }
  undoes_itself = true;
  /* The borrower ends first, because it may still write on the terminal. */
  end_borrower();
  rescue_leave();
  rescue_disarm();
  rescue_return_output();
  socket_remove();
  rescue_end_groups();
  undoes_itself = false;
  atomic_store(&is_undoing, false);
}

void rescue_arm(int terminal, const struct termios *modes) {
  terminal_descriptor = terminal;
  leave_modes = *modes;
  armed = true;
}

static void keep(leave_text *text, const void *bytes, size_t length) {
  /* If this very thread crashes in between, its handler finds no text rather than half of it. */
  text->length = 0;
  length = length < LEAVE_MAX ? length : LEAVE_MAX;
  if (length > 0) memcpy(text->bytes, bytes, length);
  text->length = length;
}

void rescue_write_first(const void *leave, size_t length) { keep(&leave_first, leave, length); }

void rescue_write_once_resized(const void *leave, size_t length) {
  keep(&leave_once_resized, leave, length);
}

void rescue_note_resize(void) { has_resized = 1; }

void rescue_take_resize(void) { has_resized = 0; }

void rescue_disarm(void) {
  armed = false;
  leave_first.length = 0;
  rescue_keep_answers(0);
}

bool rescue_is_armed(void) { return armed; }

bool rescue_writes_first(void) { return leave_first.length > 0; }
