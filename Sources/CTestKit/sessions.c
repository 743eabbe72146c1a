// Stands before URLSession's initializers, so that every session of the app asks the test kit's URLProtocol first.
// Foundation on Linux lists its own HTTP protocol in each new configuration, and a class that is registered later is never
// asked; nor does a configuration read the registered ones. What is called here goes on to Foundation's own initializer.
#define _GNU_SOURCE
#include "CTestKit.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// URLSession.init(configuration:) and init(configuration:delegate:delegateQueue:), allocating (C) and not (c).
#define PLAIN "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcf"
#define FULL \
    "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_" \
    "AA0C8Delegate_pSg0A009OperationF0CSgtcf"

typedef void *SWIFT (*plain_init)(void *configuration, SELF void *self);
typedef void *SWIFT (*full_init)(void *configuration, void *delegate, void *witness, void *queue, SELF void *self);

// Takes a configuration that the caller owns and returns one that the callee owns. Made by UIKitTesting.
extern void *vtc_session_configuration(void *configuration) __attribute__((weak));

static void *joined(void *configuration) {
    return vtc_session_configuration ? vtc_session_configuration(configuration) : configuration;
}

static void *foundation(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) {
        fprintf(stderr, "UIKitTesting: this Foundation has no %s; build with the toolchain that CONTRIBUTING.md names\n", name);
        abort();
    }
    return function;
}

int vtc_joins_sessions(void) {
    return vtc_session_configuration && dlsym(RTLD_NEXT, PLAIN "C") && dlsym(RTLD_NEXT, FULL "C")
        && dlsym(RTLD_NEXT, PLAIN "c") && dlsym(RTLD_NEXT, FULL "c");
}

#define STANDS_BEFORE_PLAIN(function, name) \
    SWIFT void *function(void *configuration, SELF void *self) __asm__(name); \
    SWIFT void *function(void *configuration, SELF void *self) { \
        static _Atomic(plain_init) next; \
        plain_init real = atomic_load_explicit(&next, memory_order_relaxed); \
        if (!real) atomic_store_explicit(&next, real = (plain_init)foundation(name), memory_order_relaxed); \
        return real(joined(configuration), self); \
    }

#define STANDS_BEFORE_FULL(function, name) \
    SWIFT void *function(void *configuration, void *delegate, void *witness, void *queue, SELF void *self) __asm__(name); \
    SWIFT void *function(void *configuration, void *delegate, void *witness, void *queue, SELF void *self) { \
        static _Atomic(full_init) next; \
        full_init real = atomic_load_explicit(&next, memory_order_relaxed); \
        if (!real) atomic_store_explicit(&next, real = (full_init)foundation(name), memory_order_relaxed); \
        return real(joined(configuration), delegate, witness, queue, self); \
    }

STANDS_BEFORE_PLAIN(vtc_make_plain, PLAIN "C")
STANDS_BEFORE_PLAIN(vtc_init_plain, PLAIN "c")
STANDS_BEFORE_FULL(vtc_make_full, FULL "C")
STANDS_BEFORE_FULL(vtc_init_full, FULL "c")
