#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Why the search is exact.
//
// Let x be a row and q the query, x' and q' what their codes stand for, |x - x'| <= e and |q - q'| <= e_q. Then
//
//     q.x = q'.x' + (q - q').x' + q.(x - x'),
//
// and by Cauchy and Schwarz q'.x', a scaled sum of whole numbers, differs from q.x by at most e_q |x'| + |q| e, where
// |x'| <= |x| + e. So |q|^2 + |x|^2 - 2 q'.x' differs from the squared distance by at most twice that. The distance that
// counts is the one that fovea_vector_distance rounds: each of its sums of n/16 squares errs by at most n/16 + 3 units of
// 2^-24 of itself, and no squared distance exceeds (|q| + |x|)^2; twice as much is allowed for, which covers the rounding
// of the estimate, too. A row is out of the question only if the lower bound of its distance lies above the upper
// bounds of as many rows as are wanted. All others are measured.

typedef struct {
    double lower;
    uint32_t row;
} candidate;

typedef struct {
    candidate *items;
    size_t count, capacity;
    double *uppers;      // the smallest upper bounds so far, the largest of them first
    int held, limit;
} candidates;

static void sink(double *heap, int count, int at) {
    for (;;) {
        int child = 2 * at + 1;
        if (child >= count) return;
        if (child + 1 < count && heap[child + 1] > heap[child]) child++;
        if (heap[child] <= heap[at]) return;
        double larger = heap[child];
        heap[child] = heap[at];
        heap[at] = larger;
        at = child;
    }
}

static void add_upper(candidates *all, double upper) {
    if (all->held == all->limit) {
        if (upper >= all->uppers[0]) return;
        all->uppers[0] = upper;
        sink(all->uppers, all->held, 0);
        return;
    }
    int at = all->held++;
    for (; at > 0 && all->uppers[(at - 1) / 2] < upper; at = (at - 1) / 2) all->uppers[at] = all->uppers[(at - 1) / 2];
    all->uppers[at] = upper;
}

static double bound(const candidates *all) { return all->held == all->limit ? all->uppers[0] : INFINITY; }

static bool add_candidate(candidates *all, double lower, uint32_t row) {
    if (all->count == all->capacity) {
        size_t kept = 0;
        for (size_t i = 0; i < all->count; i++) {
            if (all->items[i].lower <= bound(all)) all->items[kept++] = all->items[i];
        }
        all->count = kept;
        if (kept * 2 > all->capacity) {
            candidate *items = realloc(all->items, 2 * all->capacity * sizeof *items);
            if (!items) return false;
            all->items = items;
            all->capacity *= 2;
        }
    }
    all->items[all->count++] = (candidate){lower, row};
    return true;
}

static int by_lower(const void *a, const void *b) {
    const candidate *left = a, *right = b;
    if (left->lower != right->lower) return left->lower < right->lower ? -1 : 1;
    return left->row < right->row ? -1 : left->row > right->row;
}

static bool comes_before(fovea_vector_match a, fovea_vector_match b) {
    if (a.distance != b.distance) return a.distance < b.distance;
    if (a.key != b.key) return a.key < b.key;
    return a.row < b.row;
}

static int insert(fovea_vector_match *found, int held, int limit, fovea_vector_match match) {
    if (held == limit && !comes_before(match, found[held - 1])) return held;
    int at = held == limit ? held - 1 : held++;
    for (; at > 0 && comes_before(match, found[at - 1]); at--) found[at] = found[at - 1];
    found[at] = match;
    return held;
}

static bool measure_row(const fovea_vector_rows *rows, const float *query, uint32_t row, fovea_vector_match *match) {
    size_t start = (size_t)row * rows->dimension;
    if (!is_sound(rows->value_section, start * sizeof(float), rows->dimension * sizeof(float))) return false;
    double square = fovea_vector_distance(query, rows->values + start, rows->dimension);
    *match = (fovea_vector_match){sqrt(square), rows->keys[row], row};
    return true;
}

int fovea_rows_measure(const fovea_vector_rows *rows, const float *query, const uint32_t *listed, int count,
                       fovea_vector_match *found, int limit) {
    int held = 0;
    for (int i = 0; i < count; i++) {
        const char *next = (const char *)(rows->values + (size_t)listed[i + 1 < count ? i + 1 : i] * rows->dimension);
        for (size_t at = 0; at < rows->dimension * sizeof(float); at += 64) __builtin_prefetch(next + at);
        fovea_vector_match match;
        if (!measure_row(rows, query, listed[i], &match)) return FOVEA_VECTOR_DAMAGED;
        held = insert(found, held, limit, match);
    }
    return held;
}

int fovea_codes_measure(const fovea_vector_graph *graph, const int64_t *keys, const float *query, int dimension,
                        const uint32_t *listed, int count, fovea_vector_match *found, int limit) {
    enum { LANES = 16 };
    int held = 0;
    for (int i = 0; i < count; i++) {
        uint64_t row = listed[i];
        if (!is_sound(graph->section, row * graph->stride, graph->stride)) return FOVEA_VECTOR_DAMAGED;
        const uint8_t *code = graph->nodes + row * graph->stride;
        const float scale = graph->scales[row];
        float lanes[LANES] = {0};
        double square = 0;
        int whole = dimension - dimension % LANES;
        for (int at = 0; at < whole; at += LANES) {
            for (int lane = 0; lane < LANES; lane++) {
                float stands_for = scale * (float)(code[at + lane] - 128);
                float difference = query[at + lane] - stands_for;
                lanes[lane] += difference * difference;
            }
        }
        for (int at = whole; at < dimension; at++) {
            double difference = query[at] - (double)scale * (code[at] - 128);
            square += difference * difference;
        }
        for (int lane = 0; lane < LANES; lane++) square += lanes[lane];
        held = insert(found, held, limit, (fovea_vector_match){sqrt(square), keys[row], listed[i]});
    }
    return held;
}

/// Measures the candidates, the most promising first, until none can be near enough.
static int measure(const fovea_vector_rows *rows, const float *query, candidates *all, fovea_vector_match *found,
                   int held, int limit) {
    qsort(all->items, all->count, sizeof *all->items, by_lower);
    for (size_t i = 0; i < all->count; i++) {
        if (held == limit && all->items[i].lower > found[held - 1].distance * found[held - 1].distance * (1 + 1e-12)) {
            break;
        }
        fovea_vector_match match;
        if (!measure_row(rows, query, all->items[i].row, &match)) return FOVEA_VECTOR_DAMAGED;
        held = insert(found, held, limit, match);
    }
    return held;
}

typedef struct {
    double scale, error, length, square; // the query's terms
    double rounding;
} query_terms;

/// Looks at rows whose products are known.
static bool consider(const fovea_vector_rows *rows, const uint32_t *listed, int count, const int32_t *sums,
                     int32_t bias, query_terms query, candidates *all) {
    for (int i = 0; i < count; i++) {
        const fovea_code_terms *terms = rows->terms + listed[i];
        double product = query.scale * terms->scale * (sums[i] - bias);
        double both = query.length + terms->length;
        double error = 2 * (query.error * ((double)terms->length + terms->error) + query.length * terms->error) +
                       query.rounding * both * both;
        double estimate = query.square + terms->square - 2 * product;
        if (estimate - error > bound(all)) continue;
        add_upper(all, estimate + error);
        if (!add_candidate(all, estimate - error, listed[i])) return false;
    }
    return true;
}

enum { BLOCK = 256 };

/// Lists those of some rows that are allowed.
static int list(uint32_t start, int count, const uint64_t *allowed, uint32_t *listed) {
    int held = 0;
    for (uint32_t row = start; row < start + count; row++) {
        if (allowed && !(allowed[row / 64] >> row % 64)) {
            row |= 63;
        } else if (!allowed || allowed[row / 64] >> row % 64 & 1) {
            listed[held++] = row;
        }
    }
    return held;
}

/// Multiplies the query with the codes of rows that are listed in their order, once they are known to be sound.
static bool multiply(const fovea_vector_rows *rows, fovea_variant variant, const int8_t *query, int lines,
                     const uint32_t *listed, int count, int32_t *sums) {
    uint64_t first = listed[0], span = listed[count - 1] - first + 1, size = sizeof *rows->terms;
    if (!is_sound(rows->term_section, first * size, span * size)) return false;
    if (span == (uint64_t)count) {
        if (!is_sound(rows->code_section, first * rows->stride, span * rows->stride)) return false;
        fovea_codes_multiply(variant, query, rows->codes + (ptrdiff_t)first * rows->stride, rows->stride, lines, count,
                             sums);
        return true;
    }
    for (int i = 0; i < count; i++) {
        if (!is_sound(rows->code_section, (uint64_t)listed[i] * rows->stride, rows->stride)) return false;
    }
    multiply_listed(variant, query, rows->codes, rows->stride, lines, listed, count, sums);
    return true;
}

static int search(const fovea_vector_rows *rows, uint32_t start, uint32_t count, const uint64_t *allowed,
                  const float *query, fovea_code_terms terms, const int8_t *numbers, int lines, candidates *all,
                  fovea_vector_match *found, int held, int limit) {
    query_terms q = {terms.scale, terms.error, terms.length, terms.square, ldexp(rows->dimension / 16 + 8, -23)};
    int32_t bias = query_bias(numbers, lines);
    fovea_variant variant = fovea_vector_variant();
    // What was found before needs no second look, and bounds what comes.
    for (int i = 0; i < held; i++) add_upper(all, found[i].distance * found[i].distance * (1 + 1e-12));
    for (uint32_t done = 0; done < count; done += BLOCK) {
        uint32_t listed[BLOCK];
        int32_t sums[BLOCK];
        int part = list(start + done, count - done < BLOCK ? (int)(count - done) : BLOCK, allowed, listed);
        if (part == 0) continue;
        if (!multiply(rows, variant, numbers, lines, listed, part, sums)) return FOVEA_VECTOR_DAMAGED;
        if (!consider(rows, listed, part, sums, bias, q, all)) return FOVEA_VECTOR_NO_MEMORY;
    }
    return measure(rows, query, all, found, held, limit);
}

int fovea_rows_search(const fovea_vector_rows *rows, uint32_t start, uint32_t count, const uint64_t *allowed,
                      const float *query, fovea_vector_match *found, int held, int limit) {
    int lines = (rows->dimension + FOVEA_CODE_LINE - 1) / FOVEA_CODE_LINE, size = lines * FOVEA_CODE_LINE;
    uint8_t *code = malloc(size);
    int8_t *numbers = malloc(size);
    candidates all = {.capacity = 1024, .limit = limit};
    all.items = malloc(all.capacity * sizeof *all.items);
    all.uppers = malloc(limit * sizeof *all.uppers);
    int result = FOVEA_VECTOR_NO_MEMORY;
    if (code && numbers && all.items && all.uppers) {
        fovea_code_terms terms = fovea_vector_encode(query, rows->dimension, code);
        for (int i = 0; i < size; i++) numbers[i] = (int8_t)(code[i] - 128);
        result = search(rows, start, count, allowed, query, terms, numbers, lines, &all, found, held, limit);
    }
    free(code);
    free(numbers);
    free(all.items);
    free(all.uppers);
    return result;
}
