#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "fovea_conversion.h"

// Kernels of the compositing engine. Pixels are four floats: linear premultiplied red, green, blue and alpha. They are
// C because the loops have to be vectorised in every build configuration.

/// Replaces sRGB-encoded premultiplied pixels by linear premultiplied ones, or back.
void fovea_premultiplied_linear_from_srgb(float *rgba, int count);
void fovea_premultiplied_srgb_from_linear(float *rgba, int count);

/// Reads sRGB-encoded pixels as linear premultiplied ones; opaque 8-bit colors are looked up.
void fovea_row_to_linear(const void *row, fovea_format format, fovea_alpha alpha, int count, float *rgba);

/// Composites pixels: `lower` becomes `upper` over `lower`.
void fovea_over(const float *upper, float *lower, int count);

/// Mixes two pictures: `background` becomes input × weight + background × (1 - weight).
///
/// The weight is the sRGB-encoded gray level of the mask's pixel, or its alpha.
void fovea_blend_mask(const float *input, const float *mask, float *background, int count, bool uses_alpha);

/// Multiplies unpremultiplied pixels by a matrix of four rows of four weights and a constant.
void fovea_color_matrix(float *rgba, int count, const float matrix[20]);

/// Makes white pixels whose alpha is the sRGB-encoded gray level.
void fovea_mask_to_alpha(float *rgba, int count);

/// Multiplies colors by alpha, divides them by it, or makes every pixel opaque.
void fovea_premultiply(float *rgba, int count);
void fovea_unpremultiply(float *rgba, int count);
void fovea_set_alpha_one(float *rgba, int count);

/// A rectangle of pixels with its place in the plane.
typedef struct {
    float *pixels;
    int x, y, width, height;
} fovea_tile;

/// Fills a tile by sampling another one at its pixels' centers under a 3 × 3 matrix, given by rows.
///
/// Outside of the source all is transparent. `samples` is the number of samples along each side of a pixel.
void fovea_project(fovea_tile source, fovea_tile destination, const double matrix[9], bool interpolates, int samples);

/// Convolves rows and columns with symmetric weights, `weights[0]` in the middle.
///
/// The source is larger than the destination by `radius` on each side. `scratch` holds source.height ×
/// destination.width pixels.
void fovea_blur(fovea_tile source, fovea_tile destination, const float *weights, int radius, float *scratch);

/// Takes the largest or smallest value of each component within a circle; sizes are as for `fovea_blur`.
void fovea_morphology(fovea_tile source, fovea_tile destination, int radius, bool maximum);

/// Averages each pixel along a line of the source.
///
/// The line goes from `start` to `end` times the offset, which is `(x, y)` and `share` times the pixel's place. It has about as
/// many samples as pixels.
void fovea_smear(fovea_tile source, fovea_tile destination, double x, double y, double share, double start, double end);

/// Scales with a Lanczos kernel of three lobes.
///
/// `scale_x` and `scale_y` are output pixels for one input pixel; both planes share their origin. Returns false when
/// memory runs out. Positions outside of the source tile don't count.
bool fovea_lanczos(fovea_tile source, fovea_tile destination, double scale_x, double scale_y);
