// The peers that are C libraries, each as one call.
#ifndef VITRINE_CPEERS_H
#define VITRINE_CPEERS_H
#include <stddef.h>
#include <stdint.h>

/// libpng at zlib's level 1, RGB from BGRX rows, default filters. Bytes written, 0 on failure.
size_t peer_png_level1(const uint8_t *src, ptrdiff_t stride, int width, int height, uint8_t **out);
void peer_free(void *memory);

/// What Cairo draws over a full frame: a frame with alpha, a translucent colour, a gradient from corner to corner, a picture
/// of a quarter's size enlarged.
typedef enum { PEER_CAIRO_OVER, PEER_CAIRO_FLAT, PEER_CAIRO_GRADIENT, PEER_CAIRO_ENLARGE } peer_cairo_what;
int peer_cairo_draw(peer_cairo_what what, void *target, void *source, int width, int height, int stride, int low_stride);

/// Where a picture is painted: its middle in pixels, how far it is turned in radians, its opacity.
typedef struct { double x, y, angle, alpha; } peer_quad;
/// Cairo on a black ground: a square picture of `side` pixels at each of `count` places. 0 on failure.
int peer_cairo_quads(
    void *target, int width, int height, int stride, void *picture, int side, int picture_stride, const peer_quad *quads,
    int count);

/// A Pango layout of one text in Inter, its size in pixels, and an ARGB32 surface to draw on; null on failure.
typedef struct peer_pango peer_pango;
peer_pango *peer_pango_make(const char *text, double size);
/// Measures the kept layout in another width, in which it still has one line.
int peer_pango_measure(peer_pango *p);
/// Draws the kept layout.
void peer_pango_draw(peer_pango *p);
/// Lays a text out as one line that ends in an ellipsis at a width in points, and draws it; the layout is let go of.
/// 0 on failure. Pango counts 1/1024 pixels in 32 bits: a text that would be wider than two million pixels on one line is
/// not cut where it should be.
int peer_pango_one_line(const char *text, double size, int width);
#endif
