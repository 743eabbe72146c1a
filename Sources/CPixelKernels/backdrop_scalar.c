// The backdrop's row functions, plain: what every variant must give.
#include "backdrop.h"

static void reduce(int16_t *out, const uint8_t *const *rows, int n, int shift, uint16_t *sums) {
    (void)sums;
    const int d = 1 << shift;
    for (int i = 0; i < n; i++)
        for (int c = 0; c < 4; c++) {
            uint32_t sum = 0;
            for (int y = 0; y < d; y++)
                for (int x = 0; x < d; x++) sum += rows[y][4 * (i * d + x) + c];
            out[4 * i + c] = bd_cell(sum, shift);
        }
}

static void weigh(int16_t *out, const int16_t *const *rows, int n, const int16_t *w, int reach) {
    for (int i = 0; i < n; i++) {
        int32_t sum = 16384 + w[0] * rows[reach][i];
        for (int k = 1; k <= reach; k++) sum += w[k] * (rows[reach - k][i] + rows[reach + k][i]);
        out[i] = (int16_t)(sum >> 15);
    }
}

static void weigh_bytes(uint8_t *out, const uint8_t *const *rows, int n, const uint16_t *pairs, int taps) {
    for (int i = 0; i < n; i++) {
        uint32_t sum = 64;
        for (int k = 0; k < taps; k++) sum += rows[k][i] * (uint32_t)(pairs[k / 2] >> (k & 1 ? 8 : 0) & 255);
        out[i] = (uint8_t)(sum >> 7);
    }
}

static void colour(int16_t *cells, int n, const bd_map *map, int lift) {
    const int half = 1 << (lift - 1);
    for (int i = 0; i < n; i++) {
        int16_t *p = cells + 4 * i;
        int32_t r[4];
        for (int c = 0; c < 4; c++) {
            // Whole numbers that wrap: the sum fits wherever the map's coefficients do.
            uint32_t sum = (uint32_t)map->cells[c];
            for (int j = 0; j < 4; j++) sum += (uint32_t)(map->m[c][j] * p[j]);
            r[c] = map->plain ? p[c] - 64 : (int32_t)sum >> map->bits;
            if (r[c] < -32768) r[c] = -32768;
            if (r[c] > BD_TOP) r[c] = BD_TOP;
        }
        for (int c = 0; c < 4; c++) p[c] = (int16_t)((r[c] + half) >> lift);
    }
}

static void widen(int16_t *wide, const int16_t *cells, int n, int shift) {
    const int d = 1 << shift, lift = shift + 1;
    for (int i = 0; i < n; i++)
        for (int x = 0; x < d; x++)
            for (int c = 0; c < 4; c++) {
                const int k = 2 * x + 1, a = cells[4 * i + c], b = cells[4 * i + 4 + c];
                wide[4 * (i * d + x) + c] = (int16_t)((a * (2 * d - k) + b * k + d) >> lift);
            }
}

static uint32_t held(uint32_t p, const bd_map *map) {
    uint32_t r = 0;
    for (int c = 0; c < 4; c++) {
        uint32_t v = ch(p, c), a = p >> 24, under = ch(map->under, c), high = a > under ? a - under : 0;
        if (v > high) v = high;
        if (v < ch(map->low, c)) v = ch(map->low, c);
        r |= v << (8 * c);
    }
    return r;
}

static void emit(uint8_t *d, ptrdiff_t stride, const int16_t *a, const int16_t *b, int n, int k, int rows, int lift,
                 const bd_map *map) {
    for (int y = 0; y < rows; y++, k += 2)
        for (int i = 0; i < n; i++) {
            uint32_t p = 0;
            for (int c = 0; c < 4; c++) {
                const int from = a[4 * i + c], to = b[4 * i + c];
                int v = ((from * (1 << lift) + (to - from) * k + 64) >> 7) + 128;
                p |= (uint32_t)(v < 0 ? 0 : v > 255 ? 255 : v) << (8 * c);
            }
            st32(d + y * stride + 4 * i, map->plain ? p : held(p, map));
        }
}

static void map_row(uint8_t *d, const uint8_t *s, int n, const bd_map *map) {
    for (int i = 0; i < n; i++) {
        const uint32_t p = ld32(s + 4 * i);
        uint32_t q = 0;
        for (int c = 0; c < 4; c++) {
            uint32_t sum = (uint32_t)map->bytes[c];
            for (int j = 0; j < 4; j++) sum += (uint32_t)(map->m[c][j] * (int)ch(p, j));
            const int32_t v = (int32_t)sum >> map->bits;
            q |= (uint32_t)(v < 0 ? 0 : v > 255 ? 255 : v) << (8 * c);
        }
        st32(d + 4 * i, held(q, map));
    }
}

static void mix(uint8_t *d, const uint8_t *s, const uint8_t *mask, int bpp, int n, uint32_t strength) {
    for (int i = 0; i < n; i++) {
        const uint32_t k = d255(mask[bpp * i + bpp - 1] * strength), p = ld32(d + 4 * i), q = ld32(s + 4 * i);
        uint32_t r = 0;
        for (int c = 0; c < 4; c++) r |= d255(ch(p, c) * (255 - k) + ch(q, c) * k) << (8 * c);
        st32(d + 4 * i, r);
    }
}

const bd_table bd_scalar = {
    .reduce = reduce, .weigh = weigh, .weigh_bytes = weigh_bytes, .colour = colour, .widen = widen, .emit = emit,
    .map = map_row, .mix = mix,
};
