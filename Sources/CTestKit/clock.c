// Stands before the C library's wall clock, so that Date() is frozen in a test without a change of the tested code.
// Monotonic clocks are never touched: timeouts, Dispatch and the test library measure real durations.
#define _GNU_SOURCE
#include "CTestKit.h"
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <dlfcn.h>

static _Atomic int64_t frozen = -1;

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

void vtc_freeze(int64_t nanoseconds) { atomic_store(&frozen, nanoseconds); }
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
