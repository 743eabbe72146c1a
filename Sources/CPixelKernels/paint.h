// Painting computed pixels: a span function makes rows, paint() composites them.
#ifndef VITRINE_KERNELS_PAINT_H
#define VITRINE_KERNELS_PAINT_H
#include "internal.h"

enum { SPAN = 512 };
// Makes the pixels (x … x + n, y), n ≤ SPAN where `whole` was 0.
typedef void (*span_fn)(const void *context, int x, int y, int n, uint8_t *out);
// `opaque`: every pixel made is. `same_rows`: the pixels do not depend on y.
void vtk_paint(const vtk_target *to, span_fn span, const void *context, int opaque, int same_rows);
#endif
