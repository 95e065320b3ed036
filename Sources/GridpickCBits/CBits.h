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

/* Returns a bit for each of 64 bytes that is `byte`; the lowest bit of the result is that of the first one. */
static inline uint64_t bits_equal(const uint8_t *bytes, uint8_t byte) {
  uint64_t bits = 0;
  for (int place = 0; place < 64; place += sizeof(bits_bytes)) {
    bits_bytes part;
    memcpy(&part, bytes + place, sizeof part);
    bits |= (uint64_t)bits_of((bits_bytes)(part == (int8_t)byte)) << place;
  }
  return bits;
}

#endif
