#include "internal.h"

#include <string.h>

void fovea_entries_count(const fovea_feature_entry *entries, size_t count, uint32_t starts[FOVEA_CELLS + 1]) {
    memset(starts, 0, (FOVEA_CELLS + 1) * sizeof *starts);
    for (size_t i = 0; i < count; i++) starts[entries[i].cell + 1]++;
    for (int cell = 0; cell < FOVEA_CELLS; cell++) starts[cell + 1] += starts[cell];
}

// Where the parts of a cell's entries begin.
typedef struct {
    uint8_t *signatures, *items, *poses, *places;
} cell_parts;

static cell_parts parts(uint8_t *entries, uint32_t count) {
    uint8_t *items = entries + (size_t)count * FOVEA_SIGNATURE_LENGTH;
    return (cell_parts){entries, items, items + (size_t)count * 4, items + (size_t)count * 6};
}

void fovea_entries_place(const fovea_feature_entry *entries, const uint16_t *counts, uint32_t item_count,
                         uint32_t first_item, const uint32_t starts[FOVEA_CELLS + 1], uint32_t next[FOVEA_CELLS],
                         uint8_t *out) {
    memset(next, 0, FOVEA_CELLS * sizeof *next);
    for (uint32_t item = 0; item < item_count; item++)
        for (uint16_t i = 0; i < counts[item]; i++, entries++) {
            uint32_t cell = entries->cell, at = next[cell]++, number = first_item + item;
            cell_parts p = parts(out + (size_t)starts[cell] * FOVEA_ENTRY_LENGTH, starts[cell + 1] - starts[cell]);
            memcpy(p.signatures + (size_t)at * FOVEA_SIGNATURE_LENGTH, entries->signature, FOVEA_SIGNATURE_LENGTH);
            memcpy(p.items + (size_t)at * 4, &number, 4);
            memcpy(p.poses + (size_t)at * 2, &entries->pose, 2);
            memcpy(p.places + (size_t)at * 2, entries->place, 2);
        }
}

size_t fovea_entries_merge(const fovea_entry_run *runs, int run_count, uint32_t first_cell, uint32_t last_cell,
                           uint8_t *out) {
    uint8_t *start = out;
    for (uint32_t cell = first_cell; cell < last_cell; cell++) {
        uint32_t total = 0;
        for (int r = 0; r < run_count; r++) total += runs[r].starts[cell + 1] - runs[r].starts[cell];
        cell_parts to = parts(out, total);
        for (int r = 0; r < run_count; r++) {
            uint32_t count = runs[r].starts[cell + 1] - runs[r].starts[cell];
            if (count == 0) continue;
            const uint8_t *from = runs[r].entries + (size_t)runs[r].starts[cell] * FOVEA_ENTRY_LENGTH;
            memcpy(to.signatures, from, (size_t)count * FOVEA_SIGNATURE_LENGTH);
            memcpy(to.items, from + (size_t)count * FOVEA_SIGNATURE_LENGTH, (size_t)count * 4);
            memcpy(to.poses, from + (size_t)count * (FOVEA_SIGNATURE_LENGTH + 4), (size_t)count * 2);
            memcpy(to.places, from + (size_t)count * (FOVEA_SIGNATURE_LENGTH + 6), (size_t)count * 2);
            to.signatures += (size_t)count * FOVEA_SIGNATURE_LENGTH;
            to.items += (size_t)count * 4;
            to.poses += (size_t)count * 2;
            to.places += (size_t)count * 2;
        }
        out += (size_t)total * FOVEA_ENTRY_LENGTH;
    }
    return (size_t)(out - start);
}
