/* The names of terminfo's capabilities in the order of a compiled entry, and their values.
   Apart from CNcurses, since <term.h> defines macros such as `tab` and `lines`. */
#ifndef GRIDPICK_CTERMINFO_H
#define GRIDPICK_CTERMINFO_H

/* Loads the entry that the functions below answer for. */
_Bool terminfo_load(const char *type);

/* Whether an entry says anything of it, be it that nothing can be drawn there. */
_Bool terminfo_knows(const char *type);

/* By ordinal; NULL past the last. */
const char *terminfo_flag_name(int ordinal);
const char *terminfo_number_name(int ordinal);
const char *terminfo_string_name(int ordinal);

_Bool terminfo_flag(const char *name);
/* -1 where the entry has none. */
int terminfo_number(const char *name);
/* NULL where the entry has none. */
const char *terminfo_string(const char *name);

#endif
