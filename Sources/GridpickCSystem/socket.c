#define _GNU_SOURCE
#include "CSocket.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { MOST_WAITING = 128 };

/* The socket to remove. Device and inode identify its file, because another program may have put its own
   file there. */
static struct sockaddr_un ours;
static dev_t device;
static ino_t file;
static atomic_bool is_there;

static bool set_path(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) < sizeof address->sun_path) {
    strcpy(address->sun_path, path);
    return true;
  }
  errno = ENAMETOOLONG;
  return false;
}

static int make(void) { return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

static int fail(int descriptor) {
  int reason = errno;
  close(descriptor);
  errno = reason;
  return -1;
}

int socket_listen(const char *path) {
  struct stat status;
  if (!set_path(&ours, path)) return -1;
  int listener = make();
  if (listener < 0) return -1;
  if (bind(listener, (struct sockaddr *)&ours, sizeof ours) != 0) return fail(listener);
  if (lstat(path, &status) == 0) {
    device = status.st_dev;
    file = status.st_ino;
    is_there = true;
  }
  /* Nobody can connect before listen, so nobody has found the mode that the umask gave. */
  if (chmod(path, S_IRUSR | S_IWUSR) == 0 && listen(listener, MOST_WAITING) == 0) return listener;
  int reason = errno;
  socket_remove();
  errno = reason;
  return fail(listener);
}

bool socket_is_dead(const char *path) {
  struct sockaddr_un address;
  int client = make();
  if (client < 0) return false;
  bool is_dead = set_path(&address, path) &&
                 connect(client, (struct sockaddr *)&address, sizeof address) != 0 && errno == ECONNREFUSED;
  close(client);
  return is_dead;
}

static bool is_ours(int client) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  return getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

int socket_accept(int listener) {
  int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (client < 0 || is_ours(client)) return client;
  errno = ECONNABORTED;
  return fail(client);
}

void socket_remove(void) {
  struct stat status;
  if (!atomic_exchange(&is_there, false)) return;
  if (lstat(ours.sun_path, &status) == 0 && status.st_dev == device && status.st_ino == file)
    unlink(ours.sun_path);
}
