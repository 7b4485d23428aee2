#include "graph.h"

#include <string.h>

static inline bool is_new(fovea_graph_notes *notes, uint32_t row) {
    uint64_t bit = 1ull << row % 64;
    if (notes->seen[row / 64] & bit) return false;
    notes->seen[row / 64] |= bit;
    if (notes->touches < notes->most) notes->touched[notes->touches] = row;
    notes->touches++;
    return true;
}

static void forget(fovea_graph_notes *notes) {
    if (notes->touches > notes->most) {
        memset(notes->seen, 0, notes->words * sizeof *notes->seen);
    } else {
        for (uint32_t i = 0; i < notes->touches; i++) notes->seen[notes->touched[i] / 64] = 0;
    }
}

/// Puts a place where it belongs and returns where that is; a full beam loses its last.
static inline int insert(place *beam, int *held, int width, place at) {
    int index = *held;
    if (index == width) {
        index--;
    } else {
        ++*held;
    }
    for (; index > 0 && beam[index - 1] > at; index--) beam[index] = beam[index - 1];
    beam[index] = at;
    return index;
}

int graph_walk(const fovea_vector_graph *g, const int8_t *query, float scale, int beam, fovea_graph_notes *notes) {
    if (g->count == 0 || g->entry >= g->count) return 0;
    const int32_t bias = query_bias(query, g->lines);
    const float twice = 2 * scale;
    const ptrdiff_t list = g->lines * FOVEA_CODE_LINE;
    int held = 0, at = 0, count = 1;
    notes->passes = 0;
    notes->touches = 0;
    notes->fresh[0] = g->entry;
    is_new(notes, g->entry);
    for (;;) {
        for (int i = 0; i < count; i++) {
            __builtin_prefetch(g->scales + notes->fresh[i]);
            if (!is_sound(g->section, (uint64_t)notes->fresh[i] * g->stride, g->stride)) {
                forget(notes);
                return FOVEA_VECTOR_DAMAGED;
            }
        }
        multiply_listed(notes->variant, query, g->nodes, g->stride, g->lines, notes->fresh, count, notes->sums);
        for (int i = 0; i < count; i++) {
            uint32_t row = notes->fresh[i];
            place next = place_at(2 - twice * g->scales[row] * (float)(notes->sums[i] - bias), row);
            if (held == beam && next > notes->beam[held - 1]) continue;
            int index = insert(notes->beam, &held, beam, next);
            if (index < at) at = index;
            // Whoever is among the next will be asked for its neighbors.
            if (index < at + 3) {
                const uint8_t *neighbors = g->nodes + row * g->stride + list;
                for (int line = 0; line < g->degree * 4; line += 64) __builtin_prefetch(neighbors + line);
            }
        }
        while (at < held && notes->beam[at] & 1) at++;
        if (at == held) break;
        place next = notes->beam[at];
        if (notes->passes < notes->most_passed) notes->passed[notes->passes++] = next;
        notes->beam[at++] |= 1;
        const uint32_t *neighbors = neighbors_of(g, row_of(next));
        count = 0;
        // A number beyond the rows ends the list, or is damage that came after the check.
        for (int i = 0; i < g->degree && neighbors[i] < g->count; i++) {
            if (is_new(notes, neighbors[i])) notes->fresh[count++] = neighbors[i];
        }
    }
    forget(notes);
    return held;
}

int fovea_graph_search(const fovea_vector_graph *g, const int8_t *query, int beam, fovea_graph_notes *notes,
                       uint32_t *rows) {
    int held = graph_walk(g, query, 1e-4f, beam < notes->width ? beam : notes->width, notes);
    for (int i = 0; i < held; i++) rows[i] = row_of(notes->beam[i]);
    return held;
}
