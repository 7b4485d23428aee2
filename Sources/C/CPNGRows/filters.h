#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Undoes a filter of PNG 1.2, section 6, in a row of `count` bytes of 3 or 4 channels. False when there is no such one.
bool fovea_png_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels);
