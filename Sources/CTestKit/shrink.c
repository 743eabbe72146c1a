// A picture made smaller by a whole number: each pixel is the mean of a square.
#include "CTestKit.h"

void vtk_shrink(
    const uint8_t *source, size_t source_stride, size_t factor, uint8_t *target, size_t target_stride, size_t width, size_t height) {
    const uint32_t count = (uint32_t)(factor * factor), half = count / 2;
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = target + y * target_stride;
        const uint8_t *square = source + y * factor * source_stride;
        if (factor == 1) {
            for (size_t i = 0; i < width * 4; i++) out[i] = square[i];
            continue;
        }
        for (size_t x = 0; x < width; x++, square += factor * 4, out += 4) {
            uint32_t sums[4] = {half, half, half, half};
            for (size_t row = 0; row < factor; row++) {
                const uint8_t *in = square + row * source_stride;
                for (size_t column = 0; column < factor; column++, in += 4)
                    for (int channel = 0; channel < 4; channel++) sums[channel] += in[channel];
            }
            for (int channel = 0; channel < 4; channel++) out[channel] = (uint8_t)(sums[channel] / count);
        }
    }
}
