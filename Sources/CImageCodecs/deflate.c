// Deflate (RFC 1951): buffered tokens become blocks with dynamic Huffman codes.
#include "internal.h"
#include <stdatomic.h>

uint8_t vti_len_symbol[256];
uint8_t vti_dist_symbol[512];

static const uint16_t len_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t len_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t dist_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                       193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t dist_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

// Idempotent: two threads that both fill the tables write the same bytes.
void vti_deflate_tables(void) {
    static _Atomic int ready;
    if (atomic_load_explicit(&ready, memory_order_acquire)) return;
    for (int s = 0; s < 28; s++)
        for (int i = 0; i < 1 << len_extra[s]; i++) vti_len_symbol[len_base[s] - 3 + i] = (uint8_t)s;
    vti_len_symbol[255] = 28;
    for (int s = 0; s < 30; s++)
        for (int i = 0; i < 1 << dist_extra[s]; i++) {
            int d = dist_base[s] - 1 + i;
            if (d < 256) vti_dist_symbol[d] = (uint8_t)s;
            else vti_dist_symbol[256 + (d >> 7)] = (uint8_t)s;
        }
    atomic_store_explicit(&ready, 1, memory_order_release);
}

int vti_reserve(vti_out *o, size_t more) {
    if (o->failed) return 0;
    if (o->capacity - o->count >= more) return 1;
    size_t wanted = o->capacity + o->capacity / 2 + more;
    uint8_t *grown = realloc(o->bytes, wanted);
    if (!grown) { o->failed = 1; return 0; }
    o->bytes = grown;
    o->capacity = wanted;
    return 1;
}

// Code lengths of at most `limit` for n frequencies (RFC 1951 allows one code of length 1 alone).
static void code_lengths(const uint32_t *freq, int n, int limit, uint8_t *lengths) {
    typedef struct { uint64_t weight; int16_t parent; int16_t symbol; } node;
    node nodes[2 * 288];
    int leaves = 0;
    memset(lengths, 0, (size_t)n);
    for (int i = 0; i < n; i++)
        if (freq[i]) nodes[leaves++] = (node){freq[i], -1, (int16_t)i};
    if (leaves == 0) return;
    if (leaves == 1) { lengths[nodes[0].symbol] = 1; return; }
    // 1. Sort by weight, then symbol (shell sort: few items, no recursion, stable order through the symbol).
    for (int gap = leaves / 2; gap > 0; gap /= 2)
        for (int i = gap; i < leaves; i++) {
            node v = nodes[i];
            int j = i;
            while (j >= gap && (nodes[j - gap].weight > v.weight ||
                                (nodes[j - gap].weight == v.weight && nodes[j - gap].symbol > v.symbol))) {
                nodes[j] = nodes[j - gap];
                j -= gap;
            }
            nodes[j] = v;
        }
    // 2. Two queues: leaves in order, inner nodes in the order of their making.
    int leaf = 0, inner = leaves, made = leaves;
    while (made < 2 * leaves - 1) {
        int pick[2];
        for (int k = 0; k < 2; k++) {
            if (leaf < leaves && (inner >= made || nodes[leaf].weight <= nodes[inner].weight)) pick[k] = leaf++;
            else pick[k] = inner++;
        }
        nodes[made] = (node){nodes[pick[0]].weight + nodes[pick[1]].weight, -1, -1};
        nodes[pick[0]].parent = nodes[pick[1]].parent = (int16_t)made;
        made++;
    }
    // 3. Depths from the root down; count the lengths, those too long clamped.
    uint16_t depth[2 * 288];
    int counts[64] = {0};
    depth[made - 1] = 0;
    for (int i = made - 2; i >= 0; i--) depth[i] = (uint16_t)(depth[nodes[i].parent] + 1);
    for (int i = 0; i < leaves; i++) counts[depth[i] > limit ? limit : depth[i]]++;
    // 4. Mend the Kraft sum that clamping broke: take a leaf down from above the limit until it fits.
    uint32_t kraft = 0;
    for (int l = 1; l <= limit; l++) kraft += (uint32_t)counts[l] << (limit - l);
    while (kraft > 1u << limit) {
        counts[limit]--;
        for (int l = limit - 1; l > 0; l--)
            if (counts[l]) { counts[l]--; counts[l + 1] += 2; break; }
        kraft--;
    }
    // 5. The rarest symbols get the longest codes.
    int i = 0;
    for (int l = limit; l >= 1; l--)
        for (int k = 0; k < counts[l]; k++) lengths[nodes[i++].symbol] = (uint8_t)l;
}

// Canonical codes, bits reversed as deflate writes them.
static void canonical(const uint8_t *lengths, int n, uint16_t *codes) {
    int counts[16] = {0}, next[16] = {0}, code = 0;
    for (int i = 0; i < n; i++) counts[lengths[i]]++;
    counts[0] = 0;
    for (int l = 1; l < 16; l++) { code = (code + counts[l - 1]) << 1; next[l] = code; }
    for (int i = 0; i < n; i++) {
        int l = lengths[i];
        if (!l) { codes[i] = 0; continue; }
        unsigned c = (unsigned)next[l]++, r = 0;
        for (int k = 0; k < l; k++) { r = r << 1 | (c & 1); c >>= 1; }
        codes[i] = (uint16_t)r;
    }
}

static inline void put_bits(vti_deflate *z, uint64_t value, int count) {
    z->bits |= value << z->bit_count;
    z->bit_count += count;
    uint8_t *p = z->out->bytes + z->out->count;
    memcpy(p, &z->bits, 8); // little endian; room is reserved
    int whole = z->bit_count >> 3;
    z->out->count += (size_t)whole;
    z->bits >>= whole * 8;
    z->bit_count &= 7;
}

void vti_deflate_start(vti_deflate *z, vti_out *out) {
    vti_deflate_tables();
    z->out = out;
    z->bits = 0;
    z->bit_count = 0;
    z->count = 0;
    memset(z->lit_hist, 0, sizeof z->lit_hist);
    memset(z->dist_hist, 0, sizeof z->dist_hist);
}

static void put_header(vti_deflate *z, const uint8_t *lit, const uint8_t *dist) {
    int hlit = 286, hdist = 30;
    while (hlit > 257 && !lit[hlit - 1]) hlit--;
    while (hdist > 1 && !dist[hdist - 1]) hdist--;
    // 1. The two tables one after the other, run-length coded with symbols 16, 17, 18.
    uint8_t all[320], symbols[320], extra[320];
    memcpy(all, lit, (size_t)hlit);
    memcpy(all + hlit, dist, (size_t)hdist);
    int total = hlit + hdist, n = 0;
    uint32_t hist[19] = {0};
    for (int i = 0; i < total;) {
        int run = 1;
        while (i + run < total && all[i + run] == all[i]) run++;
        if (all[i] == 0 && run >= 3) {
            if (run > 138) run = 138;
            symbols[n] = run >= 11 ? 18 : 17;
            extra[n++] = (uint8_t)(run >= 11 ? run - 11 : run - 3);
            i += run;
        } else if (run >= 4) {
            symbols[n] = all[i];
            extra[n++] = 0;
            i++;
            run--;
            if (run > 6) run = 6;
            symbols[n] = 16;
            extra[n++] = (uint8_t)(run - 3);
            i += run;
        } else {
            symbols[n] = all[i];
            extra[n++] = 0;
            i++;
        }
    }
    for (int i = 0; i < n; i++) hist[symbols[i]]++;
    // 2. Their own code, then all of it.
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[19];
    uint16_t codes[19];
    code_lengths(hist, 19, 7, lengths);
    canonical(lengths, 19, codes);
    int hclen = 19;
    while (hclen > 4 && !lengths[order[hclen - 1]]) hclen--;
    put_bits(z, (uint64_t)(hlit - 257), 5);
    put_bits(z, (uint64_t)(hdist - 1), 5);
    put_bits(z, (uint64_t)(hclen - 4), 4);
    for (int i = 0; i < hclen; i++) put_bits(z, lengths[order[i]], 3);
    for (int i = 0; i < n; i++) {
        put_bits(z, codes[symbols[i]], lengths[symbols[i]]);
        if (symbols[i] == 16) put_bits(z, extra[i], 2);
        if (symbols[i] == 17) put_bits(z, extra[i], 3);
        if (symbols[i] == 18) put_bits(z, extra[i], 7);
    }
}

void vti_deflate_block(vti_deflate *z, int final) {
    z->lit_hist[256] = 1;
    uint8_t lit[288], dist[32];
    uint16_t lit_code[288], dist_code[32];
    code_lengths(z->lit_hist, 286, 15, lit);
    code_lengths(z->dist_hist, 30, 15, dist);
    canonical(lit, 286, lit_code);
    canonical(dist, 30, dist_code);
    if (!vti_reserve(z->out, (size_t)z->count * 6 + 1024)) { z->count = 0; return; }
    put_bits(z, (uint64_t)(final ? 1 : 0) | 2u << 1, 3);
    put_header(z, lit, dist);
    uint64_t bits = z->bits;
    int n = z->bit_count;
    uint8_t *p = z->out->bytes + z->out->count;
#define FLUSH() do { memcpy(p, &bits, 8); p += n >> 3; bits >>= n & ~7; n &= 7; } while (0)
    for (int i = 0; i < z->count; i++) {
        uint32_t t = z->tokens[i];
        if (!(t & 0x80000000u)) {
            bits |= (uint64_t)lit_code[t] << n;
            n += lit[t];
            if (i + 1 < z->count && !(z->tokens[i + 1] & 0x80000000u)) {
                t = z->tokens[++i];
                bits |= (uint64_t)lit_code[t] << n;
                n += lit[t];
            }
            FLUSH();
            continue;
        }
        uint32_t length = (t >> 16 & 255), d = t & 32767;
        int ls = vti_len_symbol[length], ds = dist_symbol(d);
        bits |= (uint64_t)lit_code[257 + ls] << n;
        n += lit[257 + ls];
        bits |= (uint64_t)(length + 3 - len_base[ls]) << n;
        n += len_extra[ls];
        bits |= (uint64_t)dist_code[ds] << n;
        n += dist[ds];
        bits |= (uint64_t)(d + 1 - dist_base[ds]) << n;
        n += dist_extra[ds];
        FLUSH();
    }
    bits |= (uint64_t)lit_code[256] << n;
    n += lit[256];
    FLUSH();
    z->out->count = (size_t)(p - z->out->bytes);
    z->bits = bits;
    z->bit_count = n;
    z->count = 0;
    memset(z->lit_hist, 0, sizeof z->lit_hist);
    memset(z->dist_hist, 0, sizeof z->dist_hist);
}

void vti_deflate_end(vti_deflate *z) {
    vti_deflate_block(z, 1);
    if (z->out->failed) return;
    if (z->bit_count) put_bits(z, 0, 8 - z->bit_count);
}
