// The peers that are C libraries, each as one call.
#ifndef VITRINE_CPEERS_H
#define VITRINE_CPEERS_H
#include <stddef.h>
#include <stdint.h>

/// libpng at zlib's level 1, RGB from BGRX rows, default filters. Bytes written, 0 on failure.
size_t peer_png_level1(const uint8_t *src, ptrdiff_t stride, int width, int height, uint8_t **out);
void peer_free(void *memory);

/// A Pango layout of one text in Inter, its size in pixels, and an ARGB32 surface to draw on; null on failure.
typedef struct peer_pango peer_pango;
peer_pango *peer_pango_make(const char *text, double size);
/// Measures the kept layout in another width, in which it still has one line.
int peer_pango_measure(peer_pango *p);
/// Draws the kept layout.
void peer_pango_draw(peer_pango *p);
#endif
