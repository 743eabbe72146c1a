// The rectangle functions over the current variant's row functions.
#include "internal.h"

void vtk_fill(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint32_t pixel) {
    if (w <= 0) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++) t->fill(dst + y * dstride, w, pixel);
}
void vtk_fill_a8(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint8_t value) {
    if (w <= 0) return;
    for (int y = 0; y < h; y++) memset(dst + y * dstride, value, (size_t)w);
}
void vtk_fill_over(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint32_t pixel) {
    if (w <= 0 || pixel == 0) return;
    const vtk_table *t = vtk_current();
    if (pixel >> 24 == 255) { vtk_fill(dst, dstride, w, h, pixel); return; }
    for (int y = 0; y < h; y++) t->fill_over(dst + y * dstride, w, pixel);
}
void vtk_copy(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, size_t bytes, int h) {
    if (dst <= src) {
        for (int y = 0; y < h; y++) memmove(dst + y * dstride, src + y * sstride, bytes);
    } else {
        for (int y = h - 1; y >= 0; y--) memmove(dst + y * dstride, src + y * sstride, bytes);
    }
}
void vtk_over(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h, uint8_t alpha) {
    if (w <= 0 || alpha == 0) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++) {
        if (alpha == 255) t->over(dst + y * dstride, src + y * sstride, w);
        else t->over_alpha(dst + y * dstride, src + y * sstride, w, alpha);
    }
}
void vtk_mask_over(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h,
                   uint32_t pixel) {
    if (w <= 0 || pixel == 0) return;
    const vtk_table *t = vtk_current();
    if (mstride == 0 && h > 1 && t->mask_over_rows) { t->mask_over_rows(dst, dstride, mask, w, h, pixel); return; }
    for (int y = 0; y < h; y++) t->mask_over(dst + y * dstride, mask + y * mstride, w, pixel);
}
void vtk_over_masked(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, const uint8_t *mask,
                     ptrdiff_t mstride, int w, int h, uint8_t alpha) {
    if (w <= 0 || alpha == 0) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++)
        t->over_masked(dst + y * dstride, src + y * sstride, mask + y * mstride, w, alpha);
}
void vtk_multiply_mask(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h) {
    if (w <= 0) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++) t->mul_mask(dst + y * dstride, mask + y * mstride, w);
}
void vtk_multiply_alpha(uint8_t *dst, ptrdiff_t dstride, int w, int h, uint8_t alpha) {
    if (w <= 0 || alpha == 255) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++) t->scale_bytes(dst + y * dstride, dst + y * dstride, w * 4, alpha);
}
void vtk_multiply_a8(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int w, int h) {
    if (w <= 0) return;
    const vtk_table *t = vtk_current();
    for (int y = 0; y < h; y++) t->mul_a8(dst + y * dstride, mask + y * mstride, w);
}
