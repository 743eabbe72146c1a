// The backdrop's blur between its files: a colour map in whole numbers, and the row functions of one variant.
#ifndef VITRINE_KERNELS_BACKDROP_H
#define VITRINE_KERNELS_BACKDROP_H
#include "internal.h"

// A coarse pixel ("cell") is four 16-bit numbers b, g, r, a: the mean × 128 − 16320, so that two of them add up inside
// 16 bits. After the colours it is (value − 128) × 128, then rounded to 7 − lift fractional bits, where 1 << lift is the
// number of half steps between two cells.
enum { BD_CENTRE = 16320, BD_TOP = 255 * 128 }; // BD_TOP: the highest of (value − 128) × 128

// Colour matrix and tint as one map: out = (Σ m · in + k) >> bits, then held between `low` and alpha − `under`.
typedef struct {
    int16_t m[4][4];    // rows b, g, r, a out; columns b, g, r, a in
    int32_t cells[4];   // k for cells
    int32_t bytes[4];   // k for bytes
    int bits;
    int plain;          // neither matrix nor tint
    uint32_t low, under;
} bd_map;

void bd_map_make(bd_map *map, const vtk_colors *colors);

typedef struct {
    // Cells of d × d pixels, d = 1 << shift, from d rows: n cells. `sums` has room for 2 · n · d numbers and 64 more.
    void (*reduce)(int16_t *out, const uint8_t *const *rows, int n, int shift, uint16_t *sums);
    // out = Σ w[|k|] · rows[reach + k] over k = −reach…reach, weights in 1 / 32768, reach even. Writes whole vectors.
    void (*weigh)(int16_t *out, const int16_t *const *rows, int n, const int16_t *w, int reach);
    // Cells through the map, in place, and to the precision that `lift` leaves.
    void (*colour)(int16_t *cells, int n, const bd_map *map, int lift);
    // n groups of d pixels between neighbouring cells.
    void (*widen)(int16_t *wide, const int16_t *cells, int n, int shift);
    // Bytes: out = (Σ w · rows + 64) >> 7 over an even number of rows; a number of `pairs` holds two weights, which add up to
    // 128 in all.
    void (*weigh_bytes)(uint8_t *out, const uint8_t *const *rows, int n, const uint16_t *pairs, int taps);
    // Rows between two wide rows: k half steps from a at first, two more each row; n pixels.
    void (*emit)(uint8_t *d, ptrdiff_t stride, const int16_t *a, const int16_t *b, int n, int k, int rows, int lift,
                 const bd_map *map);
    // Bytes through the map; d and s may be the same.
    void (*map)(uint8_t *d, const uint8_t *s, int n, const bd_map *map);
    // d + (s − d) · (alpha of the mask pixel · strength / 255) / 255; mask of `bpp` bytes a pixel, its last one counts.
    void (*mix)(uint8_t *d, const uint8_t *s, const uint8_t *mask, int bpp, int n, uint32_t strength);
} bd_table;

extern const bd_table bd_scalar;
#ifdef VTK_X86
extern const bd_table bd_sse2, bd_avx2;
#endif
#ifdef VTK_ARM
extern const bd_table bd_neon;
#endif
const bd_table *bd_current(void);

// Memory that is kept for the next call where it can be; null where there is none.
void *bd_take(size_t size);
void bd_give(void *memory);
// The rows `from`..<`to` of a part whose plan has no coarser grid; 0 where there is no memory.
int bd_run_small(const vtk_backdrop *job, const bd_map *map, const bd_table *row, int from, int to);

// A sum over d × d bytes as a cell's number.
static inline int16_t bd_cell(uint32_t sum, int shift) {
    uint32_t scaled = shift <= 3 ? sum << (7 - 2 * shift) : (sum + 1) >> 1;
    return (int16_t)((int)scaled - BD_CENTRE);
}
#endif
