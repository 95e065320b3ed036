/* Instructions of processors that Swift does not reach. */
#ifndef GRIDPICK_CBITS_H
#define GRIDPICK_CBITS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef int8_t bits_bytes __attribute__((ext_vector_type(16)));
typedef bool bits_flags __attribute__((ext_vector_type(16)));

/* Returns the high bits of all bytes, a bit for each; the lowest bit of the result is that of the first byte. */
static inline uint16_t bits_of(bits_bytes bytes) {
  bits_flags flags = __builtin_convertvector(bytes < 0, bits_flags);
  uint16_t bits;
  memcpy(&bits, &flags, sizeof bits);
  return bits;
}

#endif
