// Cairo (pixman) at what the rows 9 and 10 of performance.md measure, on full frames.
#include "CPeers.h"
#include <cairo.h>

static cairo_surface_t *surface(void *bytes, int width, int height, int stride) {
    return cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, width, height, stride);
}

int peer_cairo_draw(peer_cairo_what what, void *target, void *source, int width, int height, int stride, int low_stride) {
    cairo_surface_t *to = surface(target, width, height, stride);
    cairo_t *cr = cairo_create(to);
    cairo_surface_t *from = NULL;
    cairo_pattern_t *pattern = NULL;
    switch (what) {
    case PEER_CAIRO_OVER:
        from = surface(source, width, height, stride);
        cairo_set_source_surface(cr, from, 0, 0);
        break;
    case PEER_CAIRO_FLAT: cairo_set_source_rgba(cr, 0.5, 0.25, 0.125, 0.5); break;
    case PEER_CAIRO_GRADIENT:
        pattern = cairo_pattern_create_linear(0, 0, width, height);
        cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 0.2, 0);
        cairo_pattern_add_color_stop_rgb(pattern, 1, 0, 0.5, 1);
        cairo_set_source(cr, pattern);
        break;
    case PEER_CAIRO_ENLARGE:
        from = surface(source, (width + 3) / 4, (height + 3) / 4, low_stride);
        cairo_scale(cr, 4, 4);
        cairo_set_source_surface(cr, from, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
        break;
    }
    cairo_paint(cr);
    const int fine = cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    if (pattern) cairo_pattern_destroy(pattern);
    if (from) cairo_surface_destroy(from);
    cairo_surface_destroy(to);
    return fine;
}
