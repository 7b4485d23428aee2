#include "CPNGRows.h"

#include <stdlib.h>
#include <string.h>

// The filters of PNG 1.2, section 6. Each is compiled for both numbers of channels: the pixel to the left stays in
// registers then, where memory would make every byte wait for the one before.

#define INLINE static inline __attribute__((always_inline))

INLINE void undo_sub(uint8_t *row, size_t count, const int channels) {
    uint8_t left[4] = {0};
    for (size_t x = 0; x < count; x += channels)
        for (int c = 0; c < channels; c++) row[x + c] = left[c] = (uint8_t)(row[x + c] + left[c]);
}

INLINE void undo_average(uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    uint8_t left[4] = {0};
    for (size_t x = 0; x < count; x += channels)
        for (int c = 0; c < channels; c++)
            row[x + c] = left[c] = (uint8_t)(row[x + c] + (left[c] + above[x + c]) / 2);
}

INLINE void undo_paeth(uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    int left[4] = {0}, corner[4] = {0};
    for (size_t x = 0; x < count; x += channels)
        for (int c = 0; c < channels; c++) {
            const int a = left[c], b = above[x + c], d = corner[c];
            const int pa = abs(b - d), pb = abs(a - d), pc = abs(a + b - 2 * d);
            const int nearest = pa <= pb ? a : b;
            const int guess = (pa <= pb ? pa : pb) <= pc ? nearest : d;
            corner[c] = b;
            row[x + c] = (uint8_t)(left[c] = (uint8_t)(row[x + c] + guess));
        }
}

static bool undo_filter(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    switch (filter) {
    case 0: return true;
    case 1:
        if (channels == 3) undo_sub(row, count, 3); else undo_sub(row, count, 4);
        return true;
    case 2:
        for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] + above[x]);
        return true;
    case 3:
        if (channels == 3) undo_average(row, above, count, 3); else undo_average(row, above, count, 4);
        return true;
    case 4:
        if (channels == 3) undo_paeth(row, above, count, 3); else undo_paeth(row, above, count, 4);
        return true;
    default: return false;
    }
}

static void expand(const uint8_t *row, size_t width, int channels, uint8_t *rgba) {
    if (channels == 4) {
        memcpy(rgba, row, width * 4);
        return;
    }
    for (size_t x = 0; x < width; x++) {
        rgba[4 * x] = row[3 * x];
        rgba[4 * x + 1] = row[3 * x + 1];
        rgba[4 * x + 2] = row[3 * x + 2];
        rgba[4 * x + 3] = 255;
    }
}

/// The mean of blocks of opaque pixels in rows that lie `stride` apart.
INLINE void average_opaque(const uint8_t *first, size_t stride, size_t width, const int factor, uint8_t *rgba) {
    const unsigned area = (unsigned)(factor * factor);
    for (size_t x = 0; x < width; x++) {
        unsigned red = area / 2, green = area / 2, blue = area / 2;
        for (int y = 0; y < factor; y++) {
            const uint8_t *pixel = first + (size_t)y * stride + x * (size_t)factor * 3;
            for (int i = 0; i < factor; i++, pixel += 3) {
                red += pixel[0];
                green += pixel[1];
                blue += pixel[2];
            }
        }
        rgba[4 * x] = (uint8_t)(red / area);
        rgba[4 * x + 1] = (uint8_t)(green / area);
        rgba[4 * x + 2] = (uint8_t)(blue / area);
        rgba[4 * x + 3] = 255;
    }
}

/// The same for pixels with straight alpha.
static void average_transparent(const uint8_t *first, size_t stride, size_t width, int factor, uint8_t *rgba) {
    const unsigned area = (unsigned)(factor * factor);
    for (size_t x = 0; x < width; x++) {
        unsigned red = 0, green = 0, blue = 0, alpha = 0;
        for (int y = 0; y < factor; y++) {
            const uint8_t *pixel = first + (size_t)y * stride + x * (size_t)factor * 4;
            for (int i = 0; i < factor; i++, pixel += 4) {
                red += pixel[0] * pixel[3];
                green += pixel[1] * pixel[3];
                blue += pixel[2] * pixel[3];
                alpha += pixel[3];
            }
        }
        const unsigned weight = alpha ? alpha : 1;
        rgba[4 * x] = (uint8_t)((red + weight / 2) / weight);
        rgba[4 * x + 1] = (uint8_t)((green + weight / 2) / weight);
        rgba[4 * x + 2] = (uint8_t)((blue + weight / 2) / weight);
        rgba[4 * x + 3] = (uint8_t)((alpha + area / 2) / area);
    }
}

bool fovea_png_rows(
    uint8_t *rows, size_t width, size_t height, int channels, int factor, uint8_t *rgba, size_t rgba_bytes_per_row) {
    const size_t count = width * (size_t)channels, stride = count + 1;
    uint8_t *zeros = calloc(count, 1);
    if (!zeros) return false;
    const uint8_t *above = zeros;
    bool is_known = true;
    for (size_t y = 0; y < height && is_known; y++) {
        uint8_t *row = rows + y * stride + 1;
        is_known = undo_filter(row[-1], row, above, count, channels);
        above = row;
        // The block's rows are still in the cache now.
        if (factor == 1) {
            expand(row, width, channels, rgba + y * rgba_bytes_per_row);
        } else if ((y + 1) % (size_t)factor == 0) {
            const uint8_t *first = row - (size_t)(factor - 1) * stride;
            uint8_t *target = rgba + y / (size_t)factor * rgba_bytes_per_row;
            const size_t columns = width / (size_t)factor;
            if (channels == 4) average_transparent(first, stride, columns, factor, target);
            else if (factor == 2) average_opaque(first, stride, columns, 2, target);
            else average_opaque(first, stride, columns, factor, target);
        }
    }
    free(zeros);
    return is_known;
}
