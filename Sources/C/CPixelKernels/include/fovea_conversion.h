#pragma once

#include <stddef.h>
#include <stdint.h>

/// A format of pixels: the order and width of their components.
typedef enum {
    FOVEA_GRAY8,
    FOVEA_GRAY16,
    FOVEA_GRAY_HALF,
    FOVEA_GRAY_FLOAT,
    FOVEA_RGBA8,
    FOVEA_BGRA8,
    FOVEA_RGBA16,
    FOVEA_RGBA_HALF,
    FOVEA_RGBA_FLOAT,
} fovea_format;

/// An interpretation of the alpha component.
typedef enum { FOVEA_OPAQUE, FOVEA_STRAIGHT, FOVEA_PREMULTIPLIED } fovea_alpha;

/// Rows of pixels.
typedef struct {
    void *bytes;
    ptrdiff_t bytes_per_row;
    fovea_format format;
    fovea_alpha alpha;
} fovea_pixels;

/// Reads pixels as premultiplied floating-point RGBA; gray is repeated, opaque pixels get alpha 1.
void fovea_row_to_float(const void *row, fovea_format format, fovea_alpha alpha, int count, float *rgba);

/// Writes premultiplied floating-point RGBA; integers are rounded and clamped, gray is weighted by BT.601.
void fovea_row_from_float(const float *rgba, int count, void *row, fovea_format format, fovea_alpha alpha);

/// Converts between any two formats and alpha modes.
///
/// libyuv has these conversions for some 8-bit pairs only, and its premultiplication is off by one for three
/// pixels in ten.
void fovea_convert(fovea_pixels source, fovea_pixels destination, int width, int height);

/// Replaces sRGB-encoded colors by linear ones, or back; alpha stays. Values outside 0…1 follow the curve, odd
/// around 0.
void fovea_linear_from_srgb(float *rgba, int count);
void fovea_srgb_from_linear(float *rgba, int count);

/// The weights of red and blue in luma, and whether luma spans 0…255 or 16…235.
typedef struct {
    double red, blue;
    int full_range;
} fovea_ycbcr;

/// A luma plane and a half-size plane of interleaved Cb and Cr.
typedef struct {
    uint8_t *luma;
    ptrdiff_t luma_bytes_per_row;
    uint8_t *chroma;
    ptrdiff_t chroma_bytes_per_row;
} fovea_planes;

/// Converts between YCbCr 4:2:0 and four 8-bit components, exact to the rounding of 8 bits.
///
/// libyuv can't represent the blue coefficient of BT.709 in its 7 bits and is up to 12 levels off; from RGB it supports
/// BT.601 only. `blue` is the position of the blue byte: 0 for BGRA, 2 for RGBA. Chroma is the mean of its pixels, and
/// applies to all of them in the other direction.
void fovea_rgb_from_ycbcr(fovea_planes source, fovea_ycbcr encoding, uint8_t *destination,
                          ptrdiff_t destination_bytes_per_row, int blue, int width, int height);
void fovea_ycbcr_from_rgb(const uint8_t *source, ptrdiff_t source_bytes_per_row, int blue, fovea_planes destination,
                          fovea_ycbcr encoding, int width, int height);

/// Copies pixels with their 8-bit components in another order.
///
/// Each byte of a destination pixel comes from the position that `order` names for it; 255 means the value 255.
/// It exists because libyuv has no pair of calls for every order that a pixel buffer can have.
void fovea_shuffle(const uint8_t *source, ptrdiff_t source_bytes_per_row, int source_size, const uint8_t *order,
                   uint8_t *destination, ptrdiff_t destination_bytes_per_row, int destination_size, int width,
                   int height);
