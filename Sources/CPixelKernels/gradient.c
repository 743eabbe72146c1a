// Axial, radial and conic gradients: a position per pixel, quantised to an entry of a table of colours.
// Positions are 32-bit fixed point (axial) or IEEE single operations in a fixed order (radial, conic), no libm.
#include "paint.h"
#ifdef VTK_X86
#include <immintrin.h>
#endif
#pragma STDC FP_CONTRACT OFF

void vtk_ramp_fill(const vtk_stop *stops, int count, int log2_size, int extend_before, int extend_after,
                   uint32_t *table) {
    const int size = 1 << log2_size;
    typedef struct { int64_t at; int64_t c[4]; } fixed;
    fixed low, high;
#define UNIT(v) ((v) > 0 ? ((v) < 1 ? (v) : 1) : 0)
#define FIX(f, s)                                                        \
    do {                                                                 \
        f.at = (int64_t)(UNIT((s).location) * 16777216.0 + 0.5);         \
        f.c[0] = (int64_t)(UNIT((s).b) * 65535.0 + 0.5);                 \
        f.c[1] = (int64_t)(UNIT((s).g) * 65535.0 + 0.5);                 \
        f.c[2] = (int64_t)(UNIT((s).r) * 65535.0 + 0.5);                 \
        f.c[3] = (int64_t)(UNIT((s).a) * 65535.0 + 0.5);                 \
    } while (0)
    if (count < 1) {
        memset(table, 0, sizeof(uint32_t) * (size_t)(size + 2));
        return;
    }
    FIX(low, stops[0]);
    high = low;
    int next = 1;
    for (int i = -1; i <= size; i++) {
        // Entry −1 is the first stop's colour, entry `size` the last one's.
        int64_t at = i < 0 ? -1 : i == size ? (int64_t)1 << 40 : (2 * (int64_t)i + 1) << (23 - log2_size);
        while (at >= high.at && next <= count) {
            low = high;
            if (next < count) FIX(high, stops[next]);
            else high.at = (int64_t)1 << 50; // past the last stop
            next++;
        }
        int64_t c[4];
        for (int k = 0; k < 4; k++) {
            if (at <= low.at || high.at >= (int64_t)1 << 50 || high.at == low.at) { c[k] = low.c[k]; continue; }
            int64_t span = high.at - low.at, num = (high.c[k] - low.c[k]) * (at - low.at);
            c[k] = low.c[k] + (num >= 0 ? (num + span / 2) / span : -((-num + span / 2) / span));
        }
        uint32_t p[4];
        const int64_t full = 65535 * 257;
        for (int k = 0; k < 3; k++) p[k] = (uint32_t)((c[k] * c[3] + full / 2) / full);
        p[3] = (uint32_t)((c[3] + 128) / 257);
        table[i + 1] = pk(p[0], p[1], p[2], p[3]);
    }
    if (!extend_before) table[0] = 0;
    if (!extend_after) table[size + 1] = 0;
}

// ---- Axial ----

typedef struct {
    const vtk_ramp *ramp;
    int64_t a, b, c; // position · 2³² = a·x + b·y + c
} axial;

static int64_t fix32(double v) {
    if (!(v > -1e9)) return (int64_t)(-1e9 * 4294967296.0);
    if (v > 1e9) return (int64_t)(1e9 * 4294967296.0);
    double s = v * 4294967296.0;
    return (int64_t)(s + (s < 0 ? -0.5 : 0.5));
}

static void table_scalar(uint8_t *out, int n, const uint32_t *table, int shift, uint32_t t, uint32_t step) {
    for (int i = 0; i < n; i++, t += step) st32(out + 4 * i, table[t >> shift]);
}
#ifdef VTK_X86
__attribute__((target("avx2"))) static void table_avx2(uint8_t *out, int n, const uint32_t *table, int shift,
                                                       uint32_t t, uint32_t step) {
    __m256i v = _mm256_add_epi32(_mm256_set1_epi32((int)t),
                                 _mm256_mullo_epi32(_mm256_set1_epi32((int)step),
                                                    _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)));
    const __m256i by = _mm256_set1_epi32((int)(step * 8));
    const __m128i s = _mm_cvtsi32_si128(shift);
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        _mm256_storeu_si256((__m256i *)(out + 4 * i),
                            _mm256_i32gather_epi32((const int *)table, _mm256_srl_epi32(v, s), 4));
        v = _mm256_add_epi32(v, by);
    }
    table_scalar(out + 4 * i, n - i, table, shift, t + step * (uint32_t)i, step);
}
#endif

static int64_t ceil_div(int64_t a, int64_t b) { return a / b + ((a % b != 0) & ((a < 0) == (b < 0))); }
static int clip_index(int64_t v, int n) { return v < 0 ? 0 : v > n ? n : (int)v; }

static void axial_span(const void *context, int x, int y, int n, uint8_t *out) {
    const axial *g = context;
    const vtk_ramp *r = g->ramp;
    const int size = 1 << r->log2_size;
    const int64_t t = g->a * x + g->b * y + g->c, one = (int64_t)1 << 32;
    const uint32_t before = r->table[0], after = r->table[size + 1];
    const vtk_table *k = vtk_current();
    // The pixels with 0 ≤ position < 1 are low ..< high.
    if (g->a == 0) {
        k->fill(out, n, t < 0 ? before : t >= one ? after : r->table[1 + (t >> (32 - r->log2_size))]);
        return;
    }
    int low, high;
    if (g->a > 0) {
        low = clip_index(ceil_div(-t, g->a), n);
        high = clip_index(ceil_div(one - t, g->a), n);
        k->fill(out, low, before);
        k->fill(out + 4 * high, n - high, after);
    } else {
        low = clip_index(ceil_div(one - t - 1, g->a), n);
        // first x with t + a·x ≤ one − 1, and first with t + a·x ≤ −1
        high = clip_index(ceil_div(-1 - t, g->a), n);
        k->fill(out, low, after);
        k->fill(out + 4 * high, n - high, before);
    }
    const uint32_t start = (uint32_t)(t + g->a * low), step = (uint32_t)g->a;
#ifdef VTK_X86
    if (vtk_has_avx2()) {
        table_avx2(out + 4 * low, high - low, r->table + 1, 32 - r->log2_size, start, step);
        return;
    }
#endif
    table_scalar(out + 4 * low, high - low, r->table + 1, 32 - r->log2_size, start, step);
}

void vtk_axial(const vtk_target *to, const vtk_ramp *ramp, const double m[3]) {
    axial g = {ramp, fix32(m[0]), fix32(m[1]), fix32(m[2] + 0.5 * m[0] + 0.5 * m[1])};
    // Beyond 2⁴⁴ a position could overflow over 32767 pixels each way; a gradient that steep is an edge anyway.
    const int64_t most = (int64_t)1 << 44;
    if (g.a > most) g.a = most;
    if (g.a < -most) g.a = -most;
    if (g.b > most) g.b = most;
    if (g.b < -most) g.b = -most;
    vtk_paint(to, axial_span, &g, ramp->opaque, g.b == 0);
}

// ---- Radial and conic ----

typedef struct {
    const vtk_ramp *ramp;
    double m[6], start[3], end[3];
    float scale, offset; // concentric: entry = distance · scale + offset
    int concentric;
} round_gradient;

// Distances of n pixels from the middle, as entries of the table.
#define CONCENTRIC(name, attribute)                                                                         \
    attribute static void name(int32_t *index, int n, float u0, float v0, float x, float a, float b, float scale, \
                               float offset, float top) {                                                  \
        for (int i = 0; i < n; i++) {                                                                       \
            float px = x + (float)i, u = u0 + a * px, v = v0 + b * px;                                      \
            float e = __builtin_sqrtf(u * u + v * v) * scale + offset;                                      \
            e = e > 0 ? e : 0;                                                                              \
            e = e < top ? e : top;                                                                          \
            index[i] = (int32_t)e;                                                                          \
        }                                                                                                   \
    }
// atan of 0…1 (Abramowitz and Stegun 4.4.49, |error| ≤ 1e−5), spread to the circle; 0…1 turns × size + 1.
#define CONIC(name, attribute)                                                                              \
    attribute static void name(int32_t *index, int n, float u0, float v0, float x, float a, float b, float size) { \
        for (int i = 0; i < n; i++) {                                                                       \
            float px = x + (float)i, u = u0 + a * px, v = v0 + b * px;                                      \
            float p = u < 0 ? -u : u, q = v < 0 ? -v : v, most = p > q ? p : q, least = p > q ? q : p;      \
            float z = least / (most > 1e-20f ? most : 1e-20f), s = z * z;                                   \
            float t = ((((0.0208351f * s - 0.0851330f) * s + 0.1801410f) * s - 0.3302995f) * s + 0.9998660f) * z; \
            t = t * 0.15915494f;                                                                            \
            t = p > q ? t : 0.25f - t;                                                                      \
            t = u < 0 ? 0.5f - t : t;                                                                       \
            t = v < 0 ? 1.0f - t : t;                                                                       \
            float e = t * size + 1;                                                                         \
            e = e > 1 ? e : 1;                                                                              \
            e = e < size ? e : size;                                                                        \
            index[i] = (int32_t)e;                                                                          \
        }                                                                                                   \
    }
CONCENTRIC(concentric_plain, ) CONIC(conic_plain, )
#ifdef VTK_X86
CONCENTRIC(concentric_avx2, __attribute__((target("avx2")))) CONIC(conic_avx2, __attribute__((target("avx2"))))
#endif

static void look_up(const round_gradient *g, const int32_t *index, int n, uint8_t *out) {
    for (int i = 0; i < n; i++) st32(out + 4 * i, g->ramp->table[index[i]]);
}

static void radial_span(const void *context, int x, int y, int n, uint8_t *out) {
    const round_gradient *g = context;
    const int size = 1 << g->ramp->log2_size;
    const double *m = g->m;
    const double ru = m[2] * (y + 0.5) + m[4], rv = m[3] * (y + 0.5) + m[5];
    if (g->concentric) {
        const float u0 = (float)(ru - g->start[0]), v0 = (float)(rv - g->start[1]);
        int32_t index[SPAN];
        for (int i = 0; i < n; i += SPAN) {
            int c = n - i < SPAN ? n - i : SPAN;
            const float px = (float)(x + i) + 0.5f, a = (float)m[0], b = (float)m[1];
#ifdef VTK_X86
            if (vtk_has_avx2())
                concentric_avx2(index, c, u0, v0, px, a, b, g->scale, g->offset, (float)(size + 1));
            else
#endif
                concentric_plain(index, c, u0, v0, px, a, b, g->scale, g->offset, (float)(size + 1));
            look_up(g, index, c, out + 4 * i);
        }
        return;
    }
    // Two circles: the greatest s with radius ≥ 0 whose circle goes through the point (PDF 32000, 8.7.4.5.4).
    const double cx = g->end[0] - g->start[0], cy = g->end[1] - g->start[1], dr = g->end[2] - g->start[2];
    const double r0 = g->start[2], qa = cx * cx + cy * cy - dr * dr;
    const int before = g->ramp->table[0] != 0, after = g->ramp->table[size + 1] != 0;
    for (int i = 0; i < n; i++) {
        double px = x + i + 0.5, u = m[0] * px + ru - g->start[0], v = m[1] * px + rv - g->start[1];
        double qb = u * cx + v * cy + r0 * dr, qc = u * u + v * v - r0 * r0, s[2];
        int roots = 0;
        if (qa < 1e-9 && qa > -1e-9) {
            if (qb != 0) s[roots++] = qc / (2 * qb);
        } else {
            double disc = qb * qb - qa * qc;
            if (disc >= 0) {
                double root = __builtin_sqrt(disc), s1 = (qb + root) / qa, s2 = (qb - root) / qa;
                s[roots++] = s1 > s2 ? s1 : s2;
                s[roots++] = s1 > s2 ? s2 : s1;
            }
        }
        uint32_t p = 0;
        for (int k = 0; k < roots; k++) {
            if (!(r0 + s[k] * dr >= 0) || (s[k] < 0 && !before) || (s[k] >= 1 && !after)) continue;
            int e = s[k] < 0 ? 0 : s[k] >= 1 ? size + 1 : 1 + (int)(s[k] * size);
            p = g->ramp->table[e];
            break;
        }
        st32(out + 4 * i, p);
    }
}

void vtk_radial(const vtk_target *to, const vtk_ramp *ramp, const double m[6], const double start[3],
                const double end[3]) {
    round_gradient g;
    memset(&g, 0, sizeof g);
    g.ramp = ramp;
    memcpy(g.m, m, sizeof g.m);
    memcpy(g.start, start, sizeof g.start);
    memcpy(g.end, end, sizeof g.end);
    const double dr = end[2] - start[2];
    g.concentric = start[0] == end[0] && start[1] == end[1] && dr != 0;
    if (g.concentric) {
        const int size = 1 << ramp->log2_size;
        g.scale = (float)(size / dr);
        g.offset = (float)(1 - start[2] * size / dr);
    }
    vtk_paint(to, radial_span, &g, ramp->opaque && g.concentric, 0);
}

static void conic_span(const void *context, int x, int y, int n, uint8_t *out) {
    const round_gradient *g = context;
    const double *m = g->m;
    const float u0 = (float)(m[2] * (y + 0.5) + m[4]), v0 = (float)(m[3] * (y + 0.5) + m[5]);
    const float size = (float)(1 << g->ramp->log2_size);
    int32_t index[SPAN];
    for (int i = 0; i < n; i += SPAN) {
        int c = n - i < SPAN ? n - i : SPAN;
        const float px = (float)(x + i) + 0.5f, a = (float)m[0], b = (float)m[1];
#ifdef VTK_X86
        if (vtk_has_avx2()) conic_avx2(index, c, u0, v0, px, a, b, size);
        else
#endif
            conic_plain(index, c, u0, v0, px, a, b, size);
        look_up(g, index, c, out + 4 * i);
    }
}

void vtk_conic(const vtk_target *to, const vtk_ramp *ramp, const double m[6]) {
    round_gradient g;
    memset(&g, 0, sizeof g);
    g.ramp = ramp;
    memcpy(g.m, m, sizeof g.m);
    vtk_paint(to, conic_span, &g, ramp->opaque, 0);
}
