#pragma once

#include <stddef.h>
#include <stdint.h>

// Undoes the filters of PNG 1.2, section 6, in the first of some rows, or in several at once. A row is `count` bytes of
// 3 or 4 channels; the byte before it tells its filter. Returns the number of rows, 0 for a filter that doesn't exist.
size_t fovea_png_undo_filters(
    uint8_t *rows, size_t height, const uint8_t *above, size_t count, int channels);
