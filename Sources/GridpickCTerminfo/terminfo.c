#include "CTerminfo.h"

#include <curses.h>
#include <stddef.h>
#include <string.h>
#include <term.h>

/* LINES and COLUMNS are not asked: ncurses would write them into the entry, from which others are made. */
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

static TERMINAL *before;

_Bool terminfo_begin(const char *type) {
  before = cur_term;
  return terminfo_load(type);
}

void terminfo_end(void) {
  TERMINAL *found = set_curterm(before);
  if (found != before) del_curterm(found);
}

_Bool terminfo_knows(const char *type) {
  int reason;
  return load(type, &reason) || reason == 1;
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

/* No delay, which a terminal that is not there could not be given. */
static _Bool is_immediate(const char *string) { return string == NULL || strstr(string, "$<") == NULL; }

static _Bool are_plain(const struct terminfo_painting *painting) {
  const char *const strings[] = {
      painting->smcup, painting->rmcup, painting->csr,   painting->sgr0, painting->rmir,  painting->smam,
      painting->civis, painting->cnorm, painting->clear, painting->smkx, painting->rmkx,  painting->cup,
      painting->bold,  painting->dim,   painting->smul,  painting->rev,  painting->setaf, painting->setab};
  for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
    if (!is_immediate(strings[i])) return 0;
  return 1;
}

struct terminfo_painting terminfo_painting(void) {
  struct terminfo_painting painting = {
      .smcup = enter_ca_mode,       .rmcup = exit_ca_mode,         .csr = change_scroll_region,
      .sgr0 = exit_attribute_mode,  .rmir = exit_insert_mode,      .smam = enter_am_mode,
      .civis = cursor_invisible,    .cnorm = cursor_normal,        .clear = clear_screen,
      .smkx = keypad_xmit,          .rmkx = keypad_local,          .cup = cursor_address,
      .ed = clr_eos,                .bold = enter_bold_mode,       .dim = enter_dim_mode,
      .smul = enter_underline_mode, .rev = enter_reverse_mode,     .setaf = set_a_foreground,
      .setab = set_a_background,    .colors = max_colors};
  const _Bool has_all = painting.cup && painting.clear && painting.sgr0 && painting.civis && painting.cnorm;
  const _Bool has_colors = max_colors < 8 || (painting.setaf && painting.setab && no_color_video <= 0);
  /* The last column does not scroll, attributes take no cell, and ANSI's reset ends colours too. */
  const _Bool is_usual = (eat_newline_glitch || !auto_right_margin) && magic_cookie_glitch <= 0;
  painting.is_plain = has_all && has_colors && is_usual && strstr(painting.sgr0, "\033[m") != NULL &&
                      are_plain(&painting);
  painting.shares_screen = painting.is_plain && painting.ed && clr_eol && scroll_forward &&
                           strcmp(scroll_forward, "\n") == 0 && save_cursor &&
                           strstr(painting.cup, "%p1") != NULL;
  return painting;
}

const char *terminfo_filled(const char *string, int first, int second) {
  return tparm((char *)string, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}
