// What comes before the first scan.

#pragma once

#include "codes.h"

/// A component of the picture.
typedef struct {
    int identifier, horizontal, vertical, quantization, dc, ac;
    /// The first coefficient of the last block.
    int prediction;
} component;

/// A file of the usual kind: one scan, 8 bits, one component or three.
typedef struct {
    int width, height, component_count, restart_interval;
    component components[3];
    uint8_t quantization[4][64];
    bool has_quantization[4];
    bool is_jfif;
    int adobe_transform;
    code_table dc[4], ac[4];
    bit_reader reader;
} eighth;

/// The place of each coefficient of a block, in the order of the scan.
static const uint8_t natural_order[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};

/// Reads up to the first scan's bits; false for every file that isn't plainly of the usual kind.
bool read_header(eighth *e, const uint8_t *data, size_t size);

/// Whether three components are luma and chroma, by the rules of the format's reference decoder.
bool is_luma_and_chroma(const eighth *e);
