#include "CPixelKernels.h"
#include "vectorised.h"

#include <string.h>

VECTORISED static bool row_is_opaque(const uint8_t *row, int width) {
    uint32_t all = 0xff000000;
    for (int x = 0; x < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, row + (size_t)x * 4, 4);
        all &= pixel;
    }
    return all == 0xff000000;
}

bool fovea_is_opaque(const uint8_t *source, ptrdiff_t bytes_per_row, int width, int height) {
    for (int y = 0; y < height; y++) {
        if (!row_is_opaque(source + y * bytes_per_row, width)) return false;
    }
    return true;
}

void fovea_flatten_over_white(const uint8_t *source, ptrdiff_t source_bytes_per_row, uint8_t *destination,
                              ptrdiff_t destination_bytes_per_row, int width, int height, bool premultiplied) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + y * source_bytes_per_row;
        uint8_t *to = destination + y * destination_bytes_per_row;
        for (int x = 0; x < width; x++, from += 4, to += 4) {
            unsigned alpha = from[3];
            for (int c = 0; c < 3; c++) {
                unsigned color = premultiplied ? from[c] : (from[c] * alpha + 127) / 255;
                unsigned value = color + (255 - alpha);
                to[c] = value > 255 ? 255 : (uint8_t)value;
            }
            to[3] = 255;
        }
    }
}

void fovea_pack_rgb(const uint8_t *source, ptrdiff_t source_bytes_per_row, uint8_t *destination, int width,
                    int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + y * source_bytes_per_row;
        for (int x = 0; x < width; x++, from += 4, destination += 3) {
            destination[0] = from[0];
            destination[1] = from[1];
            destination[2] = from[2];
        }
    }
}

void fovea_orient(const uint8_t *source, ptrdiff_t source_bytes_per_row, int width, int height,
                  int bytes_per_pixel, int orientation, uint8_t *destination,
                  ptrdiff_t destination_bytes_per_row) {
    // Where the upright picture's first pixel lies in the source, and the way to its right and lower neighbours.
    ptrdiff_t right = bytes_per_pixel, down = source_bytes_per_row;
    const uint8_t *last_column = source + (ptrdiff_t)(width - 1) * bytes_per_pixel;
    ptrdiff_t last_row = (ptrdiff_t)(height - 1) * source_bytes_per_row;
    const uint8_t *start;
    ptrdiff_t step_x, step_y;
    switch (orientation) {
    case 2: start = last_column, step_x = -right, step_y = down; break;
    case 3: start = last_column + last_row, step_x = -right, step_y = -down; break;
    case 4: start = source + last_row, step_x = right, step_y = -down; break;
    case 5: start = source, step_x = down, step_y = right; break;
    case 6: start = source + last_row, step_x = -down, step_y = right; break;
    case 7: start = last_column + last_row, step_x = -down, step_y = -right; break;
    case 8: start = last_column, step_x = down, step_y = -right; break;
    default: start = source, step_x = right, step_y = down; break;
    }
    int upright_width = orientation >= 5 ? height : width;
    int upright_height = orientation >= 5 ? width : height;
    for (int y = 0; y < upright_height; y++) {
        const uint8_t *from = start + y * step_y;
        uint8_t *to = destination + y * destination_bytes_per_row;
        // A size the compiler knows turns the copy of a pixel into a load and a store.
        switch (bytes_per_pixel) {
        case 1: for (int x = 0; x < upright_width; x++, from += step_x) to[x] = *from; break;
        case 2: for (int x = 0; x < upright_width; x++, from += step_x) memcpy(to + x * 2, from, 2); break;
        case 4: for (int x = 0; x < upright_width; x++, from += step_x) memcpy(to + x * 4, from, 4); break;
        case 8: for (int x = 0; x < upright_width; x++, from += step_x) memcpy(to + x * 8, from, 8); break;
        default: for (int x = 0; x < upright_width; x++, from += step_x) memcpy(to + x * 16, from, 16); break;
        }
    }
}
