// Every blend mode on premultiplied pixels, scalar. Formulas: W3C "Compositing and Blending Level 1" (separable and
// non-separable modes) and Porter-Duff; the rest of a separable mode is s(1−da) + d(1−sa) beside the mixed part.
#include "internal.h"

// s and d one channel, sa and da the alphas, 0…255; the result is the mixed part × 255², in 0…sa·da.
typedef uint32_t (*mix_fn)(uint32_t s, uint32_t d, uint32_t sa, uint32_t da);

static inline uint32_t min32(uint32_t a, uint32_t b) { return a < b ? a : b; }
static inline uint32_t max32(uint32_t a, uint32_t b) { return a > b ? a : b; }

static inline uint32_t mix_multiply(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return s * d; }
static inline uint32_t mix_screen(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    return s * da + d * sa - s * d;
}
static inline uint32_t mix_hard(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}
static inline uint32_t mix_overlay(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    return 2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}
static inline uint32_t mix_darken(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return min32(s * da, d * sa); }
static inline uint32_t mix_lighten(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return max32(s * da, d * sa); }
static inline uint32_t mix_difference(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    uint32_t a = s * da, b = d * sa;
    return a > b ? a - b : b - a;
}
static inline uint32_t mix_exclusion(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    return s * da + d * sa - 2 * s * d;
}
static inline uint32_t mix_dodge(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    if (d == 0) return 0;
    if (s >= sa) return sa * da;
    uint32_t k = sa - s;
    return min32(sa * da, (sa * sa * d + k / 2) / k);
}
static inline uint32_t mix_burn(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    if (d >= da) return sa * da;
    if (s == 0) return 0;
    return sa * da - min32(sa * da, (sa * sa * (da - d) + s / 2) / s);
}
static uint32_t isqrt(uint32_t v) {
    uint32_t r = 0, bit = 1u << 30;
    while (bit > v) bit >>= 2;
    for (; bit; bit >>= 2) {
        if (v >= r + bit) { v -= r + bit; r = (r >> 1) + bit; } else r >>= 1;
    }
    return r;
}
static uint32_t mix_soft(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
    if (da == 0) return 0;
    if (2 * s <= sa) return d * sa - (sa - 2 * s) * d * (da - d) / da;
    uint32_t curve; // da × D(d / da) × 256
    if (4 * d <= da) {
        int64_t D = d, A = da;
        curve = (uint32_t)((((16 * D - 12 * A) * D + 4 * A * A) * D * 256) / (A * A));
    } else {
        curve = isqrt(d * da << 16);
    }
    uint32_t rise = curve > d << 8 ? curve - (d << 8) : 0;
    return min32(sa * da, d * sa + (((2 * s - sa) * rise + 128) >> 8));
}

static inline __attribute__((always_inline)) uint32_t separable(uint32_t s, uint32_t d, mix_fn mix) {
    uint32_t sa = s >> 24, da = d >> 24, out[3];
    for (int i = 0; i < 3; i++) {
        uint32_t sc = min32(ch(s, i), sa), dc = min32(ch(d, i), da);
        out[i] = d255(sc * (255 - da) + dc * (255 - sa) + mix(sc, dc, sa, da));
    }
    return pk(out[0], out[1], out[2], sat8(sa + d255(da * (255 - sa))));
}

// ---- Non-separable modes: components are scaled by sa·da throughout ----
typedef struct { int32_t b, g, r; } tri;
static inline int32_t lum(tri c) { return (c.r * 77 + c.g * 151 + c.b * 28 + 128) >> 8; }
static inline int32_t mn3(tri c) { int32_t m = c.r < c.g ? c.r : c.g; return m < c.b ? m : c.b; }
static inline int32_t mx3(tri c) { int32_t m = c.r > c.g ? c.r : c.g; return m > c.b ? m : c.b; }
static tri clip_color(tri c, int32_t top) {
    int32_t l = lum(c), n = mn3(c), x = mx3(c);
    if (n < 0 && l > n) {
        int64_t k = l - n;
        c.r = (int32_t)(l + (int64_t)(c.r - l) * l / k);
        c.g = (int32_t)(l + (int64_t)(c.g - l) * l / k);
        c.b = (int32_t)(l + (int64_t)(c.b - l) * l / k);
    }
    if (x > top && x > l) {
        int64_t k = x - l, u = top - l;
        c.r = (int32_t)(l + (int64_t)(c.r - l) * u / k);
        c.g = (int32_t)(l + (int64_t)(c.g - l) * u / k);
        c.b = (int32_t)(l + (int64_t)(c.b - l) * u / k);
    }
    return c;
}
static tri set_lum(tri c, int32_t l, int32_t top) {
    int32_t d = l - lum(c);
    c.r += d; c.g += d; c.b += d;
    return clip_color(c, top);
}
static tri set_sat(tri c, int32_t s) {
    int32_t n = mn3(c), x = mx3(c);
    if (x <= n) return (tri){0, 0, 0};
    int64_t k = x - n;
    return (tri){(int32_t)((int64_t)(c.b - n) * s / k), (int32_t)((int64_t)(c.g - n) * s / k),
                 (int32_t)((int64_t)(c.r - n) * s / k)};
}
static inline __attribute__((always_inline)) uint32_t nonseparable(uint32_t s, uint32_t d, int mode) {
    uint32_t sa = s >> 24, da = d >> 24;
    uint32_t sb = min32(ch(s, 0), sa), sg = min32(ch(s, 1), sa), sr = min32(ch(s, 2), sa);
    uint32_t db = min32(ch(d, 0), da), dg = min32(ch(d, 1), da), dr = min32(ch(d, 2), da);
    tri S = {(int32_t)(sb * da), (int32_t)(sg * da), (int32_t)(sr * da)};
    tri D = {(int32_t)(db * sa), (int32_t)(dg * sa), (int32_t)(dr * sa)};
    int32_t top = (int32_t)(sa * da);
    tri m;
    switch (mode) {
    case 12: m = set_lum(set_sat(S, mx3(D) - mn3(D)), lum(D), top); break; // hue
    case 13: m = set_lum(set_sat(D, mx3(S) - mn3(S)), lum(D), top); break; // saturation
    case 14: m = set_lum(S, lum(D), top); break;                           // colour
    default: m = set_lum(D, lum(S), top); break;                           // luminosity
    }
    int32_t c[3] = {m.b, m.g, m.r};
    uint32_t sc[3] = {sb, sg, sr}, dc[3] = {db, dg, dr}, out[3];
    for (int i = 0; i < 3; i++) {
        uint32_t mixed = c[i] < 0 ? 0 : (c[i] > top ? (uint32_t)top : (uint32_t)c[i]);
        out[i] = d255(sc[i] * (255 - da) + dc[i] * (255 - sa) + mixed);
    }
    return pk(out[0], out[1], out[2], sat8(sa + d255(da * (255 - sa))));
}

// ---- Porter-Duff: s·fs + d·fd with one rounding ----
static inline uint32_t duff(uint32_t s, uint32_t d, uint32_t fs, uint32_t fd) {
    uint32_t o[4];
    for (int i = 0; i < 4; i++) o[i] = d255(sat16(ch(s, i) * fs, ch(d, i) * fd));
    return pk(o[0], o[1], o[2], o[3]);
}
static inline uint32_t plus_lighter(uint32_t s, uint32_t d) {
    return pk(sat8(ch(s, 0) + ch(d, 0)), sat8(ch(s, 1) + ch(d, 1)), sat8(ch(s, 2) + ch(d, 2)),
              sat8(ch(s, 3) + ch(d, 3)));
}
// What both take away from white adds up: max(0, 1 − ((1 − d) + (1 − s))) where both are opaque.
static inline uint32_t plus_darker(uint32_t s, uint32_t d) {
    uint32_t sa = s >> 24, da = d >> 24, a = sat8(sa + da), o[3];
    for (int i = 0; i < 3; i++) {
        uint32_t sc = min32(ch(s, i), sa), dc = min32(ch(d, i), da), dark = (sa - sc) + (da - dc);
        o[i] = dark >= a ? 0 : a - dark;
    }
    return pk(o[0], o[1], o[2], a);
}

typedef uint32_t (*px_fn)(uint32_t s, uint32_t d);
#define SEPARABLE(name) \
    static uint32_t px_##name(uint32_t s, uint32_t d) { return separable(s, d, mix_##name); }
SEPARABLE(multiply) SEPARABLE(screen) SEPARABLE(overlay) SEPARABLE(darken) SEPARABLE(lighten) SEPARABLE(dodge)
SEPARABLE(burn) SEPARABLE(soft) SEPARABLE(hard) SEPARABLE(difference) SEPARABLE(exclusion)
static uint32_t px_hue(uint32_t s, uint32_t d) { return nonseparable(s, d, 12); }
static uint32_t px_saturation(uint32_t s, uint32_t d) { return nonseparable(s, d, 13); }
static uint32_t px_color(uint32_t s, uint32_t d) { return nonseparable(s, d, 14); }
static uint32_t px_luminosity(uint32_t s, uint32_t d) { return nonseparable(s, d, 15); }
static uint32_t px_clear(uint32_t s, uint32_t d) { return 0; }
static uint32_t px_copy(uint32_t s, uint32_t d) { return s; }
static uint32_t px_source_in(uint32_t s, uint32_t d) { return duff(s, d, d >> 24, 0); }
static uint32_t px_source_out(uint32_t s, uint32_t d) { return duff(s, d, 255 - (d >> 24), 0); }
static uint32_t px_source_atop(uint32_t s, uint32_t d) { return duff(s, d, d >> 24, 255 - (s >> 24)); }
static uint32_t px_destination_over(uint32_t s, uint32_t d) { return over_px(d, s); }
static uint32_t px_destination_in(uint32_t s, uint32_t d) { return duff(s, d, 0, s >> 24); }
static uint32_t px_destination_out(uint32_t s, uint32_t d) { return duff(s, d, 0, 255 - (s >> 24)); }
static uint32_t px_destination_atop(uint32_t s, uint32_t d) { return duff(s, d, 255 - (d >> 24), s >> 24); }
static uint32_t px_xor(uint32_t s, uint32_t d) { return duff(s, d, 255 - (d >> 24), 255 - (s >> 24)); }

static const px_fn ops[28] = {
    over_px, px_multiply, px_screen, px_overlay, px_darken, px_lighten, px_dodge, px_burn, px_soft, px_hard,
    px_difference, px_exclusion, px_hue, px_saturation, px_color, px_luminosity, px_clear, px_copy, px_source_in,
    px_source_out, px_source_atop, px_destination_over, px_destination_in, px_destination_out, px_destination_atop,
    px_xor, plus_darker, plus_lighter,
};

void vtk_blend_scalar(int mode, uint8_t *d, const uint8_t *s, int n) {
    px_fn op = ops[mode];
    for (int i = 0; i < n; i++) st32(d + 4 * i, op(ld32(s + 4 * i), ld32(d + 4 * i)));
}

// Modes whose empty source leaves the destination as it is: coverage scales the source.
static int keeps_destination(int mode) {
    switch (mode) {
    case 16: case 17: case 18: case 19: case 22: case 24: return 0;
    default: return 1;
    }
}

// d·(1 − k) + r·k, one rounding.
static inline uint32_t lerp_px(uint32_t r, uint32_t d, uint32_t k) {
    uint32_t o[4];
    for (int i = 0; i < 4; i++) o[i] = d255(ch(r, i) * k + ch(d, i) * (255 - k));
    return pk(o[0], o[1], o[2], o[3]);
}

enum { CHUNK = 256 };

void vtk_blend(int mode, uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, uint32_t pixel,
               const uint8_t *mask, ptrdiff_t mstride, int w, int h, uint8_t alpha) {
    if (w <= 0 || h <= 0 || mode < 0 || mode > 27) return;
    const vtk_table *t = vtk_current();
    if (!src && alpha != 255) pixel = scale_px(pixel, alpha);
    void (*fast)(uint8_t *, const uint8_t *, int) = mode == 0 ? t->over : t->blend[mode];
    int bounded = keeps_destination(mode);
    uint8_t scaled[CHUNK * 4], result[CHUNK * 4];
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x += CHUNK) {
            int n = w - x < CHUNK ? w - x : CHUNK;
            uint8_t *d = dst + y * dstride + 4 * (ptrdiff_t)x;
            const uint8_t *m = mask ? mask + y * mstride + x : NULL;
            // 1. The source of this chunk: colour or pixels, scaled by alpha, and by coverage where that is right.
            const uint8_t *s;
            if (!src) {
                t->fill(scaled, n, pixel);
                s = scaled;
            } else {
                s = src + y * sstride + 4 * (ptrdiff_t)x;
                if (alpha != 255) { t->scale_bytes(scaled, s, n * 4, alpha); s = scaled; }
            }
            if (m && bounded) {
                if (s != scaled) { memcpy(scaled, s, (size_t)n * 4); s = scaled; }
                t->mul_mask(scaled, m, n);
            }
            // 2. The operator, in place, or beside it where coverage mixes result and destination.
            uint8_t *o = d;
            if (m && !bounded) { memcpy(result, d, (size_t)n * 4); o = result; }
            if (fast) fast(o, s, n);
            else vtk_blend_scalar(mode, o, s, n);
            if (o != d) for (int i = 0; i < n; i++) st32(d + 4 * i, lerp_px(ld32(o + 4 * i), ld32(d + 4 * i), m[i]));
        }
    }
}
