// Calls Swift initialisers found in a class's vtable, so that a metatype value builds its own class.
// The calling convention is Swift's; `metatype` travels in the context register as `self`.
#ifndef VITRINE_CDYNAMICINIT_H
#define VITRINE_CDYNAMICINIT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The word of a class's metadata in which the subclass `probe` differs from `base` for the `nth` time (0 is the
/// first) after the fixed header, or -1. A probe that overrides one initialiser differs in that one's slot.
/// Words in which the subclass `plain` (or NULL) differs from `base` too do not count: every subclass has initialisers
/// of its own, whether it declares them or inherits them.
ptrdiff_t vitrine_differing_slot(const void *base, const void *probe, const void *plain, int nth);

/// `metatype.init()`: +1 reference.
void *vitrine_init(const void *metatype, ptrdiff_t slot);
/// `metatype.init(frame:)`: +1 reference.
void *vitrine_init_rect(const void *metatype, ptrdiff_t slot, double x, double y, double width, double height);
/// The same; null where the class has no such initialiser of its own (Swift's stub would end the process). What the stub
/// was given is not freed.
void *vitrine_init_rect_if_implemented(
    const void *metatype, ptrdiff_t slot, double x, double y, double width, double height);
/// `metatype.init()`; null where the class has no such initialiser of its own. +1 reference.
void *vitrine_init_if_implemented(const void *metatype, ptrdiff_t slot);
/// An instance of `metatype`, built by its superclass's `init()`, with its own part all zero; null where the superclass
/// has none either. +1 reference.
void *vitrine_init_as(const void *metatype, const void *superclass, ptrdiff_t slot);
/// An instance of `metatype`, built by its superclass's `init(frame:)`, with its own part all zero; null where the
/// superclass has none either. +1 reference.
void *vitrine_init_rect_as(
    const void *metatype, const void *superclass, ptrdiff_t slot, double x, double y, double width, double height);
/// The bytes of an instance of a class.
size_t vitrine_instance_size(const void *metatype);
/// `metatype.init(_: Any)`: `any` points at an existential container that the callee consumes. +1 reference.
void *vitrine_init_any(const void *metatype, ptrdiff_t slot, void *any);
/// `metatype.init(_: Class)` or `init?(_: Class)`: the argument is consumed. +1 reference or null.
void *vitrine_init_object(const void *metatype, ptrdiff_t slot, void *object);
/// `metatype.init(_: enum of one byte, _: String?)`: the string's words are consumed. +1 reference.
void *vitrine_init_byte_string(const void *metatype, ptrdiff_t slot, uint8_t byte, uint64_t word0, void *word1);
/// `metatype.init(_: T?, _: T?)` of a string (two words) and an object; both consumed. +1 reference.
void *vitrine_init_string_object(const void *metatype, ptrdiff_t slot, uint64_t word0, void *word1, void *object);

/// True on the process's first thread, or where the running task's executor is the one given (the main actor's).
bool vitrine_is_current_executor(const void *identity, const void *implementation);
#endif
