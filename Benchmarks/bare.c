/* The peer of gridpick's painting: shows the same screens with nothing but ncurses, and prints how
   many bytes each of them took.

   Standard input is what gridpick wrote, frame by frame: the length in decimal, a line feed, the
   bytes. libvterm makes screens of them. TERM, LINES and COLUMNS name the terminal, as always. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <vterm.h>

#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

/* libvterm 0.1.4 knows no dim text; it comes as a font that nobody uses. */
static const unsigned dim_font = 9;

static int color_number(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

static int color_pair(const VTermScreenCell *cell) {
  const int foreground = color_number(&cell->fg), background = color_number(&cell->bg);
  return foreground < 0 && background < 0 ? 0 : alloc_pair(foreground, background);
}

static attr_t attributes(VTermScreenCellAttrs shown) {
  return (shown.bold ? A_BOLD : 0) | (shown.font == dim_font ? A_DIM : 0) |
         (shown.underline ? A_UNDERLINE : 0) | (shown.reverse ? A_REVERSE : 0);
}

static void draw(int line, int column, const VTermScreenCell *cell) {
  wchar_t text[CCHARW_MAX + 1] = L" ";
  for (int place = 0; place < CCHARW_MAX && cell->chars[place] != 0; place++)
    text[place] = (wchar_t)cell->chars[place];
  const int pair = color_pair(cell);
  cchar_t drawn;
  setcchar(&drawn, text, attributes(cell->attrs), 0, &pair);
  mvadd_wch(line, column, &drawn);
}

static void show(VTerm *terminal) {
  VTermScreen *screen = vterm_obtain_screen(terminal);
  VTermScreenCell cell;
  for (int line = 0; line < LINES; line++) {
    for (int column = 0; column < COLS; column += cell.width) {
      vterm_screen_get_cell(screen, (VTermPos){.row = line, .col = column}, &cell);
      draw(line, column, &cell);
    }
  }
  VTermPos cursor;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal), &cursor);
  move(cursor.row, cursor.col);
  refresh();
}

/* On a file, so that what is written can be counted. */
static void start_ncurses(FILE *output) {
  if (newterm(NULL, output, stdin) == NULL) exit(1);
  start_color();
  use_default_colors();
  curs_set(0);
  /* Whatever may save bytes; and no frame is put off because more of standard input is waiting. */
  nonl();
  idlok(stdscr, TRUE);
  typeahead(-1);
}

static VTerm *start_terminal(void) {
  VTerm *terminal = vterm_new(LINES, COLS);
  vterm_set_utf8(terminal, 1);
  vterm_screen_enable_altscreen(vterm_obtain_screen(terminal), 1);
  vterm_screen_reset(vterm_obtain_screen(terminal), 1);
  return terminal;
}

int main(void) {
  setlocale(LC_ALL, "");
  FILE *output = tmpfile();
  start_ncurses(output);
  VTerm *terminal = start_terminal();
  off_t before = 0;
  for (size_t length; scanf("%zu%*1[\n]", &length) == 1;) {
    char *bytes = malloc(length);
    if (fread(bytes, 1, length, stdin) != length) return 1;
    vterm_input_write(terminal, bytes, length);
    free(bytes);
    show(terminal);
    const off_t after = lseek(fileno(output), 0, SEEK_CUR);
    printf("%jd\n", (intmax_t)(after - before));
    before = after;
  }
  return 0;
}
