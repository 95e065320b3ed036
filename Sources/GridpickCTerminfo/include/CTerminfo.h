/* What terminfo says of a terminal. */
#ifndef GRIDPICK_CTERMINFO_H
#define GRIDPICK_CTERMINFO_H

/* Loads the entry that the functions below answer for, as ncurses does where it opens a screen. */
_Bool terminfo_load(const char *type);

/* Whether an entry says anything of it, be it that nothing can be drawn there. */
_Bool terminfo_knows(const char *type);

_Bool terminfo_flag(const char *name);
/* -1 where the entry has none. */
int terminfo_number(const char *name);
/* NULL where the entry has none. */
const char *terminfo_string(const char *name);

/* A string with its numbers filled in; good until the next call. */
const char *terminfo_filled(const char *string, int first, int second);

/* How many columns the C library believes a scalar to take; -1 if it cannot be shown. */
int terminfo_width(int scalar);

#endif
