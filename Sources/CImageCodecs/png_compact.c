// Our second PNG encoder, for pictures that are kept: it takes a hundred times as long and finds the smallest file it can.
// Bytes depend on pixels alone: all costs are whole numbers.
#include "internal.h"

enum {
    SEGMENT = 1 << 18,   // bytes that are parsed at once
    WINDOW = 32768,
    WAYS = 6,            // matches that are kept for a place, each longer and farther than the one before
    LONG_ENOUGH = 160,   // such a match is taken as it is
    UNIT = 16            // of a bit
};

// ---- Logarithms in sixteenths of a bit ----

// log2(n) × 16, rounded down, by squaring a fixed-point mantissa.
static uint32_t log_of(uint32_t n) {
    if (n < 2) return 0;
    uint32_t whole = 31 - (uint32_t)__builtin_clz(n), result = whole * UNIT;
    uint64_t m = (uint64_t)n << (31 - whole); // 1.31
    for (int bit = UNIT / 2; bit; bit /= 2) {
        m = m * m >> 31;
        if (m >> 32) { m >>= 1; result += (uint32_t)bit; }
    }
    return result;
}

// ---- Parsing: the cheapest tokens for a stretch ----

typedef struct {
    uint32_t literal[256], length[259], distance[30];
} costs;

typedef struct {
    uint16_t count, length[WAYS], distance[WAYS]; // distance − 1
} ways;

// How much work: earlier places that are tried for a match, and parses of a segment, each with what the one before says of costs.
typedef struct {
    int chain, rounds;
} effort;
// Enough to tell which filters fit, and for the file itself.
static const effort trial = {8, 1}, thorough = {400, 2};

typedef struct {
    const uint8_t *bytes;
    size_t size;
    int32_t *head, *prev;               // places by the hash of three bytes, and the one before each
    ways *found;                        // of the segment
    uint32_t *price;
    uint16_t *taken, *reach;            // the token that leads to a place: its length (1: a literal), its distance − 1
    uint32_t literals[286], distances[30];
    costs now;
    effort how;
    vti_deflate z;
    vti_out *out;
} parser;

static uint32_t length_bits(int symbol) { return symbol < 8 || symbol == 28 ? 0 : (uint32_t)(symbol - 4) / 4; }
static uint32_t distance_bits(int symbol) { return symbol < 4 ? 0 : (uint32_t)(symbol - 2) / 2; }

// What each token costs where these counts are those of the whole block; a symbol that did not come costs as if it came once.
static void price_tokens(parser *p) {
    uint32_t all = 0, far = 0;
    for (int i = 0; i < 286; i++) all += p->literals[i];
    for (int i = 0; i < 30; i++) far += p->distances[i];
    uint32_t top = log_of(all + 1), top_far = log_of(far + 1);
    for (int i = 0; i < 256; i++) {
        uint32_t c = top - log_of(p->literals[i] ? p->literals[i] : 1);
        p->now.literal[i] = c < UNIT ? UNIT : c;
    }
    for (int l = 3; l < 259; l++) {
        int s = vti_len_symbol[l - 3];
        uint32_t c = top - log_of(p->literals[257 + s] ? p->literals[257 + s] : 1);
        p->now.length[l] = (c < UNIT ? UNIT : c) + length_bits(s) * UNIT;
    }
    for (int s = 0; s < 30; s++) {
        uint32_t c = top_far - log_of(p->distances[s] ? p->distances[s] : 1);
        p->now.distance[s] = (c < UNIT ? UNIT : c) + distance_bits(s) * UNIT;
    }
}

// Before anything is known: a literal takes a byte, a length about seven bits, a distance five and its own.
static void price_by_guess(parser *p) {
    for (int i = 0; i < 256; i++) p->now.literal[i] = 8 * UNIT;
    for (int l = 3; l < 259; l++) p->now.length[l] = 7 * UNIT + length_bits(vti_len_symbol[l - 3]) * UNIT;
    for (int s = 0; s < 30; s++) p->now.distance[s] = 5 * UNIT + distance_bits(s) * UNIT;
}

static inline uint32_t hash3(const uint8_t *p) {
    return ((uint32_t)(p[0] | p[1] << 8 | p[2] << 16) * 0x9E3779B1u) >> 17;
}

static inline uint32_t same(const uint8_t *a, const uint8_t *b, uint32_t limit) {
    uint32_t n = 0;
    while (n + 8 <= limit) {
        uint64_t x = ld64(a + n) ^ ld64(b + n);
        if (x) return n + (uint32_t)(__builtin_ctzll(x) >> 3);
        n += 8;
    }
    while (n < limit && a[n] == b[n]) n++;
    return n;
}

// The matches of a place, and the place into the chains.
static void look_back(parser *p, size_t at, size_t end, ways *w) {
    w->count = 0;
    if (at + 3 > p->size) return;
    const uint8_t *here = p->bytes + at;
    uint32_t h = hash3(here), limit = end - at < 258 ? (uint32_t)(end - at) : 258, best = 2;
    int32_t seen = p->head[h];
    p->prev[at & (WINDOW - 1)] = seen;
    p->head[h] = (int32_t)at;
    for (int tries = p->how.chain; tries && seen >= 0 && at - (size_t)seen <= WINDOW && best < limit; tries--) {
        const uint8_t *there = p->bytes + seen;
        if (there[best] == here[best]) {
            uint32_t n = same(here, there, limit);
            if (n > best) {
                if (w->count == WAYS) w->count--;
                w->length[w->count] = (uint16_t)n;
                w->distance[w->count++] = (uint16_t)(at - (size_t)seen - 1);
                best = n;
            }
        }
        int32_t before = p->prev[(size_t)seen & (WINDOW - 1)];
        if (before >= seen) break;
        seen = before;
    }
}

// The cheapest way through the segment at the prices in force: leaves counts of its tokens.
static void parse(parser *p, size_t start, uint32_t n) {
    const uint8_t *bytes = p->bytes + start;
    for (uint32_t i = 1; i <= n; i++) p->price[i] = UINT32_MAX;
    p->price[0] = 0;
    for (uint32_t i = 0; i < n;) {
        uint32_t c = p->price[i], literal = c + p->now.literal[bytes[i]];
        const ways *w = p->found + i;
        uint32_t longest = w->count ? w->length[w->count - 1] : 0;
        if (longest >= LONG_ENOUGH) {
            uint32_t d = w->distance[w->count - 1], to = c + p->now.length[longest] + p->now.distance[dist_symbol(d)];
            if (to < p->price[i + longest]) {
                p->price[i + longest] = to;
                p->taken[i + longest] = (uint16_t)longest;
                p->reach[i + longest] = (uint16_t)d;
            }
            i += longest;
            continue;
        }
        if (literal < p->price[i + 1]) {
            p->price[i + 1] = literal;
            p->taken[i + 1] = 1;
        }
        uint32_t l = 3;
        for (int k = 0; k < w->count; k++) {
            uint32_t d = w->distance[k], far = c + p->now.distance[dist_symbol(d)];
            for (; l <= w->length[k]; l++) {
                uint32_t to = far + p->now.length[l];
                if (to >= p->price[i + l]) continue;
                p->price[i + l] = to;
                p->taken[i + l] = (uint16_t)l;
                p->reach[i + l] = (uint16_t)d;
            }
        }
        i++;
    }
    // Backwards to the tokens taken; `taken` of a place that is left then holds the length that begins there.
    memset(p->literals, 0, sizeof p->literals);
    memset(p->distances, 0, sizeof p->distances);
    for (uint32_t i = n; i > 0;) {
        uint32_t l = p->taken[i];
        if (l == 1) p->literals[bytes[i - 1]]++;
        else {
            p->literals[257 + vti_len_symbol[l - 3]]++;
            p->distances[dist_symbol(p->reach[i])]++;
        }
        i -= l;
    }
}

static void put_tokens(parser *p, size_t start, uint32_t n) {
    // 1. The places where tokens end, from the last to the first, linked forwards through `price`.
    uint32_t next = 0;
    for (uint32_t i = n; i > 0; i -= p->taken[i]) {
        p->price[i] = next;
        next = i;
    }
    // 2. In order.
    for (uint32_t i = next; i; i = p->price[i]) {
        if (p->taken[i] == 1) put_literal(&p->z, p->bytes[start + i - 1]);
        else put_match(&p->z, p->taken[i], (uint32_t)p->reach[i] + 1);
    }
}

static void parser_free(parser *p) {
    if (!p) return;
    free(p->head);
    free(p->prev);
    free(p->found);
    free(p->price);
    free(p->taken);
    free(p->reach);
    free(p);
}

static parser *parser_make(void) {
    parser *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->head = malloc(sizeof(int32_t) * WINDOW);
    p->prev = malloc(sizeof(int32_t) * WINDOW);
    p->found = malloc(sizeof(ways) * SEGMENT);
    p->price = malloc(sizeof(uint32_t) * (SEGMENT + 1));
    p->taken = malloc(sizeof(uint16_t) * (SEGMENT + 1));
    p->reach = malloc(sizeof(uint16_t) * (SEGMENT + 1));
    if (p->head && p->prev && p->found && p->price && p->taken && p->reach) return p;
    parser_free(p);
    return NULL;
}

// Appends the zlib stream of the bytes.
static void deflate_all(parser *p, effort how, const uint8_t *bytes, size_t size, vti_out *out) {
    p->how = how;
    p->bytes = bytes;
    p->size = size;
    p->out = out;
    for (int i = 0; i < WINDOW; i++) p->head[i] = -1;
    if (!vti_reserve(out, 64)) return;
    out->bytes[out->count++] = 0x78;
    out->bytes[out->count++] = 0xDA;
    vti_deflate_start(&p->z, out);
    price_by_guess(p);
    for (size_t start = 0; start < size && !out->failed; start += SEGMENT) {
        uint32_t n = size - start < SEGMENT ? (uint32_t)(size - start) : SEGMENT;
        for (uint32_t i = 0; i < n; i++) look_back(p, start + i, start + n, p->found + i);
        for (int round = 0; round < p->how.rounds; round++) {
            parse(p, start, n);
            price_tokens(p);
        }
        put_tokens(p, start, n);
    }
    vti_deflate_end(&p->z);
    vti_adler sum = {1, 0};
    vti_adler_bytes(&sum, bytes, size);
    if (!vti_reserve(out, 64)) return;
    put_be32(out->bytes + out->count, sum.b << 16 | sum.a);
    out->count += 4;
}

// ---- Rows and their filters ----

typedef struct {
    uint8_t *bytes;                     // straight pixels, rows of `row` bytes without a filter byte
    int width, height, bpp, color_type;
    size_t row;
    uint32_t palette[256];              // straight 0xAARRGGBB, in rising order
    int colors;
} picture;

static inline uint8_t nearest(int a, int b, int c) {
    int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static void filter_row(const picture *p, int y, int filter, uint8_t *out) {
    const uint8_t *cur = p->bytes + (size_t)y * p->row, *up = y ? cur - p->row : NULL;
    out[0] = (uint8_t)filter;
    for (size_t i = 0; i < p->row; i++) {
        int a = i >= (size_t)p->bpp ? cur[i - (size_t)p->bpp] : 0, b = up ? up[i] : 0;
        int c = up && i >= (size_t)p->bpp ? up[i - (size_t)p->bpp] : 0;
        int base = filter == 0 ? 0 : filter == 1 ? a : filter == 2 ? b : filter == 3 ? (a + b) / 2 : nearest(a, b, c);
        out[i + 1] = (uint8_t)(cur[i] - base);
    }
}

// Bits that the row's bytes take by their frequency, in sixteenths.
static uint64_t entropy(const uint8_t *bytes, size_t n) {
    uint32_t counts[256] = {0};
    uint64_t sum = 0, top = log_of((uint32_t)n);
    for (size_t i = 0; i < n; i++) counts[bytes[i]]++;
    for (int i = 0; i < 256; i++)
        if (counts[i]) sum += counts[i] * (top - log_of(counts[i]));
    return sum;
}

// All rows with their filter bytes. `bias` says in how many hundredths of the plain row's bits a filter must do to be chosen;
// 0: all rows plain.
static void filter_all(const picture *p, int bias, uint8_t *out, uint8_t *scratch) {
    for (int y = 0; y < p->height; y++) {
        uint8_t *row = out + (size_t)y * (p->row + 1);
        filter_row(p, y, 0, row);
        if (!bias) continue;
        uint64_t best = entropy(row + 1, p->row) * (uint64_t)bias / 100;
        for (int f = 1; f <= 4; f++) {
            filter_row(p, y, f, scratch);
            uint64_t bits = entropy(scratch + 1, p->row);
            if (bits >= best) continue;
            best = bits;
            memcpy(row, scratch, p->row + 1);
        }
    }
}

// ---- What a pixel is stored as ----

static int rising(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

// Up to 256 colours in rising order; more leave `colors` at 257.
static void find_colors(picture *p, const uint8_t *straight, size_t n) {
    enum { SLOTS = 1024 };
    uint32_t slots[SLOTS];
    uint8_t used[SLOTS] = {0};
    p->colors = 0;
    for (size_t i = 0; i < n; i++) {
        uint32_t v = ld32(straight + 4 * i), h = (v * 0x9E3779B1u) >> 22;
        if (i && v == ld32(straight + 4 * i - 4)) continue;
        while (used[h] && slots[h] != v) h = (h + 1) & (SLOTS - 1);
        if (used[h]) continue;
        if (p->colors == 256) { p->colors = 257; return; }
        used[h] = 1;
        slots[h] = v;
        p->palette[p->colors++] = v;
    }
    qsort(p->palette, (size_t)p->colors, sizeof(uint32_t), rising);
}

static int color_index(const picture *p, uint32_t v) {
    int low = 0, high = p->colors - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (p->palette[middle] < v) low = middle + 1;
        else high = middle;
    }
    return low;
}

// Straight BGRA to bytes: grey, a palette where it is wanted and 256 colours are enough, RGB or RGBA.
static void choose_kind(picture *p, const uint8_t *straight, size_t n, int wants_palette) {
    int opaque = 1, grey = 1;
    for (size_t i = 0; i < n && (opaque || grey); i++) {
        const uint8_t *v = straight + 4 * i;
        if (v[3] != 255) opaque = 0;
        if (v[0] != v[1] || v[1] != v[2]) grey = 0;
    }
    find_colors(p, straight, n);
    int is_grey = opaque && grey, has_palette = wants_palette && !is_grey && p->colors <= 256;
    p->color_type = is_grey ? 0 : has_palette ? 3 : opaque ? 2 : 6;
    p->bpp = is_grey || has_palette ? 1 : opaque ? 3 : 4;
    p->row = (size_t)p->width * (size_t)p->bpp;
    uint8_t *out = p->bytes;
    for (size_t i = 0; i < n; i++) {
        const uint8_t *v = straight + 4 * i;
        if (is_grey) *out++ = v[0];
        else if (has_palette) *out++ = (uint8_t)color_index(p, ld32(v));
        else {
            *out++ = v[2];
            *out++ = v[1];
            *out++ = v[0];
            if (p->bpp == 4) *out++ = v[3];
        }
    }
}

static void put_palette(const picture *p, vti_out *o) {
    int translucent = 0;
    if (p->color_type != 3 || !vti_reserve(o, 2048)) return;
    size_t start = o->count;
    o->count += 8;
    for (int i = 0; i < p->colors; i++) {
        uint32_t v = p->palette[i];
        if (v >> 24 != 255) translucent = i + 1;
        o->bytes[o->count++] = (uint8_t)(v >> 16);
        o->bytes[o->count++] = (uint8_t)(v >> 8);
        o->bytes[o->count++] = (uint8_t)v;
    }
    vti_chunk(o, start, "PLTE");
    if (!translucent) return;
    start = o->count;
    o->count += 8;
    for (int i = 0; i < translucent; i++) o->bytes[o->count++] = (uint8_t)(p->palette[i] >> 24);
    vti_chunk(o, start, "tRNS");
}

int vti_png_encode_compact(const uint8_t *src, ptrdiff_t sstride, int32_t width, int32_t height, double dpi,
                           uint8_t **out, size_t *out_size) {
    if (!src || !out || !out_size || width < 1 || height < 1) return VTI_BAD_ARGUMENT;
    if (width > VTI_MAX_SIDE || height > VTI_MAX_SIDE) return VTI_TOO_LARGE;
    *out = NULL;
    *out_size = 0;
    size_t n = (size_t)width * (size_t)height;
    // Places of the stream are counted in 31 bits.
    if (n > (size_t)1 << 28) return VTI_TOO_LARGE;
    picture p = {.width = width, .height = height};
    uint8_t *straight = malloc(4 * n), *filtered = NULL, *scratch = NULL;
    parser *parse = parser_make();
    vti_out o = {0};
    int result = VTI_NO_MEMORY;
    p.bytes = malloc(4 * n);
    if (!straight || !p.bytes || !parse) goto end;
    for (int y = 0; y < height; y++) vti_straighten(straight + 4 * (size_t)y * (size_t)width, src + y * sstride, width);
    // Eight readable bytes behind the last.
    filtered = calloc(1, (4 * (size_t)width + 1) * (size_t)height + 16);
    scratch = malloc(4 * (size_t)width + 1);
    if (!filtered || !scratch) goto end;
    // 1. Plain rows are best for text and flat colours, filters for photographs and blurs; a screen has both. A palette
    //    must be worth its own bytes.
    static const int biases[] = {0, 65, 100};
    size_t smallest = SIZE_MAX;
    int bias = 0, palette = 0;
    for (int wanted = 0; wanted < 2; wanted++) {
        choose_kind(&p, straight, n, wanted);
        if (wanted && p.color_type != 3) break;
        for (int k = 0; k < 3; k++) {
            filter_all(&p, biases[k], filtered, scratch);
            vti_out tried = {0};
            deflate_all(parse, trial, filtered, (p.row + 1) * (size_t)height, &tried);
            size_t bytes = tried.count + (wanted ? 3 * (size_t)p.colors + 12 : 0);
            if (!tried.failed && bytes < smallest) {
                smallest = bytes;
                bias = biases[k];
                palette = wanted;
            }
            free(tried.bytes);
        }
    }
    // 2. The file.
    choose_kind(&p, straight, n, palette);
    filter_all(&p, bias, filtered, scratch);
    if (!vti_png_begin(&o, width, height, p.color_type, 1, dpi)) goto end;
    put_palette(&p, &o);
    if (!vti_reserve(&o, 64)) goto end;
    size_t start = o.count;
    o.count += 8;
    deflate_all(parse, thorough, filtered, (p.row + 1) * (size_t)height, &o);
    if (!vti_reserve(&o, 64)) goto end;
    vti_chunk(&o, start, "IDAT");
    start = o.count;
    o.count += 8;
    vti_chunk(&o, start, "IEND");
    *out = o.bytes;
    *out_size = o.count;
    o.bytes = NULL;
    result = VTI_OK;
end:
    parser_free(parse);
    free(straight);
    free(p.bytes);
    free(filtered);
    free(scratch);
    free(o.bytes);
    return result;
}
