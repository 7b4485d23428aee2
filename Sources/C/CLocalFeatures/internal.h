#ifndef CLOCALFEATURES_INTERNAL_H
#define CLOCALFEATURES_INTERNAL_H

#include "CLocalFeatures.h"
#include "vectorised.h"

typedef float float16 __attribute__((vector_size(64), aligned(4)));

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

// Blocks of an item with what a photo shows of them.
typedef struct {
    int columns, rows;
    int item_width, item_height;  // of the rendition
    float step_x, step_y;         // from one block to the next, in the rendition's pixels
    const float *x, *y;           // where the blocks lie in the photo
    const float *agree;           // from 0 to 1
    const float *mean;            // the item's brightness
} fovea_blocks;

// How far colors vary, in shades.
typedef struct {
    float seen;    // the photo's, beyond what one light does
    float own;     // the item's, beyond the same
    float foreign; // the photo's, beyond what the item's colors in one light do
} fovea_color_finding;

// Tells how well the item's colors explain the photo's; all is 0 where too little agrees.
bool fovea_blocks_colors(const fovea_colors *colors, const fovea_gray *photo, const fovea_blocks *blocks,
                         fovea_color_finding *finding);

// Weighs each block with its neighbors: 1 2 1, or 1 4 6 4 1. `spare` is as large as the blocks.
void fovea_blocks_gather(float *restrict v, float *restrict spare, int columns, int rows, bool is_wide);

#endif
