// The main queue of libdispatch, for a program that sleeps in poll(2) and not in dispatch_main(3).

#include <stdbool.h>

/// Returns a descriptor that is readable while there is work.
///
/// Must be called on the main thread alone, before each wait for work.
int main_queue_descriptor(void);

/// Does the work that there is; must be called on the main thread alone.
void main_queue_drain(void);

/// True if the caller is the thread on which the program began.
bool main_queue_is_on_main_thread(void);
