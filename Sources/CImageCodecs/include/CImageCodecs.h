#ifndef VITRINE_CIMAGECODECS_H
#define VITRINE_CIMAGECODECS_H
#include <stddef.h>
#include <stdint.h>
#endif
