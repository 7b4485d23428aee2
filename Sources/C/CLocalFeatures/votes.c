#include "internal.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HALF = FOVEA_DESCRIPTOR_LENGTH / 2, DIRECTIONS = 16, DOUBLINGS = 8 };

// MARK: Vocabulary

// A Hadamard turn after flipping the signs of a fixed half of the numbers: it spreads what differs over all bits.
static void turn(int16_t v[FOVEA_DESCRIPTOR_LENGTH]) {
    uint32_t state = 0x9e3779b9u;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) {
        state = state * 1664525u + 1013904223u;
        if (state >> 31) v[i] = (int16_t)-v[i];
    }
    for (int step = 1; step < FOVEA_DESCRIPTOR_LENGTH; step *= 2)
        for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i += 2 * step)
            for (int j = i; j < i + step; j++) {
                int16_t a = v[j], b = v[j + step];
                v[j] = (int16_t)(a + b);
                v[j + step] = (int16_t)(a - b);
            }
}

void fovea_vocabulary_make(const uint8_t *words, fovea_vocabulary *v) {
    memcpy(v->words, words, sizeof v->words);
    for (int h = 0; h < 2; h++)
        for (int w = 0; w < FOVEA_WORDS; w++) {
            int16_t wide[FOVEA_DESCRIPTOR_LENGTH] = {0};
            int32_t norm = 0;
            for (int i = 0; i < HALF; i++) {
                int value = v->words[h][w][i];
                norm += value * value;
                wide[h * HALF + i] = (int16_t)value;
            }
            turn(wide);
            memcpy(v->turned[h][w], wide, sizeof wide);
            v->norms[h][w] = norm;
        }
}

void fovea_vocabulary_make_learned(fovea_vocabulary *v) { fovea_vocabulary_make(fovea_learned_words, v); }

VECTORISED static void word_distances(const fovea_vocabulary *v, int half, const uint8_t *descriptor, int32_t *distances) {
    int16_t own[HALF];
    for (int i = 0; i < HALF; i++) own[i] = descriptor[half * HALF + i];
    for (int w = 0; w < FOVEA_WORDS; w++) {
        const uint8_t *word = v->words[half][w];
        int32_t product = 0;
        for (int i = 0; i < HALF; i++) product += own[i] * (int16_t)word[i];
        distances[w] = v->norms[half][w] - 2 * product;
    }
}

VECTORISED static void sign(const int16_t *restrict turned, const int16_t *restrict a, const int16_t *restrict b,
                            uint64_t signature[2]) {
    uint8_t bits[FOVEA_DESCRIPTOR_LENGTH];
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) bits[i] = turned[i] > (int16_t)(a[i] + b[i]);
    for (int h = 0; h < 2; h++) {
        uint64_t word = 0;
        for (int i = 0; i < 8; i++) {
            uint64_t eight;
            memcpy(&eight, bits + h * 64 + i * 8, 8);
            // Gathers the lowest bits of eight bytes into one.
            word |= (eight * 0x0102040810204080ull >> 56) << (8 * i);
        }
        signature[h] = word;
    }
}

uint32_t fovea_feature_code(const fovea_vocabulary *v, const fovea_feature *feature, void *signature) {
    const uint8_t *descriptor = feature->descriptor;
    int best[2];
    for (int h = 0; h < 2; h++) {
        int32_t distances[FOVEA_WORDS];
        word_distances(v, h, descriptor, distances);
        best[h] = 0;
        for (int w = 1; w < FOVEA_WORDS; w++)
            if (distances[w] < distances[best[h]]) best[h] = w;
    }
    int16_t turned[FOVEA_DESCRIPTOR_LENGTH];
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) turned[i] = descriptor[i];
    turn(turned);
    uint64_t bits[2];
    sign(turned, v->turned[0][best[0]], v->turned[1][best[1]], bits);
    memcpy(signature, bits, FOVEA_SIGNATURE_LENGTH);
    return (uint32_t)(best[0] * FOVEA_WORDS + best[1]);
}

uint16_t fovea_feature_pose(const fovea_feature *f) {
    int direction = (int)floorf(f->angle * (256 / 6.28318531f) + 0.5f) & 255;
    // Sixteenths of a doubling, from half a pixel.
    int32_t bits;
    memcpy(&bits, &f->scale, sizeof bits);
    float mantissa;
    int32_t one = (bits & 0x7fffff) | 0x3f800000;
    memcpy(&mantissa, &one, sizeof mantissa);
    int scale = ((bits >> 23) - 126) * 16 + (int)((mantissa - 1) * 16);
    return (uint16_t)(direction | (scale < 0 ? 0 : scale > 255 ? 255 : scale) << 8);
}

// MARK: Votes

typedef struct {
    int32_t distance;
    int16_t first, second;
} cell;

static int by_distance(const void *a, const void *b) {
    const cell *p = a, *q = b;
    if (p->distance != q->distance) return p->distance < q->distance ? -1 : 1;
    if (p->first != q->first) return p->first - q->first;
    return p->second - q->second;
}

// The `count` nearest words, nearest first.
static void nearest_words(const int32_t *distances, int count, cell *words) {
    int held = 0;
    for (int w = 0; w < FOVEA_WORDS; w++) {
        if (held == count && distances[w] >= words[held - 1].distance) continue;
        int at = held < count ? held++ : count - 1;
        while (at > 0 && words[at - 1].distance > distances[w]) {
            words[at] = words[at - 1];
            at--;
        }
        words[at] = (cell){distances[w], (int16_t)w, 0};
    }
}

// The nearest cells. A cell of the i-th and j-th words has i · j cells that are no farther.
static int nearest_cells(const fovea_vocabulary *v, const uint8_t *descriptor, int count, cell *cells, int words) {
    cell near[2][FOVEA_WORDS];
    for (int h = 0; h < 2; h++) {
        int32_t distances[FOVEA_WORDS];
        word_distances(v, h, descriptor, distances);
        nearest_words(distances, words, near[h]);
    }
    int held = 0;
    for (int i = 0; i < words; i++)
        for (int j = 0; j < words && (i + 1) * (j + 1) <= count; j++)
            cells[held++] = (cell){near[0][i].distance + near[1][j].distance, near[0][i].first, near[1][j].first};
    qsort(cells, (size_t)held, sizeof(cell), by_distance);
    return held < count ? held : count;
}

typedef struct {
    uint32_t item, entry;
    int difference;
} hit;

static inline __attribute__((always_inline)) int compare_body(const uint8_t *signatures, uint32_t first, uint32_t last,
                                                              const uint64_t own[2], int limit, hit *hits, int count,
                                                              int capacity) {
    for (uint32_t i = first; i < last; i++) {
        uint64_t other[2];
        memcpy(other, signatures + (size_t)i * FOVEA_SIGNATURE_LENGTH, sizeof other);
        int difference = __builtin_popcountll(own[0] ^ other[0]) + __builtin_popcountll(own[1] ^ other[1]);
        if (difference > limit) continue;
        if (count == capacity) break;
        hits[count++] = (hit){0, i, difference};
    }
    return count;
}

typedef int (*compare_function)(const uint8_t *, uint32_t, uint32_t, const uint64_t *, int, hit *, int, int);

static int compare_plain(const uint8_t *s, uint32_t first, uint32_t last, const uint64_t *own, int limit, hit *hits,
                         int count, int capacity) {
    return compare_body(s, first, last, own, limit, hits, count, capacity);
}

#if defined(__x86_64__)
__attribute__((target("popcnt"))) static int compare_popcnt(const uint8_t *s, uint32_t first, uint32_t last,
                                                            const uint64_t *own, int limit, hit *hits, int count,
                                                            int capacity) {
    return compare_body(s, first, last, own, limit, hits, count, capacity);
}
#endif

static compare_function compare_for_this_processor(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("popcnt")) return compare_popcnt;
#endif
    return compare_plain;
}

static int by_difference(const void *a, const void *b) {
    const hit *p = a, *q = b;
    if (p->difference != q->difference) return p->difference - q->difference;
    if (p->item != q->item) return p->item < q->item ? -1 : 1;
    return p->entry < q->entry ? -1 : p->entry > q->entry;
}

// One vote an item: the one of its features that comes closest.
static int cast(const fovea_feature_lists *lists, hit *hits, int count, uint16_t own_pose, fovea_vote_options options,
                fovea_vote *votes) {
    for (int i = 0; i < count; i++) hits[i].item = lists->items[hits[i].entry];
    qsort(hits, (size_t)count, sizeof(hit), by_difference);
    int cast = 0;
    for (int i = 0; i < count && cast < options.votes; i++) {
        bool known = false;
        for (int j = 0; j < cast && !known; j++) known = votes[j].item == hits[i].item;
        if (known) continue;
        uint16_t pose = lists->poses[hits[i].entry];
        int direction = ((own_pose & 255) - (pose & 255)) & 255;
        int doubling = ((int)(own_pose >> 8) - (int)(pose >> 8) + 64) >> 4;
        if (doubling < 0) doubling = 0;
        if (doubling >= DOUBLINGS) doubling = DOUBLINGS - 1;
        float weight = 4096 * fovea_feature_exp(-(float)(hits[i].difference * hits[i].difference) / 512);
        votes[cast++] = (fovea_vote){hits[i].item, (uint16_t)(doubling * DIRECTIONS + direction / 16), (uint16_t)weight};
    }
    return cast;
}

int fovea_features_vote(const fovea_vocabulary *v, const fovea_feature_lists *lists, const fovea_feature *features,
                        int count, fovea_vote_options options, fovea_vote *votes) {
    enum { HITS = 4096 };
    int words = options.cells < FOVEA_WORDS ? options.cells : FOVEA_WORDS;
    if (words > 64) words = 64;
    cell *cells = malloc((size_t)words * (size_t)words * sizeof(cell));
    hit *hits = malloc(HITS * sizeof(hit));
    if (!cells || !hits) {
        free(cells);
        free(hits);
        return -1;
    }
    compare_function compare = compare_for_this_processor();
    int written = 0;
    for (int f = 0; f < count; f++) {
        const uint8_t *descriptor = features[f].descriptor;
        int16_t turned[FOVEA_DESCRIPTOR_LENGTH];
        for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) turned[i] = descriptor[i];
        turn(turned);
        int near = nearest_cells(v, descriptor, options.cells, cells, words), found = 0;
        int64_t looked = 0;
        for (int c = 0; c < near && looked < options.features; c++) {
            uint32_t number = (uint32_t)(cells[c].first * FOVEA_WORDS + cells[c].second);
            uint32_t first = lists->starts[number], last = lists->starts[number + 1];
            if (first == last) continue;
            uint64_t own[2];
            sign(turned, v->turned[0][cells[c].first], v->turned[1][cells[c].second], own);
            found = compare(lists->signatures, first, last, own, options.difference, hits, found, HITS);
            looked += last - first;
        }
        written += cast(lists, hits, found, fovea_feature_pose(&features[f]), options, votes + written);
    }
    free(cells);
    free(hits);
    return written;
}

static int by_item(const void *a, const void *b) {
    const fovea_vote *p = a, *q = b;
    if (p->item != q->item) return p->item < q->item ? -1 : 1;
    return p->pose - q->pose;
}

int fovea_votes_count(fovea_vote *votes, int count, fovea_tally *tallies) {
    qsort(votes, (size_t)count, sizeof(fovea_vote), by_item);
    int written = 0;
    for (int first = 0, last; first < count; first = last) {
        // A border of one doubling at both ends spares the corners' special cases.
        uint32_t weight[DOUBLINGS + 2][DIRECTIONS] = {{0}}, most = 0;
        for (last = first; last < count && votes[last].item == votes[first].item; last++)
            weight[votes[last].pose / DIRECTIONS + 1][votes[last].pose % DIRECTIONS] += votes[last].weight;
        for (int d = 1; d <= DOUBLINGS; d++)
            for (int a = 0; a < DIRECTIONS; a++) {
                // Votes near the border of two bins fall into both.
                uint32_t around = weight[d - 1][a] + weight[d + 1][a] + weight[d][(a + 1) % DIRECTIONS] +
                                  weight[d][(a + DIRECTIONS - 1) % DIRECTIONS];
                uint32_t sum = 2 * weight[d][a] + around;
                if (sum > most) most = sum;
            }
        tallies[written++] = (fovea_tally){votes[first].item, most};
    }
    return written;
}
