/* Holds back what a program prints on the terminal that a picker is on.
   In C because a handler gives it back; see CRescueTerminal.h. */
#ifndef GRIDPICK_CRESCUE_OUTPUT_H
#define GRIDPICK_CRESCUE_OUTPUT_H

#include <stdbool.h>

/* From now on what is written to standard output and standard error goes to `file` where it would go to the
   controlling terminal, of which `terminal` is a descriptor that never blocks. False where nothing does.
   Both are to stay open until it is given back. */
bool rescue_hold_output(int file, int terminal);

/* Keeps what is held from growing without end; to be called now and then. */
void rescue_bound_output(void);

/* What the streams of C still have goes where the streams go now; not for a handler. */
void rescue_flush_output(void);

/* Writes to the terminal what was held back, and the streams go where they went before. Nothing happens the
   second time. For a handler too. */
void rescue_return_output(void);

#endif
