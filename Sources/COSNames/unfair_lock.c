// The lock by the kernel's futex; no memory besides its word, so that it may lie anywhere and be copied while it is free.
#define _GNU_SOURCE
#include "unfair_lock.h"
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WAITED 0x80000000u

static uint32_t me(void) {
    // Kept for each thread: the kernel is asked once. It tells the threads of one process apart, also behind a fork.
    static __thread uint32_t number;
    if (number == 0) number = (uint32_t)syscall(SYS_gettid);
    return number;
}

bool vitrine_unfair_lock_is_mine(const uint32_t *word) {
    return (__atomic_load_n(word, __ATOMIC_RELAXED) & ~WAITED) == me();
}

bool vitrine_unfair_lock_trylock(uint32_t *word) {
    uint32_t expected = 0;
    return __atomic_compare_exchange_n(word, &expected, me(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

bool vitrine_unfair_lock_lock(uint32_t *word) {
    if (vitrine_unfair_lock_trylock(word)) return true;
    uint32_t thread = me();
    for (;;) {
        uint32_t seen = __atomic_load_n(word, __ATOMIC_RELAXED);
        if (seen == 0) {
            // Taken as if somebody else waited: who was woken cannot know whether others still do.
            if (__atomic_compare_exchange_n(word, &seen, thread | WAITED, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return true;
            continue;
        }
        if ((seen & ~WAITED) == thread) return false;
        if ((seen & WAITED) == 0
            && !__atomic_compare_exchange_n(word, &seen, seen | WAITED, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen | WAITED, (void *)0, (void *)0, 0);
    }
}

bool vitrine_unfair_lock_unlock(uint32_t *word) {
    if (!vitrine_unfair_lock_is_mine(word)) return false;
    if (__atomic_exchange_n(word, 0, __ATOMIC_RELEASE) & WAITED)
        syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, (void *)0, (void *)0, 0);
    return true;
}
