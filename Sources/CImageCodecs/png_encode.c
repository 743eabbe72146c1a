// Our PNG encoder: rows equal to the one above cost a compare; the others are filtered, their zero runs and repeats
// become matches, and blocks of tokens get Huffman codes. Bytes depend on pixels alone.
#include "internal.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum { HASH_BITS = 13 };

typedef struct {
    vti_deflate z;
    vti_adler adler;
    int w, h, bpp, row_bytes;          // row_bytes: filter byte + pixels
    int ring;                          // rows kept for matches, a power of two
    uint8_t *rows;                     // ring × (row_bytes + 16) filtered rows
    size_t row_room;
    uint32_t hash[1 << HASH_BITS];     // row << 17 | offset, of where a pair of pixels was last seen
    uint8_t last;                      // the last byte put
} encoder;

// ---- Residuals: 4 bytes a pixel in the row's order, differences per byte ----

static void residual(uint8_t *out, const uint8_t *cur, const uint8_t *base, int bytes) {
    int i = 0;
#if defined(__x86_64__)
    for (; i + 16 <= bytes; i += 16)
        _mm_storeu_si128((__m128i *)(out + i), _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(cur + i)),
                                                            _mm_loadu_si128((const __m128i *)(base + i))));
#endif
    for (; i < bytes; i++) out[i] = (uint8_t)(cur[i] - base[i]);
}

// How many of n pixels differ from those at `base`, and the first and the one after the last that do (n and 0 where
// none does).
static int differing(const uint8_t *cur, const uint8_t *base, int n, int *first, int *end) {
    int i = 0, count = 0, from = n, to = 0;
#if defined(__x86_64__)
#define SAME(k) _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(cur + 4 * (i + k))), _mm_loadu_si128((const __m128i *)(base + 4 * (i + k))))
    for (; i + 16 <= n; i += 16) {
        __m128i lo = _mm_packs_epi32(SAME(0), SAME(4)), hi = _mm_packs_epi32(SAME(8), SAME(12));
        unsigned other = ~(unsigned)_mm_movemask_epi8(_mm_packs_epi16(lo, hi)) & 0xFFFF;
        if (!other) continue;
        if (from == n) from = i + __builtin_ctz(other);
        to = i + 32 - __builtin_clz(other);
        // Two bits at a time: the processor's own counter is not in the x86-64 baseline.
        other -= other >> 1 & 0x5555;
        other = (other & 0x3333) + (other >> 2 & 0x3333);
        other = (other + (other >> 4)) & 0x0F0F;
        count += (int)((other + (other >> 8)) & 31);
    }
#endif
    for (; i < n; i++) {
        if (ld32(cur + 4 * i) == ld32(base + 4 * i)) continue;
        if (from == n) from = i;
        to = i + 1;
        count++;
    }
    *first = from;
    *end = to;
    return count;
}

// Sum of |difference| (as signed bytes) per byte: how costly literals will be.
static uint32_t cost(const uint8_t *res, int bytes) {
    uint32_t sum = 0;
    int i = 0;
#if defined(__x86_64__)
    __m128i acc = _mm_setzero_si128(), zero = _mm_setzero_si128();
    for (; i + 16 <= bytes; i += 16) {
        __m128i v = _mm_loadu_si128((const __m128i *)(res + i));
        __m128i a = _mm_min_epu8(v, _mm_sub_epi8(zero, v));
        acc = _mm_add_epi64(acc, _mm_sad_epu8(a, zero));
    }
    uint64_t u[2];
    _mm_storeu_si128((__m128i *)u, acc);
    sum = (uint32_t)(u[0] + u[1]);
#endif
    for (; i < bytes; i++) {
        uint8_t v = res[i], m = (uint8_t)-v;
        sum += v < m ? v : m;
    }
    return sum;
}

static inline uint8_t paeth1(int a, int b, int c) {
    int pa = b - c, pb = a - c, pc = pa + pb;
    pa = pa < 0 ? -pa : pa;
    pb = pb < 0 ? -pb : pb;
    pc = pc < 0 ? -pc : pc;
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}
// cur and up have a zero pixel before them.
static void paeth(uint8_t *out, const uint8_t *cur, const uint8_t *up, int bytes) {
    int i = 0;
#if defined(__x86_64__)
    const __m128i zero = _mm_setzero_si128();
    for (; i + 8 <= bytes; i += 8) {
        __m128i v8 = _mm_loadl_epi64((const __m128i *)(cur + i));
        __m128i a = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(cur + i - 4)), zero);
        __m128i b = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(up + i)), zero);
        __m128i c = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(up + i - 4)), zero);
        __m128i pa = _mm_sub_epi16(b, c), pb = _mm_sub_epi16(a, c), pc = _mm_add_epi16(pa, pb);
        pa = _mm_max_epi16(pa, _mm_sub_epi16(zero, pa));
        pb = _mm_max_epi16(pb, _mm_sub_epi16(zero, pb));
        pc = _mm_max_epi16(pc, _mm_sub_epi16(zero, pc));
        __m128i not_a = _mm_or_si128(_mm_cmpgt_epi16(pa, pb), _mm_cmpgt_epi16(pa, pc));
        __m128i not_b = _mm_cmpgt_epi16(pb, pc);
        __m128i bc = _mm_or_si128(_mm_and_si128(not_b, c), _mm_andnot_si128(not_b, b));
        __m128i p = _mm_or_si128(_mm_and_si128(not_a, bc), _mm_andnot_si128(not_a, a));
        _mm_storel_epi64((__m128i *)(out + i), _mm_sub_epi8(v8, _mm_packus_epi16(p, p)));
    }
#endif
    for (; i < bytes; i++) out[i] = (uint8_t)(cur[i] - paeth1(cur[i - 4], up[i], up[i - 4]));
}

// ---- BGRA residuals to RGB or RGBA bytes ----

static void pack_plain(uint8_t *out, const uint8_t *res, int n, int bpp) {
    for (int i = 0; i < n; i++, out += bpp, res += 4) {
        out[0] = res[2];
        out[1] = res[1];
        out[2] = res[0];
        if (bpp == 4) out[3] = res[3];
    }
}
#if defined(__x86_64__)
__attribute__((target("ssse3"))) static void pack_ssse3(uint8_t *out, const uint8_t *res, int n, int bpp) {
    int i = 0;
    if (bpp == 3) {
        const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
        // 16 bytes are stored for 12: stay 2 pixels before the end.
        for (; i + 6 <= n; i += 4)
            _mm_storeu_si128((__m128i *)(out + 3 * i),
                             _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(res + 4 * i)), order));
    } else {
        const __m128i order = _mm_setr_epi8(2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
        for (; i + 4 <= n; i += 4)
            _mm_storeu_si128((__m128i *)(out + 4 * i),
                             _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(res + 4 * i)), order));
    }
    pack_plain(out + bpp * i, res + 4 * i, n - i, bpp);
}
#endif
static void pack(uint8_t *out, const uint8_t *res, int n, int bpp) {
    if (bpp == 1) { memcpy(out, res, (size_t)n); return; }
#if defined(__x86_64__)
    if (__builtin_cpu_supports("ssse3")) { pack_ssse3(out, res, n, bpp); return; }
#endif
    pack_plain(out, res, n, bpp);
}

// ---- Tokens ----

static inline uint8_t *row_at(encoder *e, int y) { return e->rows + (size_t)(y & (e->ring - 1)) * e->row_room; }

// Zero bytes from p on, below end (which has 16 readable bytes after it).
static inline const uint8_t *zero_end(const uint8_t *p, const uint8_t *end) {
#if defined(__x86_64__)
    const __m128i zero = _mm_setzero_si128();
    for (; p < end; p += 16) {
        unsigned m = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)p), zero));
        if (m != 0xFFFF) {
            p += __builtin_ctz(~m);
            return p < end ? p : end;
        }
    }
    return end;
#else
    while (p < end && *p == 0) p++;
    return p;
#endif
}

static void put_zeros(encoder *e, uint32_t n) {
    if (!n) return;
    if (e->last != 0) { put_literal(&e->z, 0); n--; }
    while (n >= 3) {
        uint32_t l = n > 258 ? 258 : n;
        if (n - l == 1 || n - l == 2) l = n - 3;
        put_match(&e->z, l, 1);
        n -= l;
    }
    while (n--) put_literal(&e->z, 0);
    e->last = 0;
}

static inline uint32_t hash_pair(uint64_t v) {
    return (uint32_t)(((v << 16) * 0x9E3779B97F4A7C15ull) >> (64 - HASH_BITS));
}

// Equal bytes from a and b on, at most n; both have 16 readable bytes after their row.
static inline uint32_t equal_length(const uint8_t *a, const uint8_t *b, uint32_t n) {
    uint32_t i = 0;
    while (i < n) {
        uint64_t x = ld64(a + i) ^ ld64(b + i);
        if (x) {
            i += (uint32_t)__builtin_ctzll(x) >> 3;
            return i < n ? i : n;
        }
        i += 8;
    }
    return n;
}

// Tokens of bytes from..<to of a stored row (offsets in the row, 0 is the filter byte).
static inline __attribute__((always_inline)) void put_stretch_of(encoder *e, int y, int from, int to, const int bpp) {
    const uint8_t *row = row_at(e, y), *p = row + from, *end = row + to;
    const uint32_t mask = bpp == 4 ? 0xFFFFFFFFu : bpp == 3 ? 0xFFFFFFu : 0xFFu;
    while (p < end) {
        if ((ld32(p) & mask) == 0) {
            const uint8_t *q = zero_end(p, end);
            uint32_t run = (uint32_t)(q - p);
            if (q < end) run -= run % (uint32_t)bpp;
            put_zeros(e, run);
            p += run;
            continue;
        }
        if (end - p >= 6) {
            uint64_t v = ld64(p) & 0xFFFFFFFFFFFFull;
            uint32_t h = hash_pair(v), seen = e->hash[h], offset = (uint32_t)(p - row);
            e->hash[h] = (uint32_t)y << 17 | offset;
            int sy = (int)(seen >> 17);
            uint32_t so = seen & 0x1FFFF;
            // Rows overwritten in the ring are too far away anyway.
            if (so && y - sy < e->ring) {
                int64_t distance = (int64_t)(y - sy) * e->row_bytes + (int64_t)offset - (int64_t)so;
                const uint8_t *s = row_at(e, sy) + so;
                if (distance > 0 && distance <= 32768 && (ld64(s) & 0xFFFFFFFFFFFFull) == v) {
                    uint32_t room = (uint32_t)(end - p), theirs = (uint32_t)e->row_bytes - so;
                    uint32_t n = equal_length(p, s, sy == y || theirs > room ? room : theirs);
                    n -= n % (uint32_t)bpp;
                    if (n >= 6 || (bpp == 1 && n >= 4)) {
                        uint32_t left = n;
                        while (left) {
                            uint32_t l = left > 258 ? 258 : left;
                            if (left - l == 1 || left - l == 2) l = left - 3;
                            put_match(&e->z, l, (uint32_t)distance);
                            left -= l;
                        }
                        p += n;
                        e->last = p[-1];
                        continue;
                    }
                }
            }
        }
        for (int i = 0; i < bpp; i++) put_literal(&e->z, p[i]);
        p += bpp;
        e->last = p[-1];
    }
}

static void put_stretch(encoder *e, int y, int from, int to) {
    if (e->bpp == 3) put_stretch_of(e, y, from, to, 3);
    else if (e->bpp == 4) put_stretch_of(e, y, from, to, 4);
    else put_stretch_of(e, y, from, to, 1);
}

static void put_byte(encoder *e, uint8_t b) {
    put_literal(&e->z, b);
    e->last = b;
}

// ---- Rows ----

// A row like the one above: the filter byte of Up, then zeros.
static void put_equal_row(encoder *e) {
    vti_adler_bytes(&e->adler, (const uint8_t[]){2}, 1);
    vti_adler_zeros(&e->adler, (size_t)e->row_bytes - 1);
    put_byte(e, 2);
    put_zeros(e, (uint32_t)e->row_bytes - 1);
}

// One row's filter, residuals and tokens. cur and up are BGRA with a zero pixel before them; scratch holds 2 rows.
static void put_row(encoder *e, int y, const uint8_t *cur, const uint8_t *up, uint8_t *scratch) {
    const int w = e->w;
    // 1. The stretch that differs from the row above.
    int x0, x1, n_up = differing(cur, up, w, &x0, &x1);
    if (n_up == 0) { // equal rows: no pixels to touch; nothing matches into this row
        put_equal_row(e);
        return;
    }
    uint8_t *row = row_at(e, y), *res = scratch;
    // 2. The filter: Up where few pixels differ from above, Sub where fewer differ from the left; where most differ
    //    from both (photos, gradients) the smallest residuals.
    int filter = 2, n_sub = w, from_left, to_left;
    if (n_up > w / 16) n_sub = differing(cur, cur - 4, w, &from_left, &to_left);
    if (n_sub < n_up) filter = 1;
    if (n_up > w / 2 && n_sub > w / 2) {
        uint8_t *other = scratch + 4 * (size_t)w + 16;
        residual(res, cur, up, 4 * w);
        uint32_t best = cost(res, 4 * w);
        residual(other, cur, cur - 4, 4 * w);
        uint32_t c = cost(other, 4 * w);
        filter = 2;
        if (c < best) { best = c; filter = 1; uint8_t *t = res; res = other; other = t; }
        paeth(other, cur, up, 4 * w);
        c = cost(other, 4 * w);
        if (c < best) { filter = 4; res = other; }
        x0 = 0;
        x1 = w;
    } else if (filter == 1) {
        residual(res, cur, cur - 4, 4 * w);
        x0 = 0;
        x1 = w;
    } else {
        residual(res + 4 * x0, cur + 4 * x0, up + 4 * x0, 4 * (x1 - x0));
    }
    // 3. Into the ring, as bytes of the stream.
    const int bpp = e->bpp, from = 1 + bpp * x0, to = 1 + bpp * x1;
    row[0] = (uint8_t)filter;
    if (x0 > 0) memset(row + 1, 0, (size_t)(from - 1));
    pack(row + from, res + 4 * x0, x1 - x0, bpp);
    if (x1 < w) memset(row + to, 0, (size_t)(e->row_bytes - to));
    // 4. Checksum and tokens.
    vti_adler_bytes(&e->adler, row, (size_t)from);
    vti_adler_bytes(&e->adler, row + from, (size_t)(to - from));
    vti_adler_zeros(&e->adler, (size_t)(e->row_bytes - to));
    put_byte(e, (uint8_t)filter);
    put_zeros(e, (uint32_t)from - 1);
    put_stretch(e, y, from, to);
    put_zeros(e, (uint32_t)(e->row_bytes - to));
}

static int row_is_opaque(const uint8_t *p, int n) {
    uint32_t all = 0xFFFFFFFFu;
    int i = 0;
#if defined(__x86_64__)
    __m128i m = _mm_set1_epi32(-1);
    for (; i + 4 <= n; i += 4) m = _mm_and_si128(m, _mm_loadu_si128((const __m128i *)(p + 4 * i)));
    uint32_t u[4];
    _mm_storeu_si128((__m128i *)u, m);
    all = u[0] & u[1] & u[2] & u[3];
#endif
    for (; i < n; i++) all &= ld32(p + 4 * i);
    return all >> 24 == 255;
}

// Straight colours, rounded to nearest; a transparent pixel becomes 0.
void vti_straighten(uint8_t *out, const uint8_t *p, int n) {
    for (int i = 0; i < n; i++, p += 4, out += 4) {
        uint32_t v = ld32(p), a = v >> 24;
        if (a == 255 || v == 0) { memcpy(out, &v, 4); continue; }
        if (a == 0) { memset(out, 0, 4); continue; }
        for (int k = 0; k < 3; k++) {
            uint32_t c = p[k] > a ? a : p[k];
            out[k] = (uint8_t)((c * 255 + a / 2) / a);
        }
        out[3] = (uint8_t)a;
    }
}

void vti_chunk(vti_out *o, size_t start, const char *type) {
    // The chunk's data lies at start + 8 … count; length and type go before it, the CRC after it.
    put_be32(o->bytes + start, (uint32_t)(o->count - start - 8));
    memcpy(o->bytes + start + 4, type, 4);
    put_be32(o->bytes + o->count, vti_crc32(0, o->bytes + start + 4, o->count - start - 4));
    o->count += 4;
}

int vti_png_begin(vti_out *o, int w, int h, int color_type, int is_tagged, double dpi) {
    if (!vti_reserve(o, 65536)) return 0;
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    memcpy(o->bytes, signature, 8);
    o->count = 8;
    size_t start = o->count;
    uint8_t *d = o->bytes + start + 8;
    put_be32(d, (uint32_t)w);
    put_be32(d + 4, (uint32_t)h);
    d[8] = 8;
    d[9] = (uint8_t)color_type;
    d[10] = d[11] = d[12] = 0;
    o->count += 8 + 13;
    vti_chunk(o, start, "IHDR");
    if (is_tagged) {
        start = o->count;
        o->bytes[start + 8] = 0; // perceptual
        o->count += 9;
        vti_chunk(o, start, "sRGB");
    }
    if (dpi > 0) {
        start = o->count;
        uint32_t per_meter = (uint32_t)(dpi / 0.0254 + 0.5);
        put_be32(o->bytes + start + 8, per_meter);
        put_be32(o->bytes + start + 12, per_meter);
        o->bytes[start + 16] = 1;
        o->count += 8 + 9;
        vti_chunk(o, start, "pHYs");
    }
    return 1;
}

static int finish(encoder *e, vti_out *o, size_t idat, uint8_t **out, size_t *out_size) {
    vti_deflate_end(&e->z);
    if (!vti_reserve(o, 64)) return VTI_NO_MEMORY;
    put_be32(o->bytes + o->count, e->adler.b << 16 | e->adler.a);
    o->count += 4;
    vti_chunk(o, idat, "IDAT");
    size_t start = o->count;
    o->count += 8;
    vti_chunk(o, start, "IEND");
    *out = o->bytes;
    *out_size = o->count;
    o->bytes = NULL;
    return VTI_OK;
}

static encoder *make(int w, int h, int bpp) {
    encoder *e = malloc(sizeof *e);
    if (!e) return NULL;
    e->w = w;
    e->h = h;
    e->bpp = bpp;
    e->row_bytes = 1 + w * bpp;
    e->ring = 1;
    while (e->ring < 32768 / e->row_bytes + 2 && e->ring < h) e->ring *= 2;
    e->row_room = ((size_t)e->row_bytes + 63) & ~(size_t)31;
    e->rows = calloc((size_t)e->ring, e->row_room);
    e->adler = (vti_adler){1, 0};
    e->last = 1;
    memset(e->hash, 0, sizeof e->hash);
    if (!e->rows) { free(e); return NULL; }
    return e;
}

enum { AGAIN = -1 };

// AGAIN where bpp 3 was asked and a pixel is not opaque.
static int encode(const uint8_t *src, ptrdiff_t sstride, int w, int h, int bpp, double dpi, uint8_t **out,
                  size_t *out_size) {
    encoder *e = make(w, h, bpp);
    // Two rows with a zero pixel before each, and two rows of residuals.
    size_t room = 4 * (size_t)w + 64;
    uint8_t *work = calloc(4, room);
    vti_out o = {0};
    int result = VTI_NO_MEMORY;
    if (!e || !work || !vti_png_begin(&o, w, h, bpp == 3 ? 2 : 6, 1, dpi)) goto end;
    size_t idat = o.count;
    o.count += 8;
    o.bytes[o.count++] = 0x78;
    o.bytes[o.count++] = 0x01;
    vti_deflate_start(&e->z, &o);
    uint8_t *cur = work + 16, *up = work + room + 16, *scratch = work + 2 * room;
    const uint8_t *above = NULL;
    for (int y = 0; y < h; y++) {
        const uint8_t *p = src + y * sstride;
        if (y > 0 && memcmp(p, above, 4 * (size_t)w) == 0) {
            // Equal to the row above: straightened and opaque as it was; `up` keeps standing for both.
            put_equal_row(e);
            above = p;
            continue;
        }
        above = p;
        if (bpp == 3) {
            if (!row_is_opaque(p, w)) { result = AGAIN; goto end; }
            memcpy(cur, p, 4 * (size_t)w);
        } else {
            vti_straighten(cur, p, w);
        }
        put_row(e, y, cur, up, scratch);
        uint8_t *t = cur;
        cur = up;
        up = t;
        if (o.failed) goto end;
    }
    result = finish(e, &o, idat, out, out_size);
end:
    if (e) free(e->rows);
    free(e);
    free(work);
    free(o.bytes);
    return result;
}

int vti_png_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, double dpi, uint8_t **out,
                   size_t *out_size) {
    if (!src || !out || !out_size || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    if (width > VTI_MAX_SIDE || height > VTI_MAX_SIDE) return VTI_TOO_LARGE;
    *out = NULL;
    *out_size = 0;
    int result = encode(src, sstride, width, height, 3, dpi, out, out_size);
    if (result == AGAIN) result = encode(src, sstride, width, height, 4, dpi, out, out_size);
    return result;
}

int vti_png_encode_gray(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, uint8_t **out,
                        size_t *out_size) {
    if (!src || !out || !out_size || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    if (width > VTI_MAX_SIDE || height > VTI_MAX_SIDE) return VTI_TOO_LARGE;
    *out = NULL;
    *out_size = 0;
    encoder *e = make(width, height, 1);
    uint8_t *none = calloc(1, (size_t)width);
    vti_out o = {0};
    int result = VTI_NO_MEMORY;
    if (!e || !none || !vti_png_begin(&o, width, height, 0, 0, 0)) goto end;
    size_t idat = o.count;
    o.count += 8;
    o.bytes[o.count++] = 0x78;
    o.bytes[o.count++] = 0x01;
    vti_deflate_start(&e->z, &o);
    for (int y = 0; y < height; y++) {
        const uint8_t *p = src + y * sstride, *up = y > 0 ? p - sstride : none;
        uint8_t *row = row_at(e, y);
        row[0] = 2;
        residual(row + 1, p, up, width);
        vti_adler_bytes(&e->adler, row, (size_t)e->row_bytes);
        put_byte(e, 2);
        put_stretch(e, y, 1, e->row_bytes);
        if (o.failed) goto end;
    }
    result = finish(e, &o, idat, out, out_size);
end:
    if (e) free(e->rows);
    free(e);
    free(none);
    free(o.bytes);
    return result;
}

void vti_free(void *memory) { free(memory); }
