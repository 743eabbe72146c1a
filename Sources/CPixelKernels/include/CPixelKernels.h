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
/// One colour through A8 coverage, over the destination. mstride 0: one row of coverage for all rows.
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

/// Means of d × d blocks, d = 1 << shift, shift 1…3; dst is ceil(w / d) × ceil(h / d). Outside counts as zero or, with
/// clamp, as the nearest pixel.
int vtk_reduce(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h, int bpp,
               int shift, int clamp);
/// The other way, bilinear: w × h fine pixels from `before` coarse pixels left of and above the first one on.
int vtk_enlarge(uint8_t *dst, ptrdiff_t dstride, int w, int h, const uint8_t *src, ptrdiff_t sstride, int lw, int lh,
                int bpp, int shift, int before, int clamp);

// ---- Backdrops --------------------------------------------------------------------------------------------------

enum { VTK_BACKDROP_REACH = 120 };
/// A Gaussian on a grid of 1 << shift pixels: weights in 1 / 32768 up to `reach` cells to either side.
typedef struct {
    int shift;
    int reach;
    int margin;           ///< pixels that the blur reads beyond what it writes
    int16_t weights[VTK_BACKDROP_REACH + 2];
} vtk_backdrop_plan;
/// σ in pixels; ≤ 0.05 and NaN give a plan that copies, above 500 counts as 500.
void vtk_backdrop_plan_make(double sigma, vtk_backdrop_plan *plan);

/// A matrix on straight colours (rows r, g, b; columns r, g, b, 1; held within 0…1) and then a premultiplied colour over.
typedef struct {
    float matrix[12];
    int has_matrix;
    uint32_t tint;
} vtk_colors;

/// A blur of what lies in an area: its edge pixels go on outside it, and `part` of it is written. All positions are
/// pixels of one plane (the screen); src is the pixel (src_x, src_y) and holds at least what lies in the area within
/// `margin` of the part; dst is the part's first pixel. The part lies inside the area. BGRA8; src and dst may not
/// overlap.
typedef struct {
    const vtk_backdrop_plan *plan;
    vtk_colors colors;
    const uint8_t *src;
    ptrdiff_t sstride;
    int src_x, src_y;
    int area_x0, area_y0, area_x1, area_y1;
    int part_x0, part_y0, part_x1, part_y1;
    uint8_t *dst;
    ptrdiff_t dstride;
} vtk_backdrop;
/// 0 where there is no memory. Any part of the area gets the bytes that it gets in the whole, with any number of threads
/// (no more than two are used).
int vtk_backdrop_blur(const vtk_backdrop *job, int threads);

/// The colours alone; src and dst may be the same.
void vtk_map_colors(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h,
                    const vtk_colors *colors);
/// dst mixed with its mapped colours by the mask's alpha (`mask_bpp` 4: BGRA8; 1: A8) × strength.
void vtk_vibrate(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int mask_bpp, int w, int h,
                 const vtk_colors *colors, uint8_t strength);

// ---- Painting with computed pixels ------------------------------------------------------------------------------

/// Where computed pixels go: dst is the pixel (x, y); mask null or the coverage of the same rectangle; mode and alpha
/// as in vtk_blend. Pixels depend on their (x, y) alone, so any clip of a picture gives the same bytes.
typedef struct {
    uint8_t *dst;
    ptrdiff_t dstride;
    int x, y, w, h;
    const uint8_t *mask;
    ptrdiff_t mstride;
    int mode;
    uint8_t alpha;
} vtk_target;

/// A stop of a gradient: location and straight colour, all 0…1; locations ascending.
typedef struct { double location, r, g, b, a; } vtk_stop;
/// A gradient's colours: entry 0 before the start, 1…size inside, size + 1 after the end; premultiplied. Colours are
/// interpolated straight (as Core Graphics does) in 16 bits, then premultiplied and rounded to 8.
typedef struct {
    const uint32_t *table;
    int log2_size;
    int opaque;   ///< 1 where every entry is
} vtk_ramp;
void vtk_ramp_fill(const vtk_stop *stops, int count, int log2_size, int extend_before, int extend_after,
                   uint32_t *table);
/// Position along the gradient: m[0]·x + m[1]·y + m[2] for the pixel's centre.
void vtk_axial(const vtk_target *to, const vtk_ramp *ramp, const double m[3]);
/// Between two circles (centre, radius) in the space (u, v) = (m[0]·x + m[2]·y + m[4], m[1]·x + m[3]·y + m[5]).
void vtk_radial(const vtk_target *to, const vtk_ramp *ramp, const double m[6], const double start[3],
                const double end[3]);
/// Around (0, 0) of that space, from the direction of +u towards +v.
void vtk_conic(const vtk_target *to, const vtk_ramp *ramp, const double m[6]);

enum { VTK_NEAREST = 0, VTK_BILINEAR = 1 };
/// A picture to sample: w × h BGRA8 pixels; beyond its edge the edge pixels go on.
typedef struct {
    const uint8_t *src;
    ptrdiff_t stride;
    int w, h;
    int filter;
    int edges;    ///< 1: transparent outside the picture, the edge antialiased over one pixel of the target
    int opaque;   ///< 1 where the caller knows that every pixel is
} vtk_picture;
/// Position in the picture: (m[0]·x + m[2]·y + m[4], m[1]·x + m[3]·y + m[5]) for the target pixel's centre.
void vtk_draw(const vtk_target *to, const vtk_picture *picture, const double m[6]);
/// The same through a projection: rows of 3 × 3, (x, y, 1) → (u·w, v·w, w). Where w ≤ 0 nothing is drawn.
void vtk_draw_projected(const vtk_target *to, const vtk_picture *picture, const double m[9]);

// ---- Conversion -------------------------------------------------------------------------------------------------

/// Orders of four bytes in memory.
enum { VTK_BGRA = 0, VTK_RGBA = 1, VTK_ARGB = 2, VTK_ABGR = 3 };
/// Straight BGRA8 → premultiplied, rounded; src and dst may be the same.
void vtk_premultiply(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
/// Premultiplied → straight, rounded; alpha 0 gives 0.
void vtk_unpremultiply(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
/// Reorders four-byte pixels; src and dst may be the same.
void vtk_reorder(uint8_t *dst, ptrdiff_t dstride, int to, const uint8_t *src, ptrdiff_t sstride, int from, int w, int h);
/// RGB (three bytes) → BGRA8 opaque, and grey (one byte) → BGRA8 opaque.
void vtk_from_rgb(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
void vtk_from_gray(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
/// BGRA8's alpha → A8, and its luminance (0.2126 R + 0.7152 G + 0.0722 B of the premultiplied colour) → A8.
void vtk_alpha_to_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
void vtk_luminance_to_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h);
/// 1 where every pixel's alpha is 255.
int vtk_is_opaque(const uint8_t *src, ptrdiff_t sstride, int w, int h);
/// 1 where both rectangles have the same bytes.
int vtk_equal(const uint8_t *a, ptrdiff_t astride, const uint8_t *b, ptrdiff_t bstride, size_t bytes, int h);

#ifdef __cplusplus
}
#endif
#endif
