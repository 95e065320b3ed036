#include "CPlatformChoice.h"

#ifndef GRIDPICK_PORTABLE

#include <stddef.h>

#include "main_queue.h"

// What run loops other than libdispatch's own are made with, CoreFoundation's among them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_drain(void) { _dispatch_main_queue_callback_4CF(NULL); }

#endif
