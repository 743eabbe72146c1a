// What the files of this target share: the exact division by 255 and the table of row functions of one variant.
#ifndef VITRINE_KERNELS_INTERNAL_H
#define VITRINE_KERNELS_INTERNAL_H
#include "CPixelKernels.h"
#include <string.h>

#if defined(__x86_64__) || defined(_M_X64)
#define VTK_X86 1
#elif defined(__aarch64__)
#define VTK_ARM 1
#endif

// Round to nearest of x / 255 for x in 0…65025; up to 65535 it saturates at 255.
static inline uint32_t d255(uint32_t x) {
    x += 128;
    if (x > 65535) x = 65535;
    x = (x * 257) >> 16;
    return x > 255 ? 255 : x;
}
static inline uint32_t sat16(uint32_t a, uint32_t b) { uint32_t s = a + b; return s > 65535 ? 65535 : s; }
static inline uint32_t sat8(uint32_t s) { return s > 255 ? 255 : s; }
static inline uint32_t ch(uint32_t p, int i) { return (p >> (8 * i)) & 255; }
static inline uint32_t pk(uint32_t b, uint32_t g, uint32_t r, uint32_t a) { return b | g << 8 | r << 16 | a << 24; }
// Rows may be unaligned.
static inline uint32_t ld32(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static inline void st32(uint8_t *p, uint32_t v) { memcpy(p, &v, 4); }

// Every channel × k / 255.
static inline uint32_t scale_px(uint32_t p, uint32_t k) {
    return pk(d255(ch(p, 0) * k), d255(ch(p, 1) * k), d255(ch(p, 2) * k), d255(ch(p, 3) * k));
}
static inline uint32_t over_px(uint32_t s, uint32_t d) {
    uint32_t k = 255 - (s >> 24);
    return pk(sat8(ch(s, 0) + d255(ch(d, 0) * k)), sat8(ch(s, 1) + d255(ch(d, 1) * k)),
              sat8(ch(s, 2) + d255(ch(d, 2) * k)), sat8(ch(s, 3) + d255(ch(d, 3) * k)));
}

// One variant's functions over one row of n pixels.
typedef struct {
    void (*fill)(uint8_t *d, int n, uint32_t p);
    void (*fill_over)(uint8_t *d, int n, uint32_t p);
    void (*over)(uint8_t *d, const uint8_t *s, int n);
    void (*over_alpha)(uint8_t *d, const uint8_t *s, int n, uint32_t alpha);
    void (*mask_over)(uint8_t *d, const uint8_t *m, int n, uint32_t p);
    // The same coverage m over h rows; null where the variant has no shorter way than row by row.
    void (*mask_over_rows)(uint8_t *d, ptrdiff_t stride, const uint8_t *m, int n, int h, uint32_t p);
    void (*over_masked)(uint8_t *d, const uint8_t *s, const uint8_t *m, int n, uint32_t alpha);
    void (*mul_mask)(uint8_t *d, const uint8_t *m, int n);
    void (*mul_a8)(uint8_t *d, const uint8_t *m, int n);
    // Every byte of n bytes × k / 255; d and s may be the same.
    void (*scale_bytes)(uint8_t *d, const uint8_t *s, int n, uint32_t k);
    // dst = op(src, dst) of a blend mode, or null where only the scalar loop has it.
    void (*blend[28])(uint8_t *d, const uint8_t *s, int n);
} vtk_table;

extern const vtk_table vtk_scalar;
#ifdef VTK_X86
extern const vtk_table vtk_sse2, vtk_avx2;
#endif
#ifdef VTK_ARM
extern const vtk_table vtk_neon;
#endif
const vtk_table *vtk_current(void);
// 1 where the variant in use may run AVX2 code.
int vtk_has_avx2(void);
// e^−x for x ≥ 0, and σ² on a grid of 1 << shift pixels less what reducing and enlarging add: the same on every machine.
double vtk_exp_minus(double x);
double vtk_coarse_variance(double sigma, int shift);
// The reference of a blend mode over one row.
void vtk_blend_scalar(int mode, uint8_t *d, const uint8_t *s, int n);
#endif
