// What a subclass of Foundation's NSValue calls as its superclass's initialiser on Linux.
//
// Swift lets a class inherit from NSValue and call super.init(bytes:objCType:), yet libFoundation has only that
// initialiser's allocating form, and the program would not link. Here is the other form: the subclass keeps the bytes
// itself, so that nothing but init() of NSValue is left to do. Swift's calling convention: self in the context register.
#define SWIFTCALL __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

extern SWIFTCALL void *ns_value_init(CONTEXT void *self) __asm__("$s10Foundation7NSValueCACycfc");

SWIFTCALL __attribute__((weak)) void *vitrine_value_init(const void *bytes, const signed char *type, CONTEXT void *self)
    __asm__("$s10Foundation7NSValueC5bytes8objCTypeACSV_SPys4Int8VGtcfc");

SWIFTCALL void *vitrine_value_init(const void *bytes, const signed char *type, CONTEXT void *self) {
    (void)bytes;
    (void)type;
    return ns_value_init(self);
}
