#include "CPlatformChoice.h"

#ifdef GRIDPICK_PORTABLE

#include <stdbool.h>
#include <stddef.h>

#include "CPlatform.h"
#include "main_queue.h"

extern void _dispatch_main_queue_callback_4CF(void *message);

// No descriptor tells of work, so the program looks for work at this interval while it waits for any.
enum { PAUSE_MS = 10 };

// Only the main thread uses these variables.
static int timer = -1, other = -1;
static bool is_set;

int main_queue_descriptor(void) {
  if (timer < 0) timer = platform_timer(&other);
  if (timer >= 0 && !is_set) {
    is_set = true;
    platform_set_timer(timer, other, PAUSE_MS);
  }
  return timer;
}

void main_queue_drain(void) {
  is_set = false;
  _dispatch_main_queue_callback_4CF(NULL);
}

#endif
