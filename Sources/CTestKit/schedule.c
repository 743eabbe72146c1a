// Orders on purpose: under a seed the counted jobs run one at a time, and which of those that could run comes next is drawn.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>

// What is held back, in the order in which it came. Each entry is a job for its queue, or a thread that is to go on.
typedef struct held {
    vtc_place *place;
    bool is_barrier;
    vtc_job *job;
    vtc_waiter *waiter;
    bool timed_out;
    struct held *next;
} held;
static held *first, **end = &first;
static uint64_t order;
static bool is_on;
static _Atomic uint64_t moves;

void vtc_schedule(uint64_t seed) {
    pthread_mutex_lock(&vtc_lock);
    is_on = seed != 0;
    order = vtc_mix(seed);
    pthread_mutex_unlock(&vtc_lock);
}

bool vtc_schedule_is_on(void) { return is_on; }
bool vtc_schedule_holds_work(void) { return first != NULL; }

static void add(held entry) {
    held *made = malloc(sizeof *made);
    *made = entry, made->next = NULL;
    *end = made;
    end = &made->next;
    atomic_fetch_add(&moves, 1);
}

void vtc_hold_job(vtc_job *job) { add((held){.place = job->place, .is_barrier = job->is_barrier, .job = job}); }
void vtc_hold_waiter(vtc_waiter *waiter, bool timed_out) { add((held){.waiter = waiter, .timed_out = timed_out}); }
/// A synchronous call takes its turn behind what its queue was given before.
void vtc_hold_synchronous(vtc_waiter *waiter, vtc_place *place) {
    add((held){.place = place, .is_barrier = true, .waiter = waiter});
}

// A serial queue runs its first alone; a concurrent one any that no barrier stands before; a barrier waits for all before it.
static bool may_run(const held *entry) {
    if (!entry->place) return true;
    if (!entry->place->is_concurrent && entry->place->blocked) return false;
    for (const held *before = first; before != entry; before = before->next)
        if (before->place == entry->place && (!entry->place->is_concurrent || entry->is_barrier || before->is_barrier)) return false;
    return !entry->is_barrier || !entry->place->blocked;
}

// Takes out one of those that may run, as drawn; NULL where none may.
static held *draw(void) {
    size_t count = 0;
    for (held *entry = first; entry; entry = entry->next) count += may_run(entry);
    if (!count) return NULL;
    size_t chosen = vtc_next_random(&order) % count;
    for (held **link = &first; *link; link = &(*link)->next) {
        held *entry = *link;
        if (!may_run(entry) || chosen-- > 0) continue;
        *link = entry->next;
        if (end == &entry->next) end = link;
        return entry;
    }
    return NULL;
}

/// Lets one go on; false where nothing is held that may. Under the lock; a job is returned to be given to Dispatch after it.
bool vtc_schedule_next(vtc_job **job) {
    held *entry = draw();
    *job = NULL;
    if (!entry) return false;
    atomic_fetch_add(&moves, 1);
    if (entry->job) {
        *job = entry->job;
        vtc_place_changes(entry->place, 1, 0);
    } else {
        vtc_wake(entry->waiter, entry->timed_out);
    }
    free(entry);
    return true;
}

/// Everything goes on at once: the generation has ended. Returns the jobs, linked by `next`. Under the lock.
vtc_job *vtc_schedule_flush(void) {
    vtc_job *jobs = NULL, **last = &jobs;
    while (first) {
        held *entry = first;
        first = entry->next;
        if (entry->job) {
            *last = entry->job;
            last = &entry->job->following;
            *last = NULL;
        } else {
            vtc_wake(entry->waiter, entry->timed_out);
        }
        free(entry);
    }
    end = &first;
    return jobs;
}

// A thread that waits for a lock another one holds, which is held back here, would wait for ever: after some real time without
// any move one more goes on.
static uint64_t seen_moves;
static bool is_watching;

static void watch(void) {
    uint64_t now = atomic_load(&moves);
    pthread_mutex_lock(&vtc_lock);
    bool goes_on = is_on && vtc_active;
    is_watching = goes_on;
    pthread_mutex_unlock(&vtc_lock);
    if (goes_on && now == seen_moves && first) vtc_force_next();
    seen_moves = now;
    if (goes_on) vtc_after(50000000, watch);
}

void vtc_watch_schedule(void) {
    if (is_on && !is_watching) is_watching = true, vtc_after(50000000, watch);
}
