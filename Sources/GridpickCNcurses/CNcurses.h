/* What Swift cannot say of ncurses: attributes (macros with casts), windows (a struct here,
   opaque in newer versions, and reached through unsafe globals), colour pairs, variadics. */
#ifndef GRIDPICK_CNCURSES_H
#define GRIDPICK_CNCURSES_H

/* Wide characters need both, before the header and before anything it includes. */
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>

static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_underline = A_UNDERLINE;
static const attr_t curses_reverse = A_REVERSE;

/* Opens a screen of this size that writes to `output`, and reads nothing. */
static inline _Bool curses_open(const char *type, FILE *output, int lines, int columns) {
  /* LINES and COLUMNS are not asked: ncurses would read them at every return to the screen, and they
     may be of another terminal. It asks `output`, which is no terminal, then the entry, and where that
     names no size either, as linux does not, takes 24 by 80; with nobody to ask it would fail there. */
  use_env(FALSE);
  use_tioctl(TRUE);
  SCREEN *screen = newterm(type, output, output);
  /* As others in this program may expect them. */
  use_env(TRUE);
  use_tioctl(FALSE);
  if (screen == NULL) return 0;
  resizeterm(lines, columns);
  nonl();
  typeahead(-1);
  idlok(stdscr, TRUE);
  leaveok(stdscr, FALSE);
  return 1;
}

/* Frees the screen that was opened last. */
static inline void curses_free(void) {
  SCREEN *screen = set_term(NULL);
  if (screen != NULL) delscreen(screen);
}

static inline void curses_start_color(void) {
  start_color();
  use_default_colors();
}

/* Forgets all colour pairs, and has the whole screen painted anew. */
static inline void curses_forget_pairs(void) {
  reset_color_pairs();
  /* Pair 0 is forgotten too, which is the terminal's own colours. */
  use_default_colors();
}

/* Declared here since Swift's Glibc is built without the feature macros that show it. */
int wcwidth(wchar_t scalar);

/* How wide ncurses believes a scalar to be; -1 where it cannot be shown. */
static inline int curses_width(wchar_t scalar) { return wcwidth(scalar); }

/* One cell of text, at most CCHARW_MAX scalars, ended by 0. */
static inline void curses_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  setcchar(cell, text, attributes, 0, &pair);
}

/* The same for one printable character of ASCII, which most cells hold: setcchar asks the C library
   about every scalar. */
static inline cchar_t curses_ascii_cell(wchar_t character, attr_t attributes, int pair) {
  const int pair_in_attributes = pair < 256 ? pair : 255;
  cchar_t cell = {.attr = attributes | COLOR_PAIR(pair_in_attributes), .chars = {character}};
  cell.ext_color = pair;
  return cell;
}

static inline void curses_draw_line(int line, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(stdscr, line, column, cells, count);
}

/* Has ncurses believe that the terminal has moved a part of a line by so many columns, to where
   `start` and `count` say, and left blanks. Before the line is drawn anew. */
static inline void curses_believe_shift(int line, int start, int count, int distance) {
  /* First the blanks, of which ncurses adds one where they cut a wide glyph. */
  if (distance > 0)
    mvwhline(curscr, line, start - distance, ' ', distance);
  else
    mvwhline(curscr, line, start + count, ' ', -distance);
  copywin(stdscr, curscr, line, start - distance, line, start, line, start + count - 1, FALSE);
}

static inline void curses_update(int cursor_line, int cursor_column) {
  wmove(stdscr, cursor_line, cursor_column);
  wnoutrefresh(stdscr);
  doupdate();
}

/* A line of plain characters with their attributes. */
static inline void curses_draw_plain_line(
    int line, int column, const chtype *cells, int count) {
  mvwaddchnstr(stdscr, line, column, cells, count);
}

/* Attributes have eight bits for the colour pair. */
static const int curses_most_plain_pairs = 255;
static inline chtype curses_pair_attribute(int pair) { return COLOR_PAIR(pair); }

static inline void curses_erase(void) { werase(stdscr); }

#endif
