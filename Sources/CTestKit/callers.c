// Who calls: the library that an address belongs to, and the stack below a call.
#define _GNU_SOURCE
#include "counting.h"
#include <link.h>
#include <string.h>
#include <unwind.h>

// MARK: Libraries

static struct { uintptr_t from, to; enum vtc_library library; } ranges[64];
static int range_count;

static int take_library(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size, (void)unused;
    static const struct { const char *name; enum vtc_library library; } known[] = {
        {"/libdispatch.so", LIB_DISPATCH}, {"/libswift_Concurrency.so", LIB_CONCURRENCY}, {"/libFoundation.so", LIB_FOUNDATION},
        {"/libFoundationNetworking.so", LIB_NETWORKING}, {"/libcurl.so", LIB_CURL}, {"/libTesting.so", LIB_TESTING},
        {"/libcrypto.so", LIB_CRYPTO}, {"/libssl.so", LIB_CRYPTO}, {"/libgnutls.so", LIB_CRYPTO}, {"/libXCTest.so", LIB_TESTING},
        {"/lib_TestingInterop.so", LIB_TESTING}, {"/libexpat.so", LIB_EXPAT},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (!info->dlpi_name || !strstr(info->dlpi_name, known[i].name)) continue;
        for (int p = 0; p < info->dlpi_phnum && range_count < 64; p++) {
            if (info->dlpi_phdr[p].p_type != PT_LOAD || !(info->dlpi_phdr[p].p_flags & PF_X)) continue;
            uintptr_t from = info->dlpi_addr + info->dlpi_phdr[p].p_vaddr;
            ranges[range_count].from = from, ranges[range_count].to = from + info->dlpi_phdr[p].p_memsz;
            ranges[range_count++].library = known[i].library;
        }
    }
    return 0;
}

void vtc_find_libraries(void) { dl_iterate_phdr(take_library, NULL); }

enum vtc_library vtc_library_of(uintptr_t address) {
    for (int i = 0; i < range_count; i++)
        if (address >= ranges[i].from && address < ranges[i].to) return ranges[i].library;
    return LIB_OTHER;
}

// MARK: Stacks

extern char __start_vitrine_test_kit[] __attribute__((weak)), __stop_vitrine_test_kit[] __attribute__((weak));
extern char __executable_start[] __attribute__((weak)), etext[] __attribute__((weak));

static bool is_of_kit(const void *address) {
    const char *at = address;
    return at >= __start_vitrine_test_kit && at < __stop_vitrine_test_kit;
}

static bool is_of_program(const void *address) {
    const char *at = address;
    return !is_of_kit(at) && at >= __executable_start && at < etext;
}

typedef struct captured {
    void **site;
    int depth, count;
    bool has_own;
} captured;

static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *pointer) {
    captured *all = pointer;
    void *address = (void *)_Unwind_GetIP(context);
    if (!address) return _URC_END_OF_STACK;
    all->has_own |= is_of_program(address);
    all->site[all->count++] = address;
    return all->count < all->depth ? _URC_NO_REASON : _URC_END_OF_STACK;
}

// That of the job that runs; 0 where there is none.
int vtc_site_of_job(void **site) {
    if (!vtc_me.job || !vtc_me.job->site_depth) return 0;
    memcpy(site, vtc_me.job->site, (size_t)vtc_me.job->site_depth * sizeof *site);
    return vtc_me.job->site_depth;
}

// By the unwind tables: Dispatch's and Foundation's functions keep no chain of frame pointers.
int vtc_capture(void **site, int depth) {
    captured all = {site, depth, 0, false};
    _Unwind_Backtrace(take_frame, &all);
    int inherited = all.has_own ? 0 : vtc_site_of_job(site);
    return inherited ? inherited : all.count;
}

int vtc_list_callers(void **site, int most) { return vtc_capture(site, most); }
