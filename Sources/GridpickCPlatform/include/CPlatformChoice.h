/* Decides between the code for Linux and its portable twin, for every POSIX system. The twin is used
   everywhere but on Linux, and on Linux if a build asks for it, so that the twin is tested too. This is the
   one place that decides. */
#ifndef GRIDPICK_CPLATFORM_CHOICE_H
#define GRIDPICK_CPLATFORM_CHOICE_H

#if !defined(__linux__) && !defined(GRIDPICK_PORTABLE)
#define GRIDPICK_PORTABLE
#endif

#endif
