// BGRA8 to rows of floats and back, through the sRGB curve or without.
#include "internal.h"

void vtf_make_tables(float *decode, uint16_t *encode) {
    for (int i = 0; i < 256; i++) decode[i] = vtf_decode_srgb(i / 255.0f);
    for (int i = 0; i < VTF_ENCODE_SIZE; i++)
        encode[i] = (uint16_t)(vtf_encode_srgb(i / (float)(VTF_ENCODE_SIZE - 1)) * 255 * 256 + 0.5f);
}

/// Four bytes wherever they lie.
typedef uint32_t __attribute__((aligned(1), may_alias)) word;

/// The alphas of all pixels, anded: 255 where every one is opaque.
VTF_WIDE static uint32_t all_alphas(const word *src, int n) {
    uint32_t all = 0xFFFFFFFFu;
    for (int i = 0; i < n; i++) all &= src[i];
    return all >> 24;
}

VTF_WIDE static void load_codes(float *row, ptrdiff_t plane, const word *src, int n) {
    float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    for (int i = 0; i < n; i++) {
        uint32_t p = src[i];
        b[i] = (float)(int)(p & 255) * (1 / 255.0f);
        g[i] = (float)(int)(p >> 8 & 255) * (1 / 255.0f);
        r[i] = (float)(int)(p >> 16 & 255) * (1 / 255.0f);
        a[i] = (float)(int)(p >> 24) * (1 / 255.0f);
    }
}

void vtf_load_bgra(float *row, ptrdiff_t plane, const uint8_t *bytes, int n, const float *decode) {
    const word *src = (const word *)bytes;
    if (!decode) return load_codes(row, plane, src, n);
    float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    if (all_alphas(src, n) == 255) {
        for (int i = 0; i < n; i++) {
            uint32_t p = src[i];
            b[i] = decode[p & 255];
            g[i] = decode[p >> 8 & 255];
            r[i] = decode[p >> 16 & 255];
        }
        for (int i = 0; i < n; i++) a[i] = 1;
        return;
    }
    for (int i = 0; i < n; i++, bytes += 4) {
        unsigned alpha = bytes[3];
        if (alpha == 0) {
            r[i] = g[i] = b[i] = a[i] = 0;
            continue;
        }
        // The straight code, rounded, is what was there before it was premultiplied, or next to it.
        float scale = alpha * (1 / 255.0f);
        unsigned half = alpha / 2;
        unsigned blue = (bytes[0] * 255u + half) / alpha, green = (bytes[1] * 255u + half) / alpha,
                 red = (bytes[2] * 255u + half) / alpha;
        b[i] = decode[blue > 255 ? 255 : blue] * scale;
        g[i] = decode[green > 255 ? 255 : green] * scale;
        r[i] = decode[red > 255 ? 255 : red] * scale;
        a[i] = scale;
    }
}

static inline int entry(float v) { return (int)(vtf_unit(v) * (VTF_ENCODE_SIZE - 1) + 0.5f); }

VTF_WIDE static void store_codes(word *dst, const float *row, ptrdiff_t plane, int n) {
    const float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    for (int i = 0; i < n; i++) {
        float alpha = vtf_unit(a[i]);
        uint32_t blue = (uint32_t)(int)(vtf_min(vtf_unit(b[i]), alpha) * 255 + 0.5f);
        uint32_t green = (uint32_t)(int)(vtf_min(vtf_unit(g[i]), alpha) * 255 + 0.5f);
        uint32_t red = (uint32_t)(int)(vtf_min(vtf_unit(r[i]), alpha) * 255 + 0.5f);
        dst[i] = (uint32_t)(int)(alpha * 255 + 0.5f) << 24 | red << 16 | green << 8 | blue;
    }
}

VTF_WIDE static int entries(int32_t *out, const float *p, int n) {
    for (int i = 0; i < n; i++) out[i] = entry(p[i]);
    return n;
}

VTF_WIDE static float smallest(const float *p, int n) {
    float least = p[0];
    for (int i = 1; i < n; i++) least = p[i] < least ? p[i] : least;
    return least;
}

/// From this alpha on a pixel counts as opaque: sums of weights miss 1 by a little.
static const float opaque = 0.9999f;

static void store_translucent(uint8_t *dst, const float *row, ptrdiff_t plane, int n, const uint16_t *encode) {
    const float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    for (int i = 0; i < n; i++, dst += 4) {
        float alpha = a[i];
        if (!(alpha > 0)) {
            dst[0] = dst[1] = dst[2] = dst[3] = 0;
            continue;
        }
        if (alpha >= opaque) alpha = 1;
        float back = a[i] >= opaque ? 1 : 1 / alpha, scale = alpha / 256;
        uint8_t whole = (uint8_t)(alpha * 255 + 0.5f);
        const float straight[3] = {b[i] * back, g[i] * back, r[i] * back};
        for (int c = 0; c < 3; c++) {
            unsigned code = (unsigned)(encode[entry(straight[c])] * scale + 0.5f);
            dst[c] = (uint8_t)(code > whole ? whole : code);
        }
        dst[3] = whole;
    }
}

void vtf_store_bgra(uint8_t *dst, const float *row, ptrdiff_t plane, int n, const uint16_t *encode) {
    if (!encode) return store_codes((word *)dst, row, plane, n);
    enum { BLOCK = 256 };
    int32_t red[BLOCK], green[BLOCK], blue[BLOCK];
    for (int from = 0; from < n; from += BLOCK) {
        int count = n - from < BLOCK ? n - from : BLOCK;
        if (smallest(row + 3 * plane + from, count) < opaque) {
            store_translucent(dst + 4 * from, row + from, plane, count, encode);
            continue;
        }
        entries(red, row + from, count);
        entries(green, row + plane + from, count);
        entries(blue, row + 2 * plane + from, count);
        word *out = (word *)(dst + 4 * from);
        for (int i = 0; i < count; i++)
            out[i] = 0xFF000000u | (uint32_t)((encode[red[i]] + 128) >> 8) << 16 |
                     (uint32_t)((encode[green[i]] + 128) >> 8) << 8 | (uint32_t)((encode[blue[i]] + 128) >> 8);
    }
}
