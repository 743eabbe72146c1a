// Work outside the process that a test waits for: child processes, files that Dispatch reads. Requests are seen by the kit's
// URLProtocol.
#define _GNU_SOURCE
#include "counting.h"
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>

typedef struct child {
    pid_t process;
    int generation;
    vtc_pending shown;
    char name[64];
    struct child *next;
} child;
static child *children;
static _Atomic int child_count;
static _Atomic uint64_t begun;

typedef int (*spawn_function)(
    pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);

static child *take_in(pid_t process, const char *name) {
    child *entry = calloc(1, sizeof *entry);
    entry->process = process, entry->generation = vtc_active;
    strncpy(entry->name, name, sizeof entry->name - 1);
    entry->shown.depth = vtc_capture(entry->shown.site, SITE_DEPTH);
    pthread_mutex_lock(&vtc_lock);
    entry->next = children, children = entry;
    atomic_fetch_add(&child_count, 1);
    atomic_fetch_add(&begun, 1);
    pthread_mutex_unlock(&vtc_lock);
    return entry;
}

/// Work outside that is no process begins; what is returned names it to ``vtc_outside_ended``.
void *vtc_outside_began(const char *name) { return take_in(0, name); }

void vtc_outside_ended(void *work) {
    pthread_mutex_lock(&vtc_lock);
    child **link = &children;
    while (*link && *link != work) link = &(*link)->next;
    if (*link) {
        *link = (*link)->next;
        atomic_fetch_sub(&child_count, 1);
        free(work);
    }
    pthread_mutex_unlock(&vtc_lock);
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const environment[restrict]) {
    REAL(spawn_function, posix_spawn)
    bool is_ours = vtc_context() && vtc_library_of(CALLER) != LIB_TESTING;
    pid_t made = 0;
    int result = real(&made, path, actions, attributes, arguments, environment);
    if (process) *process = made;
    const char *slash = strrchr(path, '/');
    if (!result && is_ours) take_in(made, slash ? slash + 1 : path);
    return result;
}

// The thread that learns of a child's end tells whoever waits: until it waits again it is at work.
static void forget_child(pid_t process) {
    pthread_mutex_lock(&vtc_lock);
    for (child **link = &children; *link; link = &(*link)->next) {
        child *entry = *link;
        if (entry->process != process) continue;
        *link = entry->next;
        atomic_fetch_sub(&child_count, 1);
        if (entry->generation == vtc_active && !vtc_me.is_counted && !vtc_me.job) {
            vtc_me.generation = vtc_active;
            vtc_me.is_counted = vtc_me.is_adopted = true;
            vtc_begin_running(NULL);
        }
        free(entry);
        break;
    }
    pthread_mutex_unlock(&vtc_lock);
}

pid_t waitpid(pid_t process, int *status, int options) {
    REAL(pid_t (*)(pid_t, int *, int), waitpid)
    int result = 0;
    pid_t ended = real(process, status ? status : &result, options);
    int seen = status ? *status : result;
    if (ended > 0 && atomic_load(&child_count) && (WIFEXITED(seen) || WIFSIGNALED(seen))) forget_child(ended);
    return ended;
}

uint64_t vtc_children_begun(void) { return atomic_load(&begun); }

bool vtc_has_children(void) {
    if (!atomic_load_explicit(&child_count, memory_order_relaxed)) return false;
    vtc_pending one;
    return vtc_list_children(&one, 1) > 0;
}

int vtc_list_children(vtc_pending *out, int most) {
    int count = 0;
    pthread_mutex_lock(&vtc_lock);
    for (child *entry = children; entry && count < most; entry = entry->next) {
        if (entry->generation != vtc_active) continue;
        out[count] = entry->shown;
        out[count].due = entry->process;
        out[count++].name = entry->name;
    }
    pthread_mutex_unlock(&vtc_lock);
    return count;
}
