#pragma once

#include <stddef.h>
#include <stdint.h>

// Rows of 3 channels are opaque. Rows that make blocks lie `stride` apart.

// Writes a row of 3 or 4 channels as RGBA.
void fovea_png_expand(const uint8_t *row, size_t width, int channels, uint8_t *rgba);

// Writes the means of blocks of `factor` by `factor` pixels, weighted by alpha; `width` counts blocks.
void fovea_png_average(const uint8_t *first, size_t stride, size_t width, int channels, int factor, uint8_t *rgba);
