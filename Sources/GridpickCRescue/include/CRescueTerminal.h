/* Restores the terminal when a signal ends or stops the program.
   In C because a handler may only call functions that are async-signal-safe, which Swift promises of
   nothing that it does. */
#ifndef GRIDPICK_CRESCUE_TERMINAL_H
#define GRIDPICK_CRESCUE_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

enum { RESCUE_RESIZED = 'R', RESCUE_RESUMED = 'C', RESCUE_ENDED = 'E' };

/* Installs the handlers; gives the descriptor on which RESCUE_… bytes arrive, or -1, with EBUSY where another
   picker has them. A handler of the program's own is called once the terminal is left; RESCUE_ENDED tells of
   one that was for a signal which ends programs, and has returned.
   Must run before ncurses starts, which leaves handlers alone that are there already. */
int rescue_install(void);

/* From now on an interrupt (SIGINT) exits with this status, unless it is ignored; a picker that has the signals
   restores the terminal before, as it does for any handler of the program's own. The line that the terminal
   shows ^C on is ended. */
void rescue_exit_on_interrupt(int status);

/* Keeps signals waiting, all but a crash's, on all threads; this one and those that it starts do not even have
   them. What comes meanwhile is not lost. May be called more than once. */
void rescue_hold(void);

/* Ends one such wait; to be called as often. */
void rescue_release(void);

/* From now on a signal sets `modes` before it acts.
   To be called between hold and release, together with what changes the modes. */
void rescue_arm(int terminal, const struct termios *modes);

/* From now on it also writes `leave`, before that.
   To be called between hold and release, together with what makes it necessary. */
void rescue_write_first(const char *leave, size_t length);

/* The same for when another size has come that nobody has taken yet: `leave` may name lines that are
   others' then. None, of length 0, where that does no harm. */
void rescue_write_once_resized(const char *leave, size_t length);

/* To be called before the size is asked for that is gone by from now on. */
void rescue_take_resize(void);

/* So long from now on an answer of the terminal is due, up to its attributes, which end it (`ESC [ ? … c`). Who
   gives the terminal back takes it first, for a tenth of a second at most: else the shell would have it as typed
   text. But not a crash, which cannot wait. As often as it is asked for one, and 0 once all have come.
   To be called between hold and release, where it is due together with the question. */
void rescue_expect_answer(int patience_ms);

/* Gives the terminal back to others: sends `leave` in place of what there is no room for, and sets the modes once
   the terminal has read that, or has read nothing for two seconds. A key that sends a signal does so meanwhile.
   The one way out, for handlers too. */
void rescue_give_back(const char *leave, size_t length);

/* From now on a process group has the terminal, as its foreground: a signal that ends the program ends that
   first, and one that stops the program stops that instead. 0 for nobody any more.
   To be called between hold and release, together with what starts it. */
void rescue_lend(pid_t group);

/* Makes the program's own group the terminal's foreground. */
void rescue_take_foreground(void);

/* From now on there is nothing to restore. */
void rescue_disarm(void);

/* Restores the terminal, gives back what was printed meanwhile and ends the groups of commands, as a signal
   does that ends the program; for an end that no signal brings. On any thread: what is not armed is not
   painted on. */
void rescue_undo(void);

/* Gives every signal back to whom it belonged, and closes the descriptor; another picker may have them then. */
void rescue_remove(void);

/* False from a stop until it is armed again: the terminal is another program's, or was. */
bool rescue_is_armed(void);

/* True if the terminal may be painted on. Until rescue_end_painting another thread that ends the program waits. */
bool rescue_begin_painting(void);
void rescue_end_painting(void);

/* False before there is something to leave, and from a stop, which has left it, until there is again. */
bool rescue_writes_first(void);

#endif
