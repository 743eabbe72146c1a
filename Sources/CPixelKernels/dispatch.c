// Chooses the variant once, and lets tests force one: by call, or for a process by VITRINE_KERNELS=scalar, sse2, avx2, neon.
#include "internal.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

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

// The variant that the environment names; -1 where it names none that runs here, and then it says so.
static int named(void) {
    const char *name = getenv("VITRINE_KERNELS");
    if (!name || !*name) return -1;
    static const struct { const char *name; int variant; } all[] = {
        {"scalar", VTK_VARIANT_SCALAR}, {"sse2", VTK_VARIANT_SSE2}, {"avx2", VTK_VARIANT_AVX2}, {"neon", VTK_VARIANT_NEON},
    };
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(name, all[i].name) && vtk_variant_available(all[i].variant)) return all[i].variant;
    fprintf(stderr, "Vitrine: VITRINE_KERNELS=%s is no variant of this machine; the best one is used.\n", name);
    return -1;
}

static int choose(void) {
    int chosen = VTK_VARIANT_SCALAR;
    if (vtk_variant_available(VTK_VARIANT_SSE2)) chosen = VTK_VARIANT_SSE2;
    if (vtk_variant_available(VTK_VARIANT_AVX2)) chosen = VTK_VARIANT_AVX2;
    if (vtk_variant_available(VTK_VARIANT_NEON)) chosen = VTK_VARIANT_NEON;
    int wanted = named();
    if (wanted >= 0) chosen = wanted;
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
