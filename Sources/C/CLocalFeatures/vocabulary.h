#ifndef CLOCALFEATURES_VOCABULARY_H
#define CLOCALFEATURES_VOCABULARY_H

#include "internal.h"

// The distance of half a descriptor to each word, less a number that is the same for all words.
void fovea_word_distances(const fovea_vocabulary *v, int half, const uint8_t *descriptor, int32_t *distances);

// Turns a descriptor as words are turned.
void fovea_feature_turn(const uint8_t *descriptor, int16_t turned[FOVEA_DESCRIPTOR_LENGTH]);

// On which side of the middle of two words a turned descriptor lies, 128 times.
void fovea_feature_sign(const int16_t *restrict turned, const int16_t *restrict a, const int16_t *restrict b,
                        uint64_t signature[2]);

// The cells around a descriptor, nearest first.
typedef struct {
    int words, count;
    int32_t distance[2][FOVEA_WORDS];  // of the nearest words
    uint8_t word[2][FOVEA_WORDS];
    struct {
        int32_t distance;
        uint8_t first, second;
    } heap[FOVEA_WORDS];
} cell_walk;

void fovea_cells_begin(cell_walk *walk, const fovea_vocabulary *v, const uint8_t *descriptor, int words);

// Goes to the next cell, whose words it names; false after the last one.
bool fovea_cells_next(cell_walk *walk, int *first, int *second);

#endif
