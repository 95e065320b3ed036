#include "CRescue.h"

#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/wait.h>

#include "shared.h"

enum { GROUPS = 8, TURN_MS = 5 };

/* Threads add and drop groups while a handler may read them, so the number is set last and cleared first. */
static struct {
  atomic_int number;
  atomic_int output;
} groups[GROUPS];

void rescue_add_group(pid_t group, int output) {
  for (int i = 0; i < GROUPS; i++) {
    int none = 0;
    /* -1 is no group. It keeps the place until the output is noted. */
    if (!atomic_compare_exchange_strong(&groups[i].number, &none, -1)) continue;
    atomic_store(&groups[i].output, output);
    atomic_store(&groups[i].number, group);
    return;
  }
}

void rescue_drop_group(pid_t group) {
  for (int i = 0; i < GROUPS; i++) {
    int number = group;
    atomic_compare_exchange_strong(&groups[i].number, &number, 0);
  }
}

static void signal_groups(int number) {
  for (int i = 0; i < GROUPS; i++) {
    pid_t group = atomic_load(&groups[i].number);
    if (group > 0) kill(-group, number);
  }
}

void rescue_end_group(pid_t group) {
  kill(-group, SIGTERM);
  kill(-group, SIGCONT);
  for (int left = RESCUE_PATIENCE_MS; left > 0; left -= TURN_MS) {
    if (waitpid(group, NULL, WNOHANG) != 0) break;
    poll(NULL, 0, TURN_MS);
  }
  kill(-group, SIGKILL);
}

void rescue_end_groups(void) {
  signal_groups(SIGTERM);
  /* A group that was stopped is woken, so that it receives SIGTERM. */
  signal_groups(SIGCONT);
  int left = RESCUE_PATIENCE_MS;
  for (int i = 0; i < GROUPS; i++) {
    if (atomic_load(&groups[i].number) <= 0) continue;
    /* No event is asked for, so poll only tells when all writers are gone. */
    struct pollfd output = {atomic_load(&groups[i].output), 0, 0};
    if (poll(&output, 1, left) <= 0) left = 0;
  }
  signal_groups(SIGKILL);
}
