// EXIF: the orientation tag, read without trusting any offset; and the texts of the result codes.
#include "internal.h"

int vti_exif_orientation(const uint8_t *t, size_t size) {
    if (!t || size < 8) return 1;
    int little;
    if (memcmp(t, "II*\0", 4) == 0) little = 1;
    else if (memcmp(t, "MM\0*", 4) == 0) little = 0;
    else return 1;
#define U16(p) ((uint32_t)(little ? (p)[0] | (p)[1] << 8 : (p)[0] << 8 | (p)[1]))
#define U32(p) (little ? U16(p) | U16((p) + 2) << 16 : U16(p) << 16 | U16((p) + 2))
    uint32_t at = U32(t + 4);
    if (at > size - 2) return 1;
    uint32_t entries = U16(t + at);
    for (uint32_t i = 0; i < entries; i++) {
        size_t e = (size_t)at + 2 + 12 * (size_t)i;
        if (e + 12 > size) return 1;
        if (U16(t + e) == 0x0112 && U16(t + e + 2) == 3) {
            uint32_t v = U16(t + e + 8);
            return v >= 1 && v <= 8 ? (int)v : 1;
        }
    }
    return 1;
}

const char *vti_error_text(int code) {
    switch (code) {
    case VTI_OK: return "no error";
    case VTI_NOT_THIS_FORMAT: return "the data is not of this format";
    case VTI_TRUNCATED: return "the data ends before the image does";
    case VTI_CORRUPT: return "the data is damaged";
    case VTI_TOO_LARGE: return "the image is larger than the limit";
    case VTI_NO_MEMORY: return "there is no memory for the image";
    case VTI_UNSUPPORTED: return "this variety of the format is not read";
    case VTI_BAD_ARGUMENT: return "the arguments do not fit the image";
    default: return "unknown error";
    }
}
