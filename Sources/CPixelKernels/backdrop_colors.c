// Colours of backdrops and of vibrancy: matrix and tint as one map in whole numbers, and what they do without a blur.
#include "backdrop.h"

void bd_map_make(bd_map *map, const vtk_colors *colors) {
#pragma STDC FP_CONTRACT OFF
    memset(map, 0, sizeof *map);
    map->plain = !colors->has_matrix && colors->tint == 0;
    const uint32_t tint = colors->tint, alpha = tint >> 24;
    const double rest = (255 - alpha) / 255.0;
    double m[4][4] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}, most = 1, sums = 1;
    if (colors->has_matrix) // rows r, g, b of r, g, b, 1 there
        for (int c = 0; c < 3; c++)
            for (int j = 0; j < 4; j++) {
                const double v = colors->matrix[4 * (2 - c) + (j < 3 ? 2 - j : 3)];
                m[c][j] = v != v ? 0 : v > 7 ? 7 : v < -7 ? -7 : v;
            }
    // As many fractional bits as 32-bit sums allow: Σ |m| · 32640 stays below 2³¹ with room for the tint.
    for (int c = 0; c < 4; c++) {
        double row = 0;
        for (int j = 0; j < 4; j++) {
            m[c][j] *= rest;
            const double size = m[c][j] < 0 ? -m[c][j] : m[c][j];
            row += size;
            if (size > most) most = size;
        }
        if (row > sums) sums = row;
    }
    map->bits = 14;
    while (map->bits > 1 && (most * (1 << map->bits) > 32766 || sums * (1 << map->bits) > 57000)) map->bits--;
    const int32_t half = 1 << (map->bits - 1), one = 1 << map->bits;
    for (int c = 0; c < 4; c++) {
        int32_t sum = 0;
        for (int j = 0; j < 4; j++) {
            const double scaled = m[c][j] * one;
            map->m[c][j] = (int16_t)(scaled < 0 ? -(int)(0.5 - scaled) : (int)(scaled + 0.5));
            sum += map->m[c][j];
        }
        map->bytes[c] = (int32_t)ch(tint, c) * one + half;
        map->cells[c] = sum * BD_CENTRE + ((int32_t)ch(tint, c) - 128) * 128 * one + half;
    }
    map->low = tint;
    for (int c = 0; c < 3; c++) map->under |= (alpha > ch(tint, c) ? alpha - ch(tint, c) : 0) << (8 * c);
}

void vtk_map_colors(uint8_t *dst, ptrdiff_t dstride, const uint8_t *src, ptrdiff_t sstride, int w, int h,
                    const vtk_colors *colors) {
    bd_map map;
    bd_map_make(&map, colors);
    if (map.plain) { vtk_copy(dst, dstride, src, sstride, (size_t)w * 4, h); return; }
    const bd_table *row = bd_current();
    for (int y = 0; y < h; y++) row->map(dst + y * dstride, src + y * sstride, w, &map);
}

void vtk_vibrate(uint8_t *dst, ptrdiff_t dstride, const uint8_t *mask, ptrdiff_t mstride, int mask_bpp, int w, int h,
                 const vtk_colors *colors, uint8_t strength) {
    enum { STRIP = 512 };
    uint8_t mapped[4 * STRIP];
    bd_map map;
    bd_map_make(&map, colors);
    const bd_table *row = bd_current();
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x += STRIP) {
            const int n = w - x < STRIP ? w - x : STRIP;
            uint8_t *d = dst + y * dstride + 4 * (ptrdiff_t)x;
            row->map(mapped, d, n, &map);
            row->mix(d, mapped, mask + y * mstride + (ptrdiff_t)mask_bpp * x, mask_bpp, n, strength);
        }
}
