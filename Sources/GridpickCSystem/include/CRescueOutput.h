/* Holds back the output of a program to the terminal that a picker is on.
   This is in C because a handler gives the output back; see CRescueTerminal.h. */
#ifndef GRIDPICK_CRESCUE_OUTPUT_H
#define GRIDPICK_CRESCUE_OUTPUT_H

#include <stdbool.h>

/* Redirects standard output and standard error to `file`, each only if it goes to the controlling terminal.
   `terminal` is a descriptor of that terminal that never blocks. False if neither stream goes there, or if
   `file` cannot be prepared. Both descriptors must stay open until the output is given back. */
bool rescue_hold_output(int file, int terminal);

/* Keeps the held output from growing without end; must be called now and then. */
void rescue_bound_output(void);

/* Flushes the streams of C to where they go now, if output is held. Not for a handler. */
void rescue_flush_output(void);

/* Writes the held output to the terminal, and lets the streams go where they went before. Does nothing the
   second time. For a handler too. */
void rescue_return_output(void);

#endif
