// What the test kit needs of C: clocks that follow virtual time, work that is counted, sessions that ask its
// URLProtocol, and a digest of pixels.
// Linking this puts functions of the C library, Dispatch and Foundation behind those of this target.
#ifndef VITRINE_CTESTKIT_H
#define VITRINE_CTESTKIT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// From now on the wall clock stands at this many nanoseconds since 1970. Safe from any thread.
void vtc_freeze(int64_t nanoseconds);
/// The wall clock is the machine's again.
void vtc_thaw(void);
/// Nanoseconds since 1970 at which the clock stands, or -1 where it runs.
int64_t vtc_frozen(void);
/// Nanoseconds since 1970 by the machine's clock, frozen or not.
int64_t vtc_real(void);

/// Begins to count: from now on the work of whoever is adopted, and all that it begins, is one generation. Returns its number.
int vtc_begin(void);
/// The running task (a thread that runs none: the thread) belongs to the generation, with all that it begins.
void vtc_adopt(void);
/// Ends the generation: nothing is counted, what waits for a time is dropped, sleepers wake.
void vtc_end(void);
/// Whether a generation is counted.
bool vtc_is_counting(void);
/// Switches counting off or on for the generations to come; `VITRINE_COUNTING=off` does so from the start.
void vtc_set_counting(bool counts);

/// Sets what is called, on any thread, when a wait asked for by ``vtc_ask_for_quiet`` is over.
void vtc_on_quiet(void (*call)(void));
/// True where nothing of the generation runs or could run. Otherwise the function above is called once that is so.
bool vtc_ask_for_quiet(void);
/// The function above is called once work that is still to come has ended.
void vtc_want_quiet(void);
/// Whether nothing but so many threads of the generation run or could run; they are the caller's own.
bool vtc_is_quiet_but(long own);
/// How many threads of the generation are at work, how much work could begin, and how much there has been in all.
void vtc_counts(long *at_work, long *waiting, uint64_t *total);
/// Nanoseconds by the machine's steady clock.
int64_t vtc_machine_now(void);
/// Lets the calling thread rest for so many nanoseconds of the machine's clock.
void vtc_pause(int64_t nanoseconds);
/// Whether work of the generation blocks the main queue, or the main thread itself.
bool vtc_main_is_blocked(void);
/// Calls a function on another thread after so many nanoseconds of the machine's clock, as nobody's work.
void vtc_after(int64_t nanoseconds, void (*call)(void));
/// Runs a function on the main queue, as work of the generation where `counts`, else as nobody's.
void vtc_on_main(bool counts, void (*call)(void));

/// Nanoseconds of virtual time since the generation began.
int64_t vtc_now(void);
/// Moves virtual time, never back, and begins what has come due.
void vtc_move(int64_t nanoseconds);
/// When the next thing is due, in nanoseconds of virtual time; -1 for never. `once` passes over what repeats without end.
int64_t vtc_next_deadline(bool once);

/// What waits for a time.
typedef struct vtc_pending {
    int64_t due, interval;
    /// What it is, such as `Task.sleep`.
    const char *name;
    /// Return addresses of whoever asked for it, innermost first.
    void *site[24];
    int depth;
} vtc_pending;
/// Fills in what waits, earliest first; returns how many.
int vtc_list_deadlines(vtc_pending *out, int most);
/// Fills in work that has been begun or could begin and has not ended, youngest first, each with its queue's label as its
/// name and -1 as its time.
int vtc_list_work(vtc_pending *out, int most);

/// Fills in child processes that have not ended, each with its program's name, and its process number as its time.
int vtc_list_children(vtc_pending *out, int most);
/// Whether a child process of the generation has not ended.
bool vtc_has_children(void);
/// How many have begun since the process did.
uint64_t vtc_children_begun(void);
/// The callers of the job that runs, or of the code that asks.
int vtc_list_callers(void **site, int most);

/// From the next generation on, counted jobs run one at a time in an order that this seed draws; 0: as they come.
void vtc_schedule(uint64_t seed);

/// Random numbers of the generation begin anew with this seed.
void vtc_seed(uint64_t seed);

/// 1 where every URLSession that is made asks the kit's URLProtocol; 0 where this Foundation has other initializers.
int vtc_joins_sessions(void);
/// A 128-bit digest of pixels: `height` rows of `row_bytes` bytes, `stride` apart. For telling pictures apart, not for
/// keeping secrets. The same on every machine of little-endian order.
void vtk_digest(const uint8_t *bytes, size_t stride, size_t row_bytes, size_t height, uint64_t out[2]);
/// Makes `width` × `height` pixels of four bytes, each the mean of a square of `factor` × `factor` pixels of the source.
void vtk_shrink(const uint8_t *source, size_t source_stride, size_t factor, uint8_t *target, size_t target_stride, size_t width,
                size_t height);

#endif
