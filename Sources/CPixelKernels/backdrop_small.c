// A backdrop's blur below σ 3, where a coarser grid would show: the Gaussian's weights in 1 / 128 on the bytes, columns and
// then rows. Between both lies one row of bytes.
#include "backdrop.h"

static int clamped(int v, int low, int high) { return v < low ? low : v > high ? high : v; }

int bd_run_small(const vtk_backdrop *job, const bd_map *map, const bd_table *row, int from, int to) {
    const int reach = job->plan->reach, taps = 2 * reach + 2, w = job->part_x1 - job->part_x0; // the last tap weighs 0
    // 1. The columns that are read, and room for them with the area's edges repeated.
    const int low = job->part_x0 - reach, high = job->part_x1 + reach;
    const int x0 = low > job->area_x0 ? low : job->area_x0, x1 = high < job->area_x1 ? high : job->area_x1;
    uint8_t *line = bd_take((size_t)(high - low + 1) * 4);
    if (!line) return 0;
    uint8_t *first = line + 4 * (ptrdiff_t)(x0 - low), *end = line + 4 * (ptrdiff_t)(x1 - low);
    uint16_t pairs[VTK_BACKDROP_REACH + 1];
    for (int k = 0; k < taps; k++) {
        const int distance = k < reach ? reach - k : k - reach;
        const uint16_t weight = distance > reach ? 0 : (uint16_t)job->plan->weights[distance];
        if (k & 1) pairs[k / 2] |= (uint16_t)(weight << 8);
        else pairs[k / 2] = weight;
    }
    // 2. Row by row.
    for (int y = from; y < to; y++) {
        const uint8_t *rows[2 * VTK_BACKDROP_REACH + 2];
        for (int k = 0; k < taps; k++) {
            const int at = clamped(y + k - reach, job->area_y0, job->area_y1 - 1);
            rows[k] = job->src + (at - job->src_y) * job->sstride + 4 * (ptrdiff_t)(x0 - job->src_x);
        }
        rows[taps - 1] = rows[0];
        row->weigh_bytes(first, rows, 4 * (x1 - x0), pairs, taps);
        for (uint8_t *p = line; p < first; p += 4) memcpy(p, first, 4);
        for (int i = 0; i < high - x1; i++) memcpy(end + 4 * i, end - 4, 4);
        for (int k = 0; k < taps; k++) rows[k] = line + 4 * k;
        rows[taps - 1] = line;
        uint8_t *out = job->dst + (y - job->part_y0) * job->dstride;
        row->weigh_bytes(out, rows, 4 * w, pairs, taps);
        if (!map->plain) row->map(out, out, w, map);
    }
    bd_give(line);
    return 1;
}
