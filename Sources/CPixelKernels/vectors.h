// Portable vectors (clang's vector extension: AVX2, SSE2 and NEON from one source) and a byte transpose.
#ifndef VITRINE_KERNELS_VECTORS_H
#define VITRINE_KERNELS_VECTORS_H
#include "internal.h"
#ifdef VTK_X86
#include <emmintrin.h>
#endif

typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));

// Macros, not functions: a wide vector may not cross a call between targets.
#define load8(p) ({ u8x8 v_; memcpy(&v_, (p), 8); __builtin_convertvector(v_, u32x8); })
#define store8(p, v) do { u8x8 b_ = __builtin_convertvector((v), u8x8); memcpy((p), &b_, 8); } while (0)

// 16 × 16 bytes.
static inline void transpose16(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride) {
#ifdef VTK_X86
    __m128i a[16], b[16];
    for (int i = 0; i < 16; i++) a[i] = _mm_loadu_si128((const __m128i *)(src + i * sstride));
    for (int i = 0; i < 8; i++) { b[2 * i] = _mm_unpacklo_epi8(a[i], a[i + 8]); b[2 * i + 1] = _mm_unpackhi_epi8(a[i], a[i + 8]); }
    for (int i = 0; i < 8; i++) { a[2 * i] = _mm_unpacklo_epi8(b[i], b[i + 8]); a[2 * i + 1] = _mm_unpackhi_epi8(b[i], b[i + 8]); }
    for (int i = 0; i < 8; i++) { b[2 * i] = _mm_unpacklo_epi8(a[i], a[i + 8]); b[2 * i + 1] = _mm_unpackhi_epi8(a[i], a[i + 8]); }
    for (int i = 0; i < 8; i++) { a[2 * i] = _mm_unpacklo_epi8(b[i], b[i + 8]); a[2 * i + 1] = _mm_unpackhi_epi8(b[i], b[i + 8]); }
    for (int i = 0; i < 16; i++) _mm_storeu_si128((__m128i *)(dst + i * dstride), a[i]);
#else
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 16; x++) dst[x * dstride + y] = src[y * sstride + x];
#endif
}
#endif
