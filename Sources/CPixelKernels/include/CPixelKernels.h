// The hot loops over pixels. Every kernel has a scalar reference and variants that give the same bytes.
//
// Pixels are BGRA8 premultiplied, read as 0xAARRGGBB on little-endian machines. Strides are in bytes and may be any
// value; rows need no alignment. `w` and `h` are ≥ 0; a call with 0 does nothing. Source and destination must not
// overlap unless a function says so. A division by 255 is rounded to nearest: ((x + 128) * 257) >> 16, exact for
// 0…65025. Invalid premultiplied input (a colour above its alpha) saturates, equally in every variant.
#ifndef VITRINE_CPIXELKERNELS_H
#define VITRINE_CPIXELKERNELS_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Variants ---------------------------------------------------------------------------------------------------

enum { VTK_VARIANT_SCALAR = 0, VTK_VARIANT_SSE2 = 1, VTK_VARIANT_AVX2 = 2, VTK_VARIANT_NEON = 3 };

/// 1 where this machine can run the variant.
int vtk_variant_available(int variant);
/// The variant in use.
int vtk_variant_current(void);
/// Uses a variant from now on (−1: the best one again); 0 where it is not available, and nothing changes then.
int vtk_variant_force(int variant);

// ---- Fill and composite -----------------------------------------------------------------------------------------

/// Stores one pixel value everywhere.
void vtk_fill(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint32_t pixel);
/// Stores one byte everywhere.
void vtk_fill_a8(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint8_t value);
/// dst = pixel + dst × (1 − alpha of pixel).
void vtk_fill_over(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint32_t pixel);
/// Copies rows of `bytes` bytes; overlapping rectangles of one buffer are handled.
void vtk_copy(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, size_t bytes, int h);
/// Source over destination; the source is first scaled by alpha.
void vtk_over(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h, uint8_t alpha);
/// One colour through A8 coverage, over the destination.
void vtk_mask_over(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h,
                   uint32_t pixel);
/// Source × coverage × alpha, over the destination.
void vtk_over_masked(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, const uint8_t *mask,
                     ptrdiff_t mstride, int w, int h, uint8_t alpha);
/// dst × coverage.
void vtk_multiply_mask(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h);
/// dst × alpha.
void vtk_multiply_alpha(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint8_t alpha);
/// A8: dst × mask.
void vtk_multiply_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h);

/// Any blend mode (0…27, the raw values of CGBlendMode). `src` null: the colour `pixel`; `mask` null: full coverage.
/// Modes whose empty source changes the destination (clear, copy, sourceIn, sourceOut, destinationIn,
/// destinationAtop) mix the result with the destination by the coverage; the others scale the source by it.
void vtk_blend(int mode, uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, uint32_t pixel,
               const uint8_t *mask, ptrdiff_t mstride, int w, int h, uint8_t alpha);

// ---- Blur -------------------------------------------------------------------------------------------------------

enum { VTK_MAX_TAPS = 160 };
/// How a blur is done: direct weights, or three boxes; on a grid of 1 << shift pixels.
typedef struct {
    int shift;
    int box[3];
    int taps;             ///< > 0: direct weights, weights[0] the middle one, reaching `taps` to either side
    int margin;           ///< pixels by which a blur with zero edges grows on every side; 0: nothing to do
    uint32_t weights[VTK_MAX_TAPS + 1];
} vtk_blur_plan;
/// σ in pixels; ≤ 0.05 and NaN give a plan that copies, above 500 counts as 500.
void vtk_blur_plan_make(double sigma, vtk_blur_plan *plan);
/// A layer's shadow as recorded on iOS: a Gaussian with σ = radius (pixels) that ends at 2σ. Fits pictures with radius 2
/// and 8 within 4 of 255.
void vtk_shadow_plan_make(double radius, vtk_blur_plan *plan);
/// Blurs w × h pixels of `bpp` 1 (A8) or 4 bytes. Zero edges (clamp 0): dst is w + 2·margin by h + 2·margin pixels.
/// clamp 1: the edge pixels go on outside, dst is w × h. 0 where there is no memory.
int vtk_blur(const vtk_blur_plan *plan, int bpp, int clamp, const uint8_t *src, ptrdiff_t sstride, int w, int h,
             uint8_t *dst, ptrdiff_t dstride);

#ifdef __cplusplus
}
#endif
#endif
