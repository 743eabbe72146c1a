// The peers that are C libraries, each as one call.
#ifndef VITRINE_CPEERS_H
#define VITRINE_CPEERS_H
#include <stddef.h>
#include <stdint.h>

/// libpng at zlib's level 1, RGB from BGRX rows, default filters. Bytes written, 0 on failure.
size_t peer_png_level1(const uint8_t *src, ptrdiff_t stride, int width, int height, uint8_t **out);
void peer_free(void *memory);
#endif
