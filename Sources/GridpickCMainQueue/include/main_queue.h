// The main queue of libdispatch, for a program that sleeps in poll(2) and not in dispatch_main(3).

/// Returns a descriptor that is readable while there is work, or when it is time to look for some.
///
/// Must be called on the main thread alone, before each wait for work.
int main_queue_descriptor(void);

/// Does the work that there is; must be called on the main thread alone.
void main_queue_drain(void);
