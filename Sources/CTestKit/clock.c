// Stands before the C library's clocks, so that a test's code sees virtual time without a change: the date for everybody while
// a harness is held (but for libraries that check certificates: a server's is valid today), the clocks that only go forward for
// the test's own work. Waits until a time of the wall clock (a
// semaphore's or a condition's) that others make last as long as they should: their end is moved to the real one.
#define _GNU_SOURCE
#include "counting.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

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

static int clock_for(uintptr_t caller, clockid_t id, struct timespec *out) {
    int64_t at = -1;
    switch (id) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE:
        at = atomic_load(&frozen);
        if (at >= 0 && vtc_library_of(caller) == LIB_CRYPTO) at = -1;
        break;
    case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_COARSE: case CLOCK_MONOTONIC_RAW: case CLOCK_BOOTTIME:
        // How long a test took, and what a connection waits for, is measured by the machine's clock.
        if (vtc_lives_virtually()) {
            enum vtc_library library = vtc_library_of(caller);
            if (library != LIB_TESTING && library != LIB_CURL) at = vtc_virtual_clock(id == CLOCK_BOOTTIME ? 7 : 1) + vtc_me.lead;
        }
        break;
    default: break;
    }
    if (at < 0) return real_clock(id, out);
    out->tv_sec = at / 1000000000;
    out->tv_nsec = at % 1000000000;
    return 0;
}

int clock_gettime(clockid_t id, struct timespec *out) { return clock_for(CALLER, id, out); }

/// Nanoseconds of one of the machine's clocks, whatever a test sees.
int64_t vtc_machine_clock(int id) {
    struct timespec now;
    real_clock(id, &now);
    return now.tv_sec * 1000000000ll + now.tv_nsec;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (!(void *)out) return 0;
    if (clock_for(CALLER, CLOCK_REALTIME, &now)) return -1;
    out->tv_sec = now.tv_sec;
    out->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *out) {
    struct timespec now;
    if (clock_for(CALLER, CLOCK_REALTIME, &now)) return -1;
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

static int64_t distance(int64_t one, int64_t two) { return one > two ? one - two : two - one; }

// The clock that an end was taken from is the one it is nearest to; one of the frozen date is moved to the real one.
clockid_t vtc_real_end(const struct timespec *end, struct timespec *out) {
    *out = *end;
    if (end->tv_sec < 0 || end->tv_sec > INT64_MAX / 2000000000) return CLOCK_REALTIME;
    int64_t at = end->tv_sec * 1000000000ll + end->tv_nsec, stopped = atomic_load(&last_frozen);
    int64_t real = vtc_machine_clock(CLOCK_REALTIME), steady = vtc_machine_clock(CLOCK_MONOTONIC);
    int64_t from_real = distance(at, real), from_steady = distance(at, steady);
    if (stopped < 0 || from_real <= distance(at, stopped) || from_steady < distance(at, stopped))
        return from_steady < from_real ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    at += real - stopped;
    out->tv_sec = at / 1000000000;
    out->tv_nsec = at % 1000000000;
    return CLOCK_REALTIME;
}
