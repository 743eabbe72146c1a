// What the files that count work share: whose work runs on a thread, the queues, the threads that wait.
// No Apple page: this is ours. Documentation/ADR/0012-counted-time.md says how it fits together.
#ifndef VITRINE_COUNTING_H
#define VITRINE_COUNTING_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
#include "CTestKit.h"

// The code of these files stands in a section of its own: a caller is somebody outside of it.
#pragma clang section text = "vitrine_test_kit"

/// The function behind ours in the libraries that come after the executable.
#define REAL(type, name) REAL2(type, name, real)
#define REAL2(type, name, variable)                                                                                    \
    static _Atomic(__typeof__(type)) next_##name;                                                                                  \
    __typeof__(type) variable = atomic_load_explicit(&next_##name, memory_order_relaxed);                                              \
    if (!variable) {                                                                                                   \
        variable = (__typeof__(type))vtc_next(#name);                                                                                  \
        atomic_store_explicit(&next_##name, variable, memory_order_relaxed);                                            \
    }

/// The address of the code that called the function it stands in.
#define CALLER ((uintptr_t)__builtin_return_address(0))

enum { SITE_DEPTH = 24 };

typedef void (*vtc_work)(void *);
typedef struct vtc_block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
} vtc_block;

/// A dispatch queue: how much counted work waits on it, and how much of what began there is blocked.
typedef struct vtc_place {
    void *queue;
    int is_concurrent, queued, blocked, suspended;
    struct vtc_place *next;
} vtc_place;

/// One piece of work given to Dispatch.
typedef struct vtc_job {
    void *queue, *context, *group, *block;
    vtc_work work;
    vtc_place *place;
    int generation, is_barrier;
    /// Held back once by the seeded order; given by Dispatch itself, which no order holds back.
    bool was_held, is_internal;
    uint32_t task;
    uint64_t stream;
    const char *name;
    void *site[SITE_DEPTH];
    int site_depth;
    struct vtc_job *next, *previous, *following;
} vtc_job;

/// What is known of the running thread.
typedef struct vtc_self {
    /// The generation whose work runs here; 0 is nobody's, or that of a test beside.
    int generation;
    /// Whether it is one of `running`.
    bool is_counted;
    /// Whether Dispatch made it for its pools.
    bool is_worker;
    /// Whether it belongs to the generation by itself, not by the job it runs.
    bool is_adopted;
    uint32_t task;
    vtc_job *job;
    vtc_place *place;
    uint64_t *stream;
    /// Nanoseconds by which its clocks are ahead of virtual time, until it sleeps.
    int64_t lead;
} vtc_self;
extern __thread vtc_self vtc_me;

/// A thread that waits in one of our functions.
typedef struct vtc_waiter {
    pthread_cond_t woken;
    /// Chosen to go on, going on, by its time and not by what it waited for.
    bool is_chosen, is_released, timed_out;
    int generation;
    vtc_place *place;
    const void *object;
    struct vtc_waiter *next;
} vtc_waiter;

/// Something that waits for a time. All under the lock.
typedef struct vtc_deadline {
    int64_t due;
    uint64_t sequence;
    /// Nanoseconds from one time to the next; 0 for once.
    int64_t interval;
    /// Called under the lock when the time has come; the deadline is out of the list by then.
    void (*fire)(struct vtc_deadline *);
    /// Called under the lock for what is dropped with its generation.
    void (*drop)(struct vtc_deadline *);
    void *owner;
    const char *name;
    void *site[SITE_DEPTH];
    int site_depth;
    bool is_listed;
    struct vtc_deadline *next, *previous;
} vtc_deadline;

extern pthread_mutex_t vtc_lock;
/// The generation that is counted; 0 while no harness is held.
extern _Atomic int vtc_active;

void *vtc_outside_began(const char *name);
void vtc_outside_ended(void *work);
void *vtc_counted_handler(void *inner);
void *vtc_next(const char *name);
void vtc_find_libraries(void);
enum vtc_library { LIB_OTHER, LIB_DISPATCH, LIB_CONCURRENCY, LIB_FOUNDATION, LIB_NETWORKING, LIB_CURL, LIB_CRYPTO, LIB_EXPAT, LIB_TESTING };
enum vtc_library vtc_library_of(uintptr_t address);
/// The program's own callers; where there are none, those of the job that runs, as the one that began it.
int vtc_capture(void **site, int depth);
/// The callers of the job that runs; 0 where none does.
int vtc_site_of_job(void **site);

/// The generation of a task by its number; -1 where it is not known.
int vtc_generation_of_task(uint32_t task);
void vtc_remember_task(uint32_t task, int generation);
/// The number of the task whose job this is; 0 where it is no task's.
uint32_t vtc_task_of_job(const void *job);
uint32_t vtc_current_task(void);
/// Whose work the caller is: the active generation or 0.
int vtc_context(void);
/// Whether clocks show virtual time here.
bool vtc_lives_virtually(void);
vtc_place *vtc_place_of(void *queue);
bool vtc_is_infrastructure(void *queue);

/// Whether a wait of the caller is one of the test's.
bool vtc_waits_here(uintptr_t caller);
int64_t vtc_nanoseconds(const struct timespec *time);

// Under the lock.
void vtc_begin_running(vtc_place *place);
void vtc_end_running(void);
bool vtc_begin_blocking(void);
void vtc_end_blocking(vtc_place *place);
void vtc_place_changes(vtc_place *place, int queued, int blocked);
void vtc_place_begins(vtc_place *place, bool is_concurrent, bool is_inactive);
void vtc_place_suspends(void *queue, int change);
void vtc_empty_places(void);
void vtc_wait_for(vtc_waiter *waiter);
void vtc_release(vtc_waiter *waiter, bool timed_out);
void vtc_add_deadline(vtc_deadline *deadline);
void vtc_remove_deadline(vtc_deadline *deadline);
void vtc_drop_deadlines(void);
int64_t vtc_now_locked(void);
/// Releases the lock and tells the harness where all has become quiet.
void vtc_unlock(void);

// The order of runnable work, where a seed draws it. Under the lock but for the first and the last two.
bool vtc_schedule_is_on(void);
bool vtc_schedule_holds_work(void);
void vtc_hold_job(vtc_job *job);
void vtc_hold_waiter(vtc_waiter *waiter, bool timed_out);
void vtc_hold_synchronous(vtc_waiter *waiter, vtc_place *place);
bool vtc_schedule_next(vtc_job **job);
vtc_job *vtc_schedule_flush(void);
void vtc_wake(vtc_waiter *waiter, bool timed_out);
void vtc_force_next(void);
void vtc_watch_schedule(void);

// Work.
void vtc_submit(void *queue, void *context, vtc_work work, vtc_job *options);
void vtc_run_block(void *block);
void vtc_block_ended(void *block);
void vtc_group_enter_own(void *group);
void vtc_group_leave_own(void *group);
bool vtc_timer_source_set(void *source, uint64_t start, uint64_t interval);
void vtc_drop_sources(void);
bool vtc_poll_is_ready(void);
uint64_t vtc_mix(uint64_t value);
uint64_t vtc_next_random(uint64_t *state);
uint64_t *vtc_stream(void);
/// Where the numbers of the generation's first task begin.
uint64_t vtc_first_random(void);
uint64_t *vtc_task_stream(uint32_t task);
/// Virtual nanoseconds of a Dispatch time.
int64_t vtc_due(uint64_t when);
/// The same moment for Dispatch's own timers, which run on the machine's clock.
uint64_t vtc_machine_time(uint64_t when);
int64_t vtc_machine_clock(int id);
/// What one of the clocks shows in virtual time.
int64_t vtc_virtual_clock(int id);
void vtc_start_clock(void);
void vtc_found_pool_watch(void *source);
void vtc_start_due_work(void);
void vtc_come_due(void *queue, void *context, vtc_work work);
void vtc_submit_later(int64_t due, void *queue, void *context, vtc_work work, vtc_job *options, const char *name);
void vtc_sleep(int64_t nanoseconds, const char *name);
void vtc_pin_hashing(void);
void vtc_main_sleeps(bool sleeps);
bool vtc_reads_random(int descriptor);
void vtc_fill_random(void *into, size_t count);
/// The clock and the real time of the end of a wait, which may have been taken from the frozen date.
clockid_t vtc_real_end(const struct timespec *end, struct timespec *out);

int pthread_cond_wait_real(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_broadcast_real(pthread_cond_t *);

// Other libraries.
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern char _dispatch_main_q[];
extern void dispatch_retain(void *), dispatch_release(void *);
extern const char *dispatch_queue_get_label(void *);
extern void *dispatch_get_current_queue(void);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);
#endif
