// The SSE2 variant, which every x86-64 processor runs: 4 pixels at a time.
#include "backdrop.h"
#ifdef VTK_X86
#include <emmintrin.h>
#define FN static
#define INLINE static inline __attribute__((always_inline))
typedef __m128i V;
enum { PX = 4 };
#define LOAD(p) _mm_loadu_si128((const __m128i *)(p))
#define STORE(p, v) _mm_storeu_si128((__m128i *)(p), v)
#define ZERO() _mm_setzero_si128()
#define ONES() _mm_set1_epi32(-1)
#define SET16(x) _mm_set1_epi16((short)(x))
#define SET8(x) _mm_set1_epi8((char)(x))
#define SLL16(a, n) _mm_slli_epi16(a, n)
#define SRL16(a, n) _mm_srli_epi16(a, n)
// Even bytes of a, whose odd ones are 0; odd bytes of b.
#define JOIN(a, b) _mm_or_si128(a, _mm_and_si128(b, _mm_set1_epi16((short)0xFF00)))
#define SET32(x) _mm_set1_epi32((int)(x))
#define NOT_AMASK() _mm_set1_epi32(0x00FFFFFF)
#define ADDS_U16(a, b) _mm_adds_epu16(a, b)
#define SUBS_U16(a, b) _mm_subs_epu16(a, b)
#define ADD16(a, b) _mm_add_epi16(a, b)
#define SUB16(a, b) _mm_sub_epi16(a, b)
#define ADDS_U8(a, b) _mm_adds_epu8(a, b)
#define MIN_U8(a, b) _mm_min_epu8(a, b)
#define MULHI_U16(a, b) _mm_mulhi_epu16(a, b)
#define MUL16(a, b) _mm_mullo_epi16(a, b)
#define UNPACKLO8(a, b) _mm_unpacklo_epi8(a, b)
#define UNPACKHI8(a, b) _mm_unpackhi_epi8(a, b)
#define PACKUS(a, b) _mm_packus_epi16(a, b)
#define XOR(a, b) _mm_xor_si128(a, b)
#define OR(a, b) _mm_or_si128(a, b)
#define AND(a, b) _mm_and_si128(a, b)
#define ANDNOT(a, b) _mm_andnot_si128(a, b)
#define SPREAD3(a) _mm_shufflehi_epi16(_mm_shufflelo_epi16(a, 0xFF), 0xFF)
static inline V SPREAD_ALPHA8(V v) {
    v = _mm_srli_epi32(v, 24);
    v = _mm_or_si128(v, _mm_slli_epi32(v, 8));
    return _mm_or_si128(v, _mm_slli_epi32(v, 16));
}
#define ALL_ONES(v) (_mm_movemask_epi8(_mm_cmpeq_epi8(v, ONES())) == 0xFFFF)
#define ALL_ZERO(v) (_mm_movemask_epi8(_mm_cmpeq_epi8(v, ZERO())) == 0xFFFF)
#define MASK_LOAD uint32_t
static inline uint32_t MASK_READ(const uint8_t *p) { return ld32(p); }
// Each of four bytes four times.
static inline V MASK_SPREAD(uint32_t bits) {
    V v = _mm_cvtsi32_si128((int)bits);
    v = _mm_unpacklo_epi8(v, v);
    return _mm_unpacklo_epi16(v, v);
}
#define TABLE vtk_sse2
#include "rows.inc"

// ---- For the backdrop ----
#define SUBS_U8(a, b) _mm_subs_epu8(a, b)
#define MAX_U8(a, b) _mm_max_epu8(a, b)
#define MIN_S16(a, b) _mm_min_epi16(a, b)
#define AVERAGE16(a, b) _mm_avg_epu16(a, b)
#define ADD32(a, b) _mm_add_epi32(a, b)
#define MADD16(a, b) _mm_madd_epi16(a, b)
#define SRA16(a, n) _mm_srai_epi16(a, n)
#define SRA32(a, n) _mm_srai_epi32(a, n)
#define SRA16V(a, n) _mm_sra_epi16(a, _mm_cvtsi32_si128(n))
#define SRA32V(a, n) _mm_sra_epi32(a, _mm_cvtsi32_si128(n))
#define SLL16V(a, n) _mm_sll_epi16(a, _mm_cvtsi32_si128(n))
#define PACKS16(a, b) _mm_packs_epi16(a, b)
#define PACKS32(a, b) _mm_packs_epi32(a, b)
#define UNPACKLO16(a, b) _mm_unpacklo_epi16(a, b)
#define UNPACKHI16(a, b) _mm_unpackhi_epi16(a, b)
#define UNPACKLO32(a, b) _mm_unpacklo_epi32(a, b)
#define UNPACKHI32(a, b) _mm_unpackhi_epi32(a, b)
#define UNPACKLO64(a, b) _mm_unpacklo_epi64(a, b)
#define UNPACKHI64(a, b) _mm_unpackhi_epi64(a, b)
#define SET64(p) ({ __m128i half_ = _mm_loadl_epi64((const __m128i *)(p)); _mm_unpacklo_epi64(half_, half_); })
#define SET128(p) LOAD(p)
#define TWO_CELLS(p) LOAD(p) // never: a group fills a vector
#define CELLS_IN_ORDER(v) (v)
#define LANES_A(p) LOAD(p)
#define LANES_B(p) LOAD((p) + 8)
// Neighbouring bytes times neighbouring bytes below 128, added.
#define MADD_BYTES(a, b) \
    ADD16(MUL16(AND(a, SET16(255)), AND(b, SET16(255))), MUL16(SRL16(a, 8), SRL16(b, 8)))
// Sums of pixels in pairs.
typedef struct { V lo, hi; } PAIR_SUMS;
INLINE PAIR_SUMS NO_PAIRS(void) { PAIR_SUMS s = {ZERO(), ZERO()}; return s; }
INLINE PAIR_SUMS ADD_BYTES(PAIR_SUMS s, V v) {
    s.lo = ADD16(s.lo, UNPACKLO8(v, ZERO()));
    s.hi = ADD16(s.hi, UNPACKHI8(v, ZERO()));
    return s;
}
#define PAIRS_OF(s) ADD16(UNPACKLO64(s.lo, s.hi), UNPACKHI64(s.lo, s.hi))
#define BD_TABLE bd_sse2
#include "backdrop_rows.inc"
#endif
