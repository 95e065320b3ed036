#include "CNcurses.h"

#include <curses.h>
#include <stddef.h>
#include <term.h>

/* LINES and COLUMNS are not used: setupterm would write them into the entry. */
static _Bool load(const char *type, int *reason) {
  use_env(FALSE);
  const _Bool is_loaded = setupterm((char *)type, -1, reason) == OK;
  use_env(TRUE);
  return is_loaded;
}

_Bool terminfo_load(const char *type) {
  int reason;
  return load(type, &reason);
}

_Bool terminfo_knows(const char *type) {
  int reason;
  return load(type, &reason) || reason == 1;
}

_Bool terminfo_flag(const char *name) { return tigetflag((char *)name) == 1; }
int terminfo_number(const char *name) { return tigetnum((char *)name); }

const char *terminfo_string(const char *name) {
  char *found = tigetstr((char *)name);
  return found == (char *)-1 ? NULL : found;
}

const char *terminfo_filled(const char *string, int first, int second) {
  return tparm((char *)string, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}
