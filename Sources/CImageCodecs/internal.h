// What the files of this target share: a growing output, checksums, our deflate.
#ifndef VITRINE_CODECS_INTERNAL_H
#define VITRINE_CODECS_INTERNAL_H
#include "CImageCodecs.h"
#include <stdlib.h>
#include <string.h>

enum { VTI_MAX_SIDE = 32767 };

// ---- Growing output ----
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
    int failed;
} vti_out;
// Room for `more` bytes; 0 where there is no memory.
int vti_reserve(vti_out *o, size_t more);

// ---- Checksums ----
uint32_t vti_crc32(uint32_t crc, const uint8_t *p, size_t n);
// Adler-32 with the two sums apart, both below 65521.
typedef struct { uint32_t a, b; } vti_adler;
void vti_adler_bytes(vti_adler *s, const uint8_t *p, size_t n);
void vti_adler_zeros(vti_adler *s, size_t n);

// ---- Deflate: tokens in, dynamic Huffman blocks out ----
enum { VTI_TOKENS = 32768 };
typedef struct {
    vti_out *out;
    uint64_t bits;
    int bit_count;
    int count;
    uint32_t lit_hist[288], dist_hist[32];
    uint32_t tokens[VTI_TOKENS];
} vti_deflate;
void vti_deflate_start(vti_deflate *z, vti_out *out);
void vti_deflate_block(vti_deflate *z, int final);
// Ends the stream with its last block, byte aligned.
void vti_deflate_end(vti_deflate *z);
extern uint8_t vti_len_symbol[256];   // length − 3 → symbol − 257
extern uint8_t vti_dist_symbol[512];  // see dist_symbol()
void vti_deflate_tables(void);

static inline int dist_symbol(uint32_t d /* distance − 1 */) {
    return d < 256 ? vti_dist_symbol[d] : vti_dist_symbol[256 + (d >> 7)];
}
static inline void put_literal(vti_deflate *z, uint32_t byte) {
    if (z->count == VTI_TOKENS) vti_deflate_block(z, 0);
    z->tokens[z->count++] = byte;
    z->lit_hist[byte]++;
}
// length 3…258, distance 1…32768
static inline void put_match(vti_deflate *z, uint32_t length, uint32_t distance) {
    if (z->count == VTI_TOKENS) vti_deflate_block(z, 0);
    z->tokens[z->count++] = 0x80000000u | (length - 3) << 16 | (distance - 1);
    z->lit_hist[257 + vti_len_symbol[length - 3]]++;
    z->dist_hist[dist_symbol(distance - 1)]++;
}

// ---- What both PNG encoders share ----
// Straight colours, rounded to nearest; a transparent pixel becomes 0.
void vti_straighten(uint8_t *out, const uint8_t *premultiplied, int count);
// Signature, IHDR, sRGB where it is tagged, and pHYs; 0 where there is no memory. Leaves room for some small chunks.
int vti_png_begin(vti_out *o, int w, int h, int color_type, int is_tagged, double dpi);
// A chunk whose data lies at start + 8 up to the end: length and type before it, the checksum behind it.
void vti_chunk(vti_out *o, size_t start, const char *type);

static inline uint32_t ld32(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static inline uint64_t ld64(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }
static inline void put_be32(uint8_t *p, uint32_t v) {
    p[0] = (uint8_t)(v >> 24); p[1] = (uint8_t)(v >> 16); p[2] = (uint8_t)(v >> 8); p[3] = (uint8_t)v;
}
#endif
