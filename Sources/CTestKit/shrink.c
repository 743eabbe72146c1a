// A picture made smaller by a whole number: each pixel is the mean of a square.
#include "CTestKit.h"
#include <string.h>

// Two channels of 16 bits in a word: the sum of 16 × 16 bytes fits.
static inline uint32_t mean(uint32_t lanes, uint32_t count) {
    return (lanes & 0xFFFF) / count | (lanes >> 16) / count << 16;
}

static inline void row(
    const uint8_t *square, size_t stride, const size_t factor, uint8_t *out, size_t width) {
    const uint32_t count = (uint32_t)(factor * factor), half = count / 2 * 0x10001u;
    for (size_t x = 0; x < width; x++, square += factor * 4, out += 4) {
        uint32_t even = half, odd = half;
        for (size_t line = 0; line < factor; line++)
            for (size_t column = 0; column < factor; column++) {
                uint32_t pixel;
                memcpy(&pixel, square + line * stride + column * 4, 4);
                even += pixel & 0x00FF00FF;
                odd += pixel >> 8 & 0x00FF00FF;
            }
        uint32_t pixel = mean(even, count) | mean(odd, count) << 8;
        memcpy(out, &pixel, 4);
    }
}

void vtk_shrink(
    const uint8_t *source, size_t source_stride, size_t factor, uint8_t *target, size_t target_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *square = source + y * factor * source_stride;
        uint8_t *out = target + y * target_stride;
        // Known factors make loops without a branch and divisions without a division.
        switch (factor) {
        case 1: memcpy(out, square, width * 4); break;
        case 2: row(square, source_stride, 2, out, width); break;
        case 3: row(square, source_stride, 3, out, width); break;
        default: row(square, source_stride, factor, out, width); break;
        }
    }
}
