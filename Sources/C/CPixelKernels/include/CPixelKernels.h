#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Creates an anonymous memory file that can be sealed, or returns -1.
///
/// This function exists because Swift's Glibc overlay doesn't see `memfd_create` and its flags, which glibc
/// declares for `_GNU_SOURCE` alone.
int fovea_memory_file(const char *name);

/// Seals a memory file against changes of its size and, once no writable mapping is left, of its content.
///
/// Returns 0, or -1 with `errno` set. It exists because `fcntl` is variadic and `F_ADD_SEALS` needs
/// `_GNU_SOURCE`.
int fovea_memory_file_seal(int descriptor, bool contents);

/// Returns whether the content and the size of a memory file are sealed.
///
/// It exists because `F_GET_SEALS` and the seals need `_GNU_SOURCE`.
bool fovea_memory_file_is_sealed(int descriptor);

/// A part of a picture in pixels, measured from the top left corner; its edges may be inside pixels.
typedef struct {
    double x, y, width, height;
} fovea_box;

/// A picture's memory as the kernels' type: 8-bit components, `channels` of them interleaved.
typedef struct {
    const uint8_t *bytes;
    ptrdiff_t bytes_per_row;
    int width, height, channels;
} fovea_source;

/// Scales the box of a picture into `destination` with the antialiased Catmull-Rom kernel.
///
/// The support of the kernel grows with the reduction, so that no source pixel is skipped, and edges are handled by
/// renormalising the weights: the convention of the tools that networks are trained with. `channels` is 1 or 4. Returns
/// false when memory for the row buffer runs out. It is C because the loop has to be vectorised in every build
/// configuration.
bool fovea_resample_bicubic(fovea_source source, fovea_box box, uint8_t *destination,
                            ptrdiff_t destination_bytes_per_row, int width, int height);

/// A map of the plane: x' = xx · x + xy · y + x0, y' = yx · x + yy · y + y0.
typedef struct {
    double xx, xy, x0, yx, yy, y0;
} fovea_affine;

/// Fills packed RGB bytes by sampling a picture of four components linearly where a map takes each pixel's position.
///
/// Positions count from the center of the first pixel and are rounded to a 32nd. Outside of the picture its border is
/// repeated, or all is black. It is C because the loop has to be vectorised in every build configuration.
void fovea_sample_rgb(fovea_source source, fovea_affine map, bool repeats_border, uint8_t *destination, int width,
                      int height);

/// Returns whether the last of every four bytes is 255: whether all pixels are opaque.
///
/// It is C because the loop has to be vectorised in every build configuration.
bool fovea_is_opaque(const uint8_t *source, ptrdiff_t bytes_per_row, int width, int height);

/// Composites four-component pixels over white into the same layout, opaque.
///
/// `premultiplied` says whether colors are premultiplied.
void fovea_flatten_over_white(const uint8_t *source, ptrdiff_t source_bytes_per_row, uint8_t *destination,
                              ptrdiff_t destination_bytes_per_row, int width, int height, bool premultiplied);

/// Copies the first three of every four bytes: RGBA to packed RGB.
void fovea_pack_rgb(const uint8_t *source, ptrdiff_t source_bytes_per_row, uint8_t *destination, int width,
                    int height);

/// Rotates a picture upright from EXIF orientation `orientation` (1 to 8).
///
/// `bytes_per_pixel` is any of 1, 2, 4, 8 and 16. The destination has the rotated size.
void fovea_orient(const uint8_t *source, ptrdiff_t source_bytes_per_row, int width, int height,
                  int bytes_per_pixel, int orientation, uint8_t *destination,
                  ptrdiff_t destination_bytes_per_row);

#include "fovea_compositing.h"
#include "fovea_conversion.h"
#include "fovea_masks.h"
