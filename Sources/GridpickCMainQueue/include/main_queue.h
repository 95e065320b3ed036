// The main queue of libdispatch, for a program that sleeps in poll(2) and not in dispatch_main(3).

/// Whether the caller is the main thread.
int main_queue_is_here(void);

/// A descriptor that can be read while there is work.
int main_queue_descriptor(void);

/// Does what work there is; to be called on the main thread alone.
void main_queue_drain(void);
