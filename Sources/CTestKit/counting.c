// Counts the work of the test that holds the harness: what runs, what may run, what is blocked, and says when nothing is left.
// Runs before any library's functions of these names: an executable's own come first. Linked into tests alone.
#define _GNU_SOURCE
#include "counting.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

pthread_mutex_t vtc_lock = PTHREAD_MUTEX_INITIALIZER;
_Atomic int vtc_active;

static int last_generation;
// Threads at work, and work that could begin.
static long running, eligible;
static bool wants_quiet, must_tell, is_off;
// Whether the main thread, adopted as such, sleeps in a call that serves no queue.
static bool main_is_asleep;
static void (*when_quiet)(void);
static _Atomic uint64_t work_total;

void *vtc_next(const char *name) {
    // The C library has two sets of conditions on x86-64; programs of today use the second.
    void *found = strncmp(name, "pthread_cond_", 13) ? NULL : dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
    if (!found) found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

// MARK: Counting. All of it under the lock

// Dispatch gives a pool more threads for blocked ones, after a second: as soon as work of the test blocks, after some ms.
static void *pool_watch;
static bool wants_prompt_pools, has_prompt_pools;

static void set_pools(bool prompt) {
    REAL(void (*)(void *, uint64_t, uint64_t, uint64_t), dispatch_source_set_timer)
    has_prompt_pools = prompt;
    if (pool_watch) real(pool_watch, 0, prompt ? 2000000 : 1000000000, 0);
}

void vtc_found_pool_watch(void *source) {
    if (!pool_watch) pool_watch = source;
}

// Work on a serial queue waits for the work that is blocked there; that on a concurrent one gets a thread of its own.
static bool is_open(const vtc_place *place) {
    return !place->suspended && (place->is_concurrent || place->blocked == 0);
}

void vtc_place_changes(vtc_place *place, int queued, int blocked) {
    if (is_open(place)) eligible -= place->queued;
    place->queued += queued;
    place->blocked += blocked;
    if (is_open(place)) eligible += place->queued;
}

/// A queue as it was made.
void vtc_place_begins(vtc_place *place, bool is_concurrent, bool is_inactive) {
    if (is_open(place)) eligible -= place->queued;
    place->is_concurrent = is_concurrent;
    place->queued = place->blocked = 0;
    place->suspended = is_inactive;
}

/// A queue that is suspended runs nothing, whatever it has.
void vtc_place_suspends(void *queue, int change) {
    vtc_place *place = vtc_place_of(queue);
    if (is_open(place)) eligible -= place->queued;
    place->suspended = place->suspended + change < 0 ? 0 : place->suspended + change;
    if (is_open(place)) eligible += place->queued;
}

static void check(void) {
    if (running == 0 && eligible == 0 && wants_quiet) must_tell = true;
}

void vtc_begin_running(vtc_place *place) {
    running++;
    if (place) vtc_place_changes(place, -1, 0);
}

void vtc_end_running(void) {
    running--;
    check();
}

void vtc_main_sleeps(bool sleeps) {
    if (vtc_me.is_adopted && !vtc_me.job && gettid() == getpid()) main_is_asleep = sleeps;
}

bool vtc_begin_blocking(void) {
    if (!vtc_me.is_counted || vtc_me.generation != vtc_active) return false;
    running--;
    if (vtc_me.place) vtc_place_changes(vtc_me.place, 0, 1);
    if (vtc_me.is_worker) wants_prompt_pools = true;
    check();
    return true;
}

void vtc_end_blocking(vtc_place *place) {
    running++;
    if (place) vtc_place_changes(place, 0, -1);
}

static void run_job(void *pointer);

// A queue on which work is held back is kept until Dispatch has it.
static void give(vtc_job *job) {
    REAL(void (*)(void *, void *, vtc_work), dispatch_async_f)
    REAL2(void (*)(void *, void *, vtc_work), dispatch_barrier_async_f, real_barrier)
    void *queue = job->was_held ? job->queue : NULL;
    if (job->is_barrier) real_barrier(job->queue, job, run_job);
    else real(job->queue, job, run_job);
    if (queue) dispatch_release(queue);
}

void vtc_force_next(void) {
    vtc_job *job;
    pthread_mutex_lock(&vtc_lock);
    vtc_schedule_next(&job);
    pthread_mutex_unlock(&vtc_lock);
    if (job) give(job);
}

enum { READY_PATIENCE = 2000000000 };
static int64_t ready_since;

static void look_again(void) {
    pthread_mutex_lock(&vtc_lock);
    check();
    vtc_unlock();
}

void vtc_unlock(void) {
    // Under a seed one goes on when nothing runs; a thread that is woken so runs by itself.
    if (vtc_schedule_holds_work() && running == 0 && eligible == 0 && vtc_active) {
        vtc_job *job;
        bool goes_on = vtc_schedule_next(&job);
        if (goes_on) {
            pthread_mutex_unlock(&vtc_lock);
            if (job) give(job);
            return;
        }
    }
    bool tells = must_tell && running == 0 && eligible == 0, prompts = wants_prompt_pools && !has_prompt_pools;
    must_tell = false;
    // A thread whose file descriptor has become ready is about to run. One that does not, since another file has the number of
    // the one it waits for, is not waited for without end.
    bool looks_again = false;
    if (tells && vtc_poll_is_ready()) {
        int64_t now = vtc_machine_clock(1);
        if (!ready_since) ready_since = now;
        looks_again = now - ready_since < READY_PATIENCE;
        tells = !looks_again;
    }
    if (!looks_again) ready_since = 0;
    if (tells) wants_quiet = false;
    pthread_mutex_unlock(&vtc_lock);
    if (prompts) set_pools(true);
    if (looks_again) vtc_after(1000000, look_again);
    if (tells && when_quiet) when_quiet();
}

// MARK: Jobs

// Counted jobs that have not ended, for those who ask what keeps a test waiting. Under the lock.
static vtc_job *open_jobs;

static void list_job(vtc_job *job) {
    job->previous = NULL, job->next = open_jobs;
    if (open_jobs) open_jobs->previous = job;
    open_jobs = job;
}

static void unlist_job(vtc_job *job) {
    if (job->previous) job->previous->next = job->next; else open_jobs = job->next;
    if (job->next) job->next->previous = job->previous;
}

int vtc_list_work(vtc_pending *out, int most) {
    int count = 0;
    pthread_mutex_lock(&vtc_lock);
    for (vtc_job *job = open_jobs; job && count < most; job = job->next) {
        if (job->generation != vtc_active) continue;
        const char *label = dispatch_queue_get_label(job->queue);
        out[count] = (vtc_pending){.due = -1, .name = label ? label : "", .depth = job->site_depth};
        memcpy(out[count++].site, job->site, sizeof job->site);
    }
    pthread_mutex_unlock(&vtc_lock);
    return count;
}

static void run_job(void *pointer) {
    vtc_job *job = pointer;
    vtc_self saved = vtc_me;
    bool counts = false;
    if (job->generation) {
        pthread_mutex_lock(&vtc_lock);
        counts = job->generation == vtc_active;
        if (counts) vtc_begin_running(job->place);
        pthread_mutex_unlock(&vtc_lock);
    }
    vtc_me.generation = job->generation;
    vtc_me.is_counted = counts;
    vtc_me.is_adopted = false;
    vtc_me.task = job->task;
    vtc_me.job = job;
    vtc_me.place = job->place;
    vtc_me.stream = job->task ? vtc_task_stream(job->task) : &job->stream;
    job->work(job->context);
    if (job->group) vtc_group_leave_own(job->group);
    vtc_me = saved;
    if (job->generation) {
        pthread_mutex_lock(&vtc_lock);
        unlist_job(job);
        if (counts && job->generation == vtc_active) vtc_end_running();
        vtc_unlock();
    }
    free(job);
}

static void nudge(void);

/// Gives work to Dispatch, as the work of whoever calls. `options` has what is known besides: barrier, group, block, name.
void vtc_submit(void *queue, void *context, vtc_work work, vtc_job *options) {
    if (is_off) {
        REAL(void (*)(void *, void *, vtc_work), dispatch_async_f)
        REAL2(void (*)(void *, void *, vtc_work), dispatch_barrier_async_f, real_barrier)
        return options && options->is_barrier ? real_barrier(queue, context, work) : real(queue, context, work);
    }
    bool is_held = false, is_resumed = false;
    vtc_job *job = malloc(sizeof *job);
    if (options) *job = *options;
    else memset(job, 0, offsetof(vtc_job, site)), job->site_depth = 0;
    job->queue = queue, job->context = context, job->work = work;
    if (job->task) {
        int known = vtc_generation_of_task(job->task);
        is_resumed = known >= 0;
        job->generation = is_resumed ? known : vtc_context();
        if (!is_resumed) {
            vtc_remember_task(job->task, job->generation);
            if (job->generation) *vtc_task_stream(job->task) = vtc_next_random(vtc_stream());
        }
    } else if (!options || !options->generation) {
        job->generation = vtc_context();
    }
    if (job->generation) {
        atomic_fetch_add_explicit(&work_total, 1, memory_order_relaxed);
        if (!job->task) job->stream = vtc_next_random(vtc_stream());
        // Who resumes a task is no code of the program.
        if (!job->site_depth) job->site_depth = is_resumed ? vtc_site_of_job(job->site) : vtc_capture(job->site, SITE_DEPTH);
        pthread_mutex_lock(&vtc_lock);
        if (job->generation == vtc_active) {
            job->place = vtc_place_of(queue);
            list_job(job);
            is_held = vtc_schedule_is_on() && !job->is_internal;
            if (is_held) job->was_held = true, dispatch_retain(queue), vtc_hold_job(job);
            else vtc_place_changes(job->place, 1, 0);
        } else {
            job->generation = 0;
        }
        pthread_mutex_unlock(&vtc_lock);
    }
    if (!is_held) give(job);
    else nudge();
}

/// Looks whether something that is held may go on.
static void nudge(void) {
    pthread_mutex_lock(&vtc_lock);
    vtc_unlock();
}

void vtc_run_block(void *pointer) {
    vtc_block *block = pointer;
    block->invoke(block);
    vtc_block_ended(block);
    _Block_release(block);
}

void dispatch_async_f(void *queue, void *context, vtc_work work) {
    vtc_job options = {0};
    enum vtc_library library = vtc_library_of(CALLER);
    if (library == LIB_CONCURRENCY) options.task = vtc_task_of_job(context);
    options.is_internal = library == LIB_DISPATCH;
    vtc_submit(queue, context, work, &options);
}
void dispatch_barrier_async_f(void *queue, void *context, vtc_work work) {
    vtc_job options = {.is_barrier = 1, .is_internal = vtc_library_of(CALLER) == LIB_DISPATCH};
    vtc_submit(queue, context, work, &options);
}

// MARK: The harness's side

int vtc_begin(void) {
    pthread_mutex_lock(&vtc_lock);
    running = eligible = 0;
    wants_quiet = must_tell = false;
    vtc_empty_places();
    if (!is_off) atomic_store(&vtc_active, ++last_generation);
    int generation = last_generation;
    pthread_mutex_unlock(&vtc_lock);
    vtc_start_clock();
    vtc_watch_schedule();
    return generation;
}

void vtc_adopt(void) {
    int active = vtc_active;
    if (!active) return;
    uint32_t task = vtc_current_task();
    if (task) {
        vtc_remember_task(task, active);
        *vtc_task_stream(task) = vtc_first_random();
    }
    // What runs on in this job is the test's from now on; where no job of ours runs, the thread itself is.
    pthread_mutex_lock(&vtc_lock);
    bool was_counted = vtc_me.is_counted && vtc_me.generation == active;
    if (!vtc_me.job && !task) vtc_me.is_adopted = true;
    if (vtc_me.job || vtc_me.is_adopted) {
        vtc_me.generation = active;
        vtc_me.task = task;
        static __thread uint64_t own_stream;
        own_stream = vtc_first_random();
        vtc_me.stream = task ? vtc_task_stream(task) : &own_stream;
    }
    if (vtc_me.is_adopted && !was_counted) vtc_me.is_counted = true, running++;
    pthread_mutex_unlock(&vtc_lock);
}

void vtc_end(void) {
    pthread_mutex_lock(&vtc_lock);
    atomic_store(&vtc_active, 0);
    wants_quiet = must_tell = wants_prompt_pools = false;
    vtc_job *held = vtc_schedule_flush();
    vtc_drop_deadlines();
    vtc_drop_sources();
    if (vtc_me.is_adopted) vtc_me.is_adopted = vtc_me.is_counted = false, vtc_me.generation = 0;
    pthread_mutex_unlock(&vtc_lock);
    if (has_prompt_pools) set_pools(false);
    for (vtc_job *next; held; held = next) next = held->following, give(held);
}

bool vtc_is_counting(void) { return vtc_active != 0; }

void vtc_set_counting(bool counts) { is_off = !counts; }

void vtc_on_quiet(void (*call)(void)) { when_quiet = call; }

bool vtc_ask_for_quiet(void) {
    pthread_mutex_lock(&vtc_lock);
    bool is_quiet = running == 0 && eligible == 0 && !vtc_schedule_holds_work() && !vtc_poll_is_ready();
    wants_quiet = !is_quiet;
    vtc_unlock();
    return is_quiet;
}

void vtc_want_quiet(void) {
    pthread_mutex_lock(&vtc_lock);
    wants_quiet = vtc_active != 0;
    pthread_mutex_unlock(&vtc_lock);
}

bool vtc_is_quiet_but(long own) {
    pthread_mutex_lock(&vtc_lock);
    bool is_quiet = running <= own && eligible == 0 && !vtc_poll_is_ready();
    vtc_job *job = NULL;
    if (is_quiet && vtc_schedule_holds_work()) is_quiet = !vtc_schedule_next(&job);
    pthread_mutex_unlock(&vtc_lock);
    if (job) give(job);
    return is_quiet;
}

void vtc_counts(long *at_work, long *waiting, uint64_t *total) {
    pthread_mutex_lock(&vtc_lock);
    *at_work = running, *waiting = eligible, *total = atomic_load(&work_total);
    pthread_mutex_unlock(&vtc_lock);
}

bool vtc_main_is_blocked(void) {
    pthread_mutex_lock(&vtc_lock);
    bool is_blocked = vtc_place_of(_dispatch_main_q)->blocked > 0 || main_is_asleep;
    pthread_mutex_unlock(&vtc_lock);
    return is_blocked;
}

static void run_plain(void *call) { ((void (*)(void))call)(); }

void vtc_on_main(bool counts, void (*call)(void)) {
    REAL(void (*)(void *, void *, vtc_work), dispatch_async_f)
    vtc_job options = {.generation = vtc_active};
    if (counts && options.generation) vtc_submit(_dispatch_main_q, (void *)call, run_plain, &options);
    else real(_dispatch_main_q, (void *)call, run_plain);
}

void vtc_after(int64_t nanoseconds, void (*call)(void)) {
    REAL(void (*)(uint64_t, void *, void *, vtc_work), dispatch_after_f)
    // Dispatch asks for the time itself, and where there is none left it goes on through dispatch_async_f: as nobody's.
    vtc_self saved = vtc_me;
    vtc_me = (vtc_self){0};
    real((uint64_t)(vtc_machine_clock(1) + nanoseconds), dispatch_get_global_queue(0, 2), (void *)call, run_plain);
    vtc_me = saved;
}

// Before main: XCTest's observer must be there when the first test begins.
extern void vtc_at_load(void) __attribute__((weak));
__attribute__((constructor)) static void at_load(void) {
    vtc_find_libraries();
    const char *setting = getenv("VITRINE_COUNTING");
    is_off = setting && !strcmp(setting, "off");
    vtc_pin_hashing();
    if (vtc_at_load) vtc_at_load();
}
