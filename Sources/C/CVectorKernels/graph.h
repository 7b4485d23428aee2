#ifndef CVECTORKERNELS_GRAPH_H
#define CVECTORKERNELS_GRAPH_H

#include "internal.h"

/// A row at a distance, the nearer the smaller; of two at the same distance the one with the smaller number is less.
typedef uint64_t place;

struct fovea_graph_notes {
    place *beam;          // the nearest rows so far, nearest first; the lowest bit tells that a row was looked at
    int width;            // the room of the beam
    uint64_t *seen;       // a bit for every row
    uint32_t *touched;    // the rows whose bit is set
    uint32_t words, touches, most;
    uint32_t *fresh;      // neighbors that weren't seen before
    int32_t *sums;        // and their products
    place *passed;        // rows that a search looked at on its way
    int passes, most_passed;
    place *choice;        // neighbors to choose from
    int8_t *numbers;      // a row as a query
    int room;             // how many rows there is room for in `fresh`, `sums` and `choice`
    fovea_variant variant;
};

enum { NO_ROW = UINT32_MAX };

static inline const uint32_t *neighbors_of(const fovea_vector_graph *g, uint32_t row) {
    return (const uint32_t *)(g->nodes + row * g->stride + g->lines * FOVEA_CODE_LINE);
}

/// Orders numbers as their bits, which have no negative zero among them.
static inline uint64_t place_at(float distance, uint32_t row) {
    union { float number; uint32_t bits; } value = {distance + 0.0f};
    uint32_t order = value.bits >> 31 ? ~value.bits : value.bits | 1u << 31;
    return (uint64_t)order << 32 | (uint64_t)row << 1;
}

static inline uint32_t row_of(place at) { return (uint32_t)at >> 1; }

static inline float distance_of(place at) {
    uint32_t order = at >> 32;
    union { uint32_t bits; float number; } value = {order >> 31 ? order & ~(1u << 31) : ~order};
    return value.number;
}

/// Walks to the rows around a query, of which one step of the code is worth `scale`; returns how many the beam holds, or
/// why there is no result.
int graph_walk(const fovea_vector_graph *g, const int8_t *query, float scale, int beam, fovea_graph_notes *notes);

#endif
