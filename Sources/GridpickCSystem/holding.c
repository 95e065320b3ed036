#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "CRescue.h"
#include "shared.h"

/* The signals of a crash. Their handling cannot wait, because the program cannot go on. */
static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS};

bool rescue_is_crash(int number) {
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
    if (crashes[i] == number) return true;
  return false;
}

/* The number of threads that hold signals, and the number of handlers that run. A mask covers only one
   thread, but a signal may come on any thread. A signal that comes while signals are held is kept, and
   sent again. */
static atomic_int held, handling;
static atomic_ullong kept;
static _Thread_local int holds;
static _Thread_local sigset_t mask_before;

static unsigned long long bit(int number) { return 1ULL << (number - 1); }

/* Waits until no other thread holds signals. A hold of this thread does not count, because the crash has
   interrupted it. */
static void wait_for_others(void) {
  for (int left = RESCUE_PATIENCE_MS; left > 0 && atomic_load(&held) > (holds > 0); left--)
    poll(NULL, 0, 1);
}

bool rescue_begin(int number, const siginfo_t *info) {
  atomic_fetch_add(&handling, 1);
  if (rescue_is_crash(number) && info->si_code != SI_USER) {
    wait_for_others();
    return true;
  }
  if (atomic_load(&held) == 0) return true;
  atomic_fetch_or(&kept, bit(number));
  /* A thread that has released meanwhile has sent the signal again, or has not seen it. */
  if (atomic_load(&held) == 0 && (atomic_fetch_and(&kept, ~bit(number)) & bit(number)) != 0)
    return true;
  atomic_fetch_sub(&handling, 1);
  return false;
}

void rescue_finish(void) { atomic_fetch_sub(&handling, 1); }

void rescue_hold(void) {
  if (holds++ > 0) return;
  sigset_t waiting;
  sigfillset(&waiting);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigdelset(&waiting, crashes[i]);
  /* A stop by the kernel must not be prevented. */
  sigdelset(&waiting, SIGTTIN);
  sigdelset(&waiting, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &waiting, &mask_before);
  atomic_fetch_add(&held, 1);
  /* The wait has a limit, because a handler that is left by a long jump never finishes. */
  for (int left = RESCUE_PATIENCE_MS; left > 0 && atomic_load(&handling) > 0; left--)
    poll(NULL, 0, 1);
}

void rescue_release(void) {
  if (--holds > 0) return;
  if (atomic_fetch_sub(&held, 1) == 1 && atomic_load(&kept) != 0) {
    unsigned long long numbers = atomic_exchange(&kept, 0);
    for (int number = 1; number < NSIG; number++)
      if (numbers & bit(number)) kill(getpid(), number);
  }
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}
