#include "CPNGRows.h"
#include "blocks.h"
#include "filters.h"

#include <stdlib.h>

bool fovea_png_rows(uint8_t *rows, size_t width, size_t first, size_t end, int channels, int factor, uint8_t *rgba,
                    size_t rgba_bytes_per_row) {
    const size_t count = width * (size_t)channels, stride = count + 1;
    uint8_t *zeros = first == 0 ? calloc(count, 1) : NULL;
    if (first == 0 && !zeros) return false;
    const uint8_t *above = first == 0 ? zeros : rows + (first - 1) * stride + 1;
    size_t undone = first;
    for (size_t y = first; y < end; y++) {
        uint8_t *row = rows + y * stride + 1;
        if (y == undone) {
            undone += fovea_png_undo_filters(row, end - y, above, count, channels);
            if (y == undone) break;
            above = rows + (undone - 1) * stride + 1;
        }
        // The block's rows are still in the cache now.
        if (factor == 1) {
            fovea_png_expand(row, width, channels, rgba + (y - first) * rgba_bytes_per_row);
        } else if ((y + 1) % (size_t)factor == 0) {
            const uint8_t *block = row - (size_t)(factor - 1) * stride;
            uint8_t *target = rgba + (y - first) / (size_t)factor * rgba_bytes_per_row;
            fovea_png_average(block, stride, width / (size_t)factor, channels, factor, target);
        }
    }
    free(zeros);
    return undone == end;
}
