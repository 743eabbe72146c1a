// Threads that wait for what a file descriptor brings, and the kernel's timers that run loops wait for.
#define _GNU_SOURCE
#include "counting.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <unistd.h>

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
    if (timeout == 0 || count > 1000 || !vtc_waits_here(CALLER)) return real_poll(descriptors, count, timeout);
    return wait_for_descriptors(descriptors, count, timeout < 0 ? INT64_MAX : timeout * 1000000ll, "poll");
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    REAL(int (*)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *), ppoll)
    if (mask || count > 1000 || (timeout && !vtc_nanoseconds(timeout)) || !vtc_waits_here(CALLER)) return real(descriptors, count, timeout, mask);
    int64_t limit = timeout ? vtc_nanoseconds(timeout) : INT64_MAX;
    // The run loop's way of saying for ever.
    if (limit >= INT64_MAX / 2) limit = INT64_MAX;
    return wait_for_descriptors(descriptors, count, limit, "a run loop");
}

int epoll_wait(int descriptor, struct epoll_event *events, int most, int timeout) {
    REAL(int (*)(int, struct epoll_event *, int, int), epoll_wait)
    if (timeout != 0 && vtc_waits_here(CALLER)) {
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
    if (has_time || !vtc_waits_here(CALLER)) return real(count, reads, writes, errors, timeout);
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
    if (!vtc_me.is_counted || (flags & MSG_DONTWAIT) || !vtc_waits_here(caller)) return;
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
    int64_t at = vtc_nanoseconds(&time->it_value);
    alarm->deadline = (vtc_deadline){.fire = ring, .drop = ring, .owner = alarm, .name = "a timer of a run loop"};
    alarm->deadline.site_depth = vtc_capture(alarm->deadline.site, SITE_DEPTH);
    alarm->deadline.due = flags & TFD_TIMER_ABSTIME ? vtc_now() + at - vtc_virtual_clock(1) : vtc_now() + at;
    pthread_mutex_lock(&vtc_lock);
    alarm->next = alarms, alarms = alarm;
    vtc_add_deadline(&alarm->deadline);
    pthread_mutex_unlock(&vtc_lock);
    return 0;
}
