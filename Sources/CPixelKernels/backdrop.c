// A backdrop's blur: means of d × d pixels, a Gaussian on that coarse grid, bilinear back, colours on the way. It runs
// through the rows once; between its steps lie some rows of cells and never a picture. Cells lie at multiples of d on
// the screen and each depends on its own pixels alone, so a part has the bytes that it has in the whole. Rows are read
// into cells at least d rows before they are written, so that the whole of an area can be blurred in its own place.
#include "backdrop.h"
#include <stdatomic.h>
#include <stdlib.h>
#ifdef __linux__
#include <pthread.h>
#endif

const bd_table *bd_current(void) {
    switch (vtk_variant_current()) {
#ifdef VTK_X86
    case VTK_VARIANT_SSE2: return &bd_sse2;
    case VTK_VARIANT_AVX2: return &bd_avx2;
#endif
#ifdef VTK_ARM
    case VTK_VARIANT_NEON: return &bd_neon;
#endif
    default: return &bd_scalar;
    }
}

// ---- Memory: two blocks are kept, because new ones cost more than the blur of a small part ----

typedef struct { size_t size; } block;
enum { KEPT = 2, BLOCK_HEAD = 64, LARGEST_KEPT = 1 << 20 };
static _Atomic(block *) kept[KEPT];

void *bd_take(size_t size) {
    for (int i = 0; i < KEPT; i++) {
        block *b = atomic_exchange_explicit(&kept[i], NULL, memory_order_acquire);
        if (b && b->size >= size) return (uint8_t *)b + BLOCK_HEAD;
        free(b);
    }
    block *b = aligned_alloc(64, (size + BLOCK_HEAD + 63) & ~(size_t)63);
    if (!b) return NULL;
    b->size = size;
    return (uint8_t *)b + BLOCK_HEAD;
}
void bd_give(void *memory) {
    block *b = (block *)((uint8_t *)memory - BLOCK_HEAD);
    for (int i = 0; b && b->size <= LARGEST_KEPT && i < KEPT; i++)
        b = atomic_exchange_explicit(&kept[i], b, memory_order_acq_rel);
    free(b);
}

// ---- Plan ----

void vtk_backdrop_plan_make(double sigma, vtk_backdrop_plan *plan) {
#pragma STDC FP_CONTRACT OFF
    memset(plan, 0, sizeof *plan);
    if (!(sigma > 0.05)) return; // also NaN
    if (sigma > 500) sigma = 500;
    // 1. The grid: at least 1.4 cells for each σ.
    plan->shift = sigma < 3 ? 0 : sigma < 6 ? 1 : sigma < 12 ? 2 : sigma < 32 ? 3 : 4;
    const double s = __builtin_sqrt(vtk_coarse_variance(sigma, plan->shift));
    double w[VTK_BACKDROP_REACH + 1], total = 0;
    int reach = (int)(3 * s + 1);
    if (reach > VTK_BACKDROP_REACH) reach = VTK_BACKDROP_REACH;
    for (int k = 0; k <= reach; k++) {
        w[k] = vtk_exp_minus(k * k / (2 * s * s));
        total += k ? 2 * w[k] : w[k];
    }
    // 2. Weights in whole numbers, each the step of their rounded sum from the outside on, so that no error adds up.
    const int one = plan->shift ? 32768 : 128;
    double sum = 0;
    int before = 0, last = 0;
    for (int k = reach; k >= 1; k--) {
        sum += w[k] / total * one;
        const int now = (int)(sum + 0.5);
        plan->weights[k] = (int16_t)(now - before);
        if (now && !last) last = k;
        before = now;
    }
    if (last == 0) { plan->shift = 0; return; }
    plan->weights[0] = (int16_t)(one - 2 * before);
    plan->reach = plan->shift ? (last + 1) & ~1 : last; // the rows of cells take two on either side at once
    plan->margin = plan->shift ? (plan->reach << plan->shift) + 3 * (1 << plan->shift) / 2 : plan->reach;
}

// ---- One band of rows ----

typedef struct {
    const vtk_backdrop *job;
    const bd_map *map;
    const bd_table *row;
    int from, to; // rows of the part, on the screen
    int ok;
} band;

typedef struct {
    int first, groups, cells;    // leftmost cell under the part, groups of d pixels, cells with those that are weighed
    int left, right, top, bottom; // cells and rows of cells of the area; the outermost repeat its edge pixels
    int16_t *line, *ring, *out;
    size_t ring_stride;
    uint16_t *sums;
    int slots, have; // rows in the ring up to `have`
} grid;

static int clamped(int v, int low, int high) { return v < low ? low : v > high ? high : v; }

// The cells of row j into `line`: whole ones at once, those at the area's edge pixel by pixel, further ones repeated.
static void fill_line(const vtk_backdrop *job, const bd_table *row, grid *g, int j) {
    const int shift = job->plan->shift, d = 1 << shift, start = g->first - job->plan->reach, end = start + g->cells;
    const uint8_t *rows[16];
    for (int k = 0; k < d; k++)
        rows[k] = job->src + (ptrdiff_t)(clamped(j * d + k, job->area_y0, job->area_y1 - 1) - job->src_y) * job->sstride;
    const int low = start > g->left ? start : g->left, high = end - 1 < g->right ? end - 1 : g->right;
    const int whole = (job->area_x0 + d - 1) >> shift, last = job->area_x1 >> shift;
    for (int i = low; i <= high; i++) {
        int16_t *cell = g->line + 4 * (ptrdiff_t)(i - start);
        if (i >= whole && i < last) {
            const int n = (last < high + 1 ? last : high + 1) - i;
            const uint8_t *inside[16];
            for (int k = 0; k < d; k++) inside[k] = rows[k] + 4 * (ptrdiff_t)(i * d - job->src_x);
            row->reduce(cell, inside, n, shift, g->sums);
            i += n - 1;
            continue;
        }
        for (int c = 0; c < 4; c++) {
            uint32_t sum = 0;
            for (int x = 0; x < d; x++) {
                const int at = clamped(i * d + x, job->area_x0, job->area_x1 - 1) - job->src_x;
                for (int y = 0; y < d; y++) sum += rows[y][4 * (ptrdiff_t)at + c];
            }
            cell[c] = bd_cell(sum, shift);
        }
    }
    for (int i = start; i < low; i++) memcpy(g->line + 4 * (i - start), g->line + 4 * (low - start), 8);
    for (int i = high + 1; i < end; i++) memcpy(g->line + 4 * (i - start), g->line + 4 * (high - start), 8);
}

static int16_t *slot(grid *g, int j) { return g->ring + (size_t)((j - g->top) % g->slots) * g->ring_stride; }

// Row j of the blurred and coloured cells into `out`.
static void blur_line(const band *b, grid *g, int j) {
    const vtk_backdrop *job = b->job;
    const int reach = job->plan->reach, n = g->groups + 1;
    const int16_t *rows[2 * VTK_BACKDROP_REACH + 3];
    int next = clamped(j - reach, g->top, g->bottom);
    if (g->have >= next) next = g->have + 1;
    for (const int end = clamped(j + reach, g->top, g->bottom); next <= end; next++) {
        fill_line(job, b->row, g, next);
        for (int k = 0; k <= 2 * reach; k++) rows[k] = g->line + 4 * k;
        b->row->weigh(slot(g, next), rows, 4 * n, job->plan->weights, reach);
        g->have = next;
    }
    for (int k = 0; k <= 2 * reach; k++) rows[k] = slot(g, clamped(j - reach + k, g->top, g->bottom));
    b->row->weigh(g->out, rows, 4 * n, job->plan->weights, reach);
    b->row->colour(g->out, n, b->map, job->plan->shift + 1);
}

static void run(band *b) {
    const vtk_backdrop *job = b->job;
    const int shift = job->plan->shift, d = 1 << shift, reach = job->plan->reach, half = d / 2;
    const int lift = shift + 1;
    if (shift == 0) { b->ok = bd_run_small(job, b->map, b->row, b->from, b->to); return; }
    grid g;
    // 1. Which cells.
    g.first = (2 * job->part_x0 + 1 - d) >> (shift + 1);
    g.groups = ((2 * job->part_x1 - 1 - d) >> (shift + 1)) - g.first + 1;
    g.cells = g.groups + 1 + 2 * reach;
    g.left = (job->area_x0 >> shift) - 1;
    g.right = ((job->area_x1 - 1) >> shift) + 1;
    g.top = (job->area_y0 >> shift) - 1;
    g.bottom = ((job->area_y1 - 1) >> shift) + 1;
    g.slots = 2 * reach + 1;
    g.have = g.top - 1;
    // 2. Room, each row with a vector to spare.
    enum { SPARE = 64 };
    const size_t line = ((size_t)g.cells * 4 + SPARE + 31) & ~(size_t)31;
    const size_t wide = ((size_t)g.groups * (size_t)d * 4 + SPARE + 31) & ~(size_t)31;
    const size_t sums = ((size_t)g.cells * (size_t)d * 2 + SPARE + 31) & ~(size_t)31;
    g.ring_stride = ((size_t)(g.groups + 1) * 4 + SPARE + 31) & ~(size_t)31;
    int16_t *memory = bd_take(2 * (line + sums + g.ring_stride * (size_t)(g.slots + 1) + 2 * wide));
    b->ok = memory != NULL;
    if (!memory) return;
    g.line = memory;
    g.sums = (uint16_t *)(g.line + line);
    g.ring = g.line + line + sums;
    g.out = g.ring + g.ring_stride * (size_t)g.slots;
    int16_t *above = g.out + g.ring_stride, *below = above + wide;
    // 3. Group after group of rows, between row j of the cells and the one below it.
    const int lead = job->part_x0 - (g.first * d + half), n = job->part_x1 - job->part_x0;
    const int last = (2 * b->to - 1 - d) >> (shift + 1);
    for (int j = (2 * b->from + 1 - d) >> (shift + 1), first = 1; j <= last; j++, first = 0) {
        int16_t *t = above;
        above = below;
        below = t;
        if (first) {
            blur_line(b, &g, j);
            b->row->widen(above, g.out, g.groups, shift);
        }
        blur_line(b, &g, j + 1);
        b->row->widen(below, g.out, g.groups, shift);
        const int start = j * d + half, y0 = start > b->from ? start : b->from;
        const int y1 = start + d < b->to ? start + d : b->to;
        b->row->emit(job->dst + (ptrdiff_t)(y0 - job->part_y0) * job->dstride, job->dstride, above + 4 * lead,
                     below + 4 * lead, n, 2 * (y0 - start) + 1, y1 - y0, lift, b->map);
    }
    bd_give(memory);
}

#ifdef __linux__
// ---- A second thread: it takes the lower half unless the first one is done before it has begun ----

typedef struct {
    band half;
    atomic_int taken, owners; // the half has its thread; who still needs this memory
    int done;
    pthread_mutex_t lock;
    pthread_cond_t changed;
} share;

static void leave(share *s) {
    if (atomic_fetch_sub(&s->owners, 1) != 1) return;
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->changed);
    free(s);
}
static void *help(void *argument) {
    share *s = argument;
    if (atomic_exchange(&s->taken, 1) == 0) {
        run(&s->half);
        pthread_mutex_lock(&s->lock);
        s->done = 1;
        pthread_cond_signal(&s->changed);
        pthread_mutex_unlock(&s->lock);
    }
    leave(s);
    return NULL;
}
static int run_both(band *all) {
    share *s = calloc(1, sizeof *s);
    if (!s) { run(all); return all->ok; }
    s->half = *all;
    s->half.from = all->to = all->from + (all->to - all->from) / 2;
    atomic_init(&s->owners, 2);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->changed, NULL);
    pthread_t thread;
    if (pthread_create(&thread, NULL, help, s) == 0) pthread_detach(thread);
    else leave(s);
    run(all);
    if (atomic_exchange(&s->taken, 1) == 0) {
        run(&s->half);
    } else {
        pthread_mutex_lock(&s->lock);
        while (!s->done) pthread_cond_wait(&s->changed, &s->lock);
        pthread_mutex_unlock(&s->lock);
    }
    const int ok = all->ok && s->half.ok;
    leave(s);
    return ok;
}
#endif

int vtk_backdrop_blur(const vtk_backdrop *job, int threads) {
    const int w = job->part_x1 - job->part_x0, h = job->part_y1 - job->part_y0;
    if (w <= 0 || h <= 0) return 1;
    if (job->plan->reach == 0) {
        const uint8_t *row = job->src + (job->part_y0 - job->src_y) * job->sstride;
        vtk_map_colors(
            job->dst, job->dstride, row + 4 * (ptrdiff_t)(job->part_x0 - job->src_x), job->sstride, w, h, &job->colors);
        return 1;
    }
    bd_map map;
    bd_map_make(&map, &job->colors);
    band all = {job, &map, bd_current(), job->part_y0, job->part_y1, 0};
#ifdef __linux__
    if (threads > 1 && (int64_t)w * h >= 250000) return run_both(&all); // worth the start, about 30 µs
#else
    (void)threads;
#endif
    run(&all);
    return all.ok;
}
