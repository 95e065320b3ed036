// The main queue of libdispatch, for a program that sleeps in poll(2) and not in dispatch_main(3).

/// A descriptor that can be read while there is work, or when it is time to look for some; to be asked for on
/// the main thread alone, each time that work is waited for.
int main_queue_descriptor(void);

/// Does what work there is; to be called on the main thread alone.
void main_queue_drain(void);
