// The program and the shared libraries that are loaded, by their index.
#ifndef VITRINE_IMAGES_H
#define VITRINE_IMAGES_H
#include <stdint.h>

/// How many there are now; the program is the first.
uint32_t vitrine_image_count(void);
/// The path of one, NULL behind the last. It is valid as long as the library is loaded.
const char *vitrine_image_name(uint32_t index);
/// Where the file begins in memory, NULL behind the last.
const void *vitrine_image_begin(uint32_t index);
#endif
