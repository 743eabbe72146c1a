// Files and pipes that Dispatch reads and writes for a test: seen until they are done, and their handlers counted.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>

// A block of ours around one of the test's. It counts as a global one, so that nobody copies or frees it: it lives as long as
// the test process does.
typedef struct around {
    void *isa;
    int flags, reserved;
    void *invoke;
    const void *descriptor;
    vtc_block *inner;
    void *work;
    int generation;
} around;
static const struct { unsigned long reserved, size; } shape = {0, sizeof(around)};
extern void *_NSConcreteGlobalBlock[];
enum { IS_GLOBAL = 1 << 28 };

static around *make(void *inner, void *invoke) {
    around *made = calloc(1, sizeof *made);
    made->isa = _NSConcreteGlobalBlock, made->flags = IS_GLOBAL, made->descriptor = &shape;
    made->invoke = invoke, made->inner = _Block_copy(inner), made->generation = vtc_active;
    return made;
}

// The handler runs as work of the test, on whatever thread Dispatch has for it.
static vtc_self enter(const around *block) {
    vtc_self saved = vtc_me;
    pthread_mutex_lock(&vtc_lock);
    vtc_me.is_counted = block->generation == vtc_active;
    if (vtc_me.is_counted) vtc_begin_running(NULL);
    pthread_mutex_unlock(&vtc_lock);
    vtc_me.generation = block->generation, vtc_me.is_adopted = true, vtc_me.job = NULL, vtc_me.place = NULL;
    return saved;
}

static void leave(const around *block, vtc_self saved) {
    bool counted = vtc_me.is_counted;
    vtc_me = saved;
    pthread_mutex_lock(&vtc_lock);
    if (counted && block->generation == vtc_active) vtc_end_running();
    vtc_unlock();
}

// MARK: Sources

static void handle(around *block) {
    vtc_self saved = enter(block);
    block->inner->invoke(block->inner);
    leave(block, saved);
}

/// The handler of a source for a descriptor, counted while it runs.
void *vtc_counted_handler(void *inner) { return make(inner, (void *)handle); }

// MARK: Reading and writing once

static void ended(around *block, void *data, int error) {
    vtc_self saved = enter(block);
    vtc_outside_ended(block->work);
    ((void (*)(void *, void *, int))block->inner->invoke)(block->inner, data, error);
    leave(block, saved);
}

void dispatch_read(int descriptor, size_t length, void *queue, void *handler) {
    REAL(void (*)(int, size_t, void *, void *), dispatch_read)
    if (!vtc_context()) return real(descriptor, length, queue, handler);
    around *block = make(handler, (void *)ended);
    block->work = vtc_outside_began("a file that is read");
    real(descriptor, length, queue, block);
}
void dispatch_write(int descriptor, void *data, void *queue, void *handler) {
    REAL(void (*)(int, void *, void *, void *), dispatch_write)
    if (!vtc_context()) return real(descriptor, data, queue, handler);
    around *block = make(handler, (void *)ended);
    block->work = vtc_outside_began("a file that is written");
    real(descriptor, data, queue, block);
}

// MARK: Channels

// Called as often as there is something, the last time with `done`.
static void went_on(around *block, bool done, void *data, int error) {
    vtc_self saved = enter(block);
    if (done) vtc_outside_ended(block->work);
    ((void (*)(void *, bool, void *, int))block->inner->invoke)(block->inner, done, data, error);
    leave(block, saved);
}

void dispatch_io_read(void *channel, int64_t offset, size_t length, void *queue, void *handler) {
    REAL(void (*)(void *, int64_t, size_t, void *, void *), dispatch_io_read)
    if (!vtc_context()) return real(channel, offset, length, queue, handler);
    around *block = make(handler, (void *)went_on);
    block->work = vtc_outside_began("a file that is read");
    real(channel, offset, length, queue, block);
}
void dispatch_io_write(void *channel, int64_t offset, void *data, void *queue, void *handler) {
    REAL(void (*)(void *, int64_t, void *, void *, void *), dispatch_io_write)
    if (!vtc_context()) return real(channel, offset, data, queue, handler);
    around *block = make(handler, (void *)went_on);
    block->work = vtc_outside_began("a file that is written");
    real(channel, offset, data, queue, block);
}
