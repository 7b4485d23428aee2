#include "vocabulary.h"

#include <math.h>
#include <string.h>

enum { HALF = FOVEA_DESCRIPTOR_LENGTH / 2 };

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

void fovea_feature_turn(const uint8_t *descriptor, int16_t turned[FOVEA_DESCRIPTOR_LENGTH]) {
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) turned[i] = descriptor[i];
    turn(turned);
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

VECTORISED void fovea_word_distances(const fovea_vocabulary *v, int half, const uint8_t *descriptor, int32_t *distances) {
    int16_t own[HALF];
    for (int i = 0; i < HALF; i++) own[i] = descriptor[half * HALF + i];
    for (int w = 0; w < FOVEA_WORDS; w++) {
        const uint8_t *word = v->words[half][w];
        int32_t product = 0;
        for (int i = 0; i < HALF; i++) product += own[i] * (int16_t)word[i];
        distances[w] = v->norms[half][w] - 2 * product;
    }
}

VECTORISED void fovea_feature_sign(const int16_t *restrict turned, const int16_t *restrict a, const int16_t *restrict b,
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
        fovea_word_distances(v, h, descriptor, distances);
        best[h] = 0;
        for (int w = 1; w < FOVEA_WORDS; w++)
            if (distances[w] < distances[best[h]]) best[h] = w;
    }
    int16_t turned[FOVEA_DESCRIPTOR_LENGTH];
    fovea_feature_turn(descriptor, turned);
    uint64_t bits[2];
    fovea_feature_sign(turned, v->turned[0][best[0]], v->turned[1][best[1]], bits);
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

static int8_t step_from_middle(float place, int side) {
    int steps = (int)floorf((place - 0.5f * (float)side) * 0.25f + 0.5f);
    return (int8_t)(steps < -128 ? -128 : steps > 127 ? 127 : steps);
}

void fovea_feature_make_entry(const fovea_vocabulary *v, const fovea_feature *feature, int width, int height,
                              fovea_feature_entry *entry) {
    entry->cell = (uint16_t)fovea_feature_code(v, feature, entry->signature);
    entry->pose = fovea_feature_pose(feature);
    entry->place[0] = step_from_middle(feature->x, width);
    entry->place[1] = step_from_middle(feature->y, height);
}
