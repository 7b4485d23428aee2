#ifndef CLOCALFEATURES_INTERNAL_H
#define CLOCALFEATURES_INTERNAL_H

#include "CLocalFeatures.h"
#include "vectorised.h"

typedef float float8 __attribute__((vector_size(32), aligned(4)));

enum { MAXIMUM_OCTAVES = 12, MAXIMUM_LEVELS = 8 };

typedef struct {
    int width, height;
    int row;                        // the distance between rows in floats
    float *level[MAXIMUM_LEVELS];   // from little blur to much
} octave;

struct fovea_pyramid {
    fovea_feature_options options;
    int octaves, levels;
    float sigma[MAXIMUM_LEVELS];    // the blur of each level, in pixels of its octave
    octave octave[MAXIMUM_OCTAVES];
    float *memory;
};

// A point before it is described.
typedef struct {
    float x, y, scale, angle, response; // in pixels of the octave
    int octave, level;
    int order;
} point;

float fovea_feature_exp(float x);
float fovea_feature_atan2(float y, float x);
void fovea_feature_sine_cosine(float angle, float *sine, float *cosine);

// Solves a x = b of order n by elimination; the result replaces b.
bool fovea_feature_solve(double *a, double *b, int n);

int fovea_feature_points(const fovea_pyramid *pyramid, point **points);
int fovea_feature_orient(const fovea_pyramid *pyramid, const point *p, float angles[4]);
int fovea_descriptor_distance(const uint8_t *a, const uint8_t *b);
// Writes the descriptor of a place of a level; false where nothing is there but one color.
bool fovea_feature_describe(const octave *o, const float *pixels, float x, float y, const float matrix[4],
                            uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH]);

extern const uint8_t fovea_learned_words[FOVEA_CELLS / 2];

// Tells for each block, from 0 to 1, how well one smooth light that falls on the item explains the photo's brightness.
bool fovea_blocks_light(const float *item, const float *photo, const float *agree, int columns, int rows, float *lit);

#endif
