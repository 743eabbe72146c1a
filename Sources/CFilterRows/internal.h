// What the loops share.
#ifndef VITRINE_CFILTERROWS_INTERNAL_H
#define VITRINE_CFILTERROWS_INTERNAL_H
#include "CFilterRows.h"
#include <math.h>

// The same numbers on every processor: no multiply-add where the source says two steps.
#pragma STDC FP_CONTRACT OFF

// Hot loops are built twice on x86-64, for AVX2 too; without fused multiply-adds both give the same numbers.
#if defined(__x86_64__) && defined(__clang__)
#define VTF_WIDE __attribute__((target_clones("default", "avx2")))
#else
#define VTF_WIDE
#endif

static inline float vtf_min(float a, float b) { return a < b ? a : b; }
static inline float vtf_max(float a, float b) { return a > b ? a : b; }
static inline float vtf_unit(float v) { return v > 0 ? (v < 1 ? v : 1) : 0; }
static inline float vtf_smooth(float t) { return t * t * (3 - 2 * t); }

static inline float vtf_encode_srgb(float v) {
    float size = fabsf(v);
    float out = size <= 0.0031308f ? size * 12.92f : 1.055f * powf(size, 1 / 2.4f) - 0.055f;
    return v < 0 ? -out : out;
}

static inline float vtf_decode_srgb(float v) {
    float size = fabsf(v);
    float out = size <= 0.04045f ? size / 12.92f : powf((size + 0.055f) / 1.055f, 2.4f);
    return v < 0 ? -out : out;
}
#endif
