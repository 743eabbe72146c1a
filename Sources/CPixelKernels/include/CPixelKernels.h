// The hot loops over pixels. Every kernel has a scalar reference and variants that give the same bytes.
#ifndef VITRINE_CPIXELKERNELS_H
#define VITRINE_CPIXELKERNELS_H
#include <stddef.h>
#include <stdint.h>
#endif
