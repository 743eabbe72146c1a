// Line tables of ELF files. One pass over all line programs finds which addresses each covers; a look-up runs one of them again.
// DWARF Debugging Information Format 5, section 6.2, and its annex on versions 2 to 4.
#define _GNU_SOURCE
#include "CLineTable.h"
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    const uint8_t *bytes;
    size_t size;
} bytes;

// Rows from `low` to before `high`, written by the program of the unit at `unit`.
typedef struct {
    uint64_t low, high;
    size_t unit;
} sequence;

struct vlt_file {
    bytes all, lines, strings, line_strings;
    uint64_t lowest;
    sequence *sequences;
    size_t count, room;
};

// ---- Reading ----

// Whatever is read behind `end` is 0, and `bad` stays set.
typedef struct {
    const uint8_t *at, *end;
    int bad;
} reader;

static uint64_t take(reader *r, size_t size) {
    if ((size_t)(r->end - r->at) < size) { r->bad = 1; r->at = r->end; return 0; }
    uint64_t value = 0;
    memcpy(&value, r->at, size < 8 ? size : 8);
    r->at += size;
    return value;
}

static uint64_t take_uleb(reader *r) {
    uint64_t value = 0;
    for (unsigned shift = 0; r->at < r->end; shift += 7) {
        uint8_t byte = *r->at++;
        if (shift < 64) value |= (uint64_t)(byte & 0x7F) << shift;
        if (!(byte & 0x80)) return value;
    }
    r->bad = 1;
    return 0;
}

static int64_t take_sleb(reader *r) {
    uint64_t value = 0;
    unsigned shift = 0;
    while (r->at < r->end) {
        uint8_t byte = *r->at++;
        if (shift < 64) value |= (uint64_t)(byte & 0x7F) << shift;
        shift += 7;
        if (byte & 0x80) continue;
        if (shift < 64 && byte & 0x40) value |= ~(uint64_t)0 << shift;
        return (int64_t)value;
    }
    r->bad = 1;
    return 0;
}

// A string up to its 0; "" where it has none.
static const char *take_string(reader *r) {
    const uint8_t *start = r->at, *end = memchr(start, 0, (size_t)(r->end - start));
    if (!end) { r->bad = 1; r->at = r->end; return ""; }
    r->at = end + 1;
    return (const char *)start;
}

static const char *string_at(bytes section, uint64_t offset) {
    if (offset >= section.size || !memchr(section.bytes + offset, 0, section.size - offset)) return "";
    return (const char *)section.bytes + offset;
}

// ---- A unit ----

typedef struct {
    reader program;
    reader names;          // version 5: at the folders' formats; before: at the folders
    int version, offset_size;
    uint8_t shortest, line_range, opcode_base;
    int8_t line_base;
    uint8_t operands[256]; // of the standard opcodes
    size_t next;           // where the unit after it begins
} unit;

static int read_unit(const vlt_file *file, size_t start, unit *u) {
    reader r = {file->lines.bytes + start, file->lines.bytes + file->lines.size, 0};
    uint64_t length = take(&r, 4);
    u->offset_size = 4;
    if (length == 0xFFFFFFFF) { length = take(&r, 8); u->offset_size = 8; }
    if (r.bad || length > (uint64_t)(r.end - r.at)) return 0;
    r.end = r.at + length;
    u->next = (size_t)(r.end - file->lines.bytes);
    u->version = (int)take(&r, 2);
    if (u->version < 2 || u->version > 5) { u->program = (reader){r.end, r.end, 0}; return 1; } // nothing that is known
    if (u->version == 5) take(&r, 2);
    uint64_t header = take(&r, (size_t)u->offset_size);
    if (r.bad || header > (uint64_t)(r.end - r.at)) return 0;
    u->program = (reader){r.at + header, r.end, 0};
    r.end = r.at + header;
    u->shortest = (uint8_t)take(&r, 1);
    if (u->version >= 4) take(&r, 1);
    take(&r, 1);
    u->line_base = (int8_t)take(&r, 1);
    u->line_range = (uint8_t)take(&r, 1);
    u->opcode_base = (uint8_t)take(&r, 1);
    if (r.bad || !u->line_range || !u->opcode_base) return 0;
    for (int i = 1; i < u->opcode_base; i++) u->operands[i] = (uint8_t)take(&r, 1);
    u->names = r;
    return !r.bad;
}

// ---- Programs ----

typedef struct {
    uint64_t address, file, line, column;
} row;

// Called with each row and where the row after it begins; with `last` at a sequence's end.
typedef void (*on_row)(void *argument, const row *now, int last);

static void run(const unit *u, on_row call, void *argument) {
    reader r = u->program;
    row now = {0, 1, 1, 0};
    while (r.at < r.end && !r.bad) {
        uint8_t op = *r.at++;
        if (op >= u->opcode_base) {
            unsigned step = (unsigned)(op - u->opcode_base);
            now.address += (uint64_t)(step / u->line_range) * u->shortest;
            now.line += (uint64_t)(int64_t)(u->line_base + (int)(step % u->line_range));
            call(argument, &now, 0);
            continue;
        }
        switch (op) {
        case 0: {
            uint64_t length = take_uleb(&r);
            if (!length || length > (uint64_t)(r.end - r.at)) return;
            const uint8_t *next = r.at + length;
            uint8_t kind = *r.at++;
            if (kind == 1) {
                call(argument, &now, 1);
                now = (row){0, 1, 1, 0};
            } else if (kind == 2) {
                now.address = take(&r, length - 1 < 8 ? length - 1 : 8);
            }
            r.at = next;
            break;
        }
        case 1: call(argument, &now, 0); break;
        case 2: now.address += take_uleb(&r) * u->shortest; break;
        case 3: now.line += (uint64_t)take_sleb(&r); break;
        case 4: now.file = take_uleb(&r); break;
        case 5: now.column = take_uleb(&r); break;
        case 8: now.address += (uint64_t)((255 - u->opcode_base) / u->line_range) * u->shortest; break;
        case 9: now.address += take(&r, 2); break;
        default: for (int i = 0; i < u->operands[op]; i++) take_uleb(&r);
        }
    }
}

// ---- Which addresses are covered ----

typedef struct {
    vlt_file *file;
    size_t unit;
    uint64_t low;
    int begun, failed;
} covering;

static void cover(void *argument, const row *now, int last) {
    covering *c = argument;
    if (!c->begun) { c->low = now->address; c->begun = 1; }
    if (!last) return;
    c->begun = 0;
    vlt_file *f = c->file;
    // What the linker has thrown away lies at 0, or at an address without end.
    if (c->low <= f->lowest || now->address <= c->low || c->failed) return;
    if (f->count == f->room) {
        size_t room = f->room ? 2 * f->room : 4096;
        sequence *more = realloc(f->sequences, room * sizeof *more);
        if (!more) { c->failed = 1; return; }
        f->sequences = more;
        f->room = room;
    }
    f->sequences[f->count++] = (sequence){c->low, now->address, c->unit};
}

static int by_address(const void *a, const void *b) {
    const sequence *x = a, *y = b;
    return x->low < y->low ? -1 : x->low > y->low;
}

// ---- The file ----

static int part(bytes all, uint64_t offset, uint64_t size, bytes *out) {
    if (offset > all.size || size > all.size - offset) return 0;
    *out = (bytes){all.bytes + offset, size};
    return 1;
}

// The sections with lines, and the lowest address.
static int read_sections(vlt_file *f) {
    Elf64_Ehdr head;
    if (f->all.size < sizeof head) return 0;
    memcpy(&head, f->all.bytes, sizeof head);
    if (memcmp(head.e_ident, ELFMAG, SELFMAG) || head.e_ident[EI_CLASS] != ELFCLASS64 || head.e_ident[EI_DATA] != ELFDATA2LSB)
        return 0;
    bytes table, segments, names = {0};
    if (head.e_shentsize != sizeof(Elf64_Shdr) || head.e_phentsize != sizeof(Elf64_Phdr)
        || !part(f->all, head.e_shoff, (uint64_t)head.e_shnum * sizeof(Elf64_Shdr), &table)
        || !part(f->all, head.e_phoff, (uint64_t)head.e_phnum * sizeof(Elf64_Phdr), &segments))
        return 0;
    f->lowest = UINT64_MAX;
    for (int i = 0; i < head.e_phnum; i++) {
        Elf64_Phdr segment;
        memcpy(&segment, segments.bytes + (size_t)i * sizeof segment, sizeof segment);
        if (segment.p_type == PT_LOAD && segment.p_vaddr < f->lowest) f->lowest = segment.p_vaddr & ~(uint64_t)0xFFF;
    }
    Elf64_Shdr section;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < head.e_shnum; i++) {
            memcpy(&section, table.bytes + (size_t)i * sizeof section, sizeof section);
            bytes content;
            if (section.sh_type == SHT_NOBITS || section.sh_flags & SHF_COMPRESSED
                || !part(f->all, section.sh_offset, section.sh_size, &content))
                continue;
            if (pass == 0) {
                if (i == head.e_shstrndx) names = content;
                continue;
            }
            const char *name = string_at(names, section.sh_name);
            if (!strcmp(name, ".debug_line")) f->lines = content;
            if (!strcmp(name, ".debug_str")) f->strings = content;
            if (!strcmp(name, ".debug_line_str")) f->line_strings = content;
        }
    }
    return f->lines.size > 0;
}

vlt_file *vlt_open(const char *path) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return NULL;
    struct stat about;
    vlt_file *f = calloc(1, sizeof *f);
    void *map = MAP_FAILED;
    if (f && !fstat(descriptor, &about) && S_ISREG(about.st_mode) && about.st_size > 0)
        map = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (map == MAP_FAILED) { free(f); return NULL; }
    f->all = (bytes){map, (size_t)about.st_size};
    if (!read_sections(f)) { vlt_close(f); return NULL; }
    covering c = {.file = f};
    unit u;
    for (size_t at = 0; at < f->lines.size && read_unit(f, at, &u); at = u.next) {
        c.unit = at;
        c.begun = 0;
        run(&u, cover, &c);
    }
    if (c.failed || !f->count) { vlt_close(f); return NULL; }
    qsort(f->sequences, f->count, sizeof *f->sequences, by_address);
    return f;
}

void vlt_close(vlt_file *f) {
    if (!f) return;
    munmap((void *)f->all.bytes, f->all.size);
    free(f->sequences);
    free(f);
}

uint64_t vlt_lowest_address(const vlt_file *f) { return f->lowest; }

// ---- Names of files ----

enum { AS_STRING = 0x08, AS_BLOCK = 0x09, AS_DATA1 = 0x0B, AS_DATA2 = 0x05, AS_DATA4 = 0x06, AS_DATA8 = 0x07, AS_DATA16 = 0x1E,
       AS_UDATA = 0x0F, AS_STRP = 0x0E, AS_LINE_STRP = 0x1F, IS_PATH = 1, IS_FOLDER = 2 };

typedef struct {
    const char *path;
    uint64_t folder;
} name;

// The entry `wanted` of a table of version 5; the reader stands at its formats, and afterwards behind the table.
static name take_entry(const vlt_file *file, const unit *u, reader *r, uint64_t wanted) {
    name found = {"", 0};
    uint64_t kinds[16], forms[16], formats = take(r, 1);
    if (formats > 16) { r->bad = 1; return found; }
    for (uint64_t i = 0; i < formats; i++) { kinds[i] = take_uleb(r); forms[i] = take_uleb(r); }
    uint64_t count = take_uleb(r);
    for (uint64_t entry = 0; entry < count && !r->bad; entry++) {
        for (uint64_t i = 0; i < formats; i++) {
            const char *text = "";
            uint64_t number = 0;
            switch (forms[i]) {
            case AS_STRING: text = take_string(r); break;
            case AS_LINE_STRP: text = string_at(file->line_strings, take(r, (size_t)u->offset_size)); break;
            case AS_STRP: text = string_at(file->strings, take(r, (size_t)u->offset_size)); break;
            case AS_UDATA: number = take_uleb(r); break;
            case AS_DATA1: number = take(r, 1); break;
            case AS_DATA2: number = take(r, 2); break;
            case AS_DATA4: number = take(r, 4); break;
            case AS_DATA8: number = take(r, 8); break;
            case AS_DATA16: take(r, 16); break;
            case AS_BLOCK: take(r, take_uleb(r)); break;
            default: r->bad = 1;
            }
            if (entry != wanted) continue;
            if (kinds[i] == IS_PATH) found.path = text;
            if (kinds[i] == IS_FOLDER) found.folder = number;
        }
    }
    return found;
}

// The same before version 5, where 1 is the first; a file's entry has three numbers behind its name, a folder's none.
static name take_old_entry(reader *r, uint64_t wanted, int is_file) {
    name found = {"", 0};
    for (uint64_t entry = 1; !r->bad; entry++) {
        const char *text = take_string(r);
        if (!*text) break;
        uint64_t folder = 0;
        if (is_file) { folder = take_uleb(r); take_uleb(r); take_uleb(r); }
        if (entry == wanted) found = (name){text, folder};
    }
    return found;
}

static int write_path(const vlt_file *file, const unit *u, uint64_t wanted, vlt_place *place) {
    reader r = u->names;
    name one, folder;
    const char *compiled_in = "";
    if (u->version == 5) {
        take_entry(file, u, &r, UINT64_MAX);
        one = take_entry(file, u, &r, wanted);
        reader again = u->names;
        folder = take_entry(file, u, &again, one.folder);
        again = u->names;
        compiled_in = take_entry(file, u, &again, 0).path;
    } else {
        take_old_entry(&r, UINT64_MAX, 0);
        one = take_old_entry(&r, wanted, 1);
        reader again = u->names;
        folder = take_old_entry(&again, one.folder, 0);
    }
    if (r.bad || !*one.path) return 0;
    size_t used = 0;
    const char *parts[] = {*one.path == '/' || *folder.path == '/' ? "" : compiled_in, *one.path == '/' ? "" : folder.path, one.path};
    // A folder that is the compiler's own is not written twice.
    if (parts[0] == parts[1] || !strcmp(parts[0], parts[1])) parts[0] = "";
    for (int i = 0; i < 3; i++) {
        size_t length = strlen(parts[i]);
        if (!length) continue;
        if (used + length + 2 > sizeof place->path) return 0;
        if (used && place->path[used - 1] != '/') place->path[used++] = '/';
        memcpy(place->path + used, parts[i], length);
        used += length;
    }
    place->path[used] = 0;
    return 1;
}

// ---- Looking up ----

typedef struct {
    uint64_t address, low;
    row best, first;
    int begun, is_found, has_best;
} seeking;

static void seek(void *argument, const row *now, int last) {
    seeking *s = argument;
    if (s->is_found) return;
    if (!s->begun) { s->first = *now; s->begun = 1; s->has_best = 0; }
    if (now->address <= s->address) {
        s->best = *now;
        s->has_best = 1;
    }
    if (!last) return;
    s->begun = 0;
    // The sequence that was looked for: it begins where the index says and holds the address.
    s->is_found = s->has_best && s->first.address == s->low && now->address > s->address;
}

int vlt_find(const vlt_file *f, uint64_t address, vlt_place *place) {
    size_t low = 0, high = f->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (f->sequences[middle].low <= address) low = middle + 1; else high = middle;
    }
    if (!low || address >= f->sequences[low - 1].high) return 0;
    const sequence *s = &f->sequences[low - 1];
    unit u;
    if (!read_unit(f, s->unit, &u)) return 0;
    seeking state = {.address = address, .low = s->low};
    run(&u, seek, &state);
    if (!state.is_found || state.best.line > UINT32_MAX || state.best.column > UINT32_MAX) return 0;
    place->line = (uint32_t)state.best.line;
    place->column = (uint32_t)state.best.column;
    return write_path(f, &u, state.best.file, place);
}
