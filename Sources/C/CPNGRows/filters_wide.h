#pragma once

#include <stddef.h>
#include <stdint.h>

// Undoes the filters 1, 3 and 4 in the beginning of a row and returns the number of bytes, a multiple of the channels;
// 0 where the processor has no wide registers.
size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels);
