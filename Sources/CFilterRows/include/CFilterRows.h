// The inner loops of Core Image: rows of pixels as floats.
//
// A row is four planes of floats (red, green, blue, alpha), `plane` floats apart, premultiplied, in whatever working
// space the caller chose; values outside 0…1 are kept. Every function works on `n` pixels from the pointer on.
#ifndef VITRINE_CFILTERROWS_H
#define VITRINE_CFILTERROWS_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- In and out -------------------------------------------------------------------------------------------------

/// The entries of an encoding table.
enum { VTF_ENCODE_SIZE = 1 << 15 };

/// BGRA8 premultiplied → a row. `decode`: 256 linear values by code, or null where codes are kept as they are (÷ 255).
void vtf_load_bgra(float *row, ptrdiff_t plane, const uint8_t *src, int n, const float *decode);
/// A row → BGRA8 premultiplied, clamped. `encode`: VTF_ENCODE_SIZE codes in 256ths by linear value, or null.
void vtf_store_bgra(uint8_t *dst, const float *row, ptrdiff_t plane, int n, const uint16_t *encode);
/// Tables for the sRGB curve.
void vtf_make_tables(float *decode, uint16_t *encode);

// ---- Colours ----------------------------------------------------------------------------------------------------

/// One colour everywhere.
void vtf_fill(float *row, ptrdiff_t plane, int n, const float color[4]);
/// out = m · (r, g, b, a, 1) of straight colours; m holds five numbers for each of r, g, b, a.
void vtf_matrix(float *row, ptrdiff_t plane, int n, const float m[20]);
/// Straight components clamped.
void vtf_clamp(float *row, ptrdiff_t plane, int n, const float low[4], const float high[4]);
/// Straight colours to a power; what is below 0 counts as 0.
void vtf_power(float *row, ptrdiff_t plane, int n, float power, const float *table);
/// The table for it: VTF_POWER_SIZE + 1 powers, 128 to an octave, from 2⁻²⁴ to 2⁸.
enum { VTF_POWER_SIZE = 4096, VTF_POWER_FIRST = (127 - 24) << 23 };
void vtf_make_power(float *table, float power);
/// Straight colours through the sRGB curve: encode 1, or the other way 0. Negative values mirror.
void vtf_curve(float *row, ptrdiff_t plane, int n, int encode);
/// Straight colours to `levels` steps.
void vtf_posterize(float *row, ptrdiff_t plane, int n, float levels);
/// Straight colours to 0 or 1.
void vtf_threshold(float *row, ptrdiff_t plane, int n, float threshold);
/// All three colours become the largest (1) or the smallest (0) of them.
void vtf_extreme(float *row, ptrdiff_t plane, int n, int largest);
/// Colours × alpha, or ÷ alpha.
void vtf_premultiply(float *row, ptrdiff_t plane, int n, int divide);
/// Colours × (1 − intensity · t), t rising smoothly from 0 at `inner` to 1 at `outer` from the centre; the first pixel's
/// centre is (x, y).
void vtf_vignette(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float inner, float outer,
                  float intensity);

// ---- Two pictures -----------------------------------------------------------------------------------------------

enum {
    // The background shows through these as in source over; the formula is for straight colours.
    VTF_NORMAL, VTF_MULTIPLY, VTF_SCREEN, VTF_OVERLAY, VTF_DARKEN, VTF_LIGHTEN, VTF_COLOR_DODGE, VTF_COLOR_BURN,
    VTF_SOFT_LIGHT, VTF_HARD_LIGHT, VTF_DIFFERENCE, VTF_EXCLUSION, VTF_HUE, VTF_SATURATION, VTF_COLOR, VTF_LUMINOSITY,
    VTF_PIN_LIGHT, VTF_LINEAR_BURN, VTF_LINEAR_DODGE, VTF_LINEAR_LIGHT, VTF_VIVID_LIGHT, VTF_DIVIDE, VTF_SUBTRACT,
    // Porter and Duff, and plain arithmetic of premultiplied values.
    VTF_SOURCE_IN, VTF_SOURCE_OUT, VTF_SOURCE_ATOP, VTF_ADD, VTF_MAXIMUM, VTF_MINIMUM, VTF_PRODUCT, VTF_ABSOLUTE,
    VTF_MODES
};
/// row = blend of `front` over row.
void vtf_blend(int mode, float *row, ptrdiff_t plane, const float *front, ptrdiff_t front_plane, int n);
/// row = row + (front − row) · coverage; coverage is the mask's channel 0 red, 2 blue, 3 alpha, 4 luminance (clamped).
void vtf_mix_masked(float *row, ptrdiff_t plane, const float *front, ptrdiff_t front_plane, const float *mask,
                    ptrdiff_t mask_plane, int channel, int n);
/// row = row · a + other · b.
void vtf_combine(float *row, ptrdiff_t plane, float a, const float *other, ptrdiff_t other_plane, float b, int n);

// ---- Made from nothing ------------------------------------------------------------------------------------------

/// A colour between two by t = a·x + c for the first pixel x = 0, or smoothed; clamped to 0…1.
void vtf_linear_gradient(float *row, ptrdiff_t plane, int n, float a, float c, int smooth, const float from[4],
                         const float to[4]);
/// The same by the distance from a centre between two radii; the first pixel's centre is (x, y).
void vtf_radial_gradient(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float inner,
                         float outer, int bell, const float from[4], const float to[4]);
/// Squares (vertical 1) or stripes (0) of a width with antialiased edges of `softness` pixels.
void vtf_checkers(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float width,
                  float softness, int vertical, const float from[4], const float to[4]);

// ---- Neighbours -------------------------------------------------------------------------------------------------

/// One plane: dst[x] = Σ weights[|k|] · src[x + k], k = −reach…reach.
void vtf_convolve(float *dst, const float *src, int n, const float *weights, int reach);
/// dst += src · weight.
void vtf_add(float *dst, const float *src, int n, float weight);
/// dst += Σ rows[k] · weights[k].
void vtf_add_rows(float *dst, const float *const *rows, const float *weights, int count, int n);
/// One plane: dst[i] += weight · (sum of the 1 << shift values from src[i << shift] on).
void vtf_reduce_add(float *dst, const float *src, int n, int shift, float weight);
/// One plane: n fine values from coarse ones, bilinear; `first` is the fine column of dst[0] counted from coarse 0.
void vtf_enlarge(float *dst, int n, int first, const float *low, const float *high, float fraction, int shift);
/// One plane: sums[0] = 0, sums[i + 1] = sums[i] + src[i], in doubles.
void vtf_prefix(double *sums, const float *src, int n);
/// dst[x] += weight · ∫ of src over x + ½ ± half (pixels), out of the sums; sums[0] belongs to the left edge of pixel
/// −reach of dst, where reach ≥ half.
void vtf_add_span(float *dst, const double *sums, int n, int reach, double half, double weight);
/// Samples an image (w × h, rows of four planes) at u + i·du, v + i·dv in pixels (centres at whole numbers), transparent
/// outside; the result is scaled by `weight` and added.
void vtf_sample_add(float *row, ptrdiff_t plane, int n, const float *image, ptrdiff_t row_floats, ptrdiff_t image_plane,
                    int w, int h, double u, double v, double du, double dv, int nearest, float weight);
/// One plane resampled: dst[i] = Σ weights[i · taps + k] · src[first[i] + k].
void vtf_resample(float *dst, const float *src, int n, const int *first, const float *weights, int taps);

#ifdef __cplusplus
}
#endif
#endif
