// The NEON variant: 4 pixels at a time, rows.inc with NEON's operations.
#include "backdrop.h"
#ifdef VTK_ARM
#include <arm_neon.h>
#define FN static
#define INLINE static inline __attribute__((always_inline))
typedef uint8x16_t V;
enum { PX = 4 };
#define H(v) vreinterpretq_u16_u8(v)
#define W(v) vreinterpretq_u32_u8(v)
#define FROM16(v) vreinterpretq_u8_u16(v)
#define FROM32(v) vreinterpretq_u8_u32(v)
#define LOAD(p) vld1q_u8((const uint8_t *)(p))
#define STORE(p, v) vst1q_u8((uint8_t *)(p), v)
#define ZERO() vdupq_n_u8(0)
#define ONES() vdupq_n_u8(255)
#define SET8(x) vdupq_n_u8((uint8_t)(x))
#define SET16(x) FROM16(vdupq_n_u16((uint16_t)(x)))
#define SET32(x) FROM32(vdupq_n_u32((uint32_t)(x)))
#define NOT_AMASK() SET32(0x00FFFFFF)
#define SLL16(a, n) FROM16(vshlq_n_u16(H(a), n))
#define SRL16(a, n) FROM16(vshrq_n_u16(H(a), n))
// Even bytes of a, odd bytes of b.
#define JOIN(a, b) vbslq_u8(SET16(0xFF00), b, a)
#define ADDS_U16(a, b) FROM16(vqaddq_u16(H(a), H(b)))
#define SUBS_U16(a, b) FROM16(vqsubq_u16(H(a), H(b)))
#define ADD16(a, b) FROM16(vaddq_u16(H(a), H(b)))
#define SUB16(a, b) FROM16(vsubq_u16(H(a), H(b)))
#define ADDS_U8(a, b) vqaddq_u8(a, b)
#define MIN_U8(a, b) vminq_u8(a, b)
INLINE V MULHI_U16(V a, V b) {
    uint32x4_t lo = vmull_u16(vget_low_u16(H(a)), vget_low_u16(H(b))), hi = vmull_high_u16(H(a), H(b));
    return FROM16(vuzp2q_u16(vreinterpretq_u16_u32(lo), vreinterpretq_u16_u32(hi)));
}
#define MUL16(a, b) FROM16(vmulq_u16(H(a), H(b)))
#define UNPACKLO8(a, b) vzip1q_u8(a, b)
#define UNPACKHI8(a, b) vzip2q_u8(a, b)
// 16-bit lanes read as signed, as the x86 instruction does; the rows only pass 0…256.
#define PACKUS(a, b) vcombine_u8(vqmovun_s16(vreinterpretq_s16_u8(a)), vqmovun_s16(vreinterpretq_s16_u8(b)))
#define XOR(a, b) veorq_u8(a, b)
#define OR(a, b) vorrq_u8(a, b)
#define AND(a, b) vandq_u8(a, b)
#define ANDNOT(a, b) vbicq_u8(b, a)
INLINE V table_of(V a, uint8x16_t order) { return vqtbl1q_u8(a, order); }
static const uint8_t alpha16[16] = {6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15};
static const uint8_t alpha8[16] = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15};
static const uint8_t spread8[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
#define SPREAD3(a) table_of(a, vld1q_u8(alpha16))
#define SPREAD_ALPHA8(a) table_of(a, vld1q_u8(alpha8))
#define ALL_ONES(v) (vminvq_u8(v) == 255)
#define ALL_ZERO(v) (vmaxvq_u8(v) == 0)
#define MASK_LOAD uint32_t
static inline uint32_t MASK_READ(const uint8_t *p) { return ld32(p); }
INLINE V MASK_SPREAD(uint32_t bits) { return table_of(SET32(bits), vld1q_u8(spread8)); }
#define TABLE vtk_neon
#include "rows.inc"

// ---- For the backdrop ----
#define I16(v) vreinterpretq_s16_u8(v)
#define I32(v) vreinterpretq_s32_u8(v)
#define L64(v) vreinterpretq_u64_u8(v)
#define FROM_I16(v) vreinterpretq_u8_s16(v)
#define FROM_I32(v) vreinterpretq_u8_s32(v)
#define SUBS_U8(a, b) vqsubq_u8(a, b)
#define MAX_U8(a, b) vmaxq_u8(a, b)
#define MIN_S16(a, b) FROM_I16(vminq_s16(I16(a), I16(b)))
#define AVERAGE16(a, b) FROM16(vrhaddq_u16(H(a), H(b)))
#define ADD32(a, b) FROM32(vaddq_u32(W(a), W(b)))
INLINE V MADD16(V a, V b) {
    return FROM_I32(vpaddq_s32(vmull_s16(vget_low_s16(I16(a)), vget_low_s16(I16(b))), vmull_high_s16(I16(a), I16(b))));
}
#define SRA16(a, n) FROM_I16(vshrq_n_s16(I16(a), n))
#define SRA32(a, n) FROM_I32(vshrq_n_s32(I32(a), n))
#define SRA16V(a, n) FROM_I16(vshlq_s16(I16(a), vdupq_n_s16((int16_t)-(n))))
#define SRA32V(a, n) FROM_I32(vshlq_s32(I32(a), vdupq_n_s32(-(n))))
#define SLL16V(a, n) FROM_I16(vshlq_s16(I16(a), vdupq_n_s16((int16_t)(n))))
#define PACKS16(a, b) vreinterpretq_u8_s8(vcombine_s8(vqmovn_s16(I16(a)), vqmovn_s16(I16(b))))
#define PACKS32(a, b) FROM_I16(vcombine_s16(vqmovn_s32(I32(a)), vqmovn_s32(I32(b))))
#define UNPACKLO16(a, b) FROM16(vzip1q_u16(H(a), H(b)))
#define UNPACKHI16(a, b) FROM16(vzip2q_u16(H(a), H(b)))
#define UNPACKLO32(a, b) FROM32(vzip1q_u32(W(a), W(b)))
#define UNPACKHI32(a, b) FROM32(vzip2q_u32(W(a), W(b)))
#define UNPACKLO64(a, b) vreinterpretq_u8_u64(vzip1q_u64(L64(a), L64(b)))
#define UNPACKHI64(a, b) vreinterpretq_u8_u64(vzip2q_u64(L64(a), L64(b)))
INLINE V SET64(const int16_t *p) { int16x4_t half = vld1_s16(p); return FROM_I16(vcombine_s16(half, half)); }
#define SET128(p) LOAD(p)
#define TWO_CELLS(p) LOAD(p) // never: a group fills a vector
#define CELLS_IN_ORDER(v) (v)
#define LANES_A(p) LOAD(p)
#define LANES_B(p) LOAD((p) + 8)
// Neighbouring bytes times neighbouring bytes below 128, added.
#define MADD_BYTES(a, b) FROM16(vpaddq_u16(vmull_u8(vget_low_u8(a), vget_low_u8(b)), vmull_high_u8(a, b)))
// Sums of pixels in pairs.
typedef struct { V lo, hi; } PAIR_SUMS;
INLINE PAIR_SUMS NO_PAIRS(void) { PAIR_SUMS s = {ZERO(), ZERO()}; return s; }
INLINE PAIR_SUMS ADD_BYTES(PAIR_SUMS s, V v) {
    s.lo = ADD16(s.lo, UNPACKLO8(v, ZERO()));
    s.hi = ADD16(s.hi, UNPACKHI8(v, ZERO()));
    return s;
}
#define PAIRS_OF(s) ADD16(UNPACKLO64(s.lo, s.hi), UNPACKHI64(s.lo, s.hi))
#define BD_TABLE bd_neon
#include "backdrop_rows.inc"
#endif
