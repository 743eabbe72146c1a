// Two rows into one: the blend modes of the PDF specification and its relatives, and Porter and Duff.
#include "internal.h"

static float dodge(float b, float s) { return b <= 0 ? 0 : (s >= 1 ? 1 : vtf_min(1, b / (1 - s))); }
static float burn(float b, float s) { return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - vtf_min(1, (1 - b) / s)); }
static float hard(float b, float s) { return s <= 0.5f ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1); }

static float soft(float b, float s) {
    if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
    float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b > 0 ? b : 0);
    return b + (2 * s - 1) * (d - b);
}

static inline float separable(int mode, float b, float s) {
    switch (mode) {
    case VTF_MULTIPLY: return b * s;
    case VTF_SCREEN: return b + s - b * s;
    case VTF_OVERLAY: return hard(s, b);
    case VTF_DARKEN: return vtf_min(b, s);
    case VTF_LIGHTEN: return vtf_max(b, s);
    case VTF_COLOR_DODGE: return dodge(b, s);
    case VTF_COLOR_BURN: return burn(b, s);
    case VTF_SOFT_LIGHT: return soft(b, s);
    case VTF_HARD_LIGHT: return hard(b, s);
    case VTF_DIFFERENCE: return fabsf(b - s);
    case VTF_EXCLUSION: return b + s - 2 * b * s;
    case VTF_PIN_LIGHT: return s <= 0.5f ? vtf_min(b, 2 * s) : vtf_max(b, 2 * s - 1);
    case VTF_LINEAR_BURN: return vtf_max(0, b + s - 1);
    case VTF_LINEAR_DODGE: return vtf_min(1, b + s);
    case VTF_LINEAR_LIGHT: return vtf_unit(b + 2 * s - 1);
    case VTF_VIVID_LIGHT: return s <= 0.5f ? burn(b, 2 * s) : dodge(b, 2 * s - 1);
    case VTF_DIVIDE: return s <= 0 ? 1 : vtf_min(1, b / s);
    case VTF_SUBTRACT: return vtf_max(0, b - s);
    default: return s;
    }
}

typedef struct { float r, g, b; } rgb;

static float lum(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static float low(rgb c) { return vtf_min(c.r, vtf_min(c.g, c.b)); }
static float high(rgb c) { return vtf_max(c.r, vtf_max(c.g, c.b)); }
static float sat(rgb c) { return high(c) - low(c); }

static rgb with_lum(rgb c, float l) {
    float d = l - lum(c);
    c.r += d, c.g += d, c.b += d;
    float y = lum(c), n = low(c), x = high(c);
    if (n < 0) {
        float k = y / (y - n);
        c.r = y + (c.r - y) * k, c.g = y + (c.g - y) * k, c.b = y + (c.b - y) * k;
    }
    if (x > 1) {
        float k = (1 - y) / (x - y);
        c.r = y + (c.r - y) * k, c.g = y + (c.g - y) * k, c.b = y + (c.b - y) * k;
    }
    return c;
}

static rgb with_sat(rgb c, float s) {
    float n = low(c), x = high(c), k = x > n ? s / (x - n) : 0;
    return (rgb){(c.r - n) * k, (c.g - n) * k, (c.b - n) * k};
}

static rgb whole(int mode, rgb b, rgb s) {
    switch (mode) {
    case VTF_HUE: return with_lum(with_sat(s, sat(b)), lum(b));
    case VTF_SATURATION: return with_lum(with_sat(b, sat(s)), lum(b));
    case VTF_COLOR: return with_lum(s, lum(b));
    default: return with_lum(b, lum(s));
    }
}

static inline __attribute__((always_inline)) void blend_separable(int mode, float *row, ptrdiff_t plane,
                                                                  const float *front, ptrdiff_t front_plane, int n) {
    float *ba = row + 3 * plane;
    const float *fa = front + 3 * front_plane;
    for (int c = 0; c < 3; c++) {
        float *p = row + c * plane;
        const float *q = front + c * front_plane;
        for (int i = 0; i < n; i++) {
            float ab = ba[i], as = fa[i], both = ab * as;
            float mixed = both > 0 ? separable(mode, p[i] / ab, q[i] / as) : 0;
            p[i] = q[i] * (1 - ab) + p[i] * (1 - as) + both * mixed;
        }
    }
    for (int i = 0; i < n; i++) ba[i] = fa[i] + ba[i] * (1 - fa[i]);
}

static void blend_whole(int mode, float *row, ptrdiff_t plane, const float *front, ptrdiff_t fp, int n) {
    float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    for (int i = 0; i < n; i++) {
        float ab = a[i], as = front[3 * fp + i], both = ab * as;
        rgb mixed = {0, 0, 0};
        if (both > 0)
            mixed = whole(mode, (rgb){r[i] / ab, g[i] / ab, b[i] / ab},
                          (rgb){front[i] / as, front[fp + i] / as, front[2 * fp + i] / as});
        r[i] = front[i] * (1 - ab) + r[i] * (1 - as) + both * mixed.r;
        g[i] = front[fp + i] * (1 - ab) + g[i] * (1 - as) + both * mixed.g;
        b[i] = front[2 * fp + i] * (1 - ab) + b[i] * (1 - as) + both * mixed.b;
        a[i] = as + ab * (1 - as);
    }
}

/// Plain arithmetic on all four planes; `s`, `d` are the values, `sa`, `da` the alphas.
#define ALL(EXPRESSION) \
    { \
        const float *fa = front + 3 * fp; \
        float *ba = row + 3 * plane; \
        for (int c = 0; c < 4; c++) { \
            float *p = row + c * plane; \
            const float *q = front + c * fp; \
            for (int i = 0; i < n; i++) { \
                float s = q[i], d = p[i], sa = fa[i], da = ba[i]; \
                (void)d, (void)sa, (void)da; \
                p[i] = EXPRESSION; \
            } \
        } \
        return; \
    }

#define SEPARABLE(MODE) case MODE: blend_separable(MODE, row, plane, front, fp, n); return;

VTF_WIDE void vtf_blend(int mode, float *row, ptrdiff_t plane, const float *front, ptrdiff_t fp, int n) {
    switch (mode) {
    case VTF_NORMAL: ALL(s + d * (1 - sa))
    SEPARABLE(VTF_MULTIPLY) SEPARABLE(VTF_SCREEN) SEPARABLE(VTF_OVERLAY) SEPARABLE(VTF_DARKEN)
    SEPARABLE(VTF_LIGHTEN) SEPARABLE(VTF_COLOR_DODGE) SEPARABLE(VTF_COLOR_BURN) SEPARABLE(VTF_SOFT_LIGHT)
    SEPARABLE(VTF_HARD_LIGHT) SEPARABLE(VTF_DIFFERENCE) SEPARABLE(VTF_EXCLUSION) SEPARABLE(VTF_PIN_LIGHT)
    SEPARABLE(VTF_LINEAR_BURN) SEPARABLE(VTF_LINEAR_DODGE) SEPARABLE(VTF_LINEAR_LIGHT) SEPARABLE(VTF_VIVID_LIGHT)
    SEPARABLE(VTF_DIVIDE) SEPARABLE(VTF_SUBTRACT)
    // The alpha plane comes last, so that the colours still see the background's alpha.
    case VTF_SOURCE_IN: ALL(s * da)
    case VTF_SOURCE_OUT: ALL(s * (1 - da))
    case VTF_SOURCE_ATOP: ALL(c == 3 ? d : s * da + d * (1 - sa))
    case VTF_ADD: ALL(c == 3 ? vtf_min(1, s + d) : s + d)
    case VTF_MAXIMUM: ALL(vtf_max(s, d))
    case VTF_MINIMUM: ALL(vtf_min(s, d))
    case VTF_PRODUCT: ALL(s * d)
    case VTF_ABSOLUTE: ALL(c == 3 ? vtf_max(s, d) : fabsf(s - d))
    default: blend_whole(mode, row, plane, front, fp, n);
    }
}

VTF_WIDE void vtf_mix_masked(float *row, ptrdiff_t plane, const float *front, ptrdiff_t fp, const float *mask, ptrdiff_t mp,
                    int channel, int n) {
    for (int i = 0; i < n; i++) {
        float t = channel == 4 ? 0.2126f * mask[i] + 0.7152f * mask[mp + i] + 0.0722f * mask[2 * mp + i]
                               : mask[channel * mp + i];
        t = vtf_unit(t);
        for (int c = 0; c < 4; c++) row[c * plane + i] += (front[c * fp + i] - row[c * plane + i]) * t;
    }
}

VTF_WIDE void vtf_combine(float *row, ptrdiff_t plane, float a, const float *other, ptrdiff_t op, float b, int n) {
    for (int c = 0; c < 4; c++) {
        float *p = row + c * plane;
        const float *q = other + c * op;
        for (int i = 0; i < n; i++) p[i] = p[i] * a + q[i] * b;
    }
}
