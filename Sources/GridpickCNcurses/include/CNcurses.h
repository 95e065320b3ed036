/* All that is used of ncurses: what terminfo says of a terminal. */
#ifndef GRIDPICK_CNCURSES_H
#define GRIDPICK_CNCURSES_H

/* Loads the entry that the functions below read. */
_Bool terminfo_load(const char *type);

/* True if there is an entry of that type, even one of a terminal on which nothing can be drawn. */
_Bool terminfo_knows(const char *type);

_Bool terminfo_flag(const char *name);
/* -1 if the entry has none. */
int terminfo_number(const char *name);
/* NULL if the entry has none. */
const char *terminfo_string(const char *name);

/* Returns a string with its numbers filled in; the string is good until the next call. */
const char *terminfo_filled(const char *string, int first, int second);

#endif
