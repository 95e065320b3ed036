/* Restores the terminal, and all else that outlives the program, when a signal ends or stops the program.
   This is in C because a handler may only call functions that are async-signal-safe, which Swift promises
   for none of its code. */
#ifndef GRIDPICK_CRESCUE_H
#define GRIDPICK_CRESCUE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

enum { RESCUE_RESIZED = 'R', RESCUE_RESUMED = 'C', RESCUE_ENDED = 'E' };

/* Installs the handlers. Returns the descriptor on which RESCUE_… bytes arrive, or -1; errno is EBUSY if
      another picker has the handlers. A handler of the program's own is called after the terminal is left.
      RESCUE_ENDED means that such a handler has returned from a signal that ends programs. */
int rescue_install(void);

/* From now on an interrupt (SIGINT) exits with this status, unless it is ignored. A picker that has the
   signals first restores the terminal, as it does for any handler of the program's own. The line on which
   the terminal shows ^C is ended. */
void rescue_exit_on_interrupt(int status);

/* Makes signals wait on all threads, except the signals of a crash. This thread, and threads that it starts,
   do not even receive them. No signal is lost. May be called more than once. */
void rescue_hold(void);

/* Ends one rescue_hold; must be called once for each. */
void rescue_release(void);

/* From now on a signal sets `modes` before it acts.
   Must be called between hold and release, together with the change of the modes. */
void rescue_arm(int terminal, const struct termios *modes);

/* From now on a signal also writes `leave`, before it sets the modes.
   Must be called between hold and release, together with the change that makes it necessary. */
void rescue_write_first(const void *leave, size_t length);

/* Sets the text to write instead after a new size that the program has not taken yet, because the text of
   rescue_write_first may then name lines of other programs. Length 0 means that the first text is harmless
   then, and is written. */
void rescue_write_once_resized(const void *leave, size_t length);

/* Notes that the program takes the new size; must be called before the program asks for it. */
void rescue_take_resize(void);

/* Notes that for `patience_ms` an answer of the terminal is due. It ends with the terminal's attributes
   (`ESC [ ? … c`). rescue_give_back first takes the answers, for a tenth of a second at most; otherwise the
   shell would get them as typed text. A crash does not take them, because a crash cannot wait. Must be called
   for each question, between hold and release, together with the question. */
void rescue_expect_answer(int patience_ms);

/* Says how many answers are still to come, once some of them have been read. */
void rescue_keep_answers(int count);

/* Gives the terminal back to others. Sends `leave`, and drops output for which there is no room. Sets the modes
   once the terminal has read `leave`, or has read nothing for two seconds. Meanwhile the keys that send
      signals already do so. Handlers use this function too. */
void rescue_give_back(const void *leave, size_t length);

/* From now on a process group has the terminal, as its foreground group. A signal that ends the program ends
   the group first, and a signal that stops the program stops the group instead. 0 means no group.
   Must be called between hold and release, together with the start of the group. */
void rescue_lend(pid_t group);

/* Makes the program's own group the terminal's foreground. */
void rescue_take_foreground(void);

/* From now on there is nothing to restore. */
void rescue_disarm(void);

/* Restores the terminal, prints the held output, removes the socket and ends the groups of commands, like a
      signal that ends the program. For an end without a signal. May be called on any thread; a frame that
      another thread paints at that moment may come after it. */
void rescue_undo(void);

/* Gives every signal its old action back and closes the descriptor. Another picker may then take the
   signals. */
void rescue_remove(void);

/* False from a stop until rescue_arm is called again, because another program has or had the terminal. */
bool rescue_is_armed(void);

/* False while there is nothing to leave: before the first frame, and from a stop to the next frame. */
bool rescue_writes_first(void);

/* --- The program's output to the terminal that a picker is on, which is held back --- */

/* Redirects standard output and standard error to `file`, each only if it goes to the controlling terminal.
   `terminal` is a descriptor of that terminal that never blocks. False if neither stream goes there, or if
   `file` cannot be prepared. Both descriptors must stay open until the output is given back. */
bool rescue_hold_output(int file, int terminal);

/* Flushes stdout and stderr of C to where they go now, if output is held. Not for a signal handler. */
void rescue_flush_output(void);

/* Writes the held output to the terminal, and lets the streams go where they went before. Does nothing the
   second time. For a handler too. */
void rescue_return_output(void);

/* --- The process groups of commands --- */

/* From now on a signal that ends the program ends this process group too. The group is asked to end, and is
   killed once `output` has no writer any more, or after a short while. At most eight groups are kept. */
void rescue_add_group(pid_t group, int output);

void rescue_drop_group(pid_t group);

/* --- A mapped file that is cut short while it is open --- */

/* Such a file raises SIGBUS where its bytes were. From now on zeroes take their place between `start`
   and `start + length`. Returns false if too many mappings are guarded. */
bool rescue_guard(const void *start, size_t length);

void rescue_unguard(const void *start);

#endif
