// Loops that look at neighbours: convolution, grids, sums, sampling.
#include "internal.h"

VTF_WIDE void vtf_convolve(float *dst, const float *src, int n, const float *weights, int reach) {
    // Blocks that stay in the nearest cache, one weight after the other over each.
    enum { BLOCK = 512 };
    for (int from = 0; from < n; from += BLOCK) {
        int count = n - from < BLOCK ? n - from : BLOCK;
        float *d = dst + from;
        const float *s = src + from;
        float middle = weights[0];
        for (int i = 0; i < count; i++) d[i] = s[i] * middle;
        int k = 1;
        for (; k + 1 <= reach; k += 2) {
            const float *a = s - k, *b = s + k, *e = s - k - 1, *f = s + k + 1;
            float v = weights[k], w = weights[k + 1];
            for (int i = 0; i < count; i++) d[i] += (a[i] + b[i]) * v + (e[i] + f[i]) * w;
        }
        for (; k <= reach; k++) {
            const float *a = s - k, *b = s + k;
            float v = weights[k];
            for (int i = 0; i < count; i++) d[i] += (a[i] + b[i]) * v;
        }
    }
}

VTF_WIDE void vtf_add(float *dst, const float *src, int n, float weight) {
    for (int i = 0; i < n; i++) dst[i] += src[i] * weight;
}

VTF_WIDE void vtf_add_rows(float *dst, const float *const *rows, const float *weights, int count, int n) {
    enum { BLOCK = 1024 };
    for (int from = 0; from < n; from += BLOCK) {
        int width = n - from < BLOCK ? n - from : BLOCK;
        float *d = dst + from;
        int k = 0;
        for (; k + 4 <= count; k += 4) {
            const float *a = rows[k] + from, *b = rows[k + 1] + from, *e = rows[k + 2] + from, *f = rows[k + 3] + from;
            float s = weights[k], t = weights[k + 1], u = weights[k + 2], v = weights[k + 3];
            for (int i = 0; i < width; i++) d[i] += (a[i] * s + b[i] * t) + (e[i] * u + f[i] * v);
        }
        for (; k < count; k++) vtf_add(d, rows[k] + from, width, weights[k]);
    }
}

VTF_WIDE void vtf_reduce_add(float *dst, const float *src, int n, int shift, float weight) {
    if (shift == 0) return vtf_add(dst, src, n, weight);
    if (shift == 1) {
        for (int i = 0; i < n; i++) dst[i] += (src[2 * i] + src[2 * i + 1]) * weight;
        return;
    }
    int size = 1 << shift;
    for (int i = 0; i < n; i++, src += size) {
        float sum = 0;
        for (int k = 0; k < size; k += 4) sum += (src[k] + src[k + 1]) + (src[k + 2] + src[k + 3]);
        dst[i] += sum * weight;
    }
}

VTF_WIDE void vtf_enlarge(float *dst, int n, int first, const float *low, const float *high, float fraction, int shift) {
    int size = 1 << shift, half = size / 2;
    float step = 1.0f / size;
    int x = 0;
    while (x < n) {
        // Fine pixels between two coarse centres: from centre j − 1 (at j·size − half) to centre j.
        int place = first + x + half, j = place >> shift, in = place & (size - 1);
        int count = size - in;
        if (count > n - x) count = n - x;
        float left = low[j - 1] + (high[j - 1] - low[j - 1]) * fraction;
        float right = low[j] + (high[j] - low[j]) * fraction;
        float slope = (right - left) * step, value = left + slope * (in + 0.5f);
        for (int i = 0; i < count; i++) dst[x + i] = value + slope * i;
        x += count;
    }
}

void vtf_prefix(double *sums, const float *src, int n) {
    double sum = 0;
    sums[0] = 0;
    for (int i = 0; i < n; i++) sums[i + 1] = sum += src[i];
}

VTF_WIDE void vtf_add_span(float *dst, const double *sums, int n, int reach, double half, double weight) {
    // Edges at x + ½ ± half; `whole` pixels and a part of the next one to either side.
    double edge = half + 0.5;
    int whole = (int)floor(edge);
    double part = edge - whole;
    if (whole < 1) {
        for (int x = 0; x < n; x++) dst[x] += (float)((sums[x + reach + 1] - sums[x + reach]) * 2 * half * weight);
        return;
    }
    // Where the edge stands on a pixel's side, the one beyond it does not count.
    int more = part > 0 ? 1 : 0;
    for (int x = 0; x < n; x++) {
        const double *at = sums + x + reach;  // left edge of pixel x
        double inner = at[whole] - at[1 - whole];
        double outer = more ? (at[whole + 1] - at[whole]) + (at[1 - whole] - at[-whole]) : 0;
        dst[x] += (float)((inner + outer * part) * weight);
    }
}

void vtf_sample_add(float *row, ptrdiff_t plane, int n, const float *image, ptrdiff_t row_floats, ptrdiff_t ip, int w,
                    int h, double u, double v, double du, double dv, int nearest, float weight) {
    for (int i = 0; i < n; i++) {
        double x = u + i * du, y = v + i * dv;
        if (nearest) {
            x = floor(x + 0.5), y = floor(y + 0.5);
            if (x < 0 || y < 0 || x >= w || y >= h) continue;
            const float *p = image + (ptrdiff_t)y * row_floats + (ptrdiff_t)x;
            for (int c = 0; c < 4; c++) row[c * plane + i] += p[c * ip] * weight;
            continue;
        }
        if (!(x > -1 && y > -1 && x < w && y < h)) continue;
        double fx = floor(x), fy = floor(y);
        int x0 = (int)fx, y0 = (int)fy;
        float tx = (float)(x - fx), ty = (float)(y - fy);
        float left = x0 >= 0 ? 1 - tx : 0, right = x0 + 1 < w ? tx : 0;
        float top = y0 >= 0 ? (1 - ty) * weight : 0, bottom = y0 + 1 < h ? ty * weight : 0;
        // Where a weight is 0, the pixel itself stands in for its missing neighbour.
        const float *p = image + (ptrdiff_t)(y0 >= 0 ? y0 : 0) * row_floats + (x0 >= 0 ? x0 : 0);
        ptrdiff_t dx = x0 >= 0 && x0 + 1 < w ? 1 : 0, dy = y0 >= 0 && y0 + 1 < h ? row_floats : 0;
        for (int c = 0; c < 4; c++, p += ip)
            row[c * plane + i] += (p[0] * left + p[dx] * right) * top + (p[dy] * left + p[dx + dy] * right) * bottom;
    }
}

void vtf_resample(float *dst, const float *src, int n, const int *first, const float *weights, int taps) {
    for (int i = 0; i < n; i++, weights += taps) {
        const float *s = src + first[i];
        float sum = 0;
        for (int k = 0; k < taps; k++) sum += s[k] * weights[k];
        dst[i] = sum;
    }
}
