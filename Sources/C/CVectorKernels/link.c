#include "graph.h"

#include <stdlib.h>
#include <string.h>

static int by_place(const void *a, const void *b) {
    place left = *(const place *)a, right = *(const place *)b;
    return left < right ? -1 : left > right;
}

static const uint8_t *code_of(const fovea_vector_graph *g, uint32_t row) { return g->nodes + row * g->stride; }

/// Takes a row for a query; returns what its products are shifted by.
static int32_t take(const fovea_vector_graph *g, uint32_t row, fovea_graph_notes *notes) {
    const uint8_t *code = code_of(g, row);
    for (int i = 0; i < g->lines * FOVEA_CODE_LINE; i++) notes->numbers[i] = (int8_t)(code[i] - 128);
    return query_bias(notes->numbers, g->lines);
}

/// Measures from the row that was taken to those in a list.
static void measure(const fovea_vector_graph *g, float scale, int32_t bias, const uint32_t *rows, int count,
                    fovea_graph_notes *notes, place *to) {
    multiply_listed(notes->variant, notes->numbers, g->nodes, g->stride, g->lines, rows, count, notes->sums);
    for (int i = 0; i < count; i++) {
        to[i] = place_at(2 - 2 * scale * g->scales[rows[i]] * (float)(notes->sums[i] - bias), rows[i]);
    }
}

/// Chooses neighbors from places that are in order: none that lies much nearer to one already chosen.
static int choose(const fovea_vector_graph *g, const place *from, int count, float reach, fovea_graph_notes *notes,
                  uint32_t *chosen) {
    enum { PART = 8 };
    int kept = 0;
    for (int i = 0; i < count && kept < g->degree; i++) {
        uint32_t row = row_of(from[i]);
        float distance = distance_of(from[i]);
        int32_t bias = kept > 0 ? take(g, row, notes) : 0;
        bool is_far = true;
        for (int first = 0; first < kept && is_far; first += PART) {
            place others[PART];
            int part = kept - first < PART ? kept - first : PART;
            measure(g, g->scales[row], bias, chosen + first, part, notes, others);
            for (int j = 0; j < part; j++) is_far = is_far && reach * distance_of(others[j]) >= distance;
        }
        if (is_far) chosen[kept++] = row;
    }
    return kept;
}

int fovea_graph_neighbors(const fovea_vector_graph *g, uint32_t row, int beam, float reach, fovea_graph_notes *notes,
                          uint32_t *neighbors) {
    const uint8_t *code = code_of(g, row);
    int8_t query[g->lines * FOVEA_CODE_LINE];
    for (int i = 0; i < g->lines * FOVEA_CODE_LINE; i++) query[i] = (int8_t)(code[i] - 128);
    int count = graph_walk(g, query, g->scales[row], beam, notes);
    for (int i = 0; i < count; i++) notes->choice[i] = notes->beam[i] & ~(place)1;
    // Those that were passed and fell out of the beam lie farther away: they are the ways to leave the surroundings.
    place last = count > 0 ? notes->choice[count - 1] : 0;
    for (int i = 0; i < notes->passes; i++) {
        if (notes->passed[i] > last) notes->choice[count++] = notes->passed[i];
    }
    qsort(notes->choice, count, sizeof *notes->choice, by_place);
    return choose(g, notes->choice, count, reach, notes, neighbors);
}

static uint32_t *list_of(const fovea_vector_graph *g, uint8_t *nodes, uint32_t row) {
    return (uint32_t *)(nodes + row * g->stride + g->lines * FOVEA_CODE_LINE);
}

void fovea_graph_set(const fovea_vector_graph *g, uint8_t *nodes, uint32_t row, const uint32_t *neighbors, int count) {
    uint32_t *list = list_of(g, nodes, row);
    memcpy(list, neighbors, count * sizeof *list);
    for (int i = count; i < g->degree; i++) list[i] = NO_ROW;
}

void fovea_graph_extend(const fovea_vector_graph *g, uint8_t *nodes, uint32_t row, const uint32_t *more, int count,
                        float reach, fovea_graph_notes *notes) {
    uint32_t *list = list_of(g, nodes, row), *all = notes->fresh;
    int held = 0;
    while (held < g->degree && list[held] != NO_ROW) held++;
    memcpy(all, list, held * sizeof *all);
    for (int i = 0; i < count && held < notes->room; i++) {
        bool is_known = more[i] == row;
        for (int j = 0; j < held && !is_known; j++) is_known = all[j] == more[i];
        if (!is_known) all[held++] = more[i];
    }
    if (held > g->degree) {
        int32_t bias = take(g, row, notes);
        measure(g, g->scales[row], bias, all, held, notes, notes->choice);
        qsort(notes->choice, held, sizeof *notes->choice, by_place);
        uint32_t chosen[g->degree];
        held = choose(g, notes->choice, held, reach, notes, chosen);
        memcpy(list, chosen, held * sizeof *list);
    } else {
        memcpy(list, all, held * sizeof *list);
    }
    for (int i = held; i < g->degree; i++) list[i] = NO_ROW;
}

int64_t fovea_graph_reach(const fovea_vector_graph *g, uint64_t *reached) {
    memset(reached, 0, (g->count / 64 + 1) * sizeof *reached);
    if (g->count == 0) return 0;
    uint32_t *queue = malloc((size_t)g->count * sizeof *queue);
    if (!queue) return FOVEA_VECTOR_NO_MEMORY;
    int64_t count = 1;
    queue[0] = g->entry;
    reached[g->entry / 64] |= 1ull << g->entry % 64;
    for (int64_t at = 0; at < count; at++) {
        const uint32_t *neighbors = neighbors_of(g, queue[at]);
        for (int i = 0; i < g->degree && neighbors[i] != NO_ROW; i++) {
            uint64_t bit = 1ull << neighbors[i] % 64, *word = &reached[neighbors[i] / 64];
            if (!(*word & bit)) queue[count++] = neighbors[i];
            *word |= bit;
        }
    }
    free(queue);
    return count;
}
