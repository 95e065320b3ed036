/* Lets the program survive when a mapped file is cut short while it is open.
   This is in C because a handler does it; see CRescueTerminal.h. */
#ifndef GRIDPICK_CRESCUE_MAPPING_H
#define GRIDPICK_CRESCUE_MAPPING_H

#include <stddef.h>

/* Such a file raises SIGBUS where its bytes were. From now on zeroes take their place between `start`
   and `start + length`. This holds for one mapping, until the end of the program. */
void rescue_guard(const void *start, size_t length);

#endif
