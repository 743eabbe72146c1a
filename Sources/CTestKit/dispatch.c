// Dispatch's functions that give it work, each counted: blocks, groups, barriers, synchronous calls, what follows a block.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>
#include <string.h>

// MARK: Asynchronous

// Blocks made by dispatch_block_create are followed to their end: somebody may wait for it.
typedef struct followed {
    void *block;
    int waiting_runs;
    bool has_ended;
    vtc_waiter *waiters;
    struct { void *queue, *block; int generation; } notes[8];
    int note_count;
    struct followed *next;
} followed;
static followed *followed_blocks;
extern void *const _dispatch_block_special_invoke __attribute__((weak));

static bool is_made_by_dispatch(const vtc_block *block) {
    return &_dispatch_block_special_invoke && (void *)block->invoke == _dispatch_block_special_invoke;
}

static followed *followed_of(const void *block) {
    for (followed *entry = followed_blocks; entry; entry = entry->next)
        if (entry->block == block) return entry;
    return NULL;
}

static void follow(const vtc_block *block) {
    if (!vtc_context() || !is_made_by_dispatch(block)) return;
    pthread_mutex_lock(&vtc_lock);
    followed *entry = followed_of(block);
    if (!entry) {
        entry = calloc(1, sizeof *entry);
        entry->block = (void *)block, entry->next = followed_blocks;
        followed_blocks = entry;
    }
    entry->waiting_runs++;
    pthread_mutex_unlock(&vtc_lock);
}

/// A block has run: who waits for it goes on, and what was to follow it begins.
void vtc_block_ended(void *block) {
    if (!followed_blocks) return;
    pthread_mutex_lock(&vtc_lock);
    followed **link = &followed_blocks;
    while (*link && (*link)->block != block) link = &(*link)->next;
    followed *entry = *link;
    if (!entry || --entry->waiting_runs > 0) return vtc_unlock();
    *link = entry->next;
    for (vtc_waiter *waiter = entry->waiters, *next; waiter; waiter = next) next = waiter->next, vtc_release(waiter, false);
    pthread_mutex_unlock(&vtc_lock);
    for (int i = 0; i < entry->note_count; i++) {
        vtc_job options = {.generation = entry->notes[i].generation};
        vtc_submit(entry->notes[i].queue, entry->notes[i].block, vtc_run_block, &options);
        dispatch_release(entry->notes[i].queue);
    }
    free(entry);
}

static void submit_block(void *queue, void *block, vtc_job *options) {
    void *copy = _Block_copy(block);
    follow(copy);
    vtc_submit(queue, copy, vtc_run_block, options);
}

void dispatch_async(void *queue, void *block) {
    vtc_job options = {.is_internal = vtc_library_of(CALLER) == LIB_DISPATCH};
    submit_block(queue, block, &options);
}

void dispatch_barrier_async(void *queue, void *block) {
    vtc_job options = {.is_barrier = 1, .is_internal = vtc_library_of(CALLER) == LIB_DISPATCH};
    submit_block(queue, block, &options);
}

void dispatch_block_notify(void *block, void *queue, void *note) {
    REAL(void (*)(void *, void *, void *), dispatch_block_notify)
    int generation = vtc_context();
    if (generation) {
        pthread_mutex_lock(&vtc_lock);
        followed *entry = followed_of(block);
        if (!entry) {
            // It may be given to a queue only later.
            entry = calloc(1, sizeof *entry);
            entry->block = block, entry->next = followed_blocks;
            followed_blocks = entry;
        }
        if (entry->note_count < 8) {
            dispatch_retain(queue);
            entry->notes[entry->note_count].queue = queue;
            entry->notes[entry->note_count].generation = generation;
            entry->notes[entry->note_count++].block = _Block_copy(note);
            pthread_mutex_unlock(&vtc_lock);
            return;
        }
        pthread_mutex_unlock(&vtc_lock);
    }
    real(block, queue, note);
}

static int64_t waits_until(uint64_t timeout) { return timeout == UINT64_MAX ? INT64_MAX : vtc_due(timeout); }

static void time_out(vtc_deadline *deadline) { vtc_release(deadline->owner, true); }

/// Waits for a release of the waiter until a time; under the lock. The caller has put it where its releaser finds it.
static bool wait_until(vtc_waiter *waiter, int64_t due, const char *name) {
    vtc_deadline deadline = {.due = due, .fire = time_out, .drop = time_out, .owner = waiter, .name = name};
    if (due != INT64_MAX) {
        deadline.site_depth = vtc_capture(deadline.site, SITE_DEPTH);
        vtc_add_deadline(&deadline);
    }
    vtc_wait_for(waiter);
    vtc_remove_deadline(&deadline);
    return !waiter->timed_out;
}

static void take_out(vtc_waiter **list, vtc_waiter *waiter) {
    for (; *list; list = &(*list)->next)
        if (*list == waiter) {
            *list = waiter->next;
            return;
        }
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
    REAL(intptr_t (*)(void *, uint64_t), dispatch_block_wait)
    if (!vtc_me.is_counted || !vtc_context() || timeout == 0) return real(block, timeout);
    pthread_mutex_lock(&vtc_lock);
    followed *entry = followed_of(block);
    if (!entry || !entry->waiting_runs) {
        pthread_mutex_unlock(&vtc_lock);
        return real(block, timeout == UINT64_MAX ? timeout : 0);
    }
    vtc_waiter waiter = {.object = block, .next = entry->waiters};
    entry->waiters = &waiter;
    bool came = wait_until(&waiter, waits_until(timeout), "DispatchWorkItem.wait");
    if (!came && (entry = followed_of(block))) take_out(&entry->waiters, &waiter);
    vtc_unlock();
    return came ? 0 : 1;
}

// MARK: Synchronous

typedef struct synchronous {
    void *context;
    vtc_work work;
    vtc_place *place;
    int generation;
} synchronous;

static void run_synchronous(void *pointer) {
    synchronous *call = pointer;
    vtc_place *outer = vtc_me.place;
    if (call->place) {
        pthread_mutex_lock(&vtc_lock);
        if (call->generation == vtc_active) vtc_begin_running(call->place);
        pthread_mutex_unlock(&vtc_lock);
        vtc_me.place = call->place;
    }
    call->work(call->context);
    vtc_me.place = outer;
}

typedef void (*sync_function)(void *, void *, vtc_work);

// While it waits for its turn a thread counts as work that lies on the queue: it goes on exactly when that could begin.
static void synchronously(sync_function real, void *queue, void *context, vtc_work work, uintptr_t caller) {
    synchronous call = {context, work, NULL, vtc_me.generation};
    if (vtc_me.is_counted && vtc_library_of(caller) != LIB_DISPATCH) {
        pthread_mutex_lock(&vtc_lock);
        if (vtc_me.generation == vtc_active) {
            vtc_place *place = vtc_place_of(queue);
            if (vtc_schedule_is_on()) {
                vtc_waiter turn = {.is_chosen = true};
                vtc_hold_synchronous(&turn, place);
                vtc_wait_for(&turn);
            }
            if (vtc_me.generation == vtc_active) {
                call.place = place;
                vtc_place_changes(call.place, 1, 0);
                vtc_end_running();
            }
        }
        vtc_unlock();
    }
    real(queue, &call, run_synchronous);
}

static void call_block(void *pointer) {
    vtc_block *block = pointer;
    block->invoke(block);
}

#define SYNCHRONOUS(name)                                                                                              \
    void name##_f(void *queue, void *context, vtc_work work) {                                                         \
        REAL(sync_function, name##_f)                                                                                  \
        synchronously(real, queue, context, work, CALLER);                                                             \
    }                                                                                                                  \
    void name(void *queue, void *block) {                                                                              \
        REAL(sync_function, name##_f)                                                                                  \
        synchronously(real, queue, block, call_block, CALLER);                                                         \
    }

SYNCHRONOUS(dispatch_sync)
SYNCHRONOUS(dispatch_barrier_sync)
SYNCHRONOUS(dispatch_async_and_wait)
SYNCHRONOUS(dispatch_barrier_async_and_wait)

// The thread that applies gives its place to the first round; who ends a round keeps the place for the next one; the last one
// gives it back.
typedef struct applied {
    void *context;
    void (*work)(void *, size_t);
    int generation;
    size_t count, begun, ended;
    long kept;
} applied;

static void run_applied(void *pointer, size_t index) {
    applied *call = pointer;
    vtc_self saved = vtc_me;
    pthread_mutex_lock(&vtc_lock);
    bool counts = call->generation == vtc_active;
    if (call->kept > 0) call->kept--;
    else if (counts) vtc_begin_running(NULL);
    if (++call->begun == call->count)
        for (; call->kept > 0; call->kept--)
            if (counts) vtc_end_running();
    pthread_mutex_unlock(&vtc_lock);
    if (!vtc_me.is_counted) {
        vtc_me.generation = call->generation;
        vtc_me.is_adopted = true;
        vtc_me.is_counted = counts;
        vtc_me.place = NULL;
    }
    call->work(call->context, index);
    vtc_me = saved;
    pthread_mutex_lock(&vtc_lock);
    counts = call->generation == vtc_active;
    if (++call->ended == call->count && counts) vtc_begin_running(NULL);
    if (call->begun < call->count) call->kept++;
    else if (counts) vtc_end_running();
    vtc_unlock();
}

void dispatch_apply_f(size_t count, void *queue, void *context, void (*work)(void *, size_t)) {
    REAL(void (*)(size_t, void *, void *, void (*)(void *, size_t)), dispatch_apply_f)
    if (!count || !vtc_me.is_counted || vtc_me.generation != vtc_active) return real(count, queue, context, work);
    if (vtc_schedule_is_on()) {
        for (size_t index = 0; index < count; index++) work(context, index);
        return;
    }
    applied call = {context, work, vtc_me.generation, count, 0, 0, 1};
    real(count, queue, &call, run_applied);
}

static void call_applied(void *pointer, size_t index) {
    vtc_block *block = pointer;
    ((void (*)(void *, size_t))block->invoke)(block, index);
}
void dispatch_apply(size_t count, void *queue, void *block) { dispatch_apply_f(count, queue, block, call_applied); }

// MARK: Groups

// Who enters and leaves is counted here as well, so that what follows the last one is work before the last one ends.
typedef struct group {
    void *group;
    long inside;
    vtc_waiter *waiters;
    struct note { void *queue, *context; vtc_work work; int generation; struct note *next; } *notes;
    struct group *next;
} group;
enum { GROUP_BUCKETS = 256 };
static group *groups[GROUP_BUCKETS];

static group **group_link(void *pointer) {
    group **link = &groups[vtc_mix((uintptr_t)pointer) % GROUP_BUCKETS];
    while (*link && (*link)->group != pointer) link = &(*link)->next;
    return link;
}

void vtc_group_enter_own(void *pointer) {
    pthread_mutex_lock(&vtc_lock);
    group **link = group_link(pointer), *entry = *link;
    if (!entry) {
        entry = *link = calloc(1, sizeof *entry);
        entry->group = pointer;
    }
    entry->inside++;
    pthread_mutex_unlock(&vtc_lock);
    REAL(void (*)(void *), dispatch_group_enter)
    real(pointer);
}

void vtc_group_leave_own(void *pointer) {
    REAL(void (*)(void *), dispatch_group_leave)
    pthread_mutex_lock(&vtc_lock);
    group **link = group_link(pointer), *entry = *link;
    if (entry && --entry->inside == 0) {
        *link = entry->next;
        for (vtc_waiter *waiter = entry->waiters, *next; waiter; waiter = next) next = waiter->next, vtc_release(waiter, false);
        pthread_mutex_unlock(&vtc_lock);
        for (struct note *note = entry->notes, *next; note; note = next) {
            next = note->next;
            vtc_job options = {.generation = note->generation};
            vtc_submit(note->queue, note->context, note->work, &options);
            dispatch_release(note->queue);
            free(note);
        }
        free(entry);
    } else {
        pthread_mutex_unlock(&vtc_lock);
    }
    real(pointer);
}

void dispatch_group_enter(void *pointer) { vtc_group_enter_own(pointer); }
void dispatch_group_leave(void *pointer) { vtc_group_leave_own(pointer); }

// The group is kept until its work has run, as Dispatch does.
static void submit_in_group(void *pointer, void *queue, void *context, vtc_work work) {
    vtc_group_enter_own(pointer);
    vtc_job options = {.group = pointer};
    vtc_submit(queue, context, work, &options);
}
void dispatch_group_async_f(void *pointer, void *queue, void *context, vtc_work work) {
    submit_in_group(pointer, queue, context, work);
}
void dispatch_group_async(void *pointer, void *queue, void *block) {
    void *copy = _Block_copy(block);
    follow(copy);
    submit_in_group(pointer, queue, copy, vtc_run_block);
}

void dispatch_group_notify_f(void *pointer, void *queue, void *context, vtc_work work) {
    REAL(void (*)(void *, void *, void *, vtc_work), dispatch_group_notify_f)
    int generation = vtc_context();
    if (!generation) return real(pointer, queue, context, work);
    pthread_mutex_lock(&vtc_lock);
    group *entry = *group_link(pointer);
    if (!entry) {
        pthread_mutex_unlock(&vtc_lock);
        return vtc_submit(queue, context, work, NULL);
    }
    struct note *note = malloc(sizeof *note), **end = &entry->notes;
    dispatch_retain(queue);
    *note = (struct note){queue, context, work, generation, NULL};
    while (*end) end = &(*end)->next;
    *end = note;
    pthread_mutex_unlock(&vtc_lock);
}
void dispatch_group_notify(void *pointer, void *queue, void *block) {
    dispatch_group_notify_f(pointer, queue, _Block_copy(block), vtc_run_block);
}

intptr_t dispatch_group_wait(void *pointer, uint64_t timeout) {
    REAL(intptr_t (*)(void *, uint64_t), dispatch_group_wait)
    if (!vtc_me.is_counted || !vtc_context() || timeout == 0) return real(pointer, timeout);
    pthread_mutex_lock(&vtc_lock);
    group *entry = *group_link(pointer);
    if (!entry) {
        pthread_mutex_unlock(&vtc_lock);
        return 0;
    }
    vtc_waiter waiter = {.object = pointer, .next = entry->waiters};
    entry->waiters = &waiter;
    bool came = wait_until(&waiter, waits_until(timeout), "DispatchGroup.wait");
    if (!came && (entry = *group_link(pointer))) take_out(&entry->waiters, &waiter);
    vtc_unlock();
    return came ? 0 : 1;
}

// MARK: Semaphores

typedef struct semaphore {
    void *semaphore;
    vtc_waiter *first;
    struct semaphore *next;
} semaphore;
static semaphore *semaphores;
static _Atomic int semaphore_waiters;

static semaphore **semaphore_link(void *pointer) {
    semaphore **link = &semaphores;
    while (*link && (*link)->semaphore != pointer) link = &(*link)->next;
    return link;
}

static void forget_empty(void *pointer) {
    semaphore **link = semaphore_link(pointer), *entry = *link;
    if (!entry || entry->first) return;
    *link = entry->next;
    free(entry);
}

intptr_t dispatch_semaphore_wait(void *pointer, uint64_t timeout) {
    REAL(intptr_t (*)(void *, uint64_t), dispatch_semaphore_wait)
    if (real(pointer, 0) == 0) return 0;
    if (timeout == 0) return 1;
    if (!vtc_me.is_counted || vtc_me.generation != vtc_active)
        return real(pointer, vtc_lives_virtually() ? vtc_machine_time(timeout) : timeout);
    pthread_mutex_lock(&vtc_lock);
    // A signal is given under the lock: after this look none is missed.
    if (real(pointer, 0) == 0) {
        pthread_mutex_unlock(&vtc_lock);
        return 0;
    }
    semaphore **link = semaphore_link(pointer);
    if (!*link) {
        *link = calloc(1, sizeof **link);
        (*link)->semaphore = pointer;
    }
    vtc_waiter waiter = {.object = pointer}, **end = &(*link)->first;
    while (*end) end = &(*end)->next;
    *end = &waiter;
    atomic_fetch_add(&semaphore_waiters, 1);
    bool came = wait_until(&waiter, waits_until(timeout), "DispatchSemaphore.wait");
    atomic_fetch_sub(&semaphore_waiters, 1);
    if (!came) {
        take_out(&(*semaphore_link(pointer))->first, &waiter);
        forget_empty(pointer);
    }
    vtc_unlock();
    return came ? 0 : 1;
}

intptr_t dispatch_semaphore_signal(void *pointer) {
    REAL(intptr_t (*)(void *), dispatch_semaphore_signal)
    pthread_mutex_lock(&vtc_lock);
    semaphore *entry = *semaphore_link(pointer);
    intptr_t woken = 1;
    if (entry && entry->first) {
        vtc_waiter *waiter = entry->first;
        entry->first = waiter->next;
        forget_empty(pointer);
        vtc_release(waiter, false);
    } else {
        woken = real(pointer);
    }
    pthread_mutex_unlock(&vtc_lock);
    return woken;
}
