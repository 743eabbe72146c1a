// The image codecs that need C: our own PNG and QOI encoders, and libpng's and libjpeg's decoders behind setjmp.
//
// Pixels are BGRA8 (0xAARRGGBB on little-endian machines), premultiplied unless a function says otherwise; strides
// in bytes. No function prints, aborts or longjmps out. Memory handed back through `out` is freed by vti_free.
#ifndef VITRINE_CIMAGECODECS_H
#define VITRINE_CIMAGECODECS_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What went wrong. `vti_error_text` has a sentence for each.
enum {
    VTI_OK = 0,
    /// The signature is another format's.
    VTI_NOT_THIS_FORMAT = 1,
    /// The data ends before the image does.
    VTI_TRUNCATED = 2,
    /// The data contradicts itself (bad checksum, bad stream, impossible header).
    VTI_CORRUPT = 3,
    /// A side or the number of pixels is above the limit.
    VTI_TOO_LARGE = 4,
    VTI_NO_MEMORY = 5,
    /// A variety that is not read (12-bit or lossless JPEG …).
    VTI_UNSUPPORTED = 6,
    /// The caller's mistake: null pointer, size that does not match.
    VTI_BAD_ARGUMENT = 7,
};
const char *vti_error_text(int code);

typedef struct {
    int32_t width, height;       ///< in pixels, as stored (before the orientation is applied)
    int32_t bits_per_component;  ///< 1, 2, 4, 8, 16 as stored
    int32_t channels;            ///< as stored: 1 grey or palette, 2 grey+alpha, 3, 4
    int32_t has_alpha;           ///< 1 where any transparency is declared (alpha channel or tRNS)
    int32_t is_palette;
    int32_t orientation;         ///< EXIF's 1…8; 1 where none is said
    double dpi_x, dpi_y;         ///< 0 where none is said
    int32_t is_srgb;             ///< PNG: an sRGB chunk is there
    int32_t is_cmyk;             ///< JPEG: four inks
    double gamma;                ///< PNG's gAMA chunk (0.45455 for sRGB); 0 where none is there
    double chromaticities[8];    ///< PNG's cHRM chunk, x and y of white, red, green, blue; 0 where none is there
} vti_info;

// ---- PNG in -----------------------------------------------------------------------------------------------------

/// Reads the header and the chunks before the pixels. Sides above 32767 give VTI_TOO_LARGE.
int vti_png_info(const uint8_t *data, size_t size, vti_info *info);
/// Decodes into `dst` (info.width × info.height, BGRA8 premultiplied): every bit depth, palette, grey, tRNS, 16 bits
/// (rounded to 8), interlaced. On failure dst holds what was decoded so far.
int vti_png_decode(const uint8_t *data, size_t size, uint8_t *dst, ptrdiff_t dstride, int32_t width, int32_t height);
/// The same, not premultiplied: for conversion of colours.
int vti_png_decode_straight(const uint8_t *data, size_t size, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                            int32_t height);
/// The ICC profile, if any: VTI_OK with *out null where there is none.
int vti_png_profile(const uint8_t *data, size_t size, uint8_t **out, size_t *out_size);

// ---- JPEG -------------------------------------------------------------------------------------------------------

int vti_jpeg_info(const uint8_t *data, size_t size, vti_info *info);
/// Decodes into `dst` (BGRA8, opaque): grey, YCbCr, RGB, CMYK and YCCK, baseline and progressive.
/// `reduce` 1, 2, 4 or 8 decodes at that fraction: the size then is ceil(width / reduce) × ceil(height / reduce).
int vti_jpeg_decode(const uint8_t *data, size_t size, int reduce, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                    int32_t height);
/// The same for files of four inks, whose bytes become cyan, magenta, yellow and black as 255 − ink.
int vti_jpeg_decode_inks(const uint8_t *data, size_t size, int reduce, uint8_t *dst, ptrdiff_t dstride, int32_t width,
                         int32_t height);
int vti_jpeg_profile(const uint8_t *data, size_t size, uint8_t **out, size_t *out_size);
/// Encodes over an opaque background 0xRRGGBB. Quality 0…100; 4:4:4 from 90 on, 4:2:0 below. Orientation 1…8 is
/// written as EXIF where it is not 1.
int vti_jpeg_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, int quality,
                    uint32_t background, int orientation, uint8_t **out, size_t *out_size);

// ---- PNG and QOI out --------------------------------------------------------------------------------------------

/// Our fast encoder: 8-bit RGB where every pixel is opaque, else RGBA (unpremultiplied, rounded), with an sRGB chunk.
/// `dpi` > 0 adds pHYs. The same pixels give the same bytes on every machine.
int vti_png_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, double dpi, uint8_t **out,
                   size_t *out_size);
/// The smallest file that our deflate finds for these pixels, for pictures that are kept: grey, a palette, RGB or RGBA. Slow
/// (vti_png_encode takes a hundredth of the time); the same pixels give the same bytes on every machine.
int vti_png_encode_compact(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, double dpi, uint8_t **out,
                           size_t *out_size);
/// The same for A8 coverage, as 8-bit grey.
int vti_png_encode_gray(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, uint8_t **out,
                        size_t *out_size);
/// QOI (qoiformat.org), 4 channels; the values are taken as they are, so opaque frames are exact.
/// `capacity` bytes at `dst` of at least vti_qoi_bound(width, height); returns the bytes written, 0 on a bad argument.
size_t vti_qoi_bound(int32_t width, int32_t height);
size_t vti_qoi_encode(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, uint8_t *dst,
                      size_t capacity);

/// Orientation in a TIFF/EXIF block ("II*\0…" or "MM\0*…"), 1 where none.
int vti_exif_orientation(const uint8_t *tiff, size_t size);

void vti_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
