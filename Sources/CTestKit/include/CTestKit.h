// What the test kit needs of C: a wall clock that can stand still, and a digest of pixels.
// Linking this puts clock_gettime, gettimeofday and time of the C library behind the functions of clock.c.
#ifndef VITRINE_CTESTKIT_H
#define VITRINE_CTESTKIT_H
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
/// A 128-bit digest of pixels: `height` rows of `row_bytes` bytes, `stride` apart. For telling pictures apart, not for
/// keeping secrets. The same on every machine of little-endian order.
void vtk_digest(const uint8_t *bytes, size_t stride, size_t row_bytes, size_t height, uint64_t out[2]);

#endif
