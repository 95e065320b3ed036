/* Files in memory, which Swift's Glibc module leaves out: it is built without _GNU_SOURCE, and has its own
   type for what a limit is of. */
#ifndef GRIDPICK_CMEMORY_H
#define GRIDPICK_CMEMORY_H

#include <sys/resource.h>

extern int memfd_create(const char *name, unsigned flags);

/* Without a name, and closed on exec; -1 where there can be none. */
static inline int memory_file(void) {
  const unsigned close_on_exec = 1;
  return memfd_create("gridpick", close_on_exec);
}

/* Whether a file may become as large as there is room for. */
static inline int memory_is_unlimited(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY;
}

/* How large a file may become, by ulimit -f. */
static inline rlim_t memory_largest_file(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

#endif
