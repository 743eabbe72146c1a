// Stacks beside the thread's own. Thread-local values, locks and actors stay those of the thread.
#define _GNU_SOURCE
#include "CDeepStack.h"
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/// Left for one level with the app's own code in it.
static const size_t reserve = 256 * 1024;
/// Of address space; memory is taken as it is touched.
static const size_t stack_size = 16 * 1024 * 1024;
/// A thread's stacks together reach 1 GB.
static const int most_stacks = 64;

/// The running stack. `limit` is the address below which it has no room.
static __thread struct {
    uintptr_t low, limit, high;
    int used;
} running;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *spare[4];
static int spare_count;

static void find_own_stack(void) {
    pthread_attr_t attributes;
    void *low = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &low, &size);
        pthread_attr_destroy(&attributes);
    }
    running.low = (uintptr_t)low;
    running.high = (uintptr_t)low + size;
    running.limit = running.low + reserve;
    if (size == 0) running.limit = 1;
}

bool vitrine_stack_is_roomy(void) {
    if (running.limit == 0) find_own_stack();
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    // Somebody else's stack is not known.
    if (here < running.low || here >= running.high) return true;
    return here > running.limit;
}

int vitrine_stacks_in_use(void) { return running.used; }

static void *take_stack(void) {
    pthread_mutex_lock(&lock);
    void *stack = spare_count > 0 ? spare[--spare_count] : NULL;
    pthread_mutex_unlock(&lock);
    if (stack) return stack;
    stack = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return NULL;
    mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
    return stack;
}

static void give_stack(void *stack) {
    // What is used again and again keeps its first pages.
    size_t kept = 128 * 1024, guard = (size_t)sysconf(_SC_PAGESIZE);
    madvise((char *)stack + guard, stack_size - guard - kept, MADV_DONTNEED);
    pthread_mutex_lock(&lock);
    bool keeps = spare_count < 4;
    if (keeps) spare[spare_count++] = stack;
    pthread_mutex_unlock(&lock);
    if (!keeps) munmap(stack, stack_size);
}

struct call {
    void (*body)(void *);
    void *argument;
};

static void enter(unsigned high, unsigned low) {
    struct call *call = (struct call *)((uintptr_t)high << 32 | (uintptr_t)low);
    call->body(call->argument);
}

bool vitrine_run_on_another_stack_always(void (*body)(void *), void *argument) {
    void *stack = take_stack();
    if (!stack) return false;
    struct call call = {body, argument};
    ucontext_t *contexts = calloc(2, sizeof(ucontext_t));
    if (!contexts || getcontext(&contexts[1]) != 0) {
        free(contexts);
        give_stack(stack);
        return false;
    }
    __typeof__(running) before = running;
    contexts[1].uc_stack.ss_sp = stack;
    contexts[1].uc_stack.ss_size = stack_size;
    contexts[1].uc_link = &contexts[0];
    uintptr_t address = (uintptr_t)&call;
    makecontext(&contexts[1], (void (*)(void))enter, 2, (unsigned)(address >> 32), (unsigned)address);
    running.low = (uintptr_t)stack;
    running.high = (uintptr_t)stack + stack_size;
    running.limit = (uintptr_t)stack + reserve;
    running.used = before.used + 1;
    swapcontext(&contexts[0], &contexts[1]);
    running = before;
    free(contexts);
    give_stack(stack);
    return true;
}

bool vitrine_run_on_another_stack(void (*body)(void *), void *argument) {
    return running.used < most_stacks && vitrine_run_on_another_stack_always(body, argument);
}
