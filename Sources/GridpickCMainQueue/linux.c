#include "CPlatformChoice.h"

#ifndef GRIDPICK_PORTABLE

#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#include "main_queue.h"

// What run loops other than libdispatch's own are made with, CoreFoundation's among them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_drain(void) {
  // Whoever does not read it is told of the same work for ever; what comes behind this tells anew.
  uint64_t pokes;
  ssize_t ignored = read(main_queue_descriptor(), &pokes, sizeof pokes);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}

#endif
