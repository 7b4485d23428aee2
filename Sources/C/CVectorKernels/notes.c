#include "graph.h"

#include <stdlib.h>

fovea_graph_notes *fovea_graph_notes_make(uint32_t rows, int beam, int degree, int lines) {
    fovea_graph_notes *notes = calloc(1, sizeof *notes);
    if (!notes) return NULL;
    notes->variant = fovea_vector_variant();
    notes->width = beam;
    notes->words = rows / 64 + 1;
    notes->most = notes->words;
    notes->most_passed = 4 * beam + 64;
    notes->room = beam + notes->most_passed + degree;
    notes->beam = malloc((beam + 1) * sizeof *notes->beam);
    notes->seen = calloc(notes->words, sizeof *notes->seen);
    notes->touched = malloc(notes->most * sizeof *notes->touched);
    notes->fresh = malloc(notes->room * sizeof *notes->fresh);
    notes->sums = malloc(notes->room * sizeof *notes->sums);
    notes->passed = malloc(notes->most_passed * sizeof *notes->passed);
    notes->choice = malloc(notes->room * sizeof *notes->choice);
    notes->numbers = malloc(lines * FOVEA_CODE_LINE);
    if (notes->beam && notes->seen && notes->touched && notes->fresh && notes->sums && notes->passed &&
        notes->choice && notes->numbers) {
        return notes;
    }
    fovea_graph_notes_free(notes);
    return NULL;
}

void fovea_graph_notes_free(fovea_graph_notes *notes) {
    if (!notes) return;
    free(notes->beam);
    free(notes->seen);
    free(notes->touched);
    free(notes->fresh);
    free(notes->sums);
    free(notes->passed);
    free(notes->choice);
    free(notes->numbers);
    free(notes);
}
