// Cairo (pixman) at particles: a small picture painted many times, each turned and translucent.
#include "CPeers.h"
#include <cairo.h>

int peer_cairo_quads(
    void *target, int width, int height, int stride, void *picture, int side, int picture_stride, const peer_quad *quads,
    int count) {
    cairo_surface_t *to = cairo_image_surface_create_for_data(target, CAIRO_FORMAT_ARGB32, width, height, stride);
    cairo_surface_t *from = cairo_image_surface_create_for_data(picture, CAIRO_FORMAT_ARGB32, side, side, picture_stride);
    cairo_t *cr = cairo_create(to);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_paint(cr);
    for (int i = 0; i < count; i++) {
        cairo_save(cr);
        cairo_translate(cr, quads[i].x, quads[i].y);
        cairo_rotate(cr, quads[i].angle);
        cairo_set_source_surface(cr, from, -side / 2.0, -side / 2.0);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        // The fastest of three ways: a clip takes half as long again, a rectangle that is filled five times as long.
        cairo_paint_with_alpha(cr, quads[i].alpha);
        cairo_restore(cr);
    }
    const int fine = cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    cairo_surface_destroy(from);
    cairo_surface_destroy(to);
    return fine;
}
