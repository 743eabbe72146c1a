// The wall clock of a test process: frozen while a harness is held, the machine's otherwise.
// Linking this puts clock_gettime, gettimeofday and time of the C library behind the functions of clock.c.
#ifndef VITRINE_CTESTCLOCK_H
#define VITRINE_CTESTCLOCK_H
#include <stdint.h>

/// From now on the wall clock stands at this many nanoseconds since 1970. Safe from any thread.
void vtc_freeze(int64_t nanoseconds);
/// The wall clock is the machine's again.
void vtc_thaw(void);
/// Nanoseconds since 1970 at which the clock stands, or -1 where it runs.
int64_t vtc_frozen(void);
/// Nanoseconds since 1970 by the machine's clock, frozen or not.
int64_t vtc_real(void);
#endif
