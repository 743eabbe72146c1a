// The queues of Dispatch as places of work: which run several jobs at once, and which are inactive.
#define _GNU_SOURCE
#include "counting.h"
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024 };
static vtc_place *places[BUCKETS];
static void *concurrent_attributes[256], *inactive_attributes[64];
static int concurrent_attribute_count, inactive_attribute_count;
extern char _dispatch_queue_attr_concurrent[];

static size_t bucket_of(const void *pointer) { return (size_t)(vtc_mix((uintptr_t)pointer) % BUCKETS); }

/// The entry of a queue, made where there is none. Under the lock.
vtc_place *vtc_place_of(void *queue) {
    vtc_place **head = &places[bucket_of(queue)];
    for (vtc_place *place = *head; place; place = place->next)
        if (place->queue == queue) return place;
    vtc_place *place = calloc(1, sizeof *place);
    place->queue = queue, place->next = *head;
    return *head = place;
}

static void set_concurrent(void *queue, bool is_concurrent, bool is_inactive) {
    pthread_mutex_lock(&vtc_lock);
    vtc_place_begins(vtc_place_of(queue), is_concurrent, is_inactive);
    pthread_mutex_unlock(&vtc_lock);
}

static bool is_concurrent_attribute(void *attribute) {
    if (attribute == _dispatch_queue_attr_concurrent) return true;
    for (int i = 0; i < concurrent_attribute_count; i++)
        if (concurrent_attributes[i] == attribute) return true;
    return false;
}

static bool is_inactive_attribute(void *attribute) {
    for (int i = 0; i < inactive_attribute_count; i++)
        if (inactive_attributes[i] == attribute) return true;
    return false;
}

static void *derived(void *from, void *made, bool is_inactive) {
    if ((is_inactive || is_inactive_attribute(from)) && !is_inactive_attribute(made)) {
        pthread_mutex_lock(&vtc_lock);
        if (inactive_attribute_count < 64) inactive_attributes[inactive_attribute_count++] = made;
        pthread_mutex_unlock(&vtc_lock);
    }
    if (made != from && is_concurrent_attribute(from) && !is_concurrent_attribute(made)) {
        pthread_mutex_lock(&vtc_lock);
        if (concurrent_attribute_count < 256) concurrent_attributes[concurrent_attribute_count++] = made;
        pthread_mutex_unlock(&vtc_lock);
    }
    return made;
}

void *dispatch_queue_attr_make_with_qos_class(void *attribute, unsigned qos, int priority) {
    REAL(void *(*)(void *, unsigned, int), dispatch_queue_attr_make_with_qos_class)
    return derived(attribute, real(attribute, qos, priority), false);
}
void *dispatch_queue_attr_make_initially_inactive(void *attribute) {
    REAL(void *(*)(void *), dispatch_queue_attr_make_initially_inactive)
    return derived(attribute, real(attribute), true);
}
void *dispatch_queue_attr_make_with_autorelease_frequency(void *attribute, unsigned frequency) {
    REAL(void *(*)(void *, unsigned), dispatch_queue_attr_make_with_autorelease_frequency)
    return derived(attribute, real(attribute, frequency), false);
}
void *dispatch_queue_create(const char *label, void *attribute) {
    REAL(void *(*)(const char *, void *), dispatch_queue_create)
    void *queue = real(label, attribute);
    set_concurrent(queue, is_concurrent_attribute(attribute), is_inactive_attribute(attribute));
    return queue;
}
// Swift's own name for it ends in a version on Apple's systems; Dispatch on Linux has this one alone.
void *dispatch_queue_create_with_target(const char *label, void *attribute, void *target) {
    REAL(void *(*)(const char *, void *, void *), dispatch_queue_create_with_target)
    void *queue = real(label, attribute, target);
    set_concurrent(queue, is_concurrent_attribute(attribute), is_inactive_attribute(attribute));
    return queue;
}
void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) {
    REAL(void *(*)(intptr_t, uintptr_t), dispatch_get_global_queue)
    void *queue = real(identifier, flags);
    static void *seen[16];
    for (int i = 0; i < 16; i++) {
        if (seen[i] == queue) break;
        if (seen[i]) continue;
        seen[i] = queue;
        set_concurrent(queue, true, false);
        break;
    }
    return queue;
}

/// URLSession's own queues: their timers are those of a connection and run on the machine's clock.
bool vtc_is_infrastructure(void *queue) {
    const char *label = queue ? dispatch_queue_get_label(queue) : NULL;
    return label && (!strncmp(label, "MultiHandle.", 12) || !strncmp(label, "URLSession", 10) || strstr(label, "org.swift.URLSession"));
}

/// No queue has counted work. Under the lock.
void vtc_empty_places(void) {
    for (int i = 0; i < BUCKETS; i++)
        for (vtc_place *place = places[i]; place; place = place->next) place->queued = place->blocked = 0;
}
