// CRC-32 (slicing by 8) and Adler-32 (SSE2 where it is, else plain).
#include "internal.h"
#include <stdatomic.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

static uint32_t table[8][256];

static void make_table(void) {
    static _Atomic int ready;
    if (atomic_load_explicit(&ready, memory_order_acquire)) return;
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        table[0][i] = c;
    }
    for (int t = 1; t < 8; t++)
        for (int i = 0; i < 256; i++) table[t][i] = table[t - 1][i] >> 8 ^ table[0][table[t - 1][i] & 255];
    atomic_store_explicit(&ready, 1, memory_order_release);
}

uint32_t vti_crc32(uint32_t crc, const uint8_t *p, size_t n) {
    make_table();
    crc = ~crc;
    for (; n >= 8; n -= 8, p += 8) {
        uint32_t a = ld32(p) ^ crc, b = ld32(p + 4);
        crc = table[7][a & 255] ^ table[6][a >> 8 & 255] ^ table[5][a >> 16 & 255] ^ table[4][a >> 24] ^
              table[3][b & 255] ^ table[2][b >> 8 & 255] ^ table[1][b >> 16 & 255] ^ table[0][b >> 24];
    }
    while (n--) crc = crc >> 8 ^ table[0][(crc ^ *p++) & 255];
    return ~crc;
}

enum { BASE = 65521, RUN = 5536 /* ≤ 5552, a multiple of 16 */ };

void vti_adler_zeros(vti_adler *s, size_t n) { s->b = (uint32_t)((s->b + (uint64_t)(n % BASE) * s->a) % BASE); }

void vti_adler_bytes(vti_adler *s, const uint8_t *p, size_t n) {
    uint32_t a = s->a, b = s->b;
#if defined(__x86_64__)
    const __m128i zero = _mm_setzero_si128();
    const __m128i w_lo = _mm_set_epi16(9, 10, 11, 12, 13, 14, 15, 16), w_hi = _mm_set_epi16(1, 2, 3, 4, 5, 6, 7, 8);
    while (n >= 16) {
        size_t run = (n < RUN ? n : RUN) & ~(size_t)15;
        n -= run;
        __m128i sum = zero, before = zero, weighted = zero;
        b += a * (uint32_t)run;
        for (; run; run -= 16, p += 16) {
            __m128i v = _mm_loadu_si128((const __m128i *)p);
            before = _mm_add_epi32(before, sum);
            sum = _mm_add_epi32(sum, _mm_sad_epu8(v, zero));
            weighted = _mm_add_epi32(weighted, _mm_madd_epi16(_mm_unpacklo_epi8(v, zero), w_lo));
            weighted = _mm_add_epi32(weighted, _mm_madd_epi16(_mm_unpackhi_epi8(v, zero), w_hi));
        }
        uint32_t u[4], total = 0, early = 0;
        _mm_storeu_si128((__m128i *)u, sum);
        total = u[0] + u[2];
        _mm_storeu_si128((__m128i *)u, before);
        early = u[0] + u[2];
        _mm_storeu_si128((__m128i *)u, weighted);
        a = (a + total) % BASE;
        b = (uint32_t)(((uint64_t)b + (uint64_t)early * 16 + u[0] + u[1] + u[2] + u[3]) % BASE);
    }
#endif
    while (n) {
        size_t run = n < RUN ? n : RUN;
        n -= run;
        while (run--) { a += *p++; b += a; }
        a %= BASE;
        b %= BASE;
    }
    s->a = a;
    s->b = b;
}
