/* Whether what Linux alone has is used, or what every POSIX system has: everywhere but on Linux, and on Linux
   where a build asks for it, so that the twin is tried too. The one place that decides. */
#ifndef GRIDPICK_CPLATFORM_CHOICE_H
#define GRIDPICK_CPLATFORM_CHOICE_H

#if !defined(__linux__) && !defined(GRIDPICK_PORTABLE)
#define GRIDPICK_PORTABLE
#endif

#endif
