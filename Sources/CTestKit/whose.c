// Whose work runs: the test that holds the harness, by the job, the task or the thread it runs on.
#define _GNU_SOURCE
#include "counting.h"
#include <string.h>

__thread vtc_self vtc_me;

// The generation of each task by its number, in a table that the youngest of two tasks 2^20 numbers apart has for itself.
enum { TASKS = 1 << 20 };
static _Atomic uint64_t task_generations[TASKS];
static uint64_t task_streams[TASKS];

int vtc_generation_of_task(uint32_t task) {
    uint64_t entry = atomic_load_explicit(&task_generations[task % TASKS], memory_order_relaxed);
    return (uint32_t)(entry >> 32) == task && entry ? (int)(uint32_t)entry : -1;
}

void vtc_remember_task(uint32_t task, int generation) {
    atomic_store_explicit(
        &task_generations[task % TASKS], (uint64_t)task << 32 | (uint32_t)generation, memory_order_relaxed);
}

uint64_t *vtc_task_stream(uint32_t task) { return &task_streams[task % TASKS]; }

// A job of Swift Concurrency begins with its object's header and two words of its executor, then flags and number.
uint32_t vtc_task_of_job(const void *job) {
    uint32_t flags, number;
    memcpy(&flags, (const char *)job + 32, sizeof flags);
    memcpy(&number, (const char *)job + 36, sizeof number);
    return (flags & 0xff) == 0 ? number : 0;
}

extern void *swift_task_getCurrent(void) __attribute__((swiftcall, weak));

uint32_t vtc_current_task(void) {
    void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
    return task ? vtc_task_of_job(task) : 0;
}

// An actor runs the jobs of several tasks in one of Dispatch's: the task says more than the job.
static int own_context(void) {
    if (vtc_me.job || vtc_me.is_adopted) {
        uint32_t task = vtc_current_task();
        if (task && task != vtc_me.task) {
            int generation = vtc_generation_of_task(task);
            if (generation >= 0) return generation;
        }
        return vtc_me.generation;
    }
    return vtc_me.generation;
}

int vtc_context(void) {
    int active = atomic_load_explicit(&vtc_active, memory_order_relaxed);
    if (!active) return 0;
    // What Dispatch's own threads do outside of any job comes from the outside world: a socket, a signal.
    if (!vtc_me.job && !vtc_me.is_adopted && vtc_me.is_worker) return active;
    return own_context() == active ? active : 0;
}

bool vtc_lives_virtually(void) {
    int active = atomic_load_explicit(&vtc_active, memory_order_relaxed);
    return active && (vtc_me.job || vtc_me.is_adopted) && own_context() == active;
}
