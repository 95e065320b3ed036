/* What the rooms of the rescue ask of each other; Swift sees nothing of it. */
#ifndef GRIDPICK_CRESCUE_SHARED_H
#define GRIDPICK_CRESCUE_SHARED_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/* So long a program that ends waits for whom it has to wait for. */
enum { RESCUE_PATIENCE_MS = 200 };

/* Of the holding: whether a handler is to go on, and then to finish; else the signal is kept, and comes
   again. */
bool rescue_begin(int number, siginfo_t *info);
void rescue_finish(void);

/* Of the holding: whether a signal is one that cannot wait. */
bool rescue_is_crash(int number);

/* Of the signals: restores the terminal, ends the groups, and acts as the signal does by default. For a
   handler. */
void rescue_end_program(int number);

/* Of the terminal: leaves it as it was found. For a handler. */
void rescue_leave(void);

/* Of the terminal: has who has borrowed it hear of a stop; false where nobody has. For a handler. */
bool rescue_stop_borrower(int number);

/* Of the terminal: another size has come. For a handler. */
void rescue_note_resize(void);

/* Of the groups: ends one whose leader is a child that nobody else waits for. For a handler. */
void rescue_end_group(pid_t group);

/* Of the groups: ends them all. For a handler. */
void rescue_end_groups(void);

/* Of the mapping: whether SIGBUS is its own. It stays so, since a mapping outlives the terminal. */
bool rescue_guards_mapping(void);

#endif
