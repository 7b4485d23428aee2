#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool fovea_png_has_wide_filters(void);

// Undoes the filters 1 and 4 in the beginning of a row and returns the number of bytes, a multiple of the channels;
// 0 where the processor has no wide registers.
size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels);

// Undoes the filter 4 in four rows that lie `stride` apart, of which the first have 3, 2, 1 and 0 pixels already. Returns
// the number of bytes of the first row that are there then; each other row has a pixel less than the one above.
size_t fovea_png_undo_paeth_rows_wide(
    uint8_t *rows, size_t stride, const uint8_t *above, size_t count, int channels);
