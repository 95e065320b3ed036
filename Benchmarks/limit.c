/* The limit of gridpick's start: the same frame of the same JSON, painted by ncurses and nothing else.

   It reads no more of JSON than the benchmark's own grid has, strings in rows, and answers no key. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PITCH = 9, MOST = 1 << 16 };

/* A row of the grid a line; gives how many there are. */
static int show(char *text) {
  int line = 0, column = 0;
  for (char *place = text; *place != 0; place++) {
    if (*place == ']' && column > 0) {
      line++;
      column = 0;
    }
    if (*place != '"') continue;
    char *label = place + 1;
    place = strchr(label, '"');
    if (place == NULL) break;
    *place = 0;
    if (line == 0 && column == 0) attron(A_REVERSE);
    mvprintw(line, column * PITCH + 1, " %s ", label);
    attroff(A_REVERSE);
    column++;
  }
  return line;
}

int main(int count, char **arguments) {
  setlocale(LC_CTYPE, "");
  FILE *input = count == 2 ? fopen(arguments[1], "r") : NULL, *terminal = fopen("/dev/tty", "r+");
  if (input == NULL || terminal == NULL || newterm(NULL, terminal, terminal) == NULL) return 1;
  char *text = calloc(MOST, 1);
  fread(text, 1, MOST - 1, input);
  nonl();
  raw();
  noecho();
  curs_set(0);
  const int lines = show(text);
  mvprintw(LINES - 1, 1, "row 1/%d · column 1/8", lines);
  attron(A_DIM);
  mvaddstr(LINES - 1, COLS - 11, "? help");
  attroff(A_DIM);
  move(0, 2);
  refresh();
  pause();
  return 0;
}
