// The AVX2 variant: 8 pixels at a time.
#include "backdrop.h"
#ifdef VTK_X86
#include <immintrin.h>
#define TARGET __attribute__((target("avx2")))
#define FN TARGET static
#define INLINE TARGET static inline __attribute__((always_inline))
typedef __m256i V;
enum { PX = 8 };
#define LOAD(p) _mm256_loadu_si256((const __m256i *)(p))
#define STORE(p, v) _mm256_storeu_si256((__m256i *)(p), v)
#define ZERO() _mm256_setzero_si256()
#define ONES() _mm256_set1_epi32(-1)
#define SET16(x) _mm256_set1_epi16((short)(x))
#define SET8(x) _mm256_set1_epi8((char)(x))
#define SLL16(a, n) _mm256_slli_epi16(a, n)
#define SRL16(a, n) _mm256_srli_epi16(a, n)
// Even bytes of a (its odd ones are 0 or are not taken), odd bytes of b.
#define JOIN(a, b) _mm256_blendv_epi8(a, b, _mm256_set1_epi16((short)0xFF00))
#define SET32(x) _mm256_set1_epi32((int)(x))
#define NOT_AMASK() _mm256_set1_epi32(0x00FFFFFF)
#define ADDS_U16(a, b) _mm256_adds_epu16(a, b)
#define SUBS_U16(a, b) _mm256_subs_epu16(a, b)
#define ADD16(a, b) _mm256_add_epi16(a, b)
#define SUB16(a, b) _mm256_sub_epi16(a, b)
#define ADDS_U8(a, b) _mm256_adds_epu8(a, b)
#define MIN_U8(a, b) _mm256_min_epu8(a, b)
#define MULHI_U16(a, b) _mm256_mulhi_epu16(a, b)
#define MULHRS(a, b) _mm256_mulhrs_epi16(a, b)
#define MUL16(a, b) _mm256_mullo_epi16(a, b)
#define UNPACKLO8(a, b) _mm256_unpacklo_epi8(a, b)
#define UNPACKHI8(a, b) _mm256_unpackhi_epi8(a, b)
#define PACKUS(a, b) _mm256_packus_epi16(a, b)
#define XOR(a, b) _mm256_xor_si256(a, b)
#define OR(a, b) _mm256_or_si256(a, b)
#define AND(a, b) _mm256_and_si256(a, b)
#define ANDNOT(a, b) _mm256_andnot_si256(a, b)
#define SPREAD3(a) _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(a, 0xFF), 0xFF)
#define SPREAD_ALPHA8(a) \
    _mm256_shuffle_epi8(a, _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, \
                                            7, 7, 11, 11, 11, 11, 15, 15, 15, 15))
#define ALL_ONES(v) _mm256_testc_si256(v, ONES())
#define ALL_ZERO(v) _mm256_testz_si256(v, v)
#define MASK_LOAD uint64_t
static inline uint64_t MASK_READ(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }
// Each of eight bytes four times.
#define MASK_SPREAD(bits)                                                                                     \
    _mm256_shuffle_epi8(_mm256_broadcastq_epi64(_mm_cvtsi64_si128((long long)(bits))),                        \
                        _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, \
                                         6, 6, 7, 7, 7, 7))
#define TABLE vtk_avx2
#include "rows.inc"

// ---- For the backdrop ----
#define SUBS_U8(a, b) _mm256_subs_epu8(a, b)
#define MAX_U8(a, b) _mm256_max_epu8(a, b)
#define MIN_S16(a, b) _mm256_min_epi16(a, b)
#define AVERAGE16(a, b) _mm256_avg_epu16(a, b)
#define ADD32(a, b) _mm256_add_epi32(a, b)
#define MADD16(a, b) _mm256_madd_epi16(a, b)
#define SRA16(a, n) _mm256_srai_epi16(a, n)
#define SRA32(a, n) _mm256_srai_epi32(a, n)
#define SRA16V(a, n) _mm256_sra_epi16(a, _mm_cvtsi32_si128(n))
#define SRA32V(a, n) _mm256_sra_epi32(a, _mm_cvtsi32_si128(n))
#define SLL16V(a, n) _mm256_sll_epi16(a, _mm_cvtsi32_si128(n))
#define PACKS16(a, b) _mm256_packs_epi16(a, b)
#define PACKS32(a, b) _mm256_packs_epi32(a, b)
#define UNPACKLO16(a, b) _mm256_unpacklo_epi16(a, b)
#define UNPACKHI16(a, b) _mm256_unpackhi_epi16(a, b)
#define UNPACKLO32(a, b) _mm256_unpacklo_epi32(a, b)
#define UNPACKHI32(a, b) _mm256_unpackhi_epi32(a, b)
#define UNPACKLO64(a, b) _mm256_unpacklo_epi64(a, b)
#define UNPACKHI64(a, b) _mm256_unpackhi_epi64(a, b)
#define HALF(p) _mm_loadu_si128((const __m128i *)(p))
#define SET64(p) _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(p)))
#define SET128(p) _mm256_broadcastsi128_si256(HALF(p))
#define TWO_CELLS(p) _mm256_permute4x64_epi64(_mm256_castsi128_si256(HALF(p)), 0x50)
#define CELLS_IN_ORDER(v) _mm256_permute4x64_epi64(v, 0xD8)
// Thirty-two numbers in two vectors, so that packing them gives their order.
#define LANES_A(p) _mm256_inserti128_si256(_mm256_castsi128_si256(HALF(p)), HALF((p) + 16), 1)
#define LANES_B(p) _mm256_inserti128_si256(_mm256_castsi128_si256(HALF((p) + 8)), HALF((p) + 24), 1)
// Neighbouring bytes times neighbouring bytes below 128, added.
#define MADD_BYTES(a, b) _mm256_maddubs_epi16(a, b)
// Sums of pixels in pairs.
#define PAIR_SUMS V
#define NO_PAIRS() ZERO()
#define PAIRS_OF(s) (s)
#define ADD_BYTES(s, v)                                                                                          \
    ADD16(s, _mm256_maddubs_epi16(                                                                               \
                 _mm256_shuffle_epi8(v, _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, \
                                                         5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15)),          \
                 SET8(1)))
#define BD_TABLE bd_avx2
#include "backdrop_rows.inc"
#endif
