/* The functions that the files of the rescue share; Swift does not see them. */
#ifndef GRIDPICK_CRESCUE_SHARED_H
#define GRIDPICK_CRESCUE_SHARED_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/* The longest time that a program that ends waits for a thread, a group or the terminal. */
enum { RESCUE_PATIENCE_MS = 200 };

/* In holding.c: true if a handler may go on; it must then call rescue_finish. If false, the signal is kept
   and comes again. A signal of a crash is kept only if kill(2) has sent it. */
bool rescue_begin(int number, const siginfo_t *info);
void rescue_finish(void);

/* In holding.c: true if the signal is a crash, which cannot wait. */
bool rescue_is_crash(int number);

/* In signals.c: restores the terminal, ends the groups, and does the default action of the signal. For a
   handler. */
void rescue_end_program(int number);

/* In terminal.c: leaves the terminal as it was found. For a handler. */
void rescue_leave(void);

/* In terminal.c: sends a stop to the group that has borrowed the terminal; false if no group has. For a
   handler. */
bool rescue_stop_borrower(int number);

/* In terminal.c: notes that the terminal has a new size. For a handler. */
void rescue_note_resize(void);

/* In reader.c: waits until the reader of a terminal has read all output, or has read nothing for
   `patience_ms`. For a handler. */
void rescue_await_reader(int terminal, int patience_ms);

/* In groups.c: ends a group whose leader is a child for which no other code waits. For a handler. */
void rescue_end_group(pid_t group);

/* In groups.c: ends all groups. For a handler. */
void rescue_end_groups(void);

/* In mapping.c: true once it has taken SIGBUS. It keeps the signal, because a mapping outlives the terminal. */
bool rescue_guards_mapping(void);

#endif
