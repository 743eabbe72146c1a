// What waits for a time: a list in the order of the times, and virtual time that goes from one to the next.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>
#include <string.h>

static vtc_deadline *first, *last;
static int64_t virtual_now;
static uint64_t last_sequence;
// The machine's clocks when virtual time was 0; what they show a test is this plus virtual time.
static int64_t uptime_base, boottime_base;
static _Atomic int64_t virtual_now_atomic;

int64_t vtc_now_locked(void) { return virtual_now; }
int64_t vtc_now(void) { return atomic_load(&virtual_now_atomic); }

void vtc_start_clock(void) {
    pthread_mutex_lock(&vtc_lock);
    virtual_now = 0;
    atomic_store(&virtual_now_atomic, 0);
    uptime_base = vtc_machine_clock(1);
    boottime_base = vtc_machine_clock(7);
    pthread_mutex_unlock(&vtc_lock);
}

/// What a clock shows in virtual time; `id` is CLOCK_MONOTONIC (1) or CLOCK_BOOTTIME (7).
int64_t vtc_virtual_clock(int id) { return (id == 7 ? boottime_base : uptime_base) + vtc_now(); }

void vtc_add_deadline(vtc_deadline *deadline) {
    deadline->sequence = ++last_sequence;
    deadline->is_listed = true;
    if (deadline->due < virtual_now) deadline->due = virtual_now;
    vtc_deadline *before = last;
    while (before && before->due > deadline->due) before = before->previous;
    deadline->previous = before;
    deadline->next = before ? before->next : first;
    if (deadline->next) deadline->next->previous = deadline; else last = deadline;
    if (before) before->next = deadline; else first = deadline;
}

void vtc_remove_deadline(vtc_deadline *deadline) {
    if (!deadline->is_listed) return;
    deadline->is_listed = false;
    if (deadline->previous) deadline->previous->next = deadline->next; else first = deadline->next;
    if (deadline->next) deadline->next->previous = deadline->previous; else last = deadline->previous;
}

void vtc_drop_deadlines(void) {
    while (first) {
        vtc_deadline *deadline = first;
        vtc_remove_deadline(deadline);
        if (deadline->drop) deadline->drop(deadline);
    }
}

int64_t vtc_next_deadline(bool once) {
    pthread_mutex_lock(&vtc_lock);
    vtc_deadline *deadline = first;
    while (deadline && once && deadline->interval) deadline = deadline->next;
    int64_t due = deadline ? deadline->due : -1;
    pthread_mutex_unlock(&vtc_lock);
    return due;
}

void vtc_move(int64_t to) {
    pthread_mutex_lock(&vtc_lock);
    if (to > virtual_now) virtual_now = to;
    atomic_store(&virtual_now_atomic, virtual_now);
    // What comes due by what is fired now waits for the next call: it is later work.
    uint64_t newest = last_sequence;
    while (first && first->due <= virtual_now && first->sequence <= newest) {
        vtc_deadline *deadline = first;
        vtc_remove_deadline(deadline);
        deadline->fire(deadline);
    }
    pthread_mutex_unlock(&vtc_lock);
    vtc_start_due_work();
}

int vtc_list_deadlines(vtc_pending *out, int most) {
    int count = 0;
    pthread_mutex_lock(&vtc_lock);
    for (vtc_deadline *deadline = first; deadline && count < most; deadline = deadline->next, count++) {
        out[count].due = deadline->due;
        out[count].interval = deadline->interval;
        out[count].name = deadline->name;
        out[count].depth = deadline->site_depth;
        memcpy(out[count].site, deadline->site, sizeof out[count].site);
    }
    pthread_mutex_unlock(&vtc_lock);
    return count;
}

// MARK: Dispatch's times

int64_t vtc_due(uint64_t when) {
    if (when == UINT64_MAX) return INT64_MAX;
    int64_t due;
    bool is_virtual = vtc_lives_virtually();
    switch (when >> 62) {
    case 3: {
        int64_t wall = -(int64_t)when, frozen = vtc_frozen();
        // DISPATCH_WALLTIME_NOW and its like are near the top of the range.
        due = vtc_now() + wall - (frozen >= 0 ? frozen : vtc_real());
        break;
    }
    case 2: {
        int64_t at = (int64_t)(when & ~(3ull << 62));
        due = is_virtual ? at - boottime_base : vtc_now() + at - vtc_machine_clock(7);
        break;
    }
    default: due = is_virtual ? (int64_t)when - uptime_base : vtc_now() + (int64_t)when - vtc_machine_clock(1);
    }
    return due < vtc_now() ? vtc_now() : due;
}

uint64_t vtc_machine_time(uint64_t when) {
    if (when == UINT64_MAX || when == 0) return when;
    int64_t left = vtc_due(when) - vtc_now();
    return (uint64_t)(vtc_machine_clock(1) + left);
}

// MARK: Work for later

typedef struct later {
    vtc_deadline deadline;
    void *queue, *context;
    vtc_work work;
    vtc_job options;
    struct later *next;
} later;
// What has come due and is to be given to Dispatch once the lock is free.
static later *due_first, **due_end = &due_first;

static void come_due(vtc_deadline *deadline) {
    later *item = deadline->owner;
    item->next = NULL;
    *due_end = item;
    due_end = &item->next;
}

static void drop_later(vtc_deadline *deadline) {
    later *item = deadline->owner;
    // A block is let go; a task that sleeps is left as it is, since nobody may end it but itself.
    if (item->work == vtc_run_block) _Block_release(item->context);
    dispatch_release(item->queue);
    free(item);
}

/// Gives to Dispatch what ``vtc_move`` found due.
void vtc_start_due_work(void) {
    while (true) {
        pthread_mutex_lock(&vtc_lock);
        later *item = due_first;
        if (item && !(due_first = item->next)) due_end = &due_first;
        pthread_mutex_unlock(&vtc_lock);
        if (!item) return;
        vtc_submit(item->queue, item->context, item->work, &item->options);
        dispatch_release(item->queue);
        free(item);
    }
}

/// Has work given to a queue after the lock is free, as the active generation's. Under the lock.
void vtc_come_due(void *queue, void *context, vtc_work work) {
    later *item = calloc(1, sizeof *item);
    dispatch_retain(queue);
    item->queue = queue, item->context = context, item->work = work;
    item->options.generation = vtc_active;
    item->deadline.owner = item;
    come_due(&item->deadline);
}

/// Gives work to a queue at a time; the work is the caller's.
void vtc_submit_later(int64_t due, void *queue, void *context, vtc_work work, vtc_job *options, const char *name) {
    later *item = calloc(1, sizeof *item);
    dispatch_retain(queue);
    item->queue = queue, item->context = context, item->work = work;
    if (options) item->options = *options;
    if (!item->options.generation) item->options.generation = vtc_context();
    item->deadline = (vtc_deadline){.due = due, .fire = come_due, .drop = drop_later, .owner = item, .name = name};
    item->deadline.site_depth = vtc_capture(item->deadline.site, SITE_DEPTH);
    pthread_mutex_lock(&vtc_lock);
    if (due == INT64_MAX) drop_later(&item->deadline); else vtc_add_deadline(&item->deadline);
    pthread_mutex_unlock(&vtc_lock);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, vtc_work work) {
    REAL(void (*)(uint64_t, void *, void *, vtc_work), dispatch_after_f)
    if (!vtc_context()) return real(when, queue, context, work);
    if (vtc_is_infrastructure(queue)) {
        uint64_t machine = vtc_lives_virtually() ? vtc_machine_time(when) : when;
        vtc_self saved = vtc_me;
        vtc_me = (vtc_self){0};
        real(machine, queue, context, work);
        vtc_me = saved;
        return;
    }
    bool is_task = vtc_library_of(CALLER) == LIB_CONCURRENCY;
    vtc_job options = {.task = is_task ? vtc_task_of_job(context) : 0};
    vtc_submit_later(vtc_due(when), queue, context, work, &options, is_task ? "Task.sleep" : "DispatchQueue.asyncAfter");
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    REAL(void (*)(uint64_t, void *, void *), dispatch_after)
    if (!vtc_context()) return real(when, queue, block);
    if (vtc_is_infrastructure(queue)) {
        uint64_t machine = vtc_lives_virtually() ? vtc_machine_time(when) : when;
        vtc_self saved = vtc_me;
        vtc_me = (vtc_self){0};
        real(machine, queue, block);
        vtc_me = saved;
        return;
    }
    vtc_submit_later(vtc_due(when), queue, _Block_copy(block), vtc_run_block, NULL, "DispatchQueue.asyncAfter");
}

// MARK: Timers of Dispatch

typedef struct source {
    void *source, *queue, *handler, *context;
    vtc_work function;
    int suspended;
    bool is_set, is_cancelled, is_read;
    int descriptor, generation;
    vtc_deadline deadline;
    struct source *next;
} source;
static source *sources;
static _Atomic int source_count;
extern char _dispatch_source_type_timer[], _dispatch_source_type_read[];

static source *source_of(const void *pointer) {
    if (!atomic_load_explicit(&source_count, memory_order_relaxed)) return NULL;
    for (source *entry = sources; entry; entry = entry->next)
        if (entry->source == pointer) return entry;
    return NULL;
}

static void forget_source(source *entry) {
    source **link = &sources;
    while (*link && *link != entry) link = &(*link)->next;
    if (*link) *link = entry->next;
    atomic_fetch_sub(&source_count, 1);
    vtc_remove_deadline(&entry->deadline);
    if (entry->handler) _Block_release(entry->handler);
    free(entry);
}

void vtc_drop_sources(void) {
    while (sources) forget_source(sources);
}

/// A source whose socket has something to read will run its handler, unless it is suspended. Under the lock.
int vtc_readable_sources(int *descriptors, int most) {
    int count = 0;
    for (source *entry = sources; entry && count < most; entry = entry->next)
        if (entry->is_read && entry->suspended == 0 && !entry->is_cancelled) descriptors[count++] = entry->descriptor;
    return count;
}

void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    REAL(void *(*)(void *, uintptr_t, uintptr_t, void *), dispatch_source_create)
    void *made = real(type, handle, mask, queue);
    bool is_timer = type == (void *)_dispatch_source_type_timer, is_read = type == (void *)_dispatch_source_type_read;
    int generation = vtc_context();
    // Dispatch watches its own pools by a timer.
    bool is_own = vtc_library_of(CALLER) == LIB_DISPATCH || vtc_is_infrastructure(queue);
    if (made && is_timer && vtc_library_of(CALLER) == LIB_DISPATCH) vtc_found_pool_watch(made);
    if (!made || !generation || !(is_timer || is_read) || is_own) return made;
    source *entry = calloc(1, sizeof *entry);
    entry->source = made, entry->suspended = 1, entry->generation = generation;
    entry->queue = queue ? queue : dispatch_get_global_queue(0, 0);
    entry->is_read = is_read, entry->descriptor = (int)handle;
    entry->deadline.owner = entry;
    entry->deadline.name = "dispatch timer";
    entry->deadline.site_depth = vtc_capture(entry->deadline.site, SITE_DEPTH);
    pthread_mutex_lock(&vtc_lock);
    entry->next = sources, sources = entry;
    atomic_fetch_add(&source_count, 1);
    pthread_mutex_unlock(&vtc_lock);
    return made;
}

static void keep_handler(void *pointer, void *block, vtc_work function) {
    pthread_mutex_lock(&vtc_lock);
    source *entry = source_of(pointer);
    if (entry) {
        if (entry->handler) _Block_release(entry->handler);
        entry->handler = block ? _Block_copy(block) : NULL;
        entry->function = function;
    }
    pthread_mutex_unlock(&vtc_lock);
}

static bool reads(void *pointer) {
    pthread_mutex_lock(&vtc_lock);
    source *entry = source_of(pointer);
    bool is_read = entry && entry->is_read;
    pthread_mutex_unlock(&vtc_lock);
    return is_read;
}

void dispatch_source_set_event_handler(void *pointer, void *block) {
    REAL(void (*)(void *, void *), dispatch_source_set_event_handler)
    bool is_read = block && reads(pointer);
    real(pointer, is_read ? vtc_counted_handler(block) : block);
    if (!is_read) keep_handler(pointer, block, NULL);
}
void dispatch_source_set_event_handler_f(void *pointer, vtc_work function) {
    REAL(void (*)(void *, vtc_work), dispatch_source_set_event_handler_f)
    real(pointer, function);
    keep_handler(pointer, NULL, function);
}

extern void *dispatch_get_context(void *);

static void run_handler(void *pointer) {
    vtc_block *block = pointer;
    block->invoke(block);
    _Block_release(block);
}

// The handler runs once on its queue; a repeating timer is listed again at its next time.
static void fire_timer(vtc_deadline *deadline) {
    source *entry = deadline->owner;
    if (entry->handler) vtc_come_due(entry->queue, _Block_copy(entry->handler), run_handler);
    else if (entry->function) vtc_come_due(entry->queue, dispatch_get_context(entry->source), entry->function);
    if (deadline->interval) {
        deadline->due += deadline->interval;
        vtc_add_deadline(deadline);
    } else {
        entry->is_set = false;
    }
}

void dispatch_source_set_timer(void *pointer, uint64_t start, uint64_t interval, uint64_t leeway) {
    REAL(void (*)(void *, uint64_t, uint64_t, uint64_t), dispatch_source_set_timer)
    int64_t due = vtc_active ? vtc_due(start) : 0;
    pthread_mutex_lock(&vtc_lock);
    source *entry = source_of(pointer);
    if (!entry || entry->is_read) {
        pthread_mutex_unlock(&vtc_lock);
        return real(pointer, vtc_lives_virtually() ? vtc_machine_time(start) : start, interval, leeway);
    }
    vtc_remove_deadline(&entry->deadline);
    entry->is_set = due != INT64_MAX;
    entry->deadline.due = due;
    entry->deadline.interval = interval >= INT64_MAX ? 0 : (int64_t)interval;
    entry->deadline.fire = fire_timer;
    if (entry->is_set && entry->suspended == 0 && !entry->is_cancelled) vtc_add_deadline(&entry->deadline);
    pthread_mutex_unlock(&vtc_lock);
}

// A source or a queue; what is neither changes nothing by it.
static void suspend_by(void *pointer, int change, bool activates) {
    pthread_mutex_lock(&vtc_lock);
    source *entry = source_of(pointer);
    if (entry) {
        entry->suspended = entry->suspended + change < 0 ? 0 : entry->suspended + change;
        if (entry->suspended) vtc_remove_deadline(&entry->deadline);
        else if (entry->is_set && !entry->is_cancelled && !entry->deadline.is_listed) vtc_add_deadline(&entry->deadline);
    } else {
        // To activate a queue that is active already is nothing.
        vtc_place *place = vtc_place_of(pointer);
        if (!activates || place->suspended) vtc_place_suspends(pointer, change);
    }
    vtc_unlock();
}

#define AFTER(name, statement)                                                                                         \
    void name(void *pointer) {                                                                                         \
        REAL(void (*)(void *), name)                                                                                   \
        real(pointer);                                                                                                 \
        statement;                                                                                                     \
    }
AFTER(dispatch_resume, suspend_by(pointer, -1, false))
AFTER(dispatch_activate, suspend_by(pointer, -1, true))
AFTER(dispatch_suspend, suspend_by(pointer, 1, false))

static void end_source(void *pointer) {
    if (!atomic_load_explicit(&source_count, memory_order_relaxed)) return;
    pthread_mutex_lock(&vtc_lock);
    source *entry = source_of(pointer);
    if (entry) forget_source(entry);
    pthread_mutex_unlock(&vtc_lock);
}
void dispatch_source_cancel(void *pointer) {
    REAL(void (*)(void *), dispatch_source_cancel)
    end_source(pointer);
    real(pointer);
}

// A source that is let go fires no more. Dispatch's objects count their holders besides Dispatch in their fourth word.
void dispatch_release(void *pointer) {
    REAL(void (*)(void *), dispatch_release)
    if (atomic_load_explicit(&source_count, memory_order_relaxed) && ((const int *)pointer)[3] == 0) end_source(pointer);
    real(pointer);
}
