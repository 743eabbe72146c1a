// Files, lines and columns of addresses, out of the line tables of ELF files (DWARF 2 to 5).
#ifndef VITRINE_CLINETABLE_H
#define VITRINE_CLINETABLE_H
#include <stdint.h>

typedef struct vlt_file vlt_file;

typedef struct {
    uint32_t line;   ///< 0: code that stands in no line of the file.
    uint32_t column; ///< 0: not known.
    char path[4096]; ///< As the compiler wrote it; an absolute path where it knew the folder.
} vlt_place;

/// Reads which addresses the line table of the ELF file at `path` covers (some 100 ms for a program of 200 MB). The file stays
/// mapped. NULL where the file cannot be read, is no 64-bit little-endian ELF file, or has no line table.
vlt_file *vlt_open(const char *path);

/// The lowest address that the file asks to be loaded at: 0 for libraries and for programs that may lie anywhere.
uint64_t vlt_lowest_address(const vlt_file *file);

/// The line of the code at `address`, as the file counts addresses. 0 where the table has none, or is damaged there.
int vlt_find(const vlt_file *file, uint64_t address, vlt_place *place);

void vlt_close(vlt_file *file);
#endif
