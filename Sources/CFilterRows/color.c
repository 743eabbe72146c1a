// Loops over the colours of a row, pixel by pixel.
#include "internal.h"

#define PLANES float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane; (void)r; (void)g; (void)b; (void)a

void vtf_fill(float *row, ptrdiff_t plane, int n, const float color[4]) {
    for (int c = 0; c < 4; c++) {
        float *p = row + c * plane, v = color[c];
        for (int i = 0; i < n; i++) p[i] = v;
    }
}

VTF_WIDE void vtf_matrix(float *row, ptrdiff_t plane, int n, const float m[20]) {
    PLANES;
    const int plain = m[15] == 0 && m[16] == 0 && m[17] == 0 && m[18] == 1 && m[19] == 0 && m[3] == 0 && m[8] == 0 &&
                      m[13] == 0;
    if (plain) {
        // Alpha stays: straight colours need not be looked at, a bias is scaled by alpha.
        for (int i = 0; i < n; i++) {
            float x = r[i], y = g[i], z = b[i], w = a[i];
            r[i] = m[0] * x + m[1] * y + m[2] * z + m[4] * w;
            g[i] = m[5] * x + m[6] * y + m[7] * z + m[9] * w;
            b[i] = m[10] * x + m[11] * y + m[12] * z + m[14] * w;
        }
        return;
    }
    for (int i = 0; i < n; i++) {
        float w = a[i], back = w != 0 ? 1 / w : 0, x = r[i] * back, y = g[i] * back, z = b[i] * back;
        float out = m[15] * x + m[16] * y + m[17] * z + m[18] * w + m[19];
        float cover = vtf_unit(out);
        r[i] = (m[0] * x + m[1] * y + m[2] * z + m[3] * w + m[4]) * cover;
        g[i] = (m[5] * x + m[6] * y + m[7] * z + m[8] * w + m[9]) * cover;
        b[i] = (m[10] * x + m[11] * y + m[12] * z + m[13] * w + m[14]) * cover;
        a[i] = cover;
    }
}

VTF_WIDE void vtf_clamp(float *row, ptrdiff_t plane, int n, const float low[4], const float high[4]) {
    PLANES;
    for (int i = 0; i < n; i++) {
        float w = a[i], back = w != 0 ? 1 / w : 0, out = vtf_min(vtf_max(w, low[3]), high[3]);
        r[i] = vtf_min(vtf_max(r[i] * back, low[0]), high[0]) * out;
        g[i] = vtf_min(vtf_max(g[i] * back, low[1]), high[1]) * out;
        b[i] = vtf_min(vtf_max(b[i] * back, low[2]), high[2]) * out;
        a[i] = out;
    }
}

/// A function of each straight colour.
#define STRAIGHT(EXPRESSION) \
    for (int c = 0; c < 3; c++) { \
        float *p = row + c * plane; \
        const float *alpha = row + 3 * plane; \
        for (int i = 0; i < n; i++) { \
            float w = alpha[i]; \
            if (w == 0) continue; \
            float v = p[i] / w; \
            p[i] = (EXPRESSION)*w; \
        } \
    }

void vtf_make_power(float *table, float power) {
    for (int i = 0; i <= VTF_POWER_SIZE; i++) {
        union { uint32_t bits; float value; } at = {.bits = VTF_POWER_FIRST + ((uint32_t)i << 16)};
        table[i] = powf(at.value, power);
    }
}

/// Between two entries of the table, which stand 128 to an octave; beyond its ends by powf.
static inline float power_of(float v, float power, const float *table) {
    union { float value; uint32_t bits; } at = {.value = v};
    if (!(v > 0)) return 0;
    if (at.bits < VTF_POWER_FIRST || at.bits >= VTF_POWER_FIRST + ((uint32_t)VTF_POWER_SIZE << 16))
        return powf(v, power);
    uint32_t place = at.bits - VTF_POWER_FIRST, i = place >> 16;
    return table[i] + (table[i + 1] - table[i]) * ((float)(int)(place & 0xFFFF) * (1 / 65536.0f));
}

void vtf_power(float *row, ptrdiff_t plane, int n, float power, const float *table) {
    STRAIGHT(power_of(v, power, table))
}

void vtf_curve(float *row, ptrdiff_t plane, int n, int encode) {
    if (encode) STRAIGHT(vtf_encode_srgb(v)) else STRAIGHT(vtf_decode_srgb(v))
}

void vtf_posterize(float *row, ptrdiff_t plane, int n, float levels) {
    STRAIGHT(levels > 1 ? floorf(vtf_unit(v) * (levels - 1) + 0.5f) / (levels - 1) : 0)
}

void vtf_threshold(float *row, ptrdiff_t plane, int n, float threshold) { STRAIGHT(v >= threshold ? 1.0f : 0.0f) }

void vtf_extreme(float *row, ptrdiff_t plane, int n, int largest) {
    PLANES;
    for (int i = 0; i < n; i++) {
        float v = largest ? vtf_max(r[i], vtf_max(g[i], b[i])) : vtf_min(r[i], vtf_min(g[i], b[i]));
        r[i] = g[i] = b[i] = v;
    }
}

void vtf_premultiply(float *row, ptrdiff_t plane, int n, int divide) {
    PLANES;
    for (int i = 0; i < n; i++) {
        float k = divide ? (a[i] != 0 ? 1 / a[i] : 0) : a[i];
        r[i] *= k;
        g[i] *= k;
        b[i] *= k;
    }
}

VTF_WIDE void vtf_vignette(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float inner, float outer,
                  float intensity) {
    PLANES;
    float dy = y - cy, range = outer > inner ? 1 / (outer - inner) : 0;
    for (int i = 0; i < n; i++) {
        float dx = x + i - cx, d = sqrtf(dx * dx + dy * dy);
        float t = range > 0 ? vtf_smooth(vtf_unit((d - inner) * range)) : (d >= outer ? 1.0f : 0.0f);
        float k = 1 - intensity * t;
        if (k < 0) k = 0;
        r[i] *= k;
        g[i] *= k;
        b[i] *= k;
    }
}

static void mix(float *row, ptrdiff_t plane, int i, float t, const float from[4], const float to[4]) {
    for (int c = 0; c < 4; c++) row[c * plane + i] = from[c] + (to[c] - from[c]) * t;
}

void vtf_linear_gradient(float *row, ptrdiff_t plane, int n, float a, float c, int smooth, const float from[4],
                         const float to[4]) {
    for (int i = 0; i < n; i++) {
        float t = vtf_unit(a * i + c);
        mix(row, plane, i, smooth ? vtf_smooth(t) : t, from, to);
    }
}

void vtf_radial_gradient(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float inner,
                         float outer, int bell, const float from[4], const float to[4]) {
    float dy = y - cy;
    for (int i = 0; i < n; i++) {
        float dx = x + i - cx, d = sqrtf(dx * dx + dy * dy), t;
        if (outer != inner) t = vtf_unit((d - inner) / (outer - inner));
        else t = d < inner ? 0.0f : 1.0f;
        mix(row, plane, i, bell ? vtf_smooth(t) : t, from, to);
    }
}

/// How far a coordinate lies in the second of two bands of a width, with soft edges: 0…1.
static float band(float v, float width, float softness) {
    float p = v / (2 * width);
    p = (p - floorf(p)) * 2;  // 0…2: the first band, then the second
    float d = p < 1 ? vtf_min(p, 1 - p) : vtf_min(p - 1, 2 - p);
    float edge = softness > 0 ? vtf_min(1, d * width / softness) : 1;
    float inside = 0.5f + 0.5f * edge;
    return p < 1 ? 1 - inside : inside;
}

void vtf_checkers(float *row, ptrdiff_t plane, int n, float x, float y, float cx, float cy, float width,
                  float softness, int vertical, const float from[4], const float to[4]) {
    float v = vertical ? band(y - cy, width, softness) : 0;
    for (int i = 0; i < n; i++) {
        float u = band(x + i - cx, width, softness);
        mix(row, plane, i, u + v - 2 * u * v, from, to);
    }
}
