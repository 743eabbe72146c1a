// QOI (qoiformat.org, CC0 specification): the encoder, for frames on their way to a browser.
#include "internal.h"

size_t vti_qoi_bound(int32_t width, int32_t height) {
    if (width < 1 || height < 1) return 0;
    return (size_t)width * (size_t)height * 5 + 14 + 8;
}

size_t vti_qoi_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, uint8_t *dst,
                      size_t capacity) {
    if (!src || !dst || width < 1 || height < 1 || width > VTI_MAX_SIDE || height > VTI_MAX_SIDE ||
        capacity < vti_qoi_bound(width, height))
        return 0;
    uint8_t *o = dst;
    memcpy(o, "qoif", 4);
    put_be32(o + 4, (uint32_t)width);
    put_be32(o + 8, (uint32_t)height);
    o[12] = 4;
    o[13] = 0;
    o += 14;
    uint32_t index[64] = {0}, last = 0xFF000000u;
    uint32_t run = 0;
    for (int y = 0; y < height; y++) {
        const uint8_t *p = src + y * sstride, *end = p + 4 * (size_t)width;
        while (p < end) {
            uint32_t v = ld32(p);
            if (v == last) {
                // 1. A run, eight pixels at a time where they last.
                const uint64_t pair = (uint64_t)last << 32 | last;
                const uint8_t *q = p + 4;
                while (end - q >= 32 && ((ld64(q) ^ pair) | (ld64(q + 8) ^ pair) | (ld64(q + 16) ^ pair) |
                                         (ld64(q + 24) ^ pair)) == 0)
                    q += 32;
                while (q < end && ld32(q) == last) q += 4;
                run += (uint32_t)((q - p) / 4);
                p = q;
                for (; run >= 62; run -= 62) *o++ = 0xC0 | 61;
                continue;
            }
            if (run) { *o++ = (uint8_t)(0xC0 | (run - 1)); run = 0; }
            uint32_t b = v & 255, g = v >> 8 & 255, r = v >> 16 & 255, a = v >> 24;
            uint32_t slot = (r * 3 + g * 5 + b * 7 + a * 11) & 63;
            if (index[slot] == v) {
                *o++ = (uint8_t)slot;
            } else {
                index[slot] = v;
                if ((v ^ last) >> 24) {
                    o[0] = 0xFF; o[1] = (uint8_t)r; o[2] = (uint8_t)g; o[3] = (uint8_t)b; o[4] = (uint8_t)a;
                    o += 5;
                } else {
                    int8_t dr = (int8_t)(r - (last >> 16)), dg = (int8_t)(g - (last >> 8)), db = (int8_t)(b - last);
                    int8_t rg = (int8_t)(dr - dg), bg = (int8_t)(db - dg);
                    if (dr >= -2 && dr <= 1 && dg >= -2 && dg <= 1 && db >= -2 && db <= 1) {
                        *o++ = (uint8_t)(0x40 | (dr + 2) << 4 | (dg + 2) << 2 | (db + 2));
                    } else if (dg >= -32 && dg <= 31 && rg >= -8 && rg <= 7 && bg >= -8 && bg <= 7) {
                        o[0] = (uint8_t)(0x80 | (dg + 32));
                        o[1] = (uint8_t)((rg + 8) << 4 | (bg + 8));
                        o += 2;
                    } else {
                        o[0] = 0xFE; o[1] = (uint8_t)r; o[2] = (uint8_t)g; o[3] = (uint8_t)b;
                        o += 4;
                    }
                }
            }
            last = v;
            p += 4;
        }
    }
    if (run) *o++ = (uint8_t)(0xC0 | (run - 1));
    memset(o, 0, 7);
    o[7] = 1;
    return (size_t)(o + 8 - dst);
}
