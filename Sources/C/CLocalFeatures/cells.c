#include "vocabulary.h"

// Keeps the nearest words, nearest first.
static void keep_nearest(const int32_t *distances, int count, int32_t *nearest, uint8_t *words) {
    int held = 0;
    for (int w = 0; w < FOVEA_WORDS; w++) {
        int32_t distance = distances[w];
        if (held == count && distance >= nearest[held - 1]) continue;
        int at = held < count ? held++ : count - 1;
        for (; at > 0 && nearest[at - 1] > distance; at--) {
            nearest[at] = nearest[at - 1];
            words[at] = words[at - 1];
        }
        nearest[at] = distance;
        words[at] = (uint8_t)w;
    }
}

void fovea_cells_begin(cell_walk *walk, const fovea_vocabulary *v, const uint8_t *descriptor, int words) {
    int32_t distances[FOVEA_WORDS];
    walk->words = words < FOVEA_WORDS ? words : FOVEA_WORDS;
    for (int h = 0; h < 2; h++) {
        fovea_word_distances(v, h, descriptor, distances);
        keep_nearest(distances, walk->words, walk->distance[h], walk->word[h]);
    }
    // The heap holds one cell of each first word that was begun; the first cell is nearest of all.
    walk->count = 1;
    walk->heap[0].distance = walk->distance[0][0] + walk->distance[1][0];
    walk->heap[0].first = walk->heap[0].second = 0;
}

static bool is_before(const cell_walk *walk, int a, int b) {
    if (walk->heap[a].distance != walk->heap[b].distance) return walk->heap[a].distance < walk->heap[b].distance;
    return walk->heap[a].first < walk->heap[b].first;
}

static void swap(cell_walk *walk, int a, int b) {
    __typeof__(walk->heap[0]) held = walk->heap[a];
    walk->heap[a] = walk->heap[b];
    walk->heap[b] = held;
}

static void sink(cell_walk *walk) {
    for (int at = 0;;) {
        int least = at;
        for (int child = 2 * at + 1; child <= 2 * at + 2; child++)
            if (child < walk->count && is_before(walk, child, least)) least = child;
        if (least == at) return;
        swap(walk, at, least);
        at = least;
    }
}

static void rise(cell_walk *walk) {
    for (int at = walk->count - 1; at > 0 && is_before(walk, at, (at - 1) / 2); at = (at - 1) / 2)
        swap(walk, at, (at - 1) / 2);
}

bool fovea_cells_next(cell_walk *walk, int *first, int *second) {
    if (walk->count == 0) return false;
    int a = walk->heap[0].first, b = walk->heap[0].second;
    *first = walk->word[0][a];
    *second = walk->word[1][b];
    if (b + 1 < walk->words) {
        walk->heap[0].second = (uint8_t)(b + 1);
        walk->heap[0].distance = walk->distance[0][a] + walk->distance[1][b + 1];
    } else {
        walk->heap[0] = walk->heap[--walk->count];
    }
    sink(walk);
    if (b == 0 && a + 1 < walk->words) {
        int last = walk->count++;
        walk->heap[last].first = (uint8_t)(a + 1);
        walk->heap[last].second = 0;
        walk->heap[last].distance = walk->distance[0][a + 1] + walk->distance[1][0];
        rise(walk);
    }
    return true;
}
