// BGRA8 to rows of floats and back, through the sRGB curve or without.
#include "internal.h"

void vtf_make_tables(float *decode, uint16_t *encode) {
    for (int i = 0; i < 256; i++) decode[i] = vtf_decode_srgb(i / 255.0f);
    for (int i = 0; i < VTF_ENCODE_SIZE; i++)
        encode[i] = (uint16_t)(vtf_encode_srgb(i / (float)(VTF_ENCODE_SIZE - 1)) * 255 * 256 + 0.5f);
}

void vtf_load_bgra(float *row, ptrdiff_t plane, const uint8_t *src, int n, const float *decode) {
    float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    if (!decode) {
        for (int i = 0; i < n; i++) {
            b[i] = src[4 * i] * (1 / 255.0f);
            g[i] = src[4 * i + 1] * (1 / 255.0f);
            r[i] = src[4 * i + 2] * (1 / 255.0f);
            a[i] = src[4 * i + 3] * (1 / 255.0f);
        }
        return;
    }
    for (int i = 0; i < n; i++, src += 4) {
        unsigned alpha = src[3];
        if (alpha == 255) {
            b[i] = decode[src[0]];
            g[i] = decode[src[1]];
            r[i] = decode[src[2]];
            a[i] = 1;
        } else if (alpha == 0) {
            r[i] = g[i] = b[i] = a[i] = 0;
        } else {
            // The straight code, rounded, is what was there before it was premultiplied, or next to it.
            float scale = alpha * (1 / 255.0f);
            unsigned half = alpha / 2;
            unsigned blue = (src[0] * 255u + half) / alpha, green = (src[1] * 255u + half) / alpha,
                     red = (src[2] * 255u + half) / alpha;
            b[i] = decode[blue > 255 ? 255 : blue] * scale;
            g[i] = decode[green > 255 ? 255 : green] * scale;
            r[i] = decode[red > 255 ? 255 : red] * scale;
            a[i] = scale;
        }
    }
}

static inline int entry(float v) { return (int)(vtf_unit(v) * (VTF_ENCODE_SIZE - 1) + 0.5f); }

void vtf_store_bgra(uint8_t *dst, const float *row, ptrdiff_t plane, int n, const uint16_t *encode) {
    const float *r = row, *g = row + plane, *b = row + 2 * plane, *a = row + 3 * plane;
    if (!encode) {
        for (int i = 0; i < n; i++) {
            float alpha = vtf_unit(a[i]);
            dst[4 * i] = (uint8_t)(vtf_min(vtf_unit(b[i]), alpha) * 255 + 0.5f);
            dst[4 * i + 1] = (uint8_t)(vtf_min(vtf_unit(g[i]), alpha) * 255 + 0.5f);
            dst[4 * i + 2] = (uint8_t)(vtf_min(vtf_unit(r[i]), alpha) * 255 + 0.5f);
            dst[4 * i + 3] = (uint8_t)(alpha * 255 + 0.5f);
        }
        return;
    }
    for (int i = 0; i < n; i++, dst += 4) {
        float alpha = a[i];
        if (alpha >= 0.9999f) {
            dst[0] = (uint8_t)((encode[entry(b[i])] + 128) >> 8);
            dst[1] = (uint8_t)((encode[entry(g[i])] + 128) >> 8);
            dst[2] = (uint8_t)((encode[entry(r[i])] + 128) >> 8);
            dst[3] = 255;
        } else if (!(alpha > 0)) {
            dst[0] = dst[1] = dst[2] = dst[3] = 0;
        } else {
            float back = 1 / alpha, scale = alpha / 256;
            uint8_t whole = (uint8_t)(alpha * 255 + 0.5f);
            const float straight[3] = {b[i] * back, g[i] * back, r[i] * back};
            for (int c = 0; c < 3; c++) {
                unsigned code = (unsigned)(encode[entry(straight[c])] * scale + 0.5f);
                dst[c] = (uint8_t)(code > whole ? whole : code);
            }
            dst[3] = whole;
        }
    }
}
