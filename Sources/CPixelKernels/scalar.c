// The scalar reference of the row functions: plain, and the definition of what every variant must give.
#include "internal.h"

static void fill(uint8_t *d, int n, uint32_t p) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, p);
}
static void fill_over(uint8_t *d, int n, uint32_t p) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, over_px(p, ld32(d + 4 * i)));
}
static void over(uint8_t *d, const uint8_t *s, int n) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, over_px(ld32(s + 4 * i), ld32(d + 4 * i)));
}
static void over_alpha(uint8_t *d, const uint8_t *s, int n, uint32_t alpha) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, over_px(scale_px(ld32(s + 4 * i), alpha), ld32(d + 4 * i)));
}
static void mask_over(uint8_t *d, const uint8_t *m, int n, uint32_t p) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, over_px(scale_px(p, m[i]), ld32(d + 4 * i)));
}
static void over_masked(uint8_t *d, const uint8_t *s, const uint8_t *m, int n, uint32_t alpha) {
    for (int i = 0; i < n; i++) {
        uint32_t k = d255(m[i] * alpha);
        st32(d + 4 * i, over_px(scale_px(ld32(s + 4 * i), k), ld32(d + 4 * i)));
    }
}
static void mul_mask(uint8_t *d, const uint8_t *m, int n) {
    for (int i = 0; i < n; i++) st32(d + 4 * i, scale_px(ld32(d + 4 * i), m[i]));
}
static void mul_a8(uint8_t *d, const uint8_t *m, int n) {
    for (int i = 0; i < n; i++) d[i] = (uint8_t)d255(d[i] * (uint32_t)m[i]);
}
static void scale_bytes(uint8_t *d, const uint8_t *s, int n, uint32_t k) {
    for (int i = 0; i < n; i++) d[i] = (uint8_t)d255(s[i] * k);
}

const vtk_table vtk_scalar = {
    .fill = fill, .fill_over = fill_over, .over = over, .over_alpha = over_alpha, .mask_over = mask_over,
    .over_masked = over_masked, .mul_mask = mul_mask, .mul_a8 = mul_a8, .scale_bytes = scale_bytes,
};
