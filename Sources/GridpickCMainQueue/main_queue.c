#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#include "main_queue.h"

// The functions that libdispatch has for other run loops, such as that of CoreFoundation.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_drain(void) {
  // Unless it is read, the descriptor tells of the same work for ever. Later work makes it readable again.
  uint64_t pokes;
  ssize_t ignored = read(main_queue_descriptor(), &pokes, sizeof pokes);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}

bool main_queue_is_on_main_thread(void) { return gettid() == getpid(); }
