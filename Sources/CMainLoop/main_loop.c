// A program whose main function is async has a main run loop, as on iOS: Swift's runtime asks a hook how the main queue is to be
// served, and without one it lets the main thread end, whose run loop nobody runs then. Swift Testing is such a program.
// Apple: https://developer.apple.com/documentation/foundation/runloop/main
#include "CMainLoop.h"
#include <stddef.h>

typedef void (*drain)(void *original, void *override) __attribute__((swiftcall));
// The runtime's own (swift/Runtime/Concurrency.h), null until somebody sets it. Programs without concurrency have none.
extern drain swift_task_asyncMainDrainQueue_hook __attribute__((weak));
extern void CFRunLoopRun(void) __attribute__((weak));

// The main queue is one of the main run loop's sources: the loop has something to wait for without any other.
__attribute__((swiftcall)) static void vitrine_run_main_loop(void *original, void *override) {
    (void)original, (void)override;
    while (1) CFRunLoopRun();
}

__attribute__((constructor)) static void take_hook(void) {
    if (&swift_task_asyncMainDrainQueue_hook && CFRunLoopRun && !swift_task_asyncMainDrainQueue_hook)
        swift_task_asyncMainDrainQueue_hook = vitrine_run_main_loop;
}
