// Loaded images by the dynamic linker's own list.
#define _GNU_SOURCE
#include "images.h"
#include <link.h>
#include <stddef.h>
#include <unistd.h>

struct search {
    uint32_t wanted, seen;
    const char *name;
    const void *begin;
};

static int look(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    struct search *search = data;
    if (search->seen++ != search->wanted) return 0;
    search->name = info->dlpi_name;
    // The segment that the file's first byte is in holds its header.
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_LOAD && info->dlpi_phdr[i].p_offset == 0)
            search->begin = (const void *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    return 1;
}

static struct search found(uint32_t index) {
    struct search search = {index, 0, NULL, NULL};
    dl_iterate_phdr(look, &search);
    return search;
}

uint32_t vitrine_image_count(void) { return found(UINT32_MAX).seen; }
const void *vitrine_image_begin(uint32_t index) { return found(index).begin; }

static char program[4096];

__attribute__((constructor)) static void find_program(void) {
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = 0;
}

const char *vitrine_image_name(uint32_t index) {
    // The linker has no name for the program itself.
    return index == 0 ? program : found(index).name;
}
