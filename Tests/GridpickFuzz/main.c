/* The entry of libFuzzer, which has the function `main`. */
#include <stddef.h>
#include <stdint.h>

void gridpick_fuzz(const uint8_t *bytes, ptrdiff_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  gridpick_fuzz(bytes, (ptrdiff_t)count);
  return 0;
}
