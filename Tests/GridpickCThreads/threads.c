// Swift has as many threads for tasks as the machine has processors, and a test that waits for a terminal
// keeps one of them. Here each task that may run at once gets a thread of its own, so that as many tests wait
// side by side as swift test starts.

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// The thread sanitizer is to see the threads that programs have.
#if !__has_feature(thread_sanitizer)

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

// The runtime's hook, and its way to run a task.
typedef SWIFT_CALL void (*enqueuer)(void *job);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueuer original);
extern SWIFT_CALL void swift_job_run(void *job, executor executor);

static void *run(void *job) {
  swift_job_run(job, (executor){0});
  return NULL;
}

static SWIFT_CALL void run_on_own_thread(void *job, enqueuer original) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, job) == 0) {
    pthread_detach(thread);
  } else {
    original(job);
  }
}

__attribute__((constructor)) static void begin(void) {
  swift_task_enqueueGlobal_hook = run_on_own_thread;
}

#endif
