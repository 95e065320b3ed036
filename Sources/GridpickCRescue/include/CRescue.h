/* Restores the terminal when a signal ends or stops the program.
   In C because a handler may call async-signal-safe functions only, and Swift promises that of
   nothing it does. */
#ifndef GRIDPICK_CRESCUE_H
#define GRIDPICK_CRESCUE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

enum { RESCUE_RESIZED = 'R', RESCUE_RESUMED = 'C' };

/* Installs the handlers; gives the descriptor on which RESCUE_… bytes arrive, or -1.
   Must run before ncurses starts, which leaves handlers alone that are there already. */
int rescue_install(void);

/* Keeps the handlers of this thread waiting, and of those that it starts: those of all signals but a
   crash's. What comes meanwhile is not lost. May be called more than once. */
void rescue_hold(void);

/* To be called as often. */
void rescue_release(void);

/* From now on a signal sets `modes` before it acts. To be held, with what makes them other modes. */
void rescue_arm(int terminal, const struct termios *modes);

/* From now on it also writes `leave`, before that. To be held, with what makes it necessary. */
void rescue_write_first(const char *leave, size_t length);

/* From now on there is nothing to restore. */
void rescue_disarm(void);

/* Gives every signal back to whom it belonged, and closes the descriptor. */
void rescue_remove(void);

/* A mapped file that is cut short while it is open raises SIGBUS where its bytes were; from now on
   zeroes take their place between `start` and `start + length`. For one mapping, until the end. */
void rescue_guard(const void *start, size_t length);

/* From now on a signal that ends the program ends this process group too: it is asked to, and killed
   once nobody writes to `output` any more, or after a short while. More than eight are not kept. */
void rescue_add_group(pid_t group, int output);

void rescue_drop_group(pid_t group);

/* False from a stop until it is armed again: the terminal is another program's, or was. */
bool rescue_is_armed(void);

#endif
