/* Ends the process groups of commands when a signal ends the program.
   This is in C because a handler does it; see CRescueTerminal.h. */
#ifndef GRIDPICK_CRESCUE_GROUPS_H
#define GRIDPICK_CRESCUE_GROUPS_H

#include <sys/types.h>

/* From now on a signal that ends the program ends this process group too. The group is asked to end, and is
   killed once `output` has no writer any more, or after a short while. At most eight groups are kept. */
void rescue_add_group(pid_t group, int output);

void rescue_drop_group(pid_t group);

#endif
