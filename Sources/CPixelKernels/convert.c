// Premultiplied and straight, orders of bytes, one and three channels to four and back.
#include "internal.h"

void vtk_premultiply(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        uint8_t *d = dst + y * dstride;
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++) {
            uint32_t p = ld32(s + 4 * x), a = p >> 24;
            if (a != 255) p = (scale_px(p, a) & 0xFFFFFF) | a << 24;
            st32(d + 4 * x, p);
        }
    }
}

void vtk_unpremultiply(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        uint8_t *d = dst + y * dstride;
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++) {
            uint32_t p = ld32(s + 4 * x), a = p >> 24;
            if (a == 0) p = 0;
            else if (a != 255) {
                uint32_t half = a / 2;
                p = pk(sat8((ch(p, 0) * 255 + half) / a), sat8((ch(p, 1) * 255 + half) / a),
                       sat8((ch(p, 2) * 255 + half) / a), a);
            }
            st32(d + 4 * x, p);
        }
    }
}

// Where each order keeps blue, green, red and alpha.
static const uint8_t places[4][4] = {{0, 1, 2, 3}, {2, 1, 0, 3}, {3, 2, 1, 0}, {1, 2, 3, 0}};

void vtk_reorder(uint8_t *dst, ptrdiff_t dstride, int to, const uint8_t *src, ptrdiff_t sstride, int from, int w,
                 int h) {
    if (to < 0 || to > 3 || from < 0 || from > 3) return;
    const uint8_t *f = places[from], *t = places[to];
    const int sb = 8 * f[0], sg = 8 * f[1], sr = 8 * f[2], sa = 8 * f[3];
    const int tb = 8 * t[0], tg = 8 * t[1], tr = 8 * t[2], ta = 8 * t[3];
    for (int y = 0; y < h; y++) {
        uint8_t *d = dst + y * dstride;
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++) {
            uint32_t p = ld32(s + 4 * x);
            st32(d + 4 * x, (p >> sb & 255) << tb | (p >> sg & 255) << tg | (p >> sr & 255) << tr | (p >> sa & 255) << ta);
        }
    }
}

void vtk_from_rgb(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++, s += 3) st32(dst + y * dstride + 4 * x, pk(s[2], s[1], s[0], 255));
    }
}
void vtk_from_gray(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++) st32(dst + y * dstride + 4 * x, s[x] * 0x010101u | 0xFF000000u);
    }
}
void vtk_alpha_to_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        const uint8_t *s = src + y * sstride + 3;
        for (int x = 0; x < w; x++) dst[y * dstride + x] = s[4 * x];
    }
}
void vtk_luminance_to_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        const uint8_t *s = src + y * sstride;
        for (int x = 0; x < w; x++, s += 4)
            dst[y * dstride + x] = (uint8_t)((s[0] * 4732u + s[1] * 46871u + s[2] * 13933u + 32768) >> 16);
    }
}

int vtk_is_opaque(const uint8_t *src, ptrdiff_t sstride, int w, int h) {
    for (int y = 0; y < h; y++) {
        const uint8_t *s = src + y * sstride;
        uint32_t all = 0xFFFFFFFFu;
        for (int x = 0; x < w; x++) all &= ld32(s + 4 * x);
        if (all >> 24 != 255) return 0;
    }
    return 1;
}

int vtk_equal(const uint8_t *a, ptrdiff_t astride, const uint8_t *b, ptrdiff_t bstride, size_t bytes, int h) {
    for (int y = 0; y < h; y++)
        if (memcmp(a + y * astride, b + y * bstride, bytes) != 0) return 0;
    return 1;
}
