#include "filters.h"
#include "filters_wide.h"

#include <stdlib.h>

// Each filter is compiled for both numbers of channels: the pixel to the left stays in registers then, where memory
// would make every byte wait for the one before. Where the processor has wide registers, they take all of a row but its
// end.

#define INLINE static inline __attribute__((always_inline))

// The components left of the byte `x`, which begins a pixel.
INLINE void begin(int *left, const uint8_t *row, size_t x, const int channels) {
    for (int c = 0; c < channels; c++) left[c] = x ? row[x - (size_t)channels + (size_t)c] : 0;
}

INLINE void undo_sub(uint8_t *row, size_t x, size_t count, const int channels) {
    int left[4];
    begin(left, row, x, channels);
    for (; x < count; x += (size_t)channels)
        for (int c = 0; c < channels; c++) row[x + c] = (uint8_t)(left[c] = (uint8_t)(row[x + c] + left[c]));
}

INLINE void undo_average(uint8_t *row, const uint8_t *above, size_t x, size_t count, const int channels) {
    int left[4];
    begin(left, row, x, channels);
    for (; x < count; x += (size_t)channels)
        for (int c = 0; c < channels; c++)
            row[x + c] = (uint8_t)(left[c] = (uint8_t)(row[x + c] + (left[c] + above[x + c]) / 2));
}

INLINE void undo_paeth(uint8_t *row, const uint8_t *above, size_t x, size_t count, const int channels) {
    int left[4], corner[4];
    begin(left, row, x, channels);
    begin(corner, above, x, channels);
    for (; x < count; x += (size_t)channels)
        for (int c = 0; c < channels; c++) {
            const int a = left[c], b = above[x + c], d = corner[c];
            const int pa = abs(b - d), pb = abs(a - d), pc = abs(a + b - 2 * d);
            const int nearest = pa <= pb ? a : b;
            const int guess = (pa <= pb ? pa : pb) <= pc ? nearest : d;
            corner[c] = b;
            row[x + c] = (uint8_t)(left[c] = (uint8_t)(row[x + c] + guess));
        }
}

INLINE bool undo(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    const size_t done = fovea_png_undo_filter_wide(filter, row, above, count, channels);
    switch (filter) {
    case 0: return true;
    case 1: undo_sub(row, done, count, channels); return true;
    case 2:
        for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] + above[x]);
        return true;
    case 3: undo_average(row, above, done, count, channels); return true;
    case 4: undo_paeth(row, above, done, count, channels); return true;
    default: return false;
    }
}

bool fovea_png_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    return channels == 3 ? undo(filter, row, above, count, 3) : undo(filter, row, above, count, 4);
}
