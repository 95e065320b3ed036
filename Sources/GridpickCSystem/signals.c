#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/ucontext.h>
#include <unistd.h>

#include "CPlatform.h"
#include "CRescue.h"
#include "shared.h"

enum { STACK_SIZE = 64 * 1024 };

static const int fatal_signals[] = {SIGHUP, SIGINT,  SIGQUIT, SIGTERM, SIGSEGV,
                                    SIGBUS, SIGFPE, SIGILL,  SIGTRAP, SIGABRT};
/* These signals end a program too, but a program that uses one itself keeps it. */
static const int other_fatal_signals[] = {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
                                          SIGXCPU, SIGXFSZ, SIGPIPE, SIGSYS,   SIGIO,
                                          SIGPWR,  SIGSTKFLT};
typedef void (*handler_of)(int number, siginfo_t *info, void *context);

static int wake_pipe[2] = {-1, -1};
static char alternate_stack[STACK_SIZE];
/* One picker at a time has the signals, and with them the terminal (rule U5). */
static atomic_flag is_taken = ATOMIC_FLAG_INIT;
/* The action found for each signal, and the handler that has the signal now. */
static struct sigaction found[NSIG];
static handler_of ours[NSIG];

static void wake(char reason) {
  ssize_t ignored = write(wake_pipe[1], &reason, 1);
  (void)ignored;
}

/* Does the default action of the signal at once, because the parent must see the true status. */
static void act_by_default(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  /* The code comes here after a stop. The next stop waits until the handler has returned; otherwise its
     stack would fill with stops. */
  pthread_sigmask(SIG_BLOCK, &only, NULL);
}

static bool has_handler(const struct sigaction *action) {
  return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
}

/* Calls the program's own handler as the kernel would; false if the program has none. */
static bool pass_on(int number, siginfo_t *info, void *context) {
  struct sigaction theirs = found[number];
  if (!has_handler(&theirs)) return false;
  if (theirs.sa_flags & SA_RESETHAND) found[number].sa_handler = SIG_DFL;
  sigset_t mask = ((ucontext_t *)context)->uc_sigmask, before;
  for (int other = 1; other < NSIG; other++)
    if (sigismember(&theirs.sa_mask, other) == 1) sigaddset(&mask, other);
  if (!(theirs.sa_flags & SA_NODEFER)) sigaddset(&mask, number);
  pthread_sigmask(SIG_SETMASK, &mask, &before);
  if (theirs.sa_flags & SA_SIGINFO)
    theirs.sa_sigaction(number, info, context);
  else
    theirs.sa_handler(number);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return true;
}

void rescue_end_program(int number) {
  if (rescue_is_crash(number)) rescue_keep_answers(0);
  rescue_undo();
  act_by_default(number);
}

/* True if the program's handler wants the default action. A handler of a crash, such as Swift's own, gives
   the signal its default back and returns, so that the crash comes again; but a signal that was sent does
   not come again. */
static bool wants_default(int number) {
  struct sigaction now;
  return (rescue_is_crash(number) || number == SIGQUIT) && sigaction(number, NULL, &now) == 0 &&
         now.sa_handler == SIG_DFL;
}

/* If the program has a handler for such a signal, the program goes on and the picker ends, so that the code
   after the picker sees what the handler has noted. A crash from which the program recovers does not end
   the picker. */
static void on_end(int number, siginfo_t *info, void *context) {
  int saved = errno;
  if (!rescue_begin(number, info)) return;
  if (rescue_is_crash(number)) rescue_keep_answers(0);
  rescue_undo();
  if (!pass_on(number, info, context) || wants_default(number)) act_by_default(number);
  wake(rescue_is_crash(number) ? RESCUE_RESUMED : RESCUE_ENDED);
  rescue_finish();
  errno = saved;
}

static void set_handler(int number, handler_of handler) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_ONSTACK | SA_RESTART | SA_SIGINFO;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void on_stop(int number, siginfo_t *info, void *context) {
  int saved = errno;
  if (!rescue_begin(number, info)) return;
  /* If the terminal is lent, the borrower gets the stop, and the program stops with it. */
  if (!rescue_stop_borrower(number)) {
    rescue_leave();
    /* The screen is the shell's now, even if a signal ends the program before the terminal is armed again. */
    rescue_disarm();
    if (!pass_on(number, info, context)) act_by_default(number);
    set_handler(number, on_stop);
    wake(RESCUE_RESUMED);
  }
  rescue_finish();
  errno = saved;
}

static void on_notice(int number, siginfo_t *info, void *context) {
  int saved = errno;
  if (!rescue_begin(number, info)) return;
  if (number == SIGWINCH) rescue_note_resize();
  wake(number == SIGWINCH ? RESCUE_RESIZED : RESCUE_RESUMED);
  pass_on(number, info, context);
  rescue_finish();
  errno = saved;
}

static volatile sig_atomic_t interrupt_status;

static void on_interrupt(int number) {
  (void)number;
  int terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  ssize_t ignored = terminal < 0 ? 0 : write(terminal, "\n", 1);
  (void)ignored;
  _exit(interrupt_status);
}

void rescue_exit_on_interrupt(int status) {
  struct sigaction action;
  if (sigaction(SIGINT, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return;
  interrupt_status = status;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_interrupt;
  sigfillset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

static void take(int number, handler_of handler) {
  ours[number] = handler;
  set_handler(number, handler);
}

/* A signal that is ignored stays ignored, because nohup relies on that. */
static void install(int number, handler_of handler) {
  if (sigaction(number, NULL, &found[number]) == 0 && found[number].sa_handler != SIG_IGN)
    take(number, handler);
}

static void install_where_unused(int number, handler_of handler) {
  if (sigaction(number, NULL, &found[number]) == 0 && found[number].sa_handler == SIG_DFL)
    take(number, handler);
}

/* Gives a signal its old action back, unless the program has changed the action meanwhile. */
static void give_back(int number) {
  struct sigaction now;
  if (ours[number] && sigaction(number, NULL, &now) == 0 && now.sa_sigaction == ours[number])
    sigaction(number, &found[number], NULL);
  ours[number] = NULL;
}

/* Gives the thread an alternate stack, unless it already has one. */
static void take_stack(void) {
  stack_t before, stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  if (sigaltstack(NULL, &before) == 0 && (before.ss_flags & SS_DISABLE)) sigaltstack(&stack, NULL);
}

static void give_stack_back(void) {
  stack_t now, none = {.ss_flags = SS_DISABLE};
  if (sigaltstack(NULL, &now) == 0 && now.ss_sp == alternate_stack) sigaltstack(&none, NULL);
}

int rescue_install(void) {
  if (atomic_flag_test_and_set(&is_taken)) {
    errno = EBUSY;
    return -1;
  }
  if (platform_pipe(wake_pipe) != 0) {
    atomic_flag_clear(&is_taken);
    return -1;
  }
  for (int i = 0; i < 2; i++) fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
  take_stack();
  for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i++)
    if (fatal_signals[i] != SIGBUS || !rescue_guards_mapping()) install(fatal_signals[i], on_end);
  for (size_t i = 0; i < sizeof other_fatal_signals / sizeof *other_fatal_signals; i++)
    install_where_unused(other_fatal_signals[i], on_end);
  install(SIGTSTP, on_stop);
  install(SIGCONT, on_notice);
  install(SIGWINCH, on_notice);
  return wake_pipe[0];
}

void rescue_remove(void) {
  rescue_hold();
  for (int number = 1; number < NSIG; number++) give_back(number);
  give_stack_back();
  close(wake_pipe[0]);
  close(wake_pipe[1]);
  wake_pipe[0] = wake_pipe[1] = -1;
  rescue_release();
  atomic_flag_clear(&is_taken);
}
