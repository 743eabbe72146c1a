// Threads that wait: asleep until a time, at a condition, for what a file descriptor brings, for another thread's end.
#define _GNU_SOURCE
#include "counting.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static bool waits_here(uintptr_t caller) {
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

static int64_t of(const struct timespec *time) {
    if (time->tv_sec > INT64_MAX / 2000000000) return INT64_MAX / 2;
    return time->tv_sec * 1000000000ll + time->tv_nsec;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    REAL(int (*)(const struct timespec *, struct timespec *), nanosleep)
    if (!waits_here(CALLER) || !time || time->tv_nsec < 0 || time->tv_nsec > 999999999) return real(time, left);
    // Who sleeps for what a sleep has left over, less than a nanosecond by rounding, asks the clock again and again: it goes on
    // for that thread, and virtual time does not.
    if (of(time)) vtc_sleep(of(time), "sleep");
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
    if (!time || !waits_here(CALLER)) return real(time);
    vtc_sleep(time * 1000ll, "usleep");
    return 0;
}
unsigned sleep(unsigned time) {
    REAL(unsigned (*)(unsigned), sleep)
    // For no time at all it lets another thread run; Foundation's locks do.
    if (!time || !waits_here(CALLER)) return real(time);
    vtc_sleep(time * 1000000000ll, "sleep");
    return 0;
}
int clock_nanosleep(clockid_t id, int flags, const struct timespec *time, struct timespec *left) {
    REAL(int (*)(clockid_t, int, const struct timespec *, struct timespec *), clock_nanosleep)
    if (!waits_here(CALLER) || !time) return real(id, flags, time, left);
    int64_t length = of(time);
    if (flags & TIMER_ABSTIME) {
        struct timespec now;
        clock_gettime(id, &now);
        length -= of(&now);
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
    if (!waits_here(CALLER)) return pthread_cond_wait_real(at, mutex);
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
    int64_t left = of(end) - of(&now);
    return vtc_now() + (left > 0 ? left : 0);
}

int pthread_cond_clockwait(pthread_cond_t *at, pthread_mutex_t *mutex, clockid_t id, const struct timespec *end) {
    REAL(int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *), pthread_cond_clockwait)
    if (!waits_here(CALLER)) return real(at, mutex, id, end);
    return wait_at(at, mutex, end_of(id, end), "a condition");
}

int pthread_cond_timedwait(pthread_cond_t *restrict at, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    REAL(int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *), pthread_cond_clockwait)
    if (waits_here(CALLER)) return wait_at(at, mutex, end_of(CLOCK_REALTIME, end), "a condition");
    struct timespec moved;
    clockid_t clock = vtc_real_end(end, &moved);
    return real(at, mutex, clock, &moved);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    struct timespec moved;
    clockid_t clock = vtc_real_end(end, &moved);
    return sem_clockwait(semaphore, clock, &moved);
}

// MARK: File descriptors

// Threads that wait for descriptors, with those descriptors: one that is ready will run.
typedef struct poller {
    struct pollfd *descriptors;
    nfds_t count;
    int generation;
    struct poller *next;
} poller;
static poller *pollers;

int vtc_readable_sources(int *descriptors, int most);
static int real_poll(struct pollfd *descriptors, nfds_t count, int timeout) {
    REAL(int (*)(struct pollfd *, nfds_t, int), poll)
    return real(descriptors, count, timeout);
}

/// Whether a thread that counts as waiting is about to run. Under the lock.
bool vtc_poll_is_ready(void) {
    for (poller *entry = pollers; entry; entry = entry->next) {
        struct pollfd copy[16];
        if (entry->count > 16 || !entry->count || entry->generation != vtc_active) continue;
        memcpy(copy, entry->descriptors, entry->count * sizeof *copy);
        if (real_poll(copy, entry->count, 0) > 0) return true;
    }
    int readable[64], count = vtc_readable_sources(readable, 64);
    for (int i = 0; i < count; i++) {
        struct pollfd one = {readable[i], POLLIN, 0};
        if (real_poll(&one, 1, 0) > 0) return true;
    }
    return false;
}

static void end_poll(vtc_deadline *deadline) {
    uint64_t one = 1;
    if (write((int)(intptr_t)deadline->owner, &one, sizeof one) < 0) return;
}

// Waits for descriptors without being at work; a time limit is virtual, and comes as one descriptor more.
static int wait_for_descriptors(struct pollfd *descriptors, nfds_t count, int64_t limit, const char *name) {
    struct pollfd all[count + 1];
    memcpy(all, descriptors, count * sizeof *all);
    int alarm = -1;
    nfds_t total = count;
    if (limit != INT64_MAX) {
        alarm = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
        all[total++] = (struct pollfd){alarm, POLLIN, 0};
    }
    vtc_deadline deadline = {.fire = end_poll, .drop = end_poll, .owner = (void *)(intptr_t)alarm, .name = name};
    if (alarm >= 0) deadline.site_depth = vtc_capture(deadline.site, SITE_DEPTH);
    poller entry = {all, total, vtc_me.generation, NULL};
    vtc_place *place = vtc_me.place;
    int generation = vtc_me.generation;
    pthread_mutex_lock(&vtc_lock);
    entry.next = pollers, pollers = &entry;
    if (alarm >= 0) deadline.due = vtc_now_locked() + limit, vtc_add_deadline(&deadline);
    vtc_begin_blocking();
    vtc_unlock();
    struct pollfd own[total];
    memcpy(own, all, total * sizeof *own);
    int result = real_poll(own, total, -1), error = errno;
    pthread_mutex_lock(&vtc_lock);
    poller **link = &pollers;
    while (*link != &entry) link = &(*link)->next;
    *link = entry.next;
    vtc_remove_deadline(&deadline);
    if (generation == vtc_active) vtc_end_blocking(place);
    pthread_mutex_unlock(&vtc_lock);
    if (alarm >= 0) close(alarm);
    int ready = 0;
    for (nfds_t i = 0; i < count; i++) {
        descriptors[i].revents = result > 0 ? own[i].revents : 0;
        if (descriptors[i].revents) ready++;
    }
    errno = error;
    return result < 0 ? result : ready;
}

int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
    if (timeout == 0 || count > 1000 || !waits_here(CALLER)) return real_poll(descriptors, count, timeout);
    return wait_for_descriptors(descriptors, count, timeout < 0 ? INT64_MAX : timeout * 1000000ll, "poll");
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    REAL(int (*)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *), ppoll)
    if (mask || count > 1000 || (timeout && !of(timeout)) || !waits_here(CALLER)) return real(descriptors, count, timeout, mask);
    int64_t limit = timeout ? of(timeout) : INT64_MAX;
    // The run loop's way of saying for ever.
    if (limit >= INT64_MAX / 2) limit = INT64_MAX;
    return wait_for_descriptors(descriptors, count, limit, "a run loop");
}

int epoll_wait(int descriptor, struct epoll_event *events, int most, int timeout) {
    REAL(int (*)(int, struct epoll_event *, int, int), epoll_wait)
    if (timeout != 0 && waits_here(CALLER)) {
        struct pollfd one = {descriptor, POLLIN, 0};
        int result = wait_for_descriptors(&one, 1, timeout < 0 ? INT64_MAX : timeout * 1000000ll, "epoll_wait");
        if (result <= 0) return result;
        timeout = 0;
    }
    return real(descriptor, events, most, timeout);
}

int select(int count, fd_set *reads, fd_set *writes, fd_set *errors, struct timeval *timeout) {
    REAL(int (*)(int, fd_set *, fd_set *, fd_set *, struct timeval *), select)
    bool has_time = timeout && !timeout->tv_sec && !timeout->tv_usec;
    if (has_time || !waits_here(CALLER)) return real(count, reads, writes, errors, timeout);
    struct pollfd all[FD_SETSIZE];
    nfds_t total = 0;
    for (int fd = 0; fd < count && fd < FD_SETSIZE; fd++) {
        short wanted = (short)((reads && FD_ISSET(fd, reads) ? POLLIN : 0) | (writes && FD_ISSET(fd, writes) ? POLLOUT : 0)
            | (errors && FD_ISSET(fd, errors) ? POLLPRI : 0));
        if (wanted) all[total++] = (struct pollfd){fd, wanted, 0};
    }
    int64_t limit = timeout ? timeout->tv_sec * 1000000000ll + timeout->tv_usec * 1000ll : INT64_MAX;
    int result = wait_for_descriptors(all, total, limit, "select");
    if (result < 0) return result;
    struct timeval none = {0, 0};
    return real(count, reads, writes, errors, &none);
}

// A blocking read of a pipe or socket waits first, as above, for something to read.
static void wait_to_read(int descriptor, int flags, uintptr_t caller) {
    if (!vtc_me.is_counted || (flags & MSG_DONTWAIT) || !waits_here(caller)) return;
    struct stat status;
    int mode = fcntl(descriptor, F_GETFL);
    if (mode < 0 || mode & O_NONBLOCK || fstat(descriptor, &status) || !(S_ISSOCK(status.st_mode) || S_ISFIFO(status.st_mode)))
        return;
    struct pollfd one = {descriptor, POLLIN, 0};
    if (real_poll(&one, 1, 0) == 0) wait_for_descriptors(&one, 1, INT64_MAX, "read");
}

ssize_t read(int descriptor, void *into, size_t most) {
    REAL(ssize_t (*)(int, void *, size_t), read)
    if (vtc_me.is_counted && vtc_reads_random(descriptor)) return vtc_fill_random(into, most), (ssize_t)most;
    wait_to_read(descriptor, 0, CALLER);
    return real(descriptor, into, most);
}
ssize_t recv(int descriptor, void *into, size_t most, int flags) {
    REAL(ssize_t (*)(int, void *, size_t, int), recv)
    wait_to_read(descriptor, flags, CALLER);
    return real(descriptor, into, most, flags);
}
ssize_t recvfrom(int descriptor, void *into, size_t most, int flags, struct sockaddr *from, socklen_t *length) {
    REAL(ssize_t (*)(int, void *, size_t, int, struct sockaddr *, socklen_t *), recvfrom)
    wait_to_read(descriptor, flags, CALLER);
    return real(descriptor, into, most, flags, from, length);
}
int accept(int descriptor, struct sockaddr *from, socklen_t *length) {
    REAL(int (*)(int, struct sockaddr *, socklen_t *), accept)
    wait_to_read(descriptor, 0, CALLER);
    return real(descriptor, from, length);
}
int accept4(int descriptor, struct sockaddr *from, socklen_t *length, int flags) {
    REAL(int (*)(int, struct sockaddr *, socklen_t *, int), accept4)
    wait_to_read(descriptor, 0, CALLER);
    return real(descriptor, from, length, flags);
}

// MARK: Timers of the kernel

// A run loop waits for a descriptor that the kernel makes ready at a time: at that virtual time it is made ready at once.
typedef struct alarm_clock {
    int descriptor;
    vtc_deadline deadline;
    struct alarm_clock *next;
} alarm_clock;
static alarm_clock *alarms;

typedef int (*settime_function)(int, int, const struct itimerspec *, struct itimerspec *);
static int real_settime(int descriptor, int flags, const struct itimerspec *time, struct itimerspec *old) {
    REAL(settime_function, timerfd_settime)
    return real(descriptor, flags, time, old);
}

static void ring(vtc_deadline *deadline) {
    alarm_clock *alarm = deadline->owner, **link = &alarms;
    struct itimerspec now = {.it_value = {.tv_nsec = 1}};
    real_settime(alarm->descriptor, 0, &now, NULL);
    while (*link != alarm) link = &(*link)->next;
    *link = alarm->next;
    free(alarm);
}

static void forget_alarm(int descriptor) {
    for (alarm_clock **link = &alarms; *link; link = &(*link)->next) {
        if ((*link)->descriptor != descriptor) continue;
        alarm_clock *alarm = *link;
        *link = alarm->next;
        vtc_remove_deadline(&alarm->deadline);
        free(alarm);
        return;
    }
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *time, struct itimerspec *old) {
    pthread_mutex_lock(&vtc_lock);
    forget_alarm(descriptor);
    pthread_mutex_unlock(&vtc_lock);
    bool is_virtual = vtc_lives_virtually() && vtc_library_of(CALLER) != LIB_DISPATCH && time && !old
        && !time->it_interval.tv_sec && !time->it_interval.tv_nsec && (time->it_value.tv_sec || time->it_value.tv_nsec);
    if (!is_virtual) return real_settime(descriptor, flags, time, old);
    struct itimerspec never = {0};
    int result = real_settime(descriptor, 0, &never, NULL);
    if (result) return result;
    alarm_clock *alarm = calloc(1, sizeof *alarm);
    alarm->descriptor = descriptor;
    int64_t at = of(&time->it_value);
    alarm->deadline = (vtc_deadline){.fire = ring, .drop = ring, .owner = alarm, .name = "a timer of a run loop"};
    alarm->deadline.site_depth = vtc_capture(alarm->deadline.site, SITE_DEPTH);
    alarm->deadline.due = flags & TFD_TIMER_ABSTIME ? vtc_now() + at - vtc_virtual_clock(1) : vtc_now() + at;
    pthread_mutex_lock(&vtc_lock);
    alarm->next = alarms, alarms = alarm;
    vtc_add_deadline(&alarm->deadline);
    pthread_mutex_unlock(&vtc_lock);
    return 0;
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
    if (!waits_here(CALLER)) return real(thread, value);
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
