#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loops over pixels and over quadrilaterals of the search for rectangles. They are C because they have to be fast
// in every build configuration; the caller decides what counts as a rectangle. Coordinates are pixels from the upper
// left corner, and integers are the centers of pixels.

/// A picture's memory: red, green, blue and a fourth byte that isn't read.
typedef struct {
    const uint8_t *bytes;
    ptrdiff_t bytes_per_row;
    int width, height;
} fovea_picture;

/// The gradients of a picture, 256 to a gray level per pixel, and its edge pixels.
typedef struct {
    int width, height;
    int16_t *dx, *dy;
    /// 1 on the ridge of a gradient, 0 elsewhere.
    uint8_t *edge;
} fovea_slopes;

/// Finds the gradient of the strongest color at each pixel, and the edges between two thresholds.
///
/// A ridge pixel counts as edge when its gradient reaches `high`, or `low` next to an edge. Both are in gray levels per
/// pixel; they are raised in noisy pictures. Returns false when memory runs out.
bool fovea_find_edges(fovea_picture picture, fovea_slopes slopes, float low, float high);

/// A straight edge segment.
typedef struct {
    float x0, y0, x1, y1;
} fovea_segment;

/// Collects edge segments of a length, at most `capacity`; the strongest gradients are followed first.
///
/// Returns the number of segments, or -1 when memory runs out.
int fovea_find_segments(fovea_slopes slopes, float shortest, fovea_segment *segments, int capacity);

/// A line across the picture: a point, its direction, and how much of it is on edges along it.
typedef struct {
    double x, y;
    double ux, uy;
    /// The place of the first sample, in pixels from the point.
    int first;
    int count;
    /// For each sample the number of those on an edge before it; `count` + 1 numbers. None for the picture's border.
    uint16_t *support;
} fovea_line;

/// Fits a line to the edges near a segment and measures its support.
///
/// `support` has room for the picture's width plus its height numbers. Returns false when too few edges are near.
bool fovea_fit_line(fovea_slopes slopes, fovea_segment segment, uint16_t *support, fovea_line *line);

/// The criteria of a quadrilateral.
typedef struct {
    /// The part of a side that has to be on edges.
    float support;
    /// The smallest length of a side in pixels.
    float shortest;
    /// The smallest and largest ratio of the shorter to the longer pair of sides.
    float minimum_aspect, maximum_aspect;
    /// The largest deviation of an angle from 90 degrees, as the sine.
    float skew;
    /// The largest distance of a corner outside of the picture, in pixels.
    float outside;
} fovea_quad_limits;

/// A quadrilateral of four lines, its corners clockwise on the screen.
typedef struct {
    double x[4], y[4];
    /// The log-likelihood ratio of the picture with and without a rectangle here.
    float evidence;
    /// The evidence relative to completely visible sides.
    float score;
    /// The part of each side that is on edges; the first is between the first two corners.
    float support[4];
} fovea_quad;

/// Combines lines to quadrilaterals and keeps the best, best first.
///
/// One side may be on the picture's border, where there is no evidence for or against it. Returns their number, or -1
/// when memory runs out.
int fovea_find_quads(fovea_slopes slopes, const fovea_line *lines, int line_count, fovea_quad_limits limits,
                     fovea_quad *quads, int capacity);

/// Finds for places along a line, from one point to another, the strongest edge across it.
///
/// `offsets` gets for each place the distance along the normal (positive to the right of the direction on the screen),
/// and `strengths` the contrast there, 0 if there is none.
void fovea_find_steps(fovea_picture picture, double x0, double y0, double x1, double y1, double reach, int count,
                      float *offsets, float *strengths);

/// Measures the mean colors right and left of a line, `distance` pixels away from it, and their variation.
///
/// `colors` gets red, green and blue at the right and then at the left, then the mean distance of the two colors at
/// each place, and the distance of their means.
void fovea_compare_sides(fovea_picture picture, double x0, double y0, double x1, double y1, double distance, int count,
                         float colors[8]);

/// Fills a picture of RGBA bytes by a projection from its pixels to those of another.
///
/// The matrix is row by row and acts on column vectors; places outside take the nearest border pixel.
void fovea_project_pixels(fovea_picture picture, const double entries[9], uint8_t *destination,
                          ptrdiff_t destination_bytes_per_row, int width, int height);
