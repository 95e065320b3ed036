#pragma once

#include <vterm.h>

// Bit-fields and arrays in structs do not come through to Swift as they are.

static inline bool cvterm_cell_is_bold(const VTermScreenCell *cell) { return cell->attrs.bold; }

static inline bool cvterm_cell_is_reverse(const VTermScreenCell *cell) {
  return cell->attrs.reverse;
}

static inline bool cvterm_cell_is_underlined(const VTermScreenCell *cell) {
  return cell->attrs.underline != VTERM_UNDERLINE_OFF;
}

static inline unsigned cvterm_cell_font(const VTermScreenCell *cell) { return cell->attrs.font; }

static inline uint32_t cvterm_cell_scalar(const VTermScreenCell *cell, unsigned place) {
  return place < VTERM_MAX_CHARS_PER_CELL ? cell->chars[place] : 0;
}
