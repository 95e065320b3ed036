/* The names of terminfo's capabilities in the order of a compiled entry, and their values.
   Apart from CNcurses, since <term.h> defines macros such as `tab` and `lines`. */
#ifndef GRIDPICK_CTERMINFO_H
#define GRIDPICK_CTERMINFO_H

/* Loads the entry that the functions below answer for, as ncurses does where it opens a screen. */
_Bool terminfo_load(const char *type);

/* The same until the other is called, which forgets it: then they answer for the one before. */
_Bool terminfo_begin(const char *type);
void terminfo_end(void);

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

/* What paints a whole frame: the strings of the loaded entry by terminfo's names, NULL where it has none. */
struct terminfo_painting {
  const char *smcup, *rmcup, *csr, *sgr0, *rmir, *smam, *civis, *cnorm, *clear, *smkx, *rmkx;
  const char *cup, *ed, *bold, *dim, *smul, *rev, *setaf, *setab;
  int colors;
  /* Whether these strings do all that ncurses would do with them. */
  _Bool is_plain;
  /* Whether they also paint on a part of a screen whose rest is another program's. */
  _Bool shares_screen;
};
struct terminfo_painting terminfo_painting(void);

/* A string with its numbers filled in; good until the next call. */
const char *terminfo_filled(const char *string, int first, int second);

#endif
