// JPEG in and out, by libjpeg-turbo from and to memory; errors leave by longjmp into each entry.
#include "internal.h"
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf jump;
    int code;
} errors;

static int code_of(int message) {
    switch (message) {
    case JERR_OUT_OF_MEMORY: return VTI_NO_MEMORY;
    case JERR_IMAGE_TOO_BIG: return VTI_TOO_LARGE;
    case JERR_INPUT_EOF: case JERR_INPUT_EMPTY: return VTI_TRUNCATED;
    case JERR_NO_SOI: return VTI_NOT_THIS_FORMAT;
    case JERR_BAD_PRECISION: case JERR_SOF_UNSUPPORTED: case JERR_CONVERSION_NOTIMPL: case JERR_ARITH_NOTIMPL:
    case JERR_CCIR601_NOTIMPL: case JERR_FRACT_SAMPLE_NOTIMPL: case JERR_NOT_COMPILED: return VTI_UNSUPPORTED;
    default: return VTI_CORRUPT;
    }
}
static void on_failure(j_common_ptr c) {
    errors *e = (errors *)c->err;
    e->code = code_of(e->base.msg_code);
    longjmp(e->jump, 1);
}
// Level −1 is a warning: the end of the data inside the image is an error for us, other damage is as libjpeg mends it.
static void on_message(j_common_ptr c, int level) {
    errors *e = (errors *)c->err;
    if (level >= 0) return;
    e->base.num_warnings++;
    if (e->base.msg_code == JWRN_JPEG_EOF) {
        e->code = VTI_TRUNCATED;
        longjmp(e->jump, 1);
    }
    // A stream that is damaged everywhere would cost its full time for nothing.
    if (e->base.num_warnings > 1000) {
        e->code = VTI_CORRUPT;
        longjmp(e->jump, 1);
    }
}
static void on_output(j_common_ptr c) { (void)c; }

static void set_errors(errors *e) {
    jpeg_std_error(&e->base);
    e->base.error_exit = on_failure;
    e->base.emit_message = on_message;
    e->base.output_message = on_output;
    e->code = 0;
}

// A progressive file may repeat scans of few bytes without end: stop after what any encoder writes.
static void on_progress(j_common_ptr c) {
    if (c->is_decompressor && ((j_decompress_ptr)c)->input_scan_number > 500) {
        errors *e = (errors *)c->err;
        e->code = VTI_CORRUPT;
        longjmp(e->jump, 1);
    }
}

static int not_jpeg(const uint8_t *data, size_t size) {
    if (!data || size == 0 || data[0] != 0xFF) return VTI_NOT_THIS_FORMAT;
    if (size < 3) return VTI_TRUNCATED;
    return data[1] == 0xD8 && data[2] == 0xFF ? 0 : VTI_NOT_THIS_FORMAT;
}

static void read_header(struct jpeg_decompress_struct *d, const uint8_t *data, size_t size, int keep_profile) {
    jpeg_create_decompress(d);
    d->mem->max_memory_to_use = 512L << 20;
    jpeg_save_markers(d, JPEG_APP0 + 1, 0xFFFF);
    if (keep_profile) jpeg_save_markers(d, JPEG_APP0 + 2, 0xFFFF);
    jpeg_mem_src(d, data, (unsigned long)size);
    jpeg_read_header(d, TRUE);
}

int vti_jpeg_info(const uint8_t *data, size_t size, vti_info *info) {
    if (!info) return VTI_BAD_ARGUMENT;
    memset(info, 0, sizeof *info);
    int bad = not_jpeg(data, size);
    if (bad) return bad;
    struct jpeg_decompress_struct d;
    errors e;
    memset(&d, 0, sizeof d);
    set_errors(&e);
    d.err = &e.base;
    if (setjmp(e.jump)) {
        jpeg_destroy_decompress(&d);
        return e.code;
    }
    read_header(&d, data, size, 0);
    info->width = (int32_t)d.image_width;
    info->height = (int32_t)d.image_height;
    info->bits_per_component = d.data_precision;
    info->channels = d.num_components;
    info->is_cmyk = d.jpeg_color_space == JCS_CMYK || d.jpeg_color_space == JCS_YCCK;
    info->orientation = 1;
    for (jpeg_saved_marker_ptr m = d.marker_list; m; m = m->next)
        if (m->marker == JPEG_APP0 + 1 && m->data_length > 6 && memcmp(m->data, "Exif\0\0", 6) == 0)
            info->orientation = vti_exif_orientation(m->data + 6, m->data_length - 6);
    if (d.density_unit == 1) { info->dpi_x = d.X_density; info->dpi_y = d.Y_density; }
    if (d.density_unit == 2) { info->dpi_x = d.X_density * 2.54; info->dpi_y = d.Y_density * 2.54; }
    int code = d.image_width > VTI_MAX_SIDE || d.image_height > VTI_MAX_SIDE ? VTI_TOO_LARGE : VTI_OK;
    jpeg_destroy_decompress(&d);
    return code;
}

int vti_jpeg_profile(const uint8_t *data, size_t size, uint8_t **out, size_t *out_size) {
    if (!out || !out_size) return VTI_BAD_ARGUMENT;
    *out = NULL;
    *out_size = 0;
    int bad = not_jpeg(data, size);
    if (bad) return bad;
    struct jpeg_decompress_struct d;
    errors e;
    memset(&d, 0, sizeof d);
    set_errors(&e);
    d.err = &e.base;
    if (setjmp(e.jump)) {
        jpeg_destroy_decompress(&d);
        return e.code;
    }
    read_header(&d, data, size, 1);
    JOCTET *profile = NULL;
    unsigned int count = 0;
    if (jpeg_read_icc_profile(&d, &profile, &count)) {
        *out = profile; // malloc'ed by libjpeg
        *out_size = count;
    }
    jpeg_destroy_decompress(&d);
    return VTI_OK;
}

static int decode(const uint8_t *data, size_t size, int reduce, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                  int32_t height, int inks) {
    if (!dst || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    if (reduce != 1 && reduce != 2 && reduce != 4 && reduce != 8) return VTI_BAD_ARGUMENT;
    int bad = not_jpeg(data, size);
    if (bad) return bad;
    struct jpeg_decompress_struct d;
    struct jpeg_progress_mgr progress = {.progress_monitor = on_progress};
    errors e;
    memset(&d, 0, sizeof d);
    set_errors(&e);
    d.err = &e.base;
    if (setjmp(e.jump)) {
        jpeg_destroy_decompress(&d);
        return e.code;
    }
    read_header(&d, data, size, 0);
    d.progress = &progress;
    d.scale_num = 1;
    d.scale_denom = (unsigned)reduce;
    int cmyk = d.jpeg_color_space == JCS_CMYK || d.jpeg_color_space == JCS_YCCK;
    d.out_color_space = cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    d.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&d);
    if (d.output_width != (JDIMENSION)width || d.output_height != (JDIMENSION)height) {
        jpeg_destroy_decompress(&d);
        return VTI_BAD_ARGUMENT;
    }
    int inverted = d.saw_Adobe_marker; // Adobe writes CMYK as 255 − ink
    while (d.output_scanline < d.output_height) {
        uint8_t *row = dst + (ptrdiff_t)d.output_scanline * dstride;
        JSAMPROW rows[1] = {row};
        if (jpeg_read_scanlines(&d, rows, 1) != 1) { e.code = VTI_TRUNCATED; longjmp(e.jump, 1); }
        if (cmyk)
            for (int32_t x = 0; x < width; x++) {
                uint8_t *p = row + 4 * (size_t)x;
                uint32_t c = p[0], m = p[1], y = p[2], k = p[3];
                if (!inverted) { c = 255 - c; m = 255 - m; y = 255 - y; k = 255 - k; }
                if (inks) {
                    p[0] = (uint8_t)c; p[1] = (uint8_t)m; p[2] = (uint8_t)y; p[3] = (uint8_t)k;
                    continue;
                }
                p[0] = (uint8_t)(((y * k + 128) * 257) >> 16);
                p[1] = (uint8_t)(((m * k + 128) * 257) >> 16);
                p[2] = (uint8_t)(((c * k + 128) * 257) >> 16);
                p[3] = 255;
            }
    }
    jpeg_finish_decompress(&d);
    jpeg_destroy_decompress(&d);
    return VTI_OK;
}

int vti_jpeg_decode(const uint8_t *data, size_t size, int reduce, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                    int32_t height) {
    return decode(data, size, reduce, dst, dstride, width, height, 0);
}
int vti_jpeg_decode_inks(const uint8_t *data, size_t size, int reduce, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                         int32_t height) {
    return decode(data, size, reduce, dst, dstride, width, height, 1);
}

int vti_jpeg_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, int quality,
                    uint32_t background, int orientation, uint8_t **out, size_t *out_size) {
    if (!src || !out || !out_size || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    if (width > VTI_MAX_SIDE || height > VTI_MAX_SIDE) return VTI_TOO_LARGE;
    *out = NULL;
    *out_size = 0;
    struct jpeg_compress_struct c;
    errors e;
    // libjpeg keeps pointers to these two: they live on the heap so that a jump cannot lose their values.
    struct { unsigned char *bytes; unsigned long count; } *sink = calloc(1, sizeof *sink);
    uint8_t *row = malloc(4 * (size_t)width);
    if (!sink || !row) { free(sink); free(row); return VTI_NO_MEMORY; }
    memset(&c, 0, sizeof c);
    set_errors(&e);
    c.err = &e.base;
    if (setjmp(e.jump)) {
        jpeg_destroy_compress(&c);
        free(sink->bytes);
        free(sink);
        free(row);
        return e.code;
    }
    jpeg_create_compress(&c);
    jpeg_mem_dest(&c, &sink->bytes, &sink->count);
    c.image_width = (JDIMENSION)width;
    c.image_height = (JDIMENSION)height;
    c.input_components = 4;
    c.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&c);
    c.dct_method = JDCT_ISLOW;
    quality = quality < 1 ? 1 : quality > 100 ? 100 : quality;
    jpeg_set_quality(&c, quality, TRUE);
    if (quality >= 90) c.comp_info[0].h_samp_factor = c.comp_info[0].v_samp_factor = 1;
    jpeg_start_compress(&c, TRUE);
    if (orientation > 1 && orientation <= 8) {
        const uint8_t exif[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, '*', 0, 0, 0, 8, 0, 1, 0x01, 0x12,
                                0, 3, 0, 0, 0, 1, 0, (uint8_t)orientation, 0, 0, 0, 0, 0, 0};
        jpeg_write_marker(&c, JPEG_APP0 + 1, exif, sizeof exif);
    }
    const uint32_t bg[3] = {background & 255, background >> 8 & 255, background >> 16 & 255};
    while (c.next_scanline < c.image_height) {
        const uint8_t *p = src + (ptrdiff_t)c.next_scanline * sstride;
        memcpy(row, p, 4 * (size_t)width);
        for (int32_t x = 0; x < width; x++) {
            uint8_t *q = row + 4 * (size_t)x;
            uint32_t k = 255 - q[3];
            if (!k) continue;
            for (int i = 0; i < 3; i++) {
                uint32_t v = q[i] + (((bg[i] * k + 128) * 257) >> 16);
                q[i] = (uint8_t)(v > 255 ? 255 : v);
            }
        }
        JSAMPROW rows[1] = {row};
        jpeg_write_scanlines(&c, rows, 1);
    }
    jpeg_finish_compress(&c);
    jpeg_destroy_compress(&c);
    *out = sink->bytes;
    *out_size = sink->count;
    free(sink);
    free(row);
    return VTI_OK;
}
