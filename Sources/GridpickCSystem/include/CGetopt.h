/* getopt_long and its results, which are globals that Swift rightly calls unsafe. */
#ifndef GRIDPICK_CGETOPT_H
#define GRIDPICK_CGETOPT_H

#include <getopt.h>
#include <stddef.h>

static const int getopt_argument_none = no_argument;
static const int getopt_argument_required = required_argument;
static const int getopt_argument_optional = optional_argument;

/* 0 makes glibc start again, whatever was parsed before. */
static inline void getopt_restart(void) { optind = 0; }
static inline int getopt_next_index(void) { return optind; }
static inline const char *getopt_value(void) { return optarg; }
static inline int getopt_offender(void) { return optopt; }

#endif
