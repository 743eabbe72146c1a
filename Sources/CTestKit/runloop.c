// Foundation's timers and the blocks given to a run loop, on virtual time and the main queue: under Swift Testing nobody runs
// the main thread's run loop, and in a harness nobody waits for it.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>

extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern void *CFRunLoopGetCurrent(void) __attribute__((weak));
extern double CFRunLoopTimerGetNextFireDate(void *) __attribute__((weak));
extern double CFRunLoopTimerGetInterval(void *) __attribute__((weak));
extern unsigned char CFRunLoopTimerIsValid(void *) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern void *CFRetain(const void *) __attribute__((weak));
extern void CFRelease(const void *) __attribute__((weak));

typedef void (*callout)(void *timer, void *info);
typedef struct context { intptr_t version; void *info; } context;

// What a timer calls, by timer; its run loop keeps that to itself.
typedef struct loop_timer {
    void *timer, *info;
    callout call;
    bool is_scheduled;
    double next_date;
    vtc_deadline deadline;
    struct loop_timer *next;
} loop_timer;
static loop_timer *timers;

static loop_timer **link_of(void *timer) {
    loop_timer **link = &timers;
    while (*link && (*link)->timer != timer) link = &(*link)->next;
    return link;
}

static bool is_main(void *loop) {
    return (CFRunLoopGetMain && loop == CFRunLoopGetMain()) || dispatch_get_current_queue() == _dispatch_main_q;
}

void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, uintptr_t flags, intptr_t order, callout call, context *info) {
    REAL(void *(*)(void *, double, double, uintptr_t, intptr_t, callout, context *), CFRunLoopTimerCreate)
    void *timer = real(allocator, date, interval, flags, order, call, info);
    pthread_mutex_lock(&vtc_lock);
    loop_timer **link = link_of(timer);
    if (!*link) *link = calloc(1, sizeof **link);
    (*link)->timer = timer, (*link)->call = call, (*link)->info = info ? info->info : NULL;
    (*link)->deadline.site_depth = vtc_capture((*link)->deadline.site, SITE_DEPTH);
    pthread_mutex_unlock(&vtc_lock);
    return timer;
}

static void schedule(loop_timer *entry, double date);

static void fire(void *pointer) {
    void *timer = pointer;
    pthread_mutex_lock(&vtc_lock);
    loop_timer *entry = *link_of(timer);
    callout call = entry ? entry->call : NULL;
    void *info = entry ? entry->info : NULL;
    pthread_mutex_unlock(&vtc_lock);
    if (call && CFRunLoopTimerIsValid(timer)) {
        double interval = CFRunLoopTimerGetInterval(timer);
        void CFRunLoopTimerInvalidate(void *);
        call(timer, info);
        if (interval <= 0 && CFRunLoopTimerIsValid(timer)) CFRunLoopTimerInvalidate(timer);
    }
    CFRelease(timer);
}

static void come_due(vtc_deadline *deadline);

// The next time of a repeating timer is set before it is called, so that its code sees it and may change it.
static void schedule(loop_timer *entry, double date) {
    double left = date - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerGetInterval(entry->timer);
    vtc_remove_deadline(&entry->deadline);
    entry->is_scheduled = true;
    entry->next_date = date;
    entry->deadline.owner = entry;
    entry->deadline.name = "Timer";
    entry->deadline.fire = come_due;
    entry->deadline.interval = interval > 0 ? (int64_t)(interval * 1e9 + 0.5) : 0;
    entry->deadline.due = vtc_now_locked() + (left > 0 ? (left < 1e9 ? (int64_t)(left * 1e9 + 0.5) : INT64_MAX / 4) : 0);
    vtc_add_deadline(&entry->deadline);
}

static void come_due(vtc_deadline *deadline) {
    loop_timer *entry = deadline->owner;
    CFRetain(entry->timer);
    vtc_come_due(_dispatch_main_q, entry->timer, fire);
    if (deadline->interval) {
        deadline->due += deadline->interval;
        entry->next_date += deadline->interval / 1e9;
        vtc_add_deadline(deadline);
    }
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    REAL(void (*)(void *, void *, void *), CFRunLoopAddTimer)
    if (!vtc_context() || !is_main(loop)) return real(loop, timer, mode);
    double date = CFRunLoopTimerGetNextFireDate(timer);
    pthread_mutex_lock(&vtc_lock);
    loop_timer *entry = *link_of(timer);
    // Added to a second mode it is the same timer.
    if (entry && !entry->is_scheduled) schedule(entry, date);
    pthread_mutex_unlock(&vtc_lock);
    if (!entry) real(loop, timer, mode);
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    REAL(void (*)(void *, double), CFRunLoopTimerSetNextFireDate)
    real(timer, date);
    pthread_mutex_lock(&vtc_lock);
    loop_timer *entry = *link_of(timer);
    if (entry && entry->is_scheduled) schedule(entry, date);
    pthread_mutex_unlock(&vtc_lock);
}

void CFRunLoopTimerInvalidate(void *timer) {
    REAL(void (*)(void *), CFRunLoopTimerInvalidate)
    pthread_mutex_lock(&vtc_lock);
    loop_timer **link = link_of(timer), *entry = *link;
    if (entry) {
        *link = entry->next;
        vtc_remove_deadline(&entry->deadline);
        free(entry);
    }
    pthread_mutex_unlock(&vtc_lock);
    real(timer);
}

void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    REAL(void (*)(void *, void *, void *), CFRunLoopPerformBlock)
    void dispatch_async(void *, void *);
    if (!vtc_context() || !is_main(loop)) return real(loop, mode, block);
    dispatch_async(_dispatch_main_q, block);
}

// In a job of the main queue on another thread than the main one there is no run loop to turn: the time passes.
int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns) {
    REAL(int (*)(void *, double, unsigned char), CFRunLoopRunInMode)
    bool has_loop = !vtc_me.is_worker || dispatch_get_current_queue() != _dispatch_main_q;
    if (has_loop || !vtc_me.is_counted || !vtc_context() || seconds <= 0) return real(mode, seconds, returns);
    vtc_sleep(seconds < 1e9 ? (int64_t)(seconds * 1e9 + 0.5) : INT64_MAX / 4, "RunLoop.run");
    return 3;
}
