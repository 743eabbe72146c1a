// libpng with its defaults at zlib level 1.
#include "CPeers.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint8_t *bytes; size_t count, capacity; } sink;

static void on_write(png_structp png, png_bytep data, size_t n) {
    sink *s = png_get_io_ptr(png);
    if (s->count + n > s->capacity) {
        s->capacity = (s->count + n) * 2;
        s->bytes = realloc(s->bytes, s->capacity);
    }
    memcpy(s->bytes + s->count, data, n);
    s->count += n;
}
static void on_flush(png_structp png) { (void)png; }

size_t peer_png_level1(const uint8_t *src, ptrdiff_t stride, int width, int height, uint8_t **out) {
    sink s = {0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(s.bytes);
        return 0;
    }
    png_set_write_fn(png, &s, on_write, on_flush);
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(png, 1);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (int y = 0; y < height; y++) png_write_row(png, (png_bytep)(src + y * stride));
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    *out = s.bytes;
    return s.count;
}

void peer_free(void *memory) { free(memory); }
