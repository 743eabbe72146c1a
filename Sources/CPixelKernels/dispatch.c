// Chooses the variant once, and lets tests force one.
#include "internal.h"
#include <stdatomic.h>

static _Atomic int forced = -1;
static _Atomic int best = -1;

int vtk_variant_available(int variant) {
    switch (variant) {
    case VTK_VARIANT_SCALAR: return 1;
#ifdef VTK_X86
    case VTK_VARIANT_SSE2: return 1;
    case VTK_VARIANT_AVX2: return __builtin_cpu_supports("avx2") != 0;
#endif
#ifdef VTK_ARM
    case VTK_VARIANT_NEON: return 1;
#endif
    default: return 0;
    }
}

static int choose(void) {
    int chosen = VTK_VARIANT_SCALAR;
    if (vtk_variant_available(VTK_VARIANT_SSE2)) chosen = VTK_VARIANT_SSE2;
    if (vtk_variant_available(VTK_VARIANT_AVX2)) chosen = VTK_VARIANT_AVX2;
    if (vtk_variant_available(VTK_VARIANT_NEON)) chosen = VTK_VARIANT_NEON;
    atomic_store_explicit(&best, chosen, memory_order_relaxed);
    return chosen;
}

int vtk_variant_current(void) {
    int f = atomic_load_explicit(&forced, memory_order_relaxed);
    if (f >= 0) return f;
    int b = atomic_load_explicit(&best, memory_order_relaxed);
    return b >= 0 ? b : choose();
}

int vtk_variant_force(int variant) {
    if (variant >= 0 && !vtk_variant_available(variant)) return 0;
    atomic_store_explicit(&forced, variant < 0 ? -1 : variant, memory_order_relaxed);
    return 1;
}

const vtk_table *vtk_current(void) {
    switch (vtk_variant_current()) {
#ifdef VTK_X86
    case VTK_VARIANT_SSE2: return &vtk_sse2;
    case VTK_VARIANT_AVX2: return &vtk_avx2;
#endif
#ifdef VTK_ARM
    case VTK_VARIANT_NEON: return &vtk_neon;
#endif
    default: return &vtk_scalar;
    }
}

int vtk_has_avx2(void) {
    return vtk_variant_current() == VTK_VARIANT_AVX2;
}
