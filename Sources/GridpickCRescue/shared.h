/* What the rooms of the rescue ask of each other; Swift sees nothing of it. */
#ifndef GRIDPICK_CRESCUE_SHARED_H
#define GRIDPICK_CRESCUE_SHARED_H

#include <stdbool.h>
#include <sys/types.h>

/* So long a program that ends waits for whom it has to wait for. */
enum { RESCUE_PATIENCE_MS = 200 };

/* Of the terminal: restores it, ends the groups, and acts as the signal does by default. A handler. */
void rescue_end_program(int number);

/* Of the groups: ends one whose leader is a child that nobody else waits for. For a handler. */
void rescue_end_group(pid_t group);

/* Of the groups: ends them all. For a handler. */
void rescue_end_groups(void);

/* Of the mapping: whether SIGBUS is its own. It stays so, since a mapping outlives the terminal. */
bool rescue_guards_mapping(void);

#endif
