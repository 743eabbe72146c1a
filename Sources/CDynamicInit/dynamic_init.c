#define _GNU_SOURCE
#include "CDynamicInit.h"
#include <sys/syscall.h>
#include <unistd.h>

#define SWIFTCALL __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

// Swift class metadata without Objective-C: kind, superclass, flags and address point, sizes, class size and
// address point, descriptor, ivar destroyer; then the vtable and field offsets in order of declaration.
enum { kHeaderWords = 7, kClassSizeByte = 32, kClassAddressPointByte = 36 };

static size_t words(const void *metatype) {
    const char *bytes = metatype;
    uint32_t size = *(const uint32_t *)(bytes + kClassSizeByte);
    uint32_t before = *(const uint32_t *)(bytes + kClassAddressPointByte);
    return (size - before) / sizeof(void *);
}

ptrdiff_t vitrine_differing_slot(const void *base, const void *probe, const void *plain, int nth) {
    const void *const *a = base;
    const void *const *b = probe;
    const void *const *c = plain;
    size_t count = words(base);
    for (size_t i = kHeaderWords; i < count; i++) {
        if (c && a[i] != c[i]) continue;
        if (a[i] != b[i] && nth-- == 0) return (ptrdiff_t)i;
    }
    return -1;
}

typedef SWIFTCALL void *(*InitEmpty)(CONTEXT const void *);
typedef SWIFTCALL void *(*InitRect)(double, double, double, double, CONTEXT const void *);
typedef SWIFTCALL void *(*InitPointer)(void *, CONTEXT const void *);
typedef SWIFTCALL void *(*InitByteString)(uint8_t, uint64_t, void *, CONTEXT const void *);
typedef SWIFTCALL void *(*InitStringObject)(uint64_t, void *, void *, CONTEXT const void *);

static const void *function(const void *metatype, ptrdiff_t slot) { return ((const void *const *)metatype)[slot]; }

void *vitrine_init(const void *metatype, ptrdiff_t slot) { return ((InitEmpty)function(metatype, slot))(metatype); }

void *vitrine_init_rect(const void *metatype, ptrdiff_t slot, double x, double y, double width, double height) {
    return ((InitRect)function(metatype, slot))(x, y, width, height, metatype);
}

void *vitrine_init_any(const void *metatype, ptrdiff_t slot, void *any) {
    return ((InitPointer)function(metatype, slot))(any, metatype);
}

void *vitrine_init_object(const void *metatype, ptrdiff_t slot, void *object) {
    return ((InitPointer)function(metatype, slot))(object, metatype);
}

void *vitrine_init_byte_string(const void *metatype, ptrdiff_t slot, uint8_t byte, uint64_t word0, void *word1) {
    return ((InitByteString)function(metatype, slot))(byte, word0, word1, metatype);
}

void *vitrine_init_string_object(const void *metatype, ptrdiff_t slot, uint64_t word0, void *word1, void *object) {
    return ((InitStringObject)function(metatype, slot))(word0, word1, object, metatype);
}

extern SWIFTCALL bool swift_task_isCurrentExecutorWithFlags(const void *, const void *, uintptr_t);

static _Thread_local int threadKind; // 0 not asked yet, 1 the first thread, 2 another

bool vitrine_is_current_executor(const void *identity, const void *implementation) {
    if (threadKind == 0) threadKind = syscall(SYS_gettid) == getpid() ? 1 : 2;
    if (threadKind == 1) return true;
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}
