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

INLINE void undo_average(uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    int left[4] = {0};
    for (size_t x = 0; x < count; x += (size_t)channels)
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

static bool undo_filter(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    const size_t done = fovea_png_undo_filter_wide(filter, row, above, count, channels);
    switch (filter) {
    case 0: return true;
    case 1:
        if (channels == 3) undo_sub(row, done, count, 3); else undo_sub(row, done, count, 4);
        return true;
    case 2:
        for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] + above[x]);
        return true;
    case 3:
        if (channels == 3) undo_average(row, above, count, 3); else undo_average(row, above, count, 4);
        return true;
    case 4:
        if (channels == 3) undo_paeth(row, above, done, count, 3); else undo_paeth(row, above, done, count, 4);
        return true;
    default: return false;
    }
}

INLINE void undo_paeth_rows(uint8_t *rows, size_t stride, const uint8_t *above, size_t count, const int channels) {
    const size_t step = (size_t)channels;
    for (size_t k = 0; k < 4; k++)
        undo_paeth(rows + k * stride, k ? rows + (k - 1) * stride : above, 0, (3 - k) * step, channels);
    const size_t done = fovea_png_undo_paeth_rows_wide(rows, stride, above, count, channels);
    for (size_t k = 0; k < 4; k++)
        undo_paeth(rows + k * stride, k ? rows + (k - 1) * stride : above, done - k * step, count, channels);
}

size_t fovea_png_undo_filters(
    uint8_t *rows, size_t height, const uint8_t *above, size_t count, int channels) {
    const size_t stride = count + 1;
    size_t alike = 0;
    while (alike < 4 && alike < height && *(rows + alike * stride - 1) == 4) alike++;
    if (alike < 4 || count < 8 * (size_t)channels || !fovea_png_has_wide_filters()) {
        return undo_filter(rows[-1], rows, above, count, channels) ? 1 : 0;
    }
    if (channels == 3) undo_paeth_rows(rows, stride, above, count, 3);
    else undo_paeth_rows(rows, stride, above, count, 4);
    return 4;
}
