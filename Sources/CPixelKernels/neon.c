// The NEON variant: 4 pixels at a time, rows.inc with NEON's operations.
#include "internal.h"
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
#endif
