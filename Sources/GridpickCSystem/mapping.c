#define _GNU_SOURCE
#include "CRescue.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "shared.h"

static uintptr_t guarded_start, guarded_end, page_size;

static void on_missing_page(int number, siginfo_t *info, void *context) {
  (void)context;
  uintptr_t place = (uintptr_t)info->si_addr;
  if (place >= guarded_start && place < guarded_end) {
    void *page = (void *)(place & ~(page_size - 1));
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
    if (mmap(page, page_size, PROT_READ, flags, -1, 0) != MAP_FAILED) return;
  }
  rescue_end_program(number);
}

void rescue_guard(const void *start, size_t length) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  guarded_start = (uintptr_t)start;
  guarded_end = guarded_start + length;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_missing_page;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(SIGBUS, &action, NULL);
}

bool rescue_guards_mapping(void) { return guarded_end != 0; }
