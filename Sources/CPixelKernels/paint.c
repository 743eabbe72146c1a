// Composites computed rows: straight into the destination where nothing has to be mixed, else through a buffer.
#include "paint.h"

void vtk_paint(const vtk_target *to, span_fn span, const void *context, int opaque, int same_rows) {
    if (to->w <= 0 || to->h <= 0) return;
    const int direct = !to->mask && to->alpha == 255 && (to->mode == 17 || (to->mode == 0 && opaque));
    if (direct) {
        for (int y = 0; y < to->h; y++) {
            uint8_t *d = to->dst + y * to->dstride;
            if (same_rows && y > 0) memcpy(d, to->dst, 4 * (size_t)to->w);
            else span(context, to->x, to->y + y, to->w, d);
        }
        return;
    }
    uint8_t row[4 * SPAN];
    for (int x = 0; x < to->w; x += SPAN) {
        const int n = to->w - x < SPAN ? to->w - x : SPAN;
        for (int y = 0; y < to->h; y++) {
            uint8_t *d = to->dst + y * to->dstride + 4 * (ptrdiff_t)x;
            const uint8_t *m = to->mask ? to->mask + y * to->mstride + x : NULL;
            if (y == 0 || !same_rows) span(context, to->x + x, to->y + y, n, row);
            if (to->mode == 0 && m) vtk_over_masked(d, 0, row, 0, m, 0, n, 1, to->alpha);
            else if (to->mode == 0) vtk_over(d, 0, row, 0, n, 1, to->alpha);
            else vtk_blend(to->mode, d, 0, row, 0, 0, m, 0, n, 1, to->alpha);
        }
    }
}
