// Sampling a picture through an affine map or a projection: nearest or bilinear, the edge pixels going on outside or
// an antialiased edge. Positions are 64-bit fixed point, 2⁻³² of a pixel, quantised to 1/128 for the weights.
//
// One pixel, per channel: a = p00·(128 − f) + p01·f above, b likewise below, then
// (a + 2·((b − a)·(g·256) >> 16) + 64) >> 7, with f and g in 0…127. A constant area keeps its colour exactly.
#include "paint.h"
#include <stdlib.h>
#ifdef VTK_X86
#include <immintrin.h>
#endif
#pragma STDC FP_CONTRACT OFF

typedef struct {
    vtk_picture pic;
    int64_t ux, uy, u0, vx, vy, v0;   // U = ux·x + uy·y + u0, in 2⁻³² pixels, from the centre of pixel 0
    double edge_u, edge_v;            // target pixels per picture pixel, across the left/right and top/bottom edges
    const double *projection;
    const int32_t *columns;           // axis-aligned: byte offsets of the two pixels and the weight, per column of the target
    int32_t *wide_a, *wide_b;         // axis-aligned: two widened rows as 16-bit channels
    int row_a, row_b, x0, n;
} sampler;

static inline int clamp_int(int64_t v, int top) { return v < 0 ? 0 : v > top ? top : (int)v; }

static inline uint32_t lerp4(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, int f, int g) {
    uint32_t o[4];
    for (int k = 0; k < 4; k++) {
        int a = (int)ch(p00, k) * (128 - f) + (int)ch(p01, k) * f, b = (int)ch(p10, k) * (128 - f) + (int)ch(p11, k) * f;
        int r = a + 2 * (((b - a) * (g << 8)) >> 16);
        o[k] = (uint32_t)((r + 64) >> 7);
    }
    return pk(o[0], o[1], o[2], o[3]);
}

#ifdef VTK_X86
// The same by 16-bit lanes.
static inline uint32_t lerp4_sse2(const uint8_t *p00, const uint8_t *p01, const uint8_t *p10, const uint8_t *p11, int f, int g) {
    const __m128i z = _mm_setzero_si128(), w = _mm_set1_epi32((128 - f) | f << 16);
    __m128i a = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)ld32(p00)), _mm_cvtsi32_si128((int)ld32(p01)));
    __m128i b = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)ld32(p10)), _mm_cvtsi32_si128((int)ld32(p11)));
    a = _mm_madd_epi16(_mm_unpacklo_epi8(a, z), w);
    b = _mm_madd_epi16(_mm_unpacklo_epi8(b, z), w);
    a = _mm_packs_epi32(a, b);
    b = _mm_shuffle_epi32(a, 0xEE);
    __m128i d = _mm_mulhi_epi16(_mm_sub_epi16(b, a), _mm_set1_epi16((short)(g << 8)));
    a = _mm_add_epi16(a, _mm_add_epi16(d, d));
    a = _mm_srai_epi16(_mm_add_epi16(a, _mm_set1_epi16(64)), 7);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(a, a));
}
#endif

// The pixel at a position that is measured from the centre of pixel (0, 0).
static inline uint32_t fetch(const vtk_picture *pic, int64_t u, int64_t v, int scalar) {
    const int right = pic->w - 1, bottom = pic->h - 1;
    if (pic->filter == VTK_NEAREST) {
        const int64_t half = (int64_t)1 << 31;
        return ld32(pic->src + clamp_int((v + half) >> 32, bottom) * pic->stride + 4 * clamp_int((u + half) >> 32, right));
    }
    const int64_t iu = u >> 32, iv = v >> 32;
    const int f = (int)(u >> 25 & 127), g = (int)(v >> 25 & 127);
    const uint8_t *r0 = pic->src + clamp_int(iv, bottom) * pic->stride;
    const uint8_t *r1 = pic->src + clamp_int(iv + 1, bottom) * pic->stride;
    const int c0 = 4 * clamp_int(iu, right), c1 = 4 * clamp_int(iu + 1, right);
#ifdef VTK_X86
    if (!scalar) return lerp4_sse2(r0 + c0, r0 + c1, r1 + c0, r1 + c1, f, g);
#endif
    (void)scalar;
    return lerp4(ld32(r0 + c0), ld32(r0 + c1), ld32(r1 + c0), ld32(r1 + c1), f, g);
}

// Coverage 0…255 of a pixel by the strip 0…size, at position u from the strip's start; k target pixels per unit.
static inline int strip(double u, double size, double k) {
    double l = u * k + 0.5, r = (size - u) * k + 0.5;
    l = l < 0 ? 0 : l > 1 ? 1 : l;
    r = r < 0 ? 0 : r > 1 ? 1 : r;
    double c = l + r - 1;
    return c <= 0 ? 0 : (int)(c * 255 + 0.5);
}
static inline uint32_t cover(const vtk_picture *pic, uint32_t p, double u, double v, double ku, double kv) {
    int c = strip(u, pic->w, ku);
    if (c) c = (int)d255((uint32_t)(c * strip(v, pic->h, kv)));
    return c == 255 ? p : c == 0 ? 0 : scale_px(p, (uint32_t)c);
}

static void affine_span(const void *context, int x, int y, int n, uint8_t *out) {
    const sampler *s = context;
    const vtk_picture *pic = &s->pic;
    int64_t u = s->ux * x + s->uy * y + s->u0, v = s->vx * x + s->vy * y + s->v0;
    const int scalar = vtk_variant_current() == VTK_VARIANT_SCALAR;
    const int64_t half = (int64_t)1 << 31;
    // Inside these no edge is within half a target pixel.
    double mu = 0.5 / s->edge_u, mv = 0.5 / s->edge_v;
    for (int i = 0; i < n; i++, u += s->ux, v += s->vx) {
        if (!pic->edges) { st32(out + 4 * i, fetch(pic, u, v, scalar)); continue; }
        double du = (double)(u + half) * (1.0 / 4294967296.0), dv = (double)(v + half) * (1.0 / 4294967296.0);
        if (du <= -mu || dv <= -mv || du >= pic->w + mu || dv >= pic->h + mv) { st32(out + 4 * i, 0); continue; }
        uint32_t p = fetch(pic, u, v, scalar);
        if (du < mu || dv < mv || du > pic->w - mu || dv > pic->h - mv) p = cover(pic, p, du, dv, s->edge_u, s->edge_v);
        st32(out + 4 * i, p);
    }
}

// ---- Axis-aligned enlarging and moving: rows are widened once and mixed in pairs ----

static void widen_scalar(int16_t *out, const uint8_t *row, const int32_t *columns, int n) {
    for (int i = 0; i < n; i++, columns += 3) {
        uint32_t p = ld32(row + columns[0]), q = ld32(row + columns[1]);
        int f = columns[2];
        for (int k = 0; k < 4; k++) *out++ = (int16_t)((int)ch(p, k) * (128 - f) + (int)ch(q, k) * f);
    }
}
static void mix_scalar(uint8_t *out, const int16_t *a, const int16_t *b, int n, int g) {
    for (int i = 0; i < 4 * n; i++) {
        int r = a[i] + 2 * (((b[i] - a[i]) * (g << 8)) >> 16);
        out[i] = (uint8_t)((r + 64) >> 7);
    }
}
#ifdef VTK_X86
static void widen_sse2(int16_t *out, const uint8_t *row, const int32_t *columns, int n) {
    const __m128i z = _mm_setzero_si128();
    int i = 0;
    for (; i + 2 <= n; i += 2, columns += 6, out += 8) {
        __m128i a = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)ld32(row + columns[0])),
                                      _mm_cvtsi32_si128((int)ld32(row + columns[1])));
        __m128i b = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)ld32(row + columns[3])),
                                      _mm_cvtsi32_si128((int)ld32(row + columns[4])));
        a = _mm_madd_epi16(_mm_unpacklo_epi8(a, z), _mm_set1_epi32((128 - columns[2]) | columns[2] << 16));
        b = _mm_madd_epi16(_mm_unpacklo_epi8(b, z), _mm_set1_epi32((128 - columns[5]) | columns[5] << 16));
        _mm_storeu_si128((__m128i *)out, _mm_packs_epi32(a, b));
    }
    widen_scalar(out, row, columns, n - i);
}
static void mix_sse2(uint8_t *out, const int16_t *a, const int16_t *b, int n, int g) {
    const __m128i k = _mm_set1_epi16((short)(g << 8)), half = _mm_set1_epi16(64);
    int i = 0;
    for (; i + 16 <= 4 * n; i += 16) {
        __m128i r[2];
        for (int j = 0; j < 2; j++) {
            __m128i x = _mm_loadu_si128((const __m128i *)(a + i + 8 * j));
            __m128i d = _mm_mulhi_epi16(_mm_sub_epi16(_mm_loadu_si128((const __m128i *)(b + i + 8 * j)), x), k);
            r[j] = _mm_srai_epi16(_mm_add_epi16(_mm_add_epi16(x, _mm_add_epi16(d, d)), half), 7);
        }
        _mm_storeu_si128((__m128i *)(out + i), _mm_packus_epi16(r[0], r[1]));
    }
    mix_scalar(out + i, a + i, b + i, n - i / 4, g);
}
__attribute__((target("avx2"))) static void mix_avx2(uint8_t *out, const int16_t *a, const int16_t *b, int n, int g) {
    const __m256i k = _mm256_set1_epi16((short)(g << 8)), half = _mm256_set1_epi16(64);
    int i = 0;
    for (; i + 32 <= 4 * n; i += 32) {
        __m256i r[2];
        for (int j = 0; j < 2; j++) {
            __m256i x = _mm256_loadu_si256((const __m256i *)(a + i + 16 * j));
            __m256i d = _mm256_mulhi_epi16(_mm256_sub_epi16(_mm256_loadu_si256((const __m256i *)(b + i + 16 * j)), x), k);
            r[j] = _mm256_srai_epi16(_mm256_add_epi16(_mm256_add_epi16(x, _mm256_add_epi16(d, d)), half), 7);
        }
        _mm256_storeu_si256((__m256i *)(out + i), _mm256_permute4x64_epi64(_mm256_packus_epi16(r[0], r[1]), 0xD8));
    }
    mix_sse2(out + i, a + i, b + i, n - i / 4, g);
}
#endif

// Rows of the whole target at once; x and n are what `columns` was made for, or a part of it.
static void aligned_span(const void *context, int x, int y, int n, uint8_t *out) {
    sampler *s = (sampler *)context;
    const vtk_picture *pic = &s->pic;
    const int64_t v = s->vy * y + s->v0;
    const int bottom = pic->h - 1, i = clamp_int(v >> 32, bottom), j = clamp_int((v >> 32) + 1, bottom);
    const int g = (int)(v >> 25 & 127), variant = vtk_variant_current();
    if (s->row_b == i && s->row_a != i) {
        int32_t *t = s->wide_a;
        s->wide_a = s->wide_b;
        s->wide_b = t;
        s->row_a = i;
        s->row_b = -1;
    }
    for (int side = 0; side < 2; side++) {
        int row = side ? j : i, *have = side ? &s->row_b : &s->row_a;
        if (side && g == 0) break; // the lower row has no weight
        if (*have == row) continue;
        *have = row;
        int16_t *wide = (int16_t *)(side ? s->wide_b : s->wide_a);
#ifdef VTK_X86
        if (variant != VTK_VARIANT_SCALAR) { widen_sse2(wide, pic->src + row * pic->stride, s->columns, s->n); continue; }
#endif
        widen_scalar(wide, pic->src + row * pic->stride, s->columns, s->n);
    }
    const int16_t *a = (const int16_t *)s->wide_a + 4 * (x - s->x0), *b = (const int16_t *)s->wide_b + 4 * (x - s->x0);
    if (g == 0) b = a;
#ifdef VTK_X86
    if (vtk_has_avx2()) { mix_avx2(out, a, b, n, g); return; }
    if (variant == VTK_VARIANT_SSE2) { mix_sse2(out, a, b, n, g); return; }
#endif
    (void)variant;
    mix_scalar(out, a, b, n, g);
}

static int64_t fix32(double v) {
    if (!(v > -1e9)) v = -1e9; // also NaN
    if (v > 1e9) v = 1e9;
    double s = v * 4294967296.0;
    return (int64_t)(s + (s < 0 ? -0.5 : 0.5));
}

// Positions over 65535 target pixels must stay inside 63 bits.
static int64_t step32(double v) {
    int64_t s = fix32(v);
    const int64_t most = (int64_t)1 << 46;
    return s > most ? most : s < -most ? -most : s;
}

static int draw_aligned(const vtk_target *to, sampler *s) {
    int32_t *memory = malloc(sizeof(int32_t) * (size_t)to->w * 3 + 2 * 8 * (size_t)to->w);
    if (!memory) return 0;
    const int right = s->pic.w - 1;
    int64_t u = s->ux * to->x + s->u0;
    for (int i = 0; i < to->w; i++, u += s->ux) {
        memory[3 * i] = 4 * clamp_int(u >> 32, right);
        memory[3 * i + 1] = 4 * clamp_int((u >> 32) + 1, right);
        memory[3 * i + 2] = (int32_t)(u >> 25 & 127);
    }
    s->columns = memory;
    s->wide_a = memory + 3 * (size_t)to->w;
    s->wide_b = s->wide_a + 2 * (size_t)to->w;
    s->row_a = s->row_b = -1;
    s->x0 = to->x;
    s->n = to->w;
    if (!to->mask && to->alpha == 255 && (to->mode == 17 || (to->mode == 0 && s->pic.opaque))) {
        vtk_paint(to, aligned_span, s, 1, 0);
    } else { // paint() goes down column by column: one strip at a time keeps the pair of rows
        vtk_target part = *to;
        for (int x = 0; x < to->w; x += SPAN) {
            part.x = to->x + x;
            part.w = to->w - x < SPAN ? to->w - x : SPAN;
            part.dst = to->dst + 4 * (ptrdiff_t)x;
            part.mask = to->mask ? to->mask + x : NULL;
            s->columns = memory + 3 * x;
            s->x0 = part.x;
            s->n = part.w;
            s->row_a = s->row_b = -1;
            vtk_paint(&part, aligned_span, s, s->pic.opaque, 0);
        }
    }
    free(memory);
    return 1;
}

void vtk_draw(const vtk_target *to, const vtk_picture *picture, const double m[6]) {
    if (to->w <= 0 || to->h <= 0 || picture->w <= 0 || picture->h <= 0) return;
    sampler s;
    memset(&s, 0, sizeof s);
    s.pic = *picture;
    s.ux = step32(m[0]);
    s.vx = step32(m[1]);
    s.uy = step32(m[2]);
    s.vy = step32(m[3]);
    // From pixel centres to positions measured from the centre of the picture's pixel (0, 0).
    s.u0 = fix32(m[4] + 0.5 * m[0] + 0.5 * m[2] - 0.5);
    s.v0 = fix32(m[5] + 0.5 * m[1] + 0.5 * m[3] - 0.5);
    double lu = __builtin_sqrt(m[0] * m[0] + m[2] * m[2]), lv = __builtin_sqrt(m[1] * m[1] + m[3] * m[3]);
    s.edge_u = lu > 1e-9 ? 1 / lu : 1e9;
    s.edge_v = lv > 1e-9 ? 1 / lv : 1e9;
    if (s.uy == 0 && s.vx == 0 && picture->filter == VTK_BILINEAR && !picture->edges && to->h > 1 && draw_aligned(to, &s))
        return;
    vtk_paint(to, affine_span, &s, picture->opaque && !picture->edges, 0);
}

static void projected_span(const void *context, int x, int y, int n, uint8_t *out) {
    const sampler *s = context;
    const vtk_picture *pic = &s->pic;
    const double *m = s->projection, py = y + 0.5;
    const int scalar = vtk_variant_current() == VTK_VARIANT_SCALAR;
    for (int i = 0; i < n; i++) {
        const double px = x + i + 0.5, w = m[6] * px + m[7] * py + m[8];
        uint32_t p = 0;
        if (w > 1e-12) {
            const double k = 1 / w, u = (m[0] * px + m[1] * py + m[2]) * k, v = (m[3] * px + m[4] * py + m[5]) * k;
            if (u > -2 && v > -2 && u < pic->w + 2 && v < pic->h + 2) {
                p = fetch(pic, fix32(u - 0.5), fix32(v - 0.5), scalar);
                if (pic->edges) {
                    // Lengths of the gradients of u and v at this pixel.
                    double ax = (m[0] - u * m[6]) * k, ay = (m[1] - u * m[7]) * k;
                    double bx = (m[3] - v * m[6]) * k, by = (m[4] - v * m[7]) * k;
                    double lu = __builtin_sqrt(ax * ax + ay * ay), lv = __builtin_sqrt(bx * bx + by * by);
                    p = cover(pic, p, u, v, lu > 1e-9 ? 1 / lu : 1e9, lv > 1e-9 ? 1 / lv : 1e9);
                }
            } else if (!pic->edges) {
                p = fetch(pic, fix32(u - 0.5), fix32(v - 0.5), scalar);
            }
        }
        st32(out + 4 * i, p);
    }
}

void vtk_draw_projected(const vtk_target *to, const vtk_picture *picture, const double m[9]) {
    if (to->w <= 0 || to->h <= 0 || picture->w <= 0 || picture->h <= 0) return;
    sampler s;
    memset(&s, 0, sizeof s);
    s.pic = *picture;
    s.projection = m;
    vtk_paint(to, projected_span, &s, 0, 0);
}
