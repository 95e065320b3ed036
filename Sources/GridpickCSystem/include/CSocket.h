/* A socket in the file system for requests by programs of the same user. Its descriptors are closed
   on exec and never block. This is in C because Swift is built without _GNU_SOURCE, and because a handler
   removes the file; see CRescue.h. */
#ifndef GRIDPICK_CSOCKET_H
#define GRIDPICK_CSOCKET_H

#include <stdbool.h>

/* Makes a socket at a path where nothing is, with mode 0600, and listens on it; -1 if that fails. One socket
   at a time is removed when a signal ends the program, and by socket_remove. */
int socket_listen(const char *path);

/* True if no program listens on the socket at a path any more. */
bool socket_is_dead(const char *path);

/* Returns the next client; -1 if there is none. A client of another user is refused: errno is ECONNABORTED. */
int socket_accept(int listener);

/* Removes the file of the socket, unless another file is there. Does nothing the second time. For a handler
   too. */
void socket_remove(void);

#endif
