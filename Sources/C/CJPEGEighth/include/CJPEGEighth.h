// Decodes JPEG files at an eighth of their size, faster than a decoder that reads every coefficient.
//
// At an eighth a block of luma becomes one pixel, its mean, which is the block's DC coefficient. Other decoders spend most
// of their time on AC coefficients, only to drop them. This one skips several at a time by lookup tables. The pixels are
// those of libjpeg-turbo, to the last bit, and a thumbnail takes 0.62 of its time: "Written here or taken" in
// Benchmarks/RESULTS.md.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Decodes a file of one component to gray, or of three to RGBA, at an eighth of its size, rounded up.
///
/// Returns false, with undefined pixels, for anything but a complete file of the usual kind: baseline coding in one
/// scan, 8 bits, luma with chroma of full, half or quarter resolution. A general decoder then decodes the file or
/// reports its error.
bool fovea_jpeg_eighth(
    const uint8_t *data, size_t size, int component_count, uint8_t *pixels, size_t stride, int width, int height);
