#define _GNU_SOURCE
#include "CRescue.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "shared.h"

/* A range with an end of 0 guards nothing; one with a start of 0 is free. */
static struct {
  _Atomic uintptr_t start, end;
} guarded[64];
static uintptr_t page_size;
static atomic_bool has_handler;

static void on_missing_page(int number, siginfo_t *info, void *context) {
  (void)context;
  uintptr_t place = (uintptr_t)info->si_addr;
  for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++) {
    if (place < guarded[i].start || place >= guarded[i].end) continue;
    void *page = (void *)(place & ~(page_size - 1));
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
    if (mmap(page, page_size, PROT_READ, flags, -1, 0) != MAP_FAILED) return;
  }
  rescue_end_program(number);
}

static void handle_missing_pages(void) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_missing_page;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(SIGBUS, &action, NULL);
  has_handler = true;
}

bool rescue_guard(const void *start, size_t length) {
  if (!has_handler) handle_missing_pages();
  for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++) {
    uintptr_t none = 0;
    if (!atomic_compare_exchange_strong(&guarded[i].start, &none, (uintptr_t)start)) continue;
    guarded[i].end = (uintptr_t)start + length;
    return true;
  }
  return false;
}

void rescue_unguard(const void *start) {
  for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++) {
    if (guarded[i].start != (uintptr_t)start) continue;
    guarded[i].end = 0;
    guarded[i].start = 0;
  }
}

bool rescue_guards_mapping(void) { return has_handler; }
