#ifndef CLOCALFEATURES_COMPARING_H
#define CLOCALFEATURES_COMPARING_H

#include "internal.h"

// How an item's rendition is compared with what a photo shows of it: in blocks of four by four pixels.
enum { BLOCK = 4 };

// MARK: - Pictures

typedef struct {
    int width, height, margin, row; // the margin lies around the picture
    float *at;                      // the first pixel of the picture itself
    float *memory;
} fovea_plate;

bool fovea_plate_make(fovea_plate *plate, int width, int height, int margin);
void fovea_plate_free(fovea_plate *plate);
bool fovea_plate_copy(const fovea_plate *from, fovea_plate *to);
// Takes away what changes more slowly than three means of the radius, margin included.
bool fovea_plate_sharpen(fovea_plate *plate, int radius);
// Makes one of half the size, each pixel the mean of four.
bool fovea_plate_halve(const fovea_plate *plate, fovea_plate *half);
// Makes one of another size, no larger.
bool fovea_plate_shrink(const fovea_gray *picture, fovea_plate *plate, int width, int height);

// MARK: - Blocks

typedef struct {
    int columns, rows;
    float *value;        // the likeness, from -1 to 1
    float *x, *y;        // the shift that is most alike, in pixels
    float *item, *photo; // the spread of gray in the item and in the photo
    float *memory;
} fovea_likeness;

// Finds for each block the shift of the photo, up to `reach` pixels each way, at which it is most like the item.
bool fovea_blocks_compare(const fovea_plate *item, const fovea_plate *photo, int reach, bool is_wide,
                          fovea_likeness *likeness);
// The smaller of the two main slopes of each block and its neighbors: how much print there is, edges alone not counted.
bool fovea_blocks_slopes(const fovea_plate *plate, float *slope, int columns, int rows);
// The mean of each block.
void fovea_blocks_means(const fovea_plate *plate, float *means, int columns, int rows);

// MARK: - Bending

enum { BEND_TERMS = 8 };

// A displacement that changes smoothly: polynomials of the place, from -1 to 1 both ways.
typedef struct {
    double x[BEND_TERMS], y[BEND_TERMS];
} fovea_bend;

typedef struct {
    double x, y;   // the place, from -1 to 1
    double dx, dy; // how far it is displaced, in pixels
    double weight;
} fovea_displacement;

// Fits a bend to displacements, those that lie far from it counting little.
void fovea_bend_fit(const fovea_displacement *displacements, int count, double tolerance, fovea_bend *bend);
void fovea_bend_at(const fovea_bend *bend, double x, double y, double *dx, double *dy);

// MARK: - The photo as the item

typedef struct {
    const double *matrix;    // the item's pixels to the photo's
    double scale_x, scale_y; // the comparison's pixels for each of the item's
    const fovea_gray *photo;
} fovea_view;

// Returns where in the photo a pixel of the comparison lies; false behind the camera.
bool fovea_view_place(const fovea_view *view, double x, double y, double *u, double *w);
// Draws the photo as the item would lie in it, bent; each pixel is the mean of `steps` squared places, three at most.
bool fovea_view_draw(const fovea_view *view, const fovea_bend *bend, int steps, fovea_plate *plate);

// MARK: - Fields of blocks

// A value of blocks between their middles.
float fovea_field_between(const float *values, int columns, int rows, float x, float y);
// Draws a picture displaced by a field of blocks.
bool fovea_field_displace(const fovea_plate *from, const float *dx, const float *dy, int columns, int rows, fovea_plate *to);
// How much a block's shift is to be believed.
float fovea_field_belief(const fovea_likeness *likeness, int block, int reach, float slope);
// Draws a smooth field anew through what blocks say: each gets the slope that those around it agree on, so that a field
// grows into what is bent or leans away beyond the blocks that are found.
bool fovea_field_follow(const fovea_likeness *likeness, int reach, const float *slope, float sigma, float *dx, float *dy);

// MARK: - Comparisons

struct fovea_comparison {
    int columns, rows;
    float side;          // the square root of the number of pixels
    float origin_x, origin_y, step_x, step_y; // the item's pixels of the first block's middle, and from one to the next
    double inverse[9];   // takes the photo's pixels to the item's
    float *agree, *disagree;   // from 0 to 1 for each block
    float *lit;          // how well the light around explains the block, from 0 to 1
    float *blank;        // 1 where the item has much print and the photo none
    float clear, dull;   // the likeness that a quarter, and that three quarters of the agreeing blocks reach
    fovea_color_finding colors;
    float *x, *y;        // where the block lies in the photo
    float *shift_x, *shift_y;  // how far the block lies from where the plane puts it, in the item's pixels
    float printed, visible;
    float *memory;
};

bool fovea_comparison_project(const double matrix[9], double x, double y, double *u, double *v);

#endif
