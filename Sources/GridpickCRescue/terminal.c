#define _GNU_SOURCE
#include "CRescueTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "shared.h"

enum { LEAVE_MAX = 1024, STACK_SIZE = 64 * 1024 };
/* What is more than this was pasted: the kernel keeps no more for who reads. */
enum { ANSWER_PATIENCE_MS = 100, ANSWER_MAX = 4096 };

static const int fatal_signals[] = {SIGHUP, SIGINT,  SIGQUIT, SIGTERM, SIGSEGV,
                                    SIGBUS, SIGFPE, SIGILL,  SIGTRAP, SIGABRT};
/* These end a program too, but one that uses such a signal itself keeps it. */
static const int other_fatal_signals[] = {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
                                          SIGXCPU, SIGXFSZ, SIGPIPE, SIGSYS,
#ifdef __linux__
                                          SIGIO,   SIGPWR,  SIGSTKFLT,
#endif
};
/* A crash cannot wait. */
static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS};

/* What a handler needs to leave the terminal. */
static volatile sig_atomic_t armed;
static int terminal_descriptor = -1;
typedef struct {
  char bytes[LEAVE_MAX];
  volatile size_t length;
} leave_text;
static leave_text leave_first, leave_once_resized;
static volatile sig_atomic_t has_resized;
static struct termios leave_modes;
/* In milliseconds of the clock. */
static atomic_llong answer_is_due_until;
static atomic_int answers_due;
static int wake_pipe[2] = {-1, -1};
static char alternate_stack[STACK_SIZE];

static long long milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* A byte at a time, so that what is typed behind the answer is left to whom it is meant for. */
void rescue_take_answer(void) {
  long long now = milliseconds(), end = now + ANSWER_PATIENCE_MS;
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
      /* Where nothing can be read for another reason the terminal is gone. */
      long long left = end - milliseconds();
      struct pollfd input = {terminal_descriptor, POLLIN, 0};
      if (count == 0 || errno != EAGAIN || left <= 0 || poll(&input, 1, (int)left) <= 0) return;
    }
  }
}

void rescue_expect_answer(int patience_ms) {
  answer_is_due_until = milliseconds() + patience_ms;
  answers_due = patience_ms > 0 ? answers_due + 1 : 0;
}

/* Of two signals that come at once the other one may be first. */
static bool is_resized(void) {
  sigset_t pending;
  return has_resized || (sigpending(&pending) == 0 && sigismember(&pending, SIGWINCH) == 1);
}

static void leave(void) {
  if (!armed) return;
  const leave_text *whole =
      is_resized() && leave_once_resized.length > 0 ? &leave_once_resized : &leave_first;
  const char *text = whole->bytes;
  size_t left = whole->length;
  int has_flushed = 0;
  while (left > 0) {
    ssize_t written = write(terminal_descriptor, text, left);
    if (written > 0) {
      text += written;
      left -= (size_t)written;
    } else if (errno == EAGAIN && !has_flushed) {
      /* Frames that nobody will see leave no room: they go, and the whole text is sent again. */
      has_flushed = 1;
      tcflush(terminal_descriptor, TCOFLUSH);
      text = whole->bytes;
      left = whole->length;
    } else if (errno == EAGAIN) {
      /* A terminal that takes nothing must not keep the program from ending. */
      struct pollfd room = {terminal_descriptor, POLLOUT, 0};
      if (poll(&room, 1, RESCUE_PATIENCE_MS) <= 0) break;
    } else if (errno != EINTR) {
      break;
    }
  }
  rescue_take_answer();
  tcsetattr(terminal_descriptor, TCSANOW, &leave_modes);
}

static void wake(char reason) {
  ssize_t ignored = write(wake_pipe[1], &reason, 1);
  (void)ignored;
}

/* Does what the signal does by default, at once: the parent must see the true status. */
static void act_by_default(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  /* After a stop: the next one waits until the handler has returned, or its stack would be full of them. */
  sigprocmask(SIG_BLOCK, &only, NULL);
}

/* The group that has the terminal meanwhile; 0 for none. */
static atomic_int borrower;

void rescue_lend(pid_t group) { atomic_store(&borrower, group); }

/* Whoever is not in the foreground would be stopped by this. */
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

static bool is_crash(int number) {
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
    if (crashes[i] == number) return true;
  return false;
}

void rescue_undo(void) {
  /* Whoever has the terminal may still write on it. */
  end_borrower();
  leave();
  armed = 0;
  rescue_end_groups();
}

void rescue_end_program(int number) {
  if (is_crash(number)) rescue_expect_answer(0);
  rescue_undo();
  act_by_default(number);
}

/* Whose each signal was, and which of them are taken now. */
static struct sigaction found[NSIG];
static unsigned char is_ours[NSIG];

static void set_handler(int number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void take(int number, void (*handler)(int)) {
  is_ours[number] = 1;
  set_handler(number, handler);
}

/* A signal that is ignored stays ignored: nohup means it. */
static void install(int number, void (*handler)(int)) {
  if (sigaction(number, NULL, &found[number]) == 0 && found[number].sa_handler != SIG_IGN)
    take(number, handler);
}

static void install_where_unused(int number, void (*handler)(int)) {
  if (sigaction(number, NULL, &found[number]) == 0 && found[number].sa_handler == SIG_DFL)
    take(number, handler);
}

static void on_stop(int number) {
  int saved = errno;
  pid_t group = atomic_load(&borrower);
  if (group > 0) {
    /* It is the one who is seen, and with whom the program stops. */
    kill(-group, number);
    errno = saved;
    return;
  }
  leave();
  /* The screen is the shell's now, also if a signal ends the program before it is armed again. */
  rescue_disarm();
  act_by_default(number);
  set_handler(number, on_stop);
  wake(RESCUE_RESUMED);
  errno = saved;
}

static void on_notice(int number) {
  int saved = errno;
  if (number == SIGWINCH) has_resized = 1;
  wake(number == SIGWINCH ? RESCUE_RESIZED : RESCUE_RESUMED);
  errno = saved;
}

int rescue_install(void) {
  if (pipe2(wake_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i++)
    if (fatal_signals[i] != SIGBUS || !rescue_guards_mapping())
      install(fatal_signals[i], rescue_end_program);
  for (size_t i = 0; i < sizeof other_fatal_signals / sizeof *other_fatal_signals; i++)
    install_where_unused(other_fatal_signals[i], rescue_end_program);
  install(SIGTSTP, on_stop);
  install(SIGCONT, on_notice);
  install(SIGWINCH, on_notice);
  return wake_pipe[0];
}

static _Thread_local int holds;
static _Thread_local sigset_t mask_before;

void rescue_hold(void) {
  if (holds++ > 0) return;
  sigset_t held;
  sigfillset(&held);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigdelset(&held, crashes[i]);
  /* A stop by the kernel is not to be prevented. */
  sigdelset(&held, SIGTTIN);
  sigdelset(&held, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &held, &mask_before);
}

void rescue_release(void) {
  if (--holds == 0) pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

void rescue_arm(int terminal, const struct termios *modes) {
  terminal_descriptor = terminal;
  leave_modes = *modes;
  armed = 1;
}

static void keep(leave_text *text, const char *bytes, size_t length) {
  /* Nothing rather than half of it, should this very thread crash in between. */
  text->length = 0;
  length = length < LEAVE_MAX ? length : LEAVE_MAX;
  if (length > 0) memcpy(text->bytes, bytes, length);
  text->length = length;
}

void rescue_write_first(const char *leave, size_t length) { keep(&leave_first, leave, length); }

void rescue_write_once_resized(const char *leave, size_t length) {
  keep(&leave_once_resized, leave, length);
}

void rescue_take_resize(void) { has_resized = 0; }

void rescue_disarm(void) {
  armed = 0;
  leave_first.length = 0;
  rescue_expect_answer(0);
}

void rescue_remove(void) {
  for (int number = 1; number < NSIG; number++) {
    if (is_ours[number]) sigaction(number, &found[number], NULL);
    is_ours[number] = 0;
  }
  close(wake_pipe[0]);
  close(wake_pipe[1]);
  wake_pipe[0] = wake_pipe[1] = -1;
}

bool rescue_is_armed(void) { return armed; }

bool rescue_writes_first(void) { return leave_first.length > 0; }
