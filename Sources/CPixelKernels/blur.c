// Gaussian-like blur: three boxes as one exact integer cascade per column, rows by transposing, larger radii on a
// grid that is 2, 4 or 8 times coarser. Below σ = 2 the Gaussian itself, as quantised weights.
#include "internal.h"
#include "vectors.h"
#include <stdlib.h>
#ifdef VTK_X86
#include <immintrin.h>
#endif

enum { STRIP = 16, MAX_BOX = 255 };

// The cascade's sum of one column back to a byte: ((sum >> pre) · factor + half) >> post.
typedef struct { uint32_t pre, factor, post, half; } norm;

static norm make_norm(const int box[3]) {
    uint64_t top = 255ull * (uint64_t)box[0] * (uint64_t)box[1] * (uint64_t)box[2];
    norm n = {0, 0, 0, 0};
    while (top >> n.pre > 65535) n.pre++;
    uint64_t v = top >> n.pre;
    // The largest factor below 65536 keeps the rounding error of the division near 2⁻¹⁶.
    n.post = 31;
    while (((255ull << n.post) + v / 2) / v > 65535) n.post--;
    n.factor = (uint32_t)(((255ull << n.post) + v / 2) / v);
    n.half = 1u << (n.post - 1);
    return n;
}
static inline uint32_t normalize(uint32_t sum, norm n) {
    uint32_t v = ((sum >> n.pre) * n.factor + n.half) >> n.post;
    return v > 255 ? 255 : v;
}

// Row i of the input as the cascade reads it: below 0 and from `rows` on zero, or the nearest row.
typedef struct {
    const uint8_t *src;
    ptrdiff_t stride;
    int rows, clamp, lead; // with clamp, `lead` copies of the first row come first
} input;
static inline const uint8_t *row_of(const input *in, int i) {
    if (in->clamp) {
        i -= in->lead;
        return in->src + (i < 0 ? 0 : i >= in->rows ? in->rows - 1 : i) * in->stride;
    }
    return i < 0 || i >= in->rows ? NULL : in->src + i * in->stride;
}

static void box3_scalar(uint8_t *dst, ptrdiff_t dstride, const input *in, int columns, int out_rows, int skip,
                        const int box[3], norm nm, uint32_t *ring) {
    for (int c = 0; c < columns; c++) {
        uint32_t *r1 = ring, *r2 = ring + box[1], s1 = 0, s2 = 0, s3 = 0;
        memset(ring, 0, sizeof(uint32_t) * (size_t)(box[1] + box[2]));
        int i1 = 0, i2 = 0;
        for (int i = 0; i < out_rows + skip; i++) {
            const uint8_t *a = row_of(in, i), *b = i >= box[0] ? row_of(in, i - box[0]) : NULL;
            s1 += (a ? a[c] : 0u) - (b ? b[c] : 0u);
            s2 += s1 - r1[i1];
            r1[i1] = s1;
            s3 += s2 - r2[i2];
            r2[i2] = s2;
            if (++i1 == box[1]) i1 = 0;
            if (++i2 == box[2]) i2 = 0;
            if (i >= skip) dst[(i - skip) * dstride + c] = (uint8_t)normalize(s3, nm);
        }
    }
}

#define BOX3_VECTOR(name, attribute)                                                                              \
    attribute static void name(uint8_t *dst, ptrdiff_t dstride, const input *in, int columns, int out_rows,       \
                               int skip, const int box[3], norm nm, uint32_t *ring) {                             \
        for (int c = 0; c < columns; c += STRIP) {                                                                \
            if (c + STRIP > columns) c = columns - STRIP; /* the last strip may overlap the one before */         \
            u32x8 *r1 = (u32x8 *)ring, *r2 = r1 + 2 * box[1];                                                     \
            u32x8 zero = {0}, a1 = zero, b1 = zero, a2 = zero, b2 = zero, a3 = zero, b3 = zero;                   \
            memset(ring, 0, sizeof(u32x8) * 2 * (size_t)(box[1] + box[2]));                                       \
            int i1 = 0, i2 = 0;                                                                                   \
            for (int i = 0; i < out_rows + skip; i++) {                                                           \
                const uint8_t *p = row_of(in, i), *q = i >= box[0] ? row_of(in, i - box[0]) : NULL;               \
                if (p) { a1 += load8(p + c); b1 += load8(p + c + 8); }                                            \
                if (q) { a1 -= load8(q + c); b1 -= load8(q + c + 8); }                                            \
                a2 += a1 - r1[i1]; b2 += b1 - r1[i1 + 1];                                                         \
                r1[i1] = a1; r1[i1 + 1] = b1;                                                                     \
                a3 += a2 - r2[i2]; b3 += b2 - r2[i2 + 1];                                                         \
                r2[i2] = a2; r2[i2 + 1] = b2;                                                                     \
                if ((i1 += 2) == 2 * box[1]) i1 = 0;                                                              \
                if ((i2 += 2) == 2 * box[2]) i2 = 0;                                                              \
                if (i >= skip) {                                                                                  \
                    uint8_t *o = dst + (i - skip) * dstride + c;                                                  \
                    store8(o, ((a3 >> nm.pre) * nm.factor + nm.half) >> nm.post);                                 \
                    store8(o + 8, ((b3 >> nm.pre) * nm.factor + nm.half) >> nm.post);                             \
                }                                                                                                 \
            }                                                                                                     \
        }                                                                                                         \
    }
BOX3_VECTOR(box3_plain, )
#ifdef VTK_X86
BOX3_VECTOR(box3_avx2, __attribute__((target("avx2"))))
#endif

// Bytes of `columns` columns, three boxes each. Zero edges: rows + box[0] + box[1] + box[2] − 3 rows come out; with
// clamp as many as go in.
static int box3_columns(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int columns, int rows,
                        const int box[3], int clamp) {
    int support = box[0] + box[1] + box[2] - 2, radius = support / 2;
    input in = {src, sstride, rows, clamp, radius};
    int out_rows = clamp ? rows : rows + support - 1, skip = clamp ? support - 1 : 0;
    size_t ring_bytes = sizeof(uint32_t) * STRIP * (size_t)(box[1] + box[2]);
    uint32_t *ring = aligned_alloc(64, (ring_bytes + 63) & ~(size_t)63);
    if (!ring) return 0;
    norm nm = make_norm(box);
    int variant = vtk_variant_current();
    if (variant == VTK_VARIANT_SCALAR || columns < STRIP)
        box3_scalar(dst, dstride, &in, columns, out_rows, skip, box, nm, ring);
#ifdef VTK_X86
    else if (vtk_has_avx2()) box3_avx2(dst, dstride, &in, columns, out_rows, skip, box, nm, ring);
#endif
    else box3_plain(dst, dstride, &in, columns, out_rows, skip, box, nm, ring);
    free(ring);
    return 1;
}

// The same with 2r + 1 weights that add up to 65536.
#define FIR(name, attribute)                                                                                 \
    attribute static void name(uint32_t *sums, const uint8_t *p, const uint8_t *q, uint32_t w, int n) {      \
        if (p && q) for (int c = 0; c < n; c++) sums[c] += (uint32_t)(p[c] + q[c]) * w;                      \
        else if (p || q) for (int c = 0; c < n; c++) sums[c] += (p ? p : q)[c] * w;                          \
    }                                                                                                        \
    attribute static void name##_end(uint8_t *o, const uint32_t *sums, int n) {                              \
        for (int c = 0; c < n; c++) o[c] = (uint8_t)(sums[c] >> 16);                                         \
    }
FIR(fir_plain, )
#ifdef VTK_X86
FIR(fir_avx2, __attribute__((target("avx2"))))
#define PICK(name) (fast ? name##_avx2 : name##_plain)
#define PICK2(name, part) (fast ? name##_avx2_##part : name##_plain_##part)
#else
#define PICK(name) name##_plain
#define PICK2(name, part) name##_plain_##part
#endif

enum { FIR_STRIP = 512 };
static int fir_columns(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int columns, int rows,
                       const uint32_t *weights, int r, int clamp) {
    input in = {src, sstride, rows, clamp, 0};
    const int out_rows = clamp ? rows : rows + 2 * r, fast = vtk_has_avx2();
    (void)fast;
    uint32_t sums[FIR_STRIP];
    for (int c = 0; c < columns; c += FIR_STRIP) {
        int n = columns - c < FIR_STRIP ? columns - c : FIR_STRIP;
        for (int y = 0; y < out_rows; y++) {
            const int middle = y - (clamp ? 0 : r);
            for (int i = 0; i < n; i++) sums[i] = 32768;
            for (int k = 0; k <= r; k++) { // the weights are symmetric
                const uint8_t *p = row_of(&in, middle - k), *q = k ? row_of(&in, middle + k) : NULL;
                PICK(fir)(sums, p ? p + c : NULL, q ? q + c : NULL, weights[k], n);
            }
            PICK2(fir, end)(dst + y * dstride + c, sums, n);
        }
    }
    return 1;
}

static void transpose(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h, int bpp) {
    if (bpp == 4) {
        for (int y0 = 0; y0 < h; y0 += 16)
            for (int x = 0; x < w; x++)
                for (int y = y0; y < y0 + 16 && y < h; y++)
                    st32(dst + x * dstride + 4 * y, ld32(src + y * sstride + 4 * x));
        return;
    }
    int y = 0;
    for (; y + 16 <= h; y += 16) {
        int x = 0;
        for (; x + 16 <= w; x += 16) transpose16(dst + x * dstride + y, dstride, src + y * sstride + x, sstride);
        for (; x < w; x++)
            for (int k = 0; k < 16; k++) dst[x * dstride + y + k] = src[(y + k) * sstride + x];
    }
    for (; y < h; y++)
        for (int x = 0; x < w; x++) dst[x * dstride + y] = src[y * sstride + x];
}

// ---- Coarser grids ----

// Neighbouring sums added in pairs, in place: pixels of `bpp` 16-bit values, n pairs.
#define HALVE(name, attribute)                                                                               \
    attribute static void name(uint16_t *s, int n, int bpp) {                                                \
        int i = 0;                                                                                           \
        if (bpp == 1) {                                                                                      \
            for (; i + 16 <= n; i += 16) {                                                                   \
                u16x16 a, b;                                                                                 \
                memcpy(&a, s + 2 * i, 32);                                                                   \
                memcpy(&b, s + 2 * i + 16, 32);                                                              \
                u16x16 r = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30) + \
                           __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);  \
                memcpy(s + i, &r, 32);                                                                       \
            }                                                                                                \
        } else {                                                                                             \
            for (; i + 4 <= n; i += 4) {                                                                     \
                u16x16 a, b;                                                                                 \
                memcpy(&a, s + 8 * i, 32);                                                                   \
                memcpy(&b, s + 8 * i + 16, 32);                                                              \
                u16x16 r = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27) + \
                           __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31); \
                memcpy(s + 4 * i, &r, 32);                                                                   \
            }                                                                                                \
        }                                                                                                    \
        for (; i < n; i++)                                                                                   \
            for (int b = 0; b < bpp; b++)                                                                    \
                s[i * bpp + b] = (uint16_t)(s[2 * i * bpp + b] + s[(2 * i + 1) * bpp + b]);                  \
    }                                                                                                        \
    attribute static void name##_add(uint16_t *s, const uint8_t *p, int n) {                                 \
        for (int i = 0; i < n; i++) s[i] = (uint16_t)(s[i] + p[i]);                                          \
    }                                                                                                        \
    attribute static void name##_end(uint8_t *o, const uint16_t *s, int n, int shift) {                      \
        const uint16_t half = (uint16_t)(1u << (2 * shift - 1));                                             \
        for (int i = 0; i < n; i++) o[i] = (uint8_t)((uint16_t)(s[i] + half) >> (2 * shift));                \
    }
HALVE(halve_plain, )
#ifdef VTK_X86
HALVE(halve_avx2, __attribute__((target("avx2"))))
#endif

// Means of d × d blocks (d = 1 << shift, shift ≤ 3); what lies outside counts as zero, or as the nearest pixel.
int vtk_reduce(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h, int bpp,
               int shift, int clamp) {
    const int d = 1 << shift, lw = (w + d - 1) >> shift, lh = (h + d - 1) >> shift;
    const int fast = vtk_has_avx2();
    (void)fast;
    uint16_t *sums = calloc((size_t)lw * (size_t)d * (size_t)bpp + 16, 2);
    if (!sums) return 0;
    for (int y = 0; y < lh; y++) {
        memset(sums, 0, sizeof(uint16_t) * (size_t)(w * bpp));
        for (int k = 0; k < d; k++) {
            int sy = y * d + k;
            if (sy >= h) { if (!clamp) break; sy = h - 1; }
            PICK2(halve, add)(sums, src + sy * sstride, w * bpp);
        }
        for (int x = w; x < lw * d; x++)
            for (int b = 0; b < bpp; b++) sums[x * bpp + b] = clamp ? sums[(w - 1) * bpp + b] : 0;
        for (int k = shift - 1; k >= 0; k--) PICK(halve)(sums, lw << k, bpp);
        PICK2(halve, end)(dst + y * dstride, sums, lw * bpp, shift);
    }
    free(sums);
    return 1;
}

// Between neighbours of a coarse row (n + 1 pixels) d pixels each, as sums × 2d.
static inline __attribute__((always_inline)) void widen_by(uint16_t *out, const uint8_t *row, int n, const int bpp,
                                                           const int d) {
    for (int i = 0; i < n; i++, row += bpp)
        for (int j = 0; j < d; j++)
            for (int b = 0; b < bpp; b++)
                *out++ = (uint16_t)(row[b] * (2 * d - 2 * j - 1) + row[bpp + b] * (2 * j + 1));
}
static void widen_plain(uint16_t *out, const uint8_t *row, int n, int bpp, int shift) {
    switch (shift * 8 + bpp) {
    case 9: widen_by(out, row, n, 1, 2); break;
    case 17: widen_by(out, row, n, 1, 4); break;
    case 25: widen_by(out, row, n, 1, 8); break;
    case 12: widen_by(out, row, n, 4, 2); break;
    case 20: widen_by(out, row, n, 4, 4); break;
    default: widen_by(out, row, n, 4, 8); break;
    }
}
static void widen_plain_lerp(uint8_t *o, const uint16_t *a, const uint16_t *b, int n, int wa, int wb, int shift) {
    const uint16_t half = (uint16_t)(1u << (2 * shift + 1)), ka = (uint16_t)wa, kb = (uint16_t)wb;
    for (int i = 0; i < n; i++) o[i] = (uint8_t)((uint16_t)(a[i] * ka + b[i] * kb + half) >> (2 * shift + 2));
}
#ifdef VTK_X86
#define AVX2 __attribute__((target("avx2")))
// Four times as wide, the usual case: four coarse bytes or one coarse BGRA pixel become sixteen sums.
AVX2 static void widen_avx2(uint16_t *out, const uint8_t *row, int n, int bpp, int shift) {
    int i = 0;
    if (shift == 2 && bpp == 1) {
        const __m256i left = _mm256_setr_epi8(0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 2, -1, 2, -1, 2, -1,
                                              2, -1, 3, -1, 3, -1, 3, -1, 3, -1);
        const __m256i right = _mm256_setr_epi8(1, -1, 1, -1, 1, -1, 1, -1, 2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1,
                                               3, -1, 4, -1, 4, -1, 4, -1, 4, -1);
        const __m256i kl = _mm256_set1_epi64x(0x0001000300050007), kr = _mm256_set1_epi64x(0x0007000500030001);
        for (; i + 7 < n; i += 4) {
            int64_t bits;
            memcpy(&bits, row + i, 8);
            __m256i v = _mm256_set1_epi64x(bits);
            __m256i r = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_shuffle_epi8(v, left), kl),
                                         _mm256_mullo_epi16(_mm256_shuffle_epi8(v, right), kr));
            _mm256_storeu_si256((__m256i *)(out + 4 * i), r);
        }
    } else if (shift == 2 && bpp == 4) {
        const __m256i kl = _mm256_setr_epi16(7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 1, 1, 1, 1);
        const __m256i kr = _mm256_setr_epi16(1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7);
        for (; i < n; i++) {
            __m256i a = _mm256_cvtepu8_epi16(_mm_set1_epi32((int)ld32(row + 4 * i)));
            __m256i b = _mm256_cvtepu8_epi16(_mm_set1_epi32((int)ld32(row + 4 * i + 4)));
            _mm256_storeu_si256((__m256i *)(out + 16 * i),
                                _mm256_add_epi16(_mm256_mullo_epi16(a, kl), _mm256_mullo_epi16(b, kr)));
        }
    }
    widen_plain(out + ((size_t)i << shift) * (size_t)bpp, row + i * bpp, n - i, bpp, shift);
}
AVX2 static void widen_avx2_lerp(uint8_t *o, const uint16_t *a, const uint16_t *b, int n, int wa, int wb, int shift) {
    const __m256i ka = _mm256_set1_epi16((short)wa), kb = _mm256_set1_epi16((short)wb);
    const __m256i half = _mm256_set1_epi16((short)(1u << (2 * shift + 1)));
    const __m128i by = _mm_cvtsi32_si128(2 * shift + 2);
    int i = 0;
    for (; i + 32 <= n; i += 32) {
        __m256i r[2];
        for (int j = 0; j < 2; j++) {
            __m256i x = _mm256_mullo_epi16(_mm256_loadu_si256((const __m256i *)(a + i + 16 * j)), ka);
            __m256i y = _mm256_mullo_epi16(_mm256_loadu_si256((const __m256i *)(b + i + 16 * j)), kb);
            r[j] = _mm256_srl_epi16(_mm256_add_epi16(_mm256_add_epi16(x, y), half), by);
        }
        _mm256_storeu_si256((__m256i *)(o + i), _mm256_permute4x64_epi64(_mm256_packus_epi16(r[0], r[1]), 0xD8));
    }
    widen_plain_lerp(o + i, a + i, b + i, n - i, wa, wb, shift);
}
#endif

// The fine grid's w × h pixels from (`before` · d, `before` · d) before coarse pixel 0 on, bilinear between the
// centres of the coarse ones.
int vtk_enlarge(uint8_t *dst, ptrdiff_t dstride, int w, int h, const uint8_t *src, ptrdiff_t sstride, int lw, int lh,
                int bpp, int shift, int before, int clamp) {
    const int d = 1 << shift, groups = ((w + d - 1) >> shift) + 1;
    const int fast = vtk_has_avx2();
    (void)fast;
    // Fine rows start half a coarse pixel into their first group.
    const size_t room = (size_t)groups * (size_t)d * (size_t)bpp, lead = (size_t)(d / 2) * (size_t)bpp;
    uint16_t *rows = malloc(2 * room * 2);
    uint8_t *pad = calloc((size_t)(groups + 1), (size_t)bpp);
    if (!rows || !pad) { free(rows); free(pad); return 0; }
    uint16_t *ra = rows, *rb = rows + room;
    int ia = -0x7FFFFFFF, ib = ia;
    for (int y = 0; y < h; y++) {
        int t = 2 * (y - before * d) + 1 - d, i = t >> (shift + 1), k = t & (2 * d - 1);
        if (i == ib) { uint16_t *s = ra; ra = rb; rb = s; ia = ib; ib = -0x7FFFFFFF; }
        for (int side = 0; side < 2; side++) {
            uint16_t *r = side ? rb : ra;
            int *have = side ? &ib : &ia, want = i + side;
            if (*have == want) continue;
            *have = want;
            int c = want < 0 ? 0 : want >= lh ? lh - 1 : want;
            if (!clamp && c != want) { memset(r, 0, room * 2); continue; }
            const uint8_t *low = src + c * sstride;
            for (int x = 0; x <= groups; x++) {
                int lx = x - before - 1;
                if (lx >= 0 && x > 0) { // the middle at once
                    int n = lw - lx < groups + 1 - x ? lw - lx : groups + 1 - x;
                    if (n > 0) { memcpy(pad + x * bpp, low + lx * bpp, (size_t)(n * bpp)); x += n - 1; continue; }
                }
                if (clamp) memcpy(pad + x * bpp, low + (lx < 0 ? 0 : lw - 1) * bpp, (size_t)bpp);
            }
            PICK(widen)(r, pad, groups, bpp, shift);
        }
        PICK2(widen, lerp)(dst + y * dstride, ra + lead, rb + lead, w * bpp, 2 * d - k, k, shift);
    }
    free(rows);
    free(pad);
    return 1;
}

// ---- The plan and the whole ----

// e^−x for x ≥ 0 by IEEE arithmetic alone, the same on every machine.
double vtk_exp_minus(double x) {
#pragma STDC FP_CONTRACT OFF
    double y = x / 1024, t = 1, sum = 1;
    for (int i = 1; i < 12; i++) { t = t * -y / i; sum = sum + t; }
    for (int i = 0; i < 10; i++) sum = sum * sum;
    return sum;
}

// Weights of a Gaussian cut off at `taps`, in 1 / 65536; the middle one takes the rounding.
static void make_weights(vtk_blur_plan *plan, double sigma, int taps) {
#pragma STDC FP_CONTRACT OFF
    double w[VTK_MAX_TAPS + 1], total = 0;
    if (taps > VTK_MAX_TAPS) taps = VTK_MAX_TAPS;
    for (int k = 0; k <= taps; k++) {
        w[k] = vtk_exp_minus(k * k / (2 * sigma * sigma));
        total += k ? 2 * w[k] : w[k];
    }
    uint32_t sum = 0;
    for (int k = 1; k <= taps; k++) {
        plan->weights[k] = (uint32_t)(w[k] / total * 65536 + 0.5);
        sum += 2 * plan->weights[k];
    }
    plan->weights[0] = 65536 - sum;
    plan->taps = taps;
    plan->margin = plan->shift ? (taps + 1) << plan->shift : taps;
}

// σ² on a grid of d = 1 << shift, less what reducing (a box) and enlarging (a triangle) add.
double vtk_coarse_variance(double sigma, int shift) {
#pragma STDC FP_CONTRACT OFF
    double d = 1 << shift;
    return shift ? (sigma * sigma - (d * d - 1) / 12 - d * d / 6) / (d * d) : sigma * sigma;
}

void vtk_shadow_plan_make(double radius, vtk_blur_plan *plan) {
#pragma STDC FP_CONTRACT OFF
    memset(plan, 0, sizeof *plan);
    if (!(radius > 0.05)) return;
    if (radius > 500) radius = 500;
    plan->shift = radius < 6 ? 0 : radius < 12 ? 1 : radius < 48 ? 2 : 3;
    double sigma = __builtin_sqrt(vtk_coarse_variance(radius, plan->shift));
    int taps = (int)(2 * radius + 0.5);
    if (plan->shift) taps = (int)(2 * sigma + 0.5);
    make_weights(plan, sigma, taps < 1 ? 1 : taps);
}

void vtk_blur_plan_make(double sigma, vtk_blur_plan *plan) {
#pragma STDC FP_CONTRACT OFF
    memset(plan, 0, sizeof *plan);
    if (!(sigma > 0.05)) return; // also NaN
    if (sigma > 500) sigma = 500;
    if (sigma < 3.5) {
        make_weights(plan, sigma, (int)(3 * sigma + 0.999));
        return;
    }
    int shift = sigma < 12 ? 0 : sigma < 24 ? 1 : sigma < 96 ? 2 : 3;
    double variance = vtk_coarse_variance(sigma, shift);
    // Boxes a ≤ b ≤ c with an odd sum (so that the centre stays) whose variance is nearest; alike ones preferred.
    int near = 1;
    while (near * near < 4 * variance + 1) near++;
    double best = 1e30;
    int spread = 1 + near / 5;
    for (int a = near - spread; a <= near + spread; a++)
        for (int b = a; b <= near + spread; b++)
            for (int c = b; c <= near + spread; c++) {
                if (a < 1 || c > MAX_BOX || ((a + b + c) & 1) == 0) continue;
                double v = (a * a + b * b + c * c - 3) / 12.0, e = v > variance ? v - variance : variance - v;
                e += variance * 0.01 * (c - a) / near;
                if (e < best) { best = e; plan->box[0] = a; plan->box[1] = b; plan->box[2] = c; }
            }
    plan->shift = shift;
    int radius = (plan->box[0] + plan->box[1] + plan->box[2] - 3) / 2;
    plan->margin = shift ? (radius + 1) << shift : radius;
}

static ptrdiff_t padded(int bytes) { return (bytes + 63) & ~63; }

int vtk_blur(const vtk_blur_plan *plan, int bpp, int clamp, const uint8_t *src, ptrdiff_t sstride, int w, int h,
             uint8_t *dst, ptrdiff_t dstride) {
    if (w <= 0 || h <= 0) return 1;
    if (plan->margin == 0) { vtk_copy(dst, dstride, src, sstride, (size_t)w * (size_t)bpp, h); return 1; }
    const int shift = plan->shift, d = 1 << shift, fir = plan->taps > 0;
    const int radius = fir ? plan->taps : (plan->box[0] + plan->box[1] + plan->box[2] - 3) / 2;
    const int grow = clamp ? 0 : 2 * radius;
    const int lw = (w + d - 1) >> shift, lh = (h + d - 1) >> shift, ow = lw + grow, oh = lh + grow;
    // 1. Room for the coarse input and for the three steps (columns, transposed, columns again); two suffice.
    ptrdiff_t la = padded(lw * bpp), ta = padded(oh * bpp), oa = padded(ow * bpp);
    size_t first = (size_t)la * (size_t)oh, second = (size_t)ta * (size_t)lw, third = (size_t)ta * (size_t)ow;
    size_t one = first > third ? first : third, coarse = shift ? (size_t)la * (size_t)lh : 0;
    size_t last = shift ? (size_t)oa * (size_t)oh : 0;
    uint8_t *memory = aligned_alloc(64, ((coarse + one + second + last) + 63) & ~(size_t)63);
    if (!memory) return 0;
    uint8_t *low = memory, *x = memory + coarse, *y = x + one, *z = y + second;
    int ok = 1;
    if (shift) {
        ok = vtk_reduce(low, la, src, sstride, w, h, bpp, shift, clamp);
        src = low;
        sstride = la;
    }
    // 2. Columns, transpose, columns, transpose.
    if (ok) ok = fir ? fir_columns(x, la, src, sstride, lw * bpp, lh, plan->weights, radius, clamp)
                     : box3_columns(x, la, src, sstride, lw * bpp, lh, plan->box, clamp);
    transpose(y, ta, x, la, lw, oh, bpp);
    if (ok) ok = fir ? fir_columns(x, ta, y, ta, oh * bpp, lw, plan->weights, radius, clamp)
                     : box3_columns(x, ta, y, ta, oh * bpp, lw, plan->box, clamp);
    if (ok && !shift) transpose(dst, dstride, x, ta, oh, ow, bpp);
    // 3. Back to the fine grid, which begins a margin outside the source where the edges are zero.
    if (ok && shift) {
        transpose(z, oa, x, ta, oh, ow, bpp);
        int margin = clamp ? 0 : plan->margin;
        ok = vtk_enlarge(dst, dstride, w + 2 * margin, h + 2 * margin, z, oa, ow, oh, bpp, shift, clamp ? 0 : 1, clamp);
    }
    free(memory);
    return ok;
}
