// PNG in, by libpng from memory. libpng reports errors by longjmp: each entry sets its own jump and leaves by one way.
#include "internal.h"
#include <png.h>
#include <setjmp.h>

typedef struct {
    const uint8_t *data;
    size_t size, at;
    int error;
} source;

static void on_read(png_structp png, png_bytep out, size_t count) {
    source *s = png_get_io_ptr(png);
    if (count > s->size - s->at) {
        s->error = VTI_TRUNCATED;
        png_error(png, "end");
    }
    memcpy(out, s->data + s->at, count);
    s->at += count;
}
static void on_error(png_structp png, png_const_charp message) {
    source *s = png_get_error_ptr(png);
    if (s && !s->error) s->error = VTI_CORRUPT;
    png_longjmp(png, 1);
}
static void on_warning(png_structp png, png_const_charp message) { (void)png; (void)message; }

static int open_png(source *s, png_structp *png, png_infop *info) {
    if (!s->data || s->size < 8 || png_sig_cmp(s->data, 0, 8) != 0) {
        static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
        if (s->data && s->size > 0 && s->size < 8 && memcmp(s->data, signature, s->size) == 0) return VTI_TRUNCATED;
        return VTI_NOT_THIS_FORMAT;
    }
    *png = png_create_read_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
    if (!*png) return VTI_NO_MEMORY;
    *info = png_create_info_struct(*png);
    if (!*info) { png_destroy_read_struct(png, NULL, NULL); return VTI_NO_MEMORY; }
    // Bounds against hostile files: sides, ancillary chunks' memory and number.
    png_set_user_limits(*png, 0x7FFFFFFF, 0x7FFFFFFF); // sides are judged by us, so that the code can be TOO_LARGE
    png_set_chunk_malloc_max(*png, 8u << 20);
    png_set_chunk_cache_max(*png, 128);
    png_set_option(*png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
    png_set_read_fn(*png, s, on_read);
    return VTI_OK;
}

int vti_png_info(const uint8_t *data, size_t size, vti_info *out) {
    if (!out) return VTI_BAD_ARGUMENT;
    memset(out, 0, sizeof *out);
    source s = {data, size, 0, 0};
    png_structp png = NULL;
    png_infop info = NULL;
    int code = open_png(&s, &png, &info);
    if (code) return code;
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return s.error;
    }
    png_read_info(png, info);
    png_uint_32 w = png_get_image_width(png, info), h = png_get_image_height(png, info);
    out->orientation = 1;
    if (w > VTI_MAX_SIDE || h > VTI_MAX_SIDE) {
        code = VTI_TOO_LARGE;
    } else {
        int type = png_get_color_type(png, info);
        out->width = (int32_t)w;
        out->height = (int32_t)h;
        out->bits_per_component = png_get_bit_depth(png, info);
        out->channels = png_get_channels(png, info);
        out->is_palette = type == PNG_COLOR_TYPE_PALETTE;
        out->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
        png_uint_32 rx, ry;
        int unit;
        if (png_get_pHYs(png, info, &rx, &ry, &unit) && unit == PNG_RESOLUTION_METER) {
            out->dpi_x = rx * 0.0254;
            out->dpi_y = ry * 0.0254;
        }
        out->is_srgb = png_get_valid(png, info, PNG_INFO_sRGB) != 0;
        double *c = out->chromaticities;
        if (png_get_valid(png, info, PNG_INFO_gAMA)) png_get_gAMA(png, info, &out->gamma);
        if (png_get_valid(png, info, PNG_INFO_cHRM))
            png_get_cHRM(png, info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7);
        png_bytep exif;
        png_uint_32 exif_size;
        if (png_get_eXIf_1(png, info, &exif_size, &exif)) out->orientation = vti_exif_orientation(exif, exif_size);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return code;
}

int vti_png_profile(const uint8_t *data, size_t size, uint8_t **out, size_t *out_size) {
    if (!out || !out_size) return VTI_BAD_ARGUMENT;
    *out = NULL;
    *out_size = 0;
    source s = {data, size, 0, 0};
    png_structp png = NULL;
    png_infop info = NULL;
    int code = open_png(&s, &png, &info);
    if (code) return code;
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return s.error;
    }
    png_read_info(png, info);
    png_charp name;
    png_bytep profile;
    png_uint_32 count;
    int method;
    if (png_get_iCCP(png, info, &name, &method, &profile, &count) && count) {
        *out = malloc(count);
        if (*out) { memcpy(*out, profile, count); *out_size = count; }
        else code = VTI_NO_MEMORY;
    }
    png_destroy_read_struct(&png, &info, NULL);
    return code;
}

// Straight to premultiplied, in place.
static void premultiply(uint8_t *p, int n) {
    for (int i = 0; i < n; i++, p += 4) {
        uint32_t a = p[3];
        if (a == 255) continue;
        for (int k = 0; k < 3; k++) p[k] = (uint8_t)(((p[k] * a + 128) * 257) >> 16);
    }
}

static int decode(const uint8_t *data, size_t size, uint8_t *dst, ptrdiff_t dstride, int32_t width, int32_t height,
                  int straight) {
    if (!dst || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    source s = {data, size, 0, 0};
    png_structp png = NULL;
    png_infop info = NULL;
    int code = open_png(&s, &png, &info);
    if (code) return code;
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return s.error;
    }
    png_read_info(png, info);
    if (png_get_image_width(png, info) != (png_uint_32)width ||
        png_get_image_height(png, info) != (png_uint_32)height) {
        png_destroy_read_struct(&png, &info, NULL);
        return VTI_BAD_ARGUMENT;
    }
    int type = png_get_color_type(png, info), depth = png_get_bit_depth(png, info);
    int alpha = (type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
    if (depth == 16) png_set_scale_16(png);
    png_set_expand(png); // palette and small greys to 8 bits, tRNS to alpha
    if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
    png_set_bgr(png);
    if (!alpha) png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) {
        png_destroy_read_struct(&png, &info, NULL);
        return VTI_UNSUPPORTED;
    }
    for (int pass = 0; pass < passes; pass++)
        for (int32_t y = 0; y < height; y++) png_read_row(png, dst + y * dstride, NULL);
    // The pixels are whole; what comes after them may not make them fail, but a broken stream must.
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    if (alpha && !straight)
        for (int32_t y = 0; y < height; y++) premultiply(dst + y * dstride, width);
    return VTI_OK;
}

int vti_png_decode(const uint8_t *data, size_t size, uint8_t *dst, ptrdiff_t dstride, int32_t width, int32_t height) {
    return decode(data, size, dst, dstride, width, height, 0);
}
int vti_png_decode_straight(const uint8_t *data, size_t size, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                            int32_t height) {
    return decode(data, size, dst, dstride, width, height, 1);
}
