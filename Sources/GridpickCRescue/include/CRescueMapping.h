/* Survives a mapped file that is cut short while it is open.
   In C because a handler does it; see CRescueTerminal.h. */
#ifndef GRIDPICK_CRESCUE_MAPPING_H
#define GRIDPICK_CRESCUE_MAPPING_H

#include <stddef.h>

/* Such a file raises SIGBUS where its bytes were; from now on zeroes take their place between `start`
   and `start + length`. For one mapping, until the end. */
void rescue_guard(const void *start, size_t length);

#endif
