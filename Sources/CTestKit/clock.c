// Stands before the C library's wall clock, so that Date() is frozen in a test without a change of the tested code.
// Monotonic clocks are never touched. Waits until a time of the wall clock (a semaphore's or a condition's, as Dispatch
// and Foundation make them) last as long as they should: their end is moved from the frozen date to the real one.
#define _GNU_SOURCE
#include "CTestKit.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>
#include <dlfcn.h>

static _Atomic int64_t frozen = -1;
// What it was last; a wait may have been given its end just before a thaw.
static _Atomic int64_t last_frozen = -1;

typedef int (*clock_function)(clockid_t, struct timespec *);

static int real_clock(clockid_t id, struct timespec *out) {
    static _Atomic(clock_function) next;
    clock_function function = atomic_load_explicit(&next, memory_order_relaxed);
    if (!function) {
        function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        if (!function) return (int)syscall(SYS_clock_gettime, id, out);
        atomic_store_explicit(&next, function, memory_order_relaxed);
    }
    return function(id, out);
}

void vtc_freeze(int64_t nanoseconds) {
    atomic_store(&last_frozen, nanoseconds);
    atomic_store(&frozen, nanoseconds);
}
void vtc_thaw(void) { atomic_store(&frozen, -1); }
int64_t vtc_frozen(void) { return atomic_load(&frozen); }

int64_t vtc_real(void) {
    struct timespec now;
    real_clock(CLOCK_REALTIME, &now);
    return now.tv_sec * 1000000000ll + now.tv_nsec;
}

int clock_gettime(clockid_t id, struct timespec *out) {
    int64_t at = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE ? atomic_load(&frozen) : -1;
    if (at < 0) return real_clock(id, out);
    out->tv_sec = at / 1000000000;
    out->tv_nsec = at % 1000000000;
    return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (!out) return 0;
    if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
    out->tv_sec = now.tv_sec;
    out->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *out) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

static int64_t nanoseconds(clockid_t id) {
    struct timespec now;
    real_clock(id, &now);
    return now.tv_sec * 1000000000ll + now.tv_nsec;
}

static int64_t distance(int64_t one, int64_t two) { return one > two ? one - two : two - one; }

// The clock that an end was taken from is the one it is nearest to; one of the frozen date is moved to the real one.
static clockid_t real_end(const struct timespec *end, struct timespec *out) {
    *out = *end;
    if (end->tv_sec < 0 || end->tv_sec > INT64_MAX / 2000000000) return CLOCK_REALTIME;
    int64_t at = end->tv_sec * 1000000000ll + end->tv_nsec, stopped = atomic_load(&last_frozen);
    int64_t real = nanoseconds(CLOCK_REALTIME), steady = nanoseconds(CLOCK_MONOTONIC);
    int64_t from_real = distance(at, real), from_steady = distance(at, steady);
    if (stopped < 0 || from_real <= distance(at, stopped) || from_steady < distance(at, stopped))
        return from_steady < from_real ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    at += real - stopped;
    out->tv_sec = at / 1000000000;
    out->tv_nsec = at % 1000000000;
    return CLOCK_REALTIME;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    struct timespec real;
    clockid_t clock = real_end(end, &real);
    return sem_clockwait(semaphore, clock, &real);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    struct timespec real;
    clockid_t clock = real_end(end, &real);
    return pthread_cond_clockwait(condition, mutex, clock, &real);
}

// Before main: XCTest's observer must be there when the first test begins.
extern void vtc_at_load(void) __attribute__((weak));
__attribute__((constructor)) static void at_load(void) {
    if (vtc_at_load) vtc_at_load();
}
