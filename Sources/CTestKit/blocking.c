// Threads that wait: asleep until a time, at a condition, for another thread's end.
#define _GNU_SOURCE
#include "counting.h"
#include <errno.h>
#include <semaphore.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

bool vtc_waits_here(uintptr_t caller) {
    return vtc_me.is_counted && vtc_me.generation == vtc_active && vtc_library_of(caller) != LIB_DISPATCH;
}

// MARK: Waiting for a release

typedef int (*cond_wait_function)(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_wait_real(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    REAL(cond_wait_function, pthread_cond_wait)
    return real(condition, mutex);
}
int pthread_cond_broadcast_real(pthread_cond_t *condition) {
    REAL(int (*)(pthread_cond_t *), pthread_cond_broadcast)
    return real(condition);
}

/// Gives the thread's place among those at work away until somebody releases the waiter. Under the lock.
void vtc_wait_for(vtc_waiter *waiter) {
    pthread_cond_init(&waiter->woken, NULL);
    waiter->generation = vtc_me.generation;
    waiter->place = vtc_me.place;
    vtc_begin_blocking();
    vtc_main_sleeps(true);
    while (!waiter->is_released) {
        // Leaving the lock tells the harness where this thread was the last at work.
        vtc_unlock();
        pthread_mutex_lock(&vtc_lock);
        if (waiter->is_released) break;
        pthread_cond_wait_real(&waiter->woken, &vtc_lock);
    }
    vtc_main_sleeps(false);
    pthread_cond_destroy(&waiter->woken);
}

/// A waiter is to go on: at once, or when the seeded order has its turn.
void vtc_release(vtc_waiter *waiter, bool timed_out) {
    if (waiter->is_chosen) return;
    waiter->is_chosen = true;
    if (vtc_schedule_is_on() && waiter->generation == vtc_active) vtc_hold_waiter(waiter, timed_out);
    else vtc_wake(waiter, timed_out);
}

void vtc_wake(vtc_waiter *waiter, bool timed_out) {
    if (waiter->is_released) return;
    waiter->is_released = true;
    waiter->timed_out = timed_out;
    if (waiter->generation == vtc_active) vtc_end_blocking(waiter->place);
    pthread_cond_broadcast_real(&waiter->woken);
}

// MARK: Sleeping

static void wake(vtc_deadline *deadline) { vtc_release(deadline->owner, true); }

/// Sleeps in virtual time.
void vtc_sleep(int64_t nanoseconds, const char *name) {
    vtc_me.lead = 0;
    vtc_waiter waiter = {.object = NULL};
    vtc_deadline deadline = {.fire = wake, .drop = wake, .owner = &waiter, .name = name};
    deadline.site_depth = vtc_capture(deadline.site, SITE_DEPTH);
    pthread_mutex_lock(&vtc_lock);
    deadline.due = vtc_now_locked() + (nanoseconds < INT64_MAX / 2 ? nanoseconds : INT64_MAX / 2);
    vtc_add_deadline(&deadline);
    vtc_wait_for(&waiter);
    vtc_remove_deadline(&deadline);
    pthread_mutex_unlock(&vtc_lock);
}

int64_t vtc_nanoseconds(const struct timespec *time) {
    if (time->tv_sec > INT64_MAX / 2000000000) return INT64_MAX / 2;
    return time->tv_sec * 1000000000ll + time->tv_nsec;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    REAL(int (*)(const struct timespec *, struct timespec *), nanosleep)
    if (!vtc_waits_here(CALLER) || !time || time->tv_nsec < 0 || time->tv_nsec > 999999999) return real(time, left);
    // Who sleeps for what a sleep has left over, less than a nanosecond by rounding, asks the clock again and again: it goes on
    // for that thread, and virtual time does not.
    if (vtc_nanoseconds(time)) vtc_sleep(vtc_nanoseconds(time), "sleep");
    else vtc_me.lead++;
    return 0;
}
int64_t vtc_machine_now(void) { return vtc_machine_clock(CLOCK_MONOTONIC); }

void vtc_pause(int64_t nanoseconds) {
    REAL(int (*)(const struct timespec *, struct timespec *), nanosleep)
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    real(&time, NULL);
}

int usleep(useconds_t time) {
    REAL(int (*)(useconds_t), usleep)
    if (!time || !vtc_waits_here(CALLER)) return real(time);
    vtc_sleep(time * 1000ll, "usleep");
    return 0;
}
unsigned sleep(unsigned time) {
    REAL(unsigned (*)(unsigned), sleep)
    // For no time at all it lets another thread run; Foundation's locks do.
    if (!time || !vtc_waits_here(CALLER)) return real(time);
    vtc_sleep(time * 1000000000ll, "sleep");
    return 0;
}
int clock_nanosleep(clockid_t id, int flags, const struct timespec *time, struct timespec *left) {
    REAL(int (*)(clockid_t, int, const struct timespec *, struct timespec *), clock_nanosleep)
    if (!vtc_waits_here(CALLER) || !time) return real(id, flags, time, left);
    int64_t length = vtc_nanoseconds(time);
    if (flags & TIMER_ABSTIME) {
        struct timespec now;
        clock_gettime(id, &now);
        length -= vtc_nanoseconds(&now);
    }
    if (length > 0) vtc_sleep(length, "sleep");
    return 0;
}

// MARK: Conditions

// How many wait at a condition, and to how many of them a signal has given their place back already.
typedef struct condition {
    const void *object;
    int generation, waiting, granted;
    struct condition *next;
} condition;
static condition *conditions;
static _Atomic int condition_waiters;

static condition **condition_link(const void *object) {
    condition **link = &conditions;
    while (*link && (*link)->object != object) link = &(*link)->next;
    return link;
}

typedef struct timed {
    pthread_cond_t *condition;
    _Atomic bool has_ended;
} timed;

// A real millisecond at a condition.
static int rest_at(pthread_cond_t *at, pthread_mutex_t *mutex) {
    REAL(int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *), pthread_cond_clockwait)
    int64_t end = vtc_machine_clock(CLOCK_MONOTONIC) + 1000000;
    struct timespec time = {end / 1000000000, end % 1000000000};
    return real(at, mutex, CLOCK_MONOTONIC, &time);
}

// The entry at which the running thread waits from now on. Under the lock.
static void enter_condition(const void *object) {
    condition **link = condition_link(object);
    if (!*link) *link = calloc(1, sizeof **link), (*link)->object = object;
    if ((*link)->generation != vtc_active) (*link)->generation = vtc_active, (*link)->waiting = (*link)->granted = 0;
    (*link)->waiting++;
}

// It waits no more: its place is given back, unless who woke it has done so. Under the lock.
static void leave_condition(const void *object, int generation, vtc_place *place) {
    condition **link = condition_link(object), *entry = *link;
    bool counts = generation == vtc_active;
    if (counts && place) vtc_place_changes(place, 0, -1);
    if (!entry || entry->generation != generation) {
        if (counts) vtc_end_blocking(NULL);
        return;
    }
    if (entry->granted > 0) entry->granted--;
    else if (counts) vtc_end_blocking(NULL);
    if (--entry->waiting > 0) return;
    *link = entry->next;
    free(entry);
}

static void grant(const void *object, int most) {
    condition *entry = *condition_link(object);
    // Those of an earlier test that still wait count nowhere.
    if (!entry || entry->generation != vtc_active) return;
    for (; most > 0 && entry->granted < entry->waiting; most--, entry->granted++)
        vtc_end_blocking(NULL);
}

static void end_timed(vtc_deadline *deadline) {
    timed *wait = deadline->owner;
    wait->has_ended = true;
    grant(wait->condition, 1 << 20);
    pthread_cond_broadcast_real(wait->condition);
}

// The place of a job that waits at a condition stays as it is: work behind it on a serial queue is blocked with it.
static int wait_at(pthread_cond_t *at, pthread_mutex_t *mutex, int64_t due, const char *name) {
    timed wait = {at, false};
    vtc_deadline deadline = {.due = due, .fire = end_timed, .drop = end_timed, .owner = &wait, .name = name};
    vtc_place *place = vtc_me.place;
    int generation = vtc_me.generation;
    if (due != INT64_MAX) deadline.site_depth = vtc_capture(deadline.site, SITE_DEPTH);
    pthread_mutex_lock(&vtc_lock);
    enter_condition(at);
    atomic_fetch_add(&condition_waiters, 1);
    if (due != INT64_MAX) vtc_add_deadline(&deadline);
    vtc_begin_blocking();
    vtc_main_sleeps(true);
    vtc_unlock();
    // The time may come before this thread rests at the condition, and nobody wakes it twice: it looks again now and then.
    int result;
    if (due == INT64_MAX) result = pthread_cond_wait_real(at, mutex);
    else do result = rest_at(at, mutex); while (result == ETIMEDOUT && !atomic_load(&wait.has_ended));
    pthread_mutex_lock(&vtc_lock);
    vtc_main_sleeps(false);
    atomic_fetch_sub(&condition_waiters, 1);
    leave_condition(at, generation, place);
    vtc_remove_deadline(&deadline);
    bool has_ended = wait.has_ended;
    pthread_mutex_unlock(&vtc_lock);
    return has_ended ? ETIMEDOUT : result;
}

int pthread_cond_wait(pthread_cond_t *at, pthread_mutex_t *mutex) {
    if (!vtc_waits_here(CALLER)) return pthread_cond_wait_real(at, mutex);
    return wait_at(at, mutex, INT64_MAX, "a condition");
}

int pthread_cond_signal(pthread_cond_t *at) {
    REAL(int (*)(pthread_cond_t *), pthread_cond_signal)
    if (atomic_load(&condition_waiters)) {
        pthread_mutex_lock(&vtc_lock);
        grant(at, 1);
        pthread_mutex_unlock(&vtc_lock);
    }
    return real(at);
}

int pthread_cond_broadcast(pthread_cond_t *at) {
    if (atomic_load(&condition_waiters)) {
        pthread_mutex_lock(&vtc_lock);
        grant(at, 1 << 20);
        pthread_mutex_unlock(&vtc_lock);
    }
    return pthread_cond_broadcast_real(at);
}

/// Nanoseconds of virtual time at which a wait of the C library ends, by a clock as the waiting thread sees it.
static int64_t end_of(clockid_t id, const struct timespec *end) {
    struct timespec now;
    clock_gettime(id, &now);
    int64_t left = vtc_nanoseconds(end) - vtc_nanoseconds(&now);
    return vtc_now() + (left > 0 ? left : 0);
}

int pthread_cond_clockwait(pthread_cond_t *at, pthread_mutex_t *mutex, clockid_t id, const struct timespec *end) {
    REAL(int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *), pthread_cond_clockwait)
    if (!vtc_waits_here(CALLER)) return real(at, mutex, id, end);
    return wait_at(at, mutex, end_of(id, end), "a condition");
}

int pthread_cond_timedwait(pthread_cond_t *restrict at, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    REAL(int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *), pthread_cond_clockwait)
    if (vtc_waits_here(CALLER)) return wait_at(at, mutex, end_of(CLOCK_REALTIME, end), "a condition");
    struct timespec moved;
    clockid_t clock = vtc_real_end(end, &moved);
    return real(at, mutex, clock, &moved);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    struct timespec moved;
    clockid_t clock = vtc_real_end(end, &moved);
    return sem_clockwait(semaphore, clock, &moved);
}

// MARK: Threads

typedef struct thread_start {
    void *(*body)(void *);
    void *argument;
    int generation;
    bool is_worker;
} thread_start;

static pthread_key_t at_exit;
static pthread_once_t made_key = PTHREAD_ONCE_INIT;

// Who joins a thread goes on when it has ended.
static void end_thread(void *generation) {
    pthread_mutex_lock(&vtc_lock);
    pthread_t self = pthread_self();
    grant((const void *)self, 1 << 20);
    if ((int)(intptr_t)generation == vtc_active && vtc_me.is_counted) vtc_end_running();
    vtc_me.is_counted = false;
    vtc_unlock();
}
static void make_key(void) { pthread_key_create(&at_exit, end_thread); }

static void *run_thread(void *pointer) {
    thread_start start = *(thread_start *)pointer;
    free(pointer);
    vtc_me.is_worker = start.is_worker;
    if (start.generation) {
        pthread_once(&made_key, make_key);
        pthread_setspecific(at_exit, (void *)(intptr_t)start.generation);
        static __thread uint64_t stream;
        pthread_mutex_lock(&vtc_lock);
        // It is among those at work since pthread_create.
        vtc_me.generation = start.generation;
        vtc_me.is_counted = start.generation == vtc_active;
        vtc_me.is_adopted = true;
        pthread_mutex_unlock(&vtc_lock);
        stream = vtc_mix((uintptr_t)start.generation);
        vtc_me.stream = &stream;
    }
    return start.body(start.argument);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
    REAL(int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), pthread_create)
    enum vtc_library library = vtc_library_of(CALLER);
    thread_start *start = malloc(sizeof *start);
    *start = (thread_start){body, argument, 0, library == LIB_DISPATCH};
    if (library != LIB_DISPATCH && library != LIB_CURL && library != LIB_TESTING) start->generation = vtc_context();
    int generation = start->generation;
    if (generation) {
        pthread_mutex_lock(&vtc_lock);
        if (generation == vtc_active) vtc_begin_running(NULL);
        pthread_mutex_unlock(&vtc_lock);
    }
    int result = real(thread, attributes, run_thread, start);
    if (result) {
        free(start);
        pthread_mutex_lock(&vtc_lock);
        if (generation && generation == vtc_active) vtc_end_running();
        vtc_unlock();
    }
    return result;
}

int pthread_join(pthread_t thread, void **value) {
    REAL(int (*)(pthread_t, void **), pthread_join)
    if (!vtc_waits_here(CALLER)) return real(thread, value);
    // As at a condition: the thread that ends gives this one its place back.
    vtc_place *place = vtc_me.place;
    int generation = vtc_me.generation;
    const void *object = (const void *)thread;
    pthread_mutex_lock(&vtc_lock);
    enter_condition(object);
    vtc_begin_blocking();
    vtc_unlock();
    int result = real(thread, value);
    pthread_mutex_lock(&vtc_lock);
    leave_condition(object, generation, place);
    pthread_mutex_unlock(&vtc_lock);
    return result;
}
