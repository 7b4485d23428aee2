#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Kernels of the mask engine. A plane holds one float for each pixel, row after row without padding. They are C because
// the loops have to be vectorised in every build configuration.

/// A picture of four 8-bit components, of which the first three count.
typedef struct {
    const uint8_t *bytes;
    ptrdiff_t bytes_per_row;
    int width, height;
} fovea_mask_guide;

/// Scales a plane with the triangle kernel, which is widened by the reduction.
///
/// Returns false when memory runs out.
bool fovea_scale_plane(const float *source, int source_width, int source_height, float *destination, int width,
                       int height);

/// Finds, for each pixel, the linear function of its color that fits a mask of the same size best in its neighborhood.
///
/// It is the guided filter of He, Sun and Tang with three colors. Four numbers for each pixel are written: the weights
/// of red, green and blue, from 0 to 1, and a constant. A pixel whose whole neighborhood is inside or outside gets a
/// constant alone, so that no texture shows through. Returns false when memory runs out.
bool fovea_guided_functions(fovea_mask_guide colors, const float *mask, int radius, float smoothness, float *functions);

/// Evaluates functions of a smaller picture at the colors of a larger one, and writes the parts from 0 to 1.
void fovea_apply_functions(const float *functions, int functions_width, int functions_height, fovea_mask_guide colors,
                           float *mask);

/// Multiplies every component of a picture by the mask, in place: the result is premultiplied.
void fovea_multiply_by_mask(uint8_t *bytes, ptrdiff_t bytes_per_row, const float *mask, int width, int height);

/// Settles a mask between what each pixel is likely to be and what its neighbors are.
///
/// The mask minimizes the squared differences to `likely`, weighted by `certainty`, and those between neighbors,
/// weighted by `bond` and by how alike their colors are. Pixels of a certainty of 1,000 or more keep their value. It is
/// the random walker of Grady with priors, solved from coarse to fine. Returns false when memory runs out.
bool fovea_settle_mask(fovea_mask_guide colors, const float *likely, const float *certainty, float bond, float *mask);
