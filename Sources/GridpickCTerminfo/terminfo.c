#include "CTerminfo.h"

#include <curses.h>
#include <stddef.h>
#include <term.h>

_Bool terminfo_load(const char *type) {
  int reason;
  return setupterm((char *)type, -1, &reason) == OK;
}

_Bool terminfo_knows(const char *type) {
  int reason;
  return setupterm((char *)type, -1, &reason) == OK || reason == 1;
}

const char *terminfo_flag_name(int ordinal) { return boolnames[ordinal]; }
const char *terminfo_number_name(int ordinal) { return numnames[ordinal]; }
const char *terminfo_string_name(int ordinal) { return strnames[ordinal]; }

_Bool terminfo_flag(const char *name) { return tigetflag((char *)name) == 1; }
int terminfo_number(const char *name) { return tigetnum((char *)name); }

const char *terminfo_string(const char *name) {
  char *found = tigetstr((char *)name);
  return found == (char *)-1 ? NULL : found;
}
