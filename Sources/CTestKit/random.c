// Random numbers that a test sees are the same on every run, and so is the order of sets and dictionaries.
#define _GNU_SOURCE
#include "counting.h"
#include <dlfcn.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/types.h>

static _Atomic uint64_t seed = 0x5EED;
static _Atomic uint64_t shared_stream;
static bool has_begun;

uint64_t vtc_mix(uint64_t value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ull;
    value = (value ^ value >> 27) * 0x94D049BB133111EBull;
    return value ^ value >> 31;
}

uint64_t vtc_next_random(uint64_t *state) { return vtc_mix(*state += 0x9E3779B97F4A7C15ull); }

/// The numbers of the running job or task; each has its own, begun by whoever began it, so that the order in which two run
/// changes neither.
uint64_t *vtc_stream(void) {
    static __thread uint64_t copy;
    if (vtc_me.stream) return vtc_me.stream;
    copy = atomic_fetch_add(&shared_stream, 1) ^ atomic_load(&seed);
    return &copy;
}

uint64_t vtc_first_random(void) { return vtc_mix(atomic_load(&seed)); }

void vtc_seed(uint64_t value) {
    atomic_store(&seed, value);
    atomic_store(&shared_stream, 0);
}

void vtc_fill_random(void *into, size_t count) {
    uint64_t *state = vtc_stream();
    unsigned char *out = into;
    while (count) {
        uint64_t word = vtc_next_random(state);
        size_t part = count < sizeof word ? count : sizeof word;
        memcpy(out, &word, part);
        out += part, count -= part;
    }
}

/// Swift's own source of random numbers: `SystemRandomNumberGenerator`, `random(in:)`, `shuffled()`, `UUID()`.
void swift_stdlib_random(void *into, size_t count) {
    static _Atomic(void (*)(void *, size_t)) next;
    // The first call comes while the library is loaded: the seed of hashing.
    if (!has_begun) {
        memset(into, 0, count);
        return;
    }
    if (vtc_lives_virtually()) return vtc_fill_random(into, count);
    void (*real)(void *, size_t) = atomic_load(&next);
    if (!real) {
        real = (void (*)(void *, size_t))vtc_next("swift_stdlib_random");
        atomic_store(&next, real);
    }
    real(into, count);
}

/// Whether a descriptor is the kernel's device of random numbers, from which `UUID()` reads.
bool vtc_reads_random(int descriptor) {
    struct stat status;
    return vtc_lives_virtually() && !fstat(descriptor, &status) && S_ISCHR(status.st_mode)
        && (status.st_rdev == makedev(1, 9) || status.st_rdev == makedev(1, 8));
}

/// The standard library asks the kernel by number.
long syscall(long number, long a, long b, long c, long d, long e, long f) {
    REAL(long (*)(long, ...), syscall)
    if (number != SYS_getrandom || !vtc_lives_virtually()) return real(number, a, b, c, d, e, f);
    vtc_fill_random((void *)a, (size_t)b);
    return b;
}

ssize_t getrandom(void *into, size_t count, unsigned flags) {
    REAL(ssize_t (*)(void *, size_t, unsigned), getrandom)
    if (!vtc_lives_virtually()) return real(into, count, flags);
    vtc_fill_random(into, count);
    return (ssize_t)count;
}

int getentropy(void *into, size_t count) {
    REAL(int (*)(void *, size_t), getentropy)
    if (!vtc_lives_virtually()) return real(into, count);
    vtc_fill_random(into, count);
    return 0;
}

/// glibc's own, which ask the kernel behind every name above. Swift code imports them, as `arc4random_uniform(6)`.
uint32_t arc4random(void) {
    REAL(uint32_t (*)(void), arc4random)
    if (!vtc_lives_virtually()) return real();
    uint32_t word;
    vtc_fill_random(&word, sizeof word);
    return word;
}

/// The parser of Fontconfig's files salts its tables once a process: from a test's numbers it would change the first test alone.
void arc4random_buf(void *into, size_t count) {
    REAL(void (*)(void *, size_t), arc4random_buf)
    if (!vtc_lives_virtually() || vtc_library_of((uintptr_t)__builtin_return_address(0)) == LIB_EXPAT) return real(into, count);
    vtc_fill_random(into, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
    REAL(uint32_t (*)(uint32_t), arc4random_uniform)
    if (!vtc_lives_virtually()) return real(bound);
    if (bound < 2) return 0;
    // 2^32 is no multiple of most bounds: the words of the incomplete last round are drawn again.
    uint32_t least = -bound % bound, word;
    do vtc_fill_random(&word, sizeof word); while (word < least);
    return word % bound;
}

/// Swift's switch for hashing: two seeds, and whether tables use them alone instead of their addresses.
struct hashing { uint64_t first, second; bool is_deterministic; };
extern struct hashing _swift_stdlib_Hashing_parameters __attribute__((weak));

void vtc_pin_hashing(void) {
    has_begun = true;
    if (&_swift_stdlib_Hashing_parameters) _swift_stdlib_Hashing_parameters = (struct hashing){0, 0, true};
}
