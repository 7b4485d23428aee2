#ifndef CPNGROWS_H
#define CPNGROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// With libdeflate, decoding takes 0.23 of libspng's time, which unfilters byte by byte and decompresses with zlib: "Written
// here or taken" in Benchmarks/RESULTS.md.

/// Undoes the filters of some decompressed PNG rows of 8 bits, from a first one to one before the end, and writes them as
/// RGBA.
///
/// The rows, each with its filter byte, are changed in place; those before the first one must have been. There are 3 or 4
/// channels. With a factor of 1 the pixels may be written to the same block, as long as each of their rows ends before the
/// row above it begins among those that are read. With a factor above 1, which divides the width and both numbers of
/// rows, blocks of that many pixels in both directions are averaged, weighted by alpha. Returns false for an unknown
/// filter.
bool fovea_png_rows(uint8_t *rows, size_t width, size_t first, size_t end, int channels, int factor, uint8_t *rgba,
                    size_t rgba_bytes_per_row);

#endif
