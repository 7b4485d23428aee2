#include "vocabulary.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Cells of words that are farther than so many others are never among the nearest.
enum { HITS = 8192, WORDS = 24 };

// An entry that looks like a feature: its number in its cell, and the cell among those that were looked into.
typedef struct {
    uint32_t entry;
    uint16_t difference, cell;
} hit;

// MARK: Comparing

// Finds the entries of a cell whose signatures differ in at most as many bits as the model's.
typedef int (*compare_function)(const uint8_t *signatures, uint32_t count, const uint64_t own[2], hit model, hit *hits,
                                int capacity);

static inline __attribute__((always_inline)) int compare_body(const uint8_t *signatures, uint32_t first, uint32_t count,
                                                              const uint64_t own[2], hit model, hit *hits, int held,
                                                              int capacity) {
    for (uint32_t i = first; i < count; i++) {
        uint64_t other[2];
        memcpy(other, signatures + (size_t)i * FOVEA_SIGNATURE_LENGTH, sizeof other);
        int difference = __builtin_popcountll(own[0] ^ other[0]) + __builtin_popcountll(own[1] ^ other[1]);
        if (difference > model.difference) continue;
        if (held == capacity) break;
        hits[held++] = (hit){i, (uint16_t)difference, model.cell};
    }
    return held;
}

static int compare_plain(const uint8_t *s, uint32_t count, const uint64_t *own, hit model, hit *hits, int capacity) {
    return compare_body(s, 0, count, own, model, hits, 0, capacity);
}

#if defined(__x86_64__)
__attribute__((target("popcnt"))) static int compare_popcnt(const uint8_t *s, uint32_t count, const uint64_t *own,
                                                            hit model, hit *hits, int capacity) {
    return compare_body(s, 0, count, own, model, hits, 0, capacity);
}

// Four signatures at a time.
__attribute__((target("avx512f,avx512vpopcntdq,popcnt"))) static int compare_avx512(const uint8_t *s, uint32_t count,
                                                                                   const uint64_t *own, hit model,
                                                                                   hit *hits, int capacity) {
    const __m512i both = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)own));
    const __m512i limit = _mm512_set1_epi64(model.difference);
    uint32_t i = 0;
    int held = 0;
    for (; i + 8 <= count && held + 8 <= capacity; i += 8) {
        __m512i a = _mm512_loadu_si512(s + (size_t)i * FOVEA_SIGNATURE_LENGTH);
        __m512i b = _mm512_loadu_si512(s + (size_t)(i + 4) * FOVEA_SIGNATURE_LENGTH);
        a = _mm512_popcnt_epi64(_mm512_xor_si512(a, both));
        b = _mm512_popcnt_epi64(_mm512_xor_si512(b, both));
        // Halves of one signature stand side by side; the sums are those of entries 0 4 1 5 2 6 3 7.
        __m512i sum = _mm512_add_epi64(_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b));
        unsigned mask = _mm512_cmple_epi64_mask(sum, limit);
        if (__builtin_expect(mask == 0, 1)) continue;
        uint64_t differences[8];
        _mm512_storeu_si512(differences, sum);
        for (unsigned k = 0; k < 8; k++) {
            unsigned lane = (k & 3) * 2 + (k >> 2);
            if (mask >> lane & 1) hits[held++] = (hit){i + k, (uint16_t)differences[lane], model.cell};
        }
    }
    return compare_body(s, i, count, own, model, hits, held, capacity);
}
#endif

static compare_function compare_for_this_processor(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vpopcntdq")) return compare_avx512;
    if (__builtin_cpu_supports("popcnt")) return compare_popcnt;
#endif
    return compare_plain;
}

// MARK: Voting

// A cell of a list: all signatures of its entries, then all items, poses and places.
typedef struct {
    const uint8_t *entries;
    uint32_t count, list;
} open_cell;

typedef struct {
    const fovea_vocabulary *vocabulary;
    const fovea_feature_lists *lists;
    int list_count;
    fovea_vote_options options;
    compare_function compare;
    hit *hits, *ordered;
    open_cell *cells;
} voting;

static open_cell open(const fovea_feature_lists *lists, uint32_t list, uint32_t cell) {
    uint32_t first = lists[list].starts[cell], count = lists[list].starts[cell + 1] - first;
    uint64_t start = (uint64_t)first * FOVEA_ENTRY_LENGTH, length = (uint64_t)count * FOVEA_ENTRY_LENGTH;
    if (count == 0) return (open_cell){NULL, 0, list};
    if (!lists[list].section) return (open_cell){lists[list].entries + start, count, list};
    return (open_cell){fovea_index_bytes(lists[list].section, start, length), count, list};
}

// Finds the entries that look like a feature, in the order of cells, lists and items; -1 where a list is damaged.
static int find(const voting *v, const fovea_feature *feature) {
    int16_t turned[FOVEA_DESCRIPTOR_LENGTH];
    fovea_feature_turn(feature->descriptor, turned);
    cell_walk walk;
    fovea_cells_begin(&walk, v->vocabulary, feature->descriptor, v->options.cells < WORDS ? v->options.cells : WORDS);
    int found = 0, opened = 0, a, b;
    int64_t looked = 0;
    for (int c = 0; c < v->options.cells && looked < v->options.features && fovea_cells_next(&walk, &a, &b); c++) {
        uint64_t own[2];
        bool is_signed = false;
        for (int list = 0; list < v->list_count; list++) {
            open_cell cell = open(v->lists, (uint32_t)list, (uint32_t)(a * FOVEA_WORDS + b));
            if (cell.count == 0) continue;
            if (!cell.entries) return -1;
            if (!is_signed) fovea_feature_sign(turned, v->vocabulary->turned[0][a], v->vocabulary->turned[1][b], own);
            is_signed = true;
            v->cells[opened] = cell;
            hit model = {0, (uint16_t)v->options.difference, (uint16_t)opened++};
            found += v->compare(cell.entries, cell.count, own, model, v->hits + found, HITS - found);
            looked += cell.count;
        }
    }
    return found;
}

// Sorts hits by difference; those with the same stay in their order.
static void order(const hit *hits, int count, hit *ordered) {
    int starts[FOVEA_SIGNATURE_LENGTH * 8 + 2] = {0};
    for (int i = 0; i < count; i++) starts[hits[i].difference + 1]++;
    for (int d = 1; d < FOVEA_SIGNATURE_LENGTH * 8 + 2; d++) starts[d] += starts[d - 1];
    for (int i = 0; i < count; i++) ordered[starts[hits[i].difference]++] = hits[i];
}

// One vote an item: the one of its entries that comes closest. Returns -1 where a list is damaged.
static int cast(const voting *v, int found, uint16_t feature, fovea_vote *votes) {
    order(v->hits, found, v->ordered);
    int cast = 0;
    for (int i = 0; i < found && cast < v->options.votes; i++) {
        const hit *h = &v->ordered[i];
        const open_cell *cell = &v->cells[h->cell];
        const fovea_feature_lists *list = &v->lists[cell->list];
        const uint8_t *items = cell->entries + (size_t)cell->count * FOVEA_SIGNATURE_LENGTH;
        const uint8_t *poses = items + (size_t)cell->count * 4, *places = poses + (size_t)cell->count * 2;
        uint32_t item;
        memcpy(&item, items + (size_t)h->entry * 4, 4);
        if (item >= list->item_count) return -1;
        if (list->included && !(list->included[item / 64] >> item % 64 & 1)) continue;
        item += list->first_item;
        bool is_known = false;
        for (int j = 0; j < cast && !is_known; j++) is_known = votes[j].item == item;
        if (is_known) continue;
        fovea_vote *vote = &votes[cast++];
        *vote = (fovea_vote){.item = item, .feature = feature};
        memcpy(&vote->pose, poses + (size_t)h->entry * 2, 2);
        memcpy(vote->place, places + (size_t)h->entry * 2, 2);
        float weight = 4096 * fovea_feature_exp(-(float)(h->difference * h->difference) / 512);
        vote->weight = (uint16_t)weight;
    }
    return cast;
}

int fovea_features_vote(const fovea_vocabulary *vocabulary, const fovea_feature_lists *lists, int list_count,
                        const fovea_feature *features, int first, int count, fovea_vote_options options,
                        fovea_vote *votes) {
    voting v = {vocabulary, lists, list_count, options, compare_for_this_processor(), NULL, NULL, NULL};
    v.hits = malloc(2 * HITS * sizeof(hit));
    v.cells = malloc((size_t)options.cells * (size_t)list_count * sizeof(open_cell));
    int written = v.hits && v.cells ? 0 : FOVEA_VOTES_NO_MEMORY;
    v.ordered = v.hits + HITS;
    for (int f = first; f < first + count && written >= 0; f++) {
        int found = find(&v, &features[f]);
        int made = found < 0 ? -1 : cast(&v, found, (uint16_t)f, votes + written);
        written = made < 0 ? FOVEA_VOTES_DAMAGED : written + made;
    }
    free(v.hits);
    free(v.cells);
    return written;
}
