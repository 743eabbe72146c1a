// Building an instance of a class that lacks the initialiser asked for: an appearance proxy of it is wanted all the same.
//
// The compiler gives such a class a stub in its vtable that has the runtime report the mistake and then traps. The two
// reporting functions are taken over here: while somebody probes, they go back to the probe instead. The instance is then
// built by a superclass's initialiser, which knows its own class alone; so swift_allocObject is taken over as well and
// gives that one object memory of the subclass's class and size, the subclass's own part all zero. Every other object
// pays a look at a thread's variable. The runtime's own hook for allocations is of no use: while it is set, retains go
// ways that clobber registers. Where nothing can be taken over (a runtime linked statically), all is as without this file.
#define _GNU_SOURCE
#include "CDynamicInit.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { kInstanceSizeByte = 24, kObjectHeader = 16 };

static _Thread_local jmp_buf *probe;
static _Thread_local const void *builtClass, *wantedClass;

size_t vitrine_instance_size(const void *metatype) {
    return *(const uint32_t *)((const char *)metatype + kInstanceSizeByte);
}

typedef void (*Report)(const unsigned char *, int, const unsigned char *, int, uint32_t);
typedef void (*ReportInFile)(
    const unsigned char *, int, const unsigned char *, int, const unsigned char *, int, uint32_t, uint32_t, uint32_t);

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializer(
    const unsigned char *type, int typeLength, const unsigned char *init, int initLength, uint32_t flags) {
    if (probe) longjmp(*probe, 1);
    Report original = (Report)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializer");
    if (original) original(type, typeLength, init, initLength, flags);
}

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializerInFile(
    const unsigned char *type, int typeLength, const unsigned char *init, int initLength, const unsigned char *file,
    int fileLength, uint32_t line, uint32_t column, uint32_t flags) {
    if (probe) longjmp(*probe, 1);
    ReportInFile original = (ReportInFile)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializerInFile");
    if (original) original(type, typeLength, init, initLength, file, fileLength, line, column, flags);
}

void *vitrine_init_rect_if_implemented(
    const void *metatype, ptrdiff_t slot, double x, double y, double width, double height) {
    jmp_buf here;
    jmp_buf *outer = probe;
    void *made = NULL;
    if (setjmp(here) == 0) {
        probe = &here;
        made = vitrine_init_rect(metatype, slot, x, y, width, height);
    }
    probe = outer;
    return made;
}

void *vitrine_init_if_implemented(const void *metatype, ptrdiff_t slot) {
    jmp_buf here;
    jmp_buf *outer = probe;
    void *made = NULL;
    if (setjmp(here) == 0) {
        probe = &here;
        made = vitrine_init(metatype, slot);
    }
    probe = outer;
    return made;
}

typedef void *(*Allocate)(const void *, size_t, size_t);

__attribute__((weak, hot)) void *swift_allocObject(const void *metatype, size_t size, size_t alignment) {
    static _Atomic(Allocate) original;
    Allocate allocate = atomic_load_explicit(&original, memory_order_relaxed);
    if (__builtin_expect(!allocate, 0)) {
        allocate = (Allocate)dlsym(RTLD_NEXT, "swift_allocObject");
        if (!allocate) abort();
        atomic_store_explicit(&original, allocate, memory_order_relaxed);
    }
    if (__builtin_expect(builtClass != metatype, 1) || !metatype) return allocate(metatype, size, alignment);
    builtClass = NULL;
    size_t wanted = vitrine_instance_size(wantedClass);
    char *object = allocate(wantedClass, wanted > size ? wanted : size, alignment);
    memset(object + kObjectHeader, 0, wanted - kObjectHeader);
    return object;
}

void *vitrine_init_rect_as(
    const void *metatype, const void *superclass, ptrdiff_t slot, double x, double y, double width, double height) {
    builtClass = superclass;
    wantedClass = metatype;
    void *made = vitrine_init_rect_if_implemented(superclass, slot, x, y, width, height);
    builtClass = NULL;
    // Where the function was not taken over, the object is one of the superclass: of no use, and not freed.
    return made && *(const void **)made == metatype ? made : NULL;
}

void *vitrine_init_as(const void *metatype, const void *superclass, ptrdiff_t slot) {
    builtClass = superclass;
    wantedClass = metatype;
    void *made = vitrine_init_if_implemented(superclass, slot);
    builtClass = NULL;
    return made && *(const void **)made == metatype ? made : NULL;
}
