#include "CPixelKernels.h"
#include "vectorised.h"

#include <math.h>
#include <string.h>

typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// Fractions of a position have 20 bits. The weights of a pixel have 5, as those of OpenCV: the networks that look at these
// pixels are so sensitive to them that an ankle moves by a head where finer weights change a color by one.
enum { POSITION_BITS = 20, WEIGHT_BITS = 5 };

static inline int4 load(const uint8_t *pixel) {
    byte4 bytes;
    memcpy(&bytes, pixel, 4);
    return __builtin_convertvector(bytes, int4);
}

static inline int clamp(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

// The pixel at a position that may be outside.
static inline int4 load_near(const fovea_source *s, int x, int y, bool repeats_border) {
    int inner_x = clamp(x, s->width - 1), inner_y = clamp(y, s->height - 1);
    if (!repeats_border && (inner_x != x || inner_y != y)) return (int4){0, 0, 0, 0};
    return load(s->bytes + inner_y * s->bytes_per_row + (ptrdiff_t)inner_x * 4);
}

// The pixel before a position, and the weight of the next one.
static inline int split(int64_t position, int side, int *weight) {
    const int64_t rounded = (position + (1 << (POSITION_BITS - WEIGHT_BITS - 1))) >> (POSITION_BITS - WEIGHT_BITS);
    *weight = (int)(rounded & ((1 << WEIGHT_BITS) - 1));
    const int64_t whole = rounded >> WEIGHT_BITS;
    return whole < -2 ? -2 : whole > side ? side : (int)whole;
}

static inline int64_t fixed(double value) {
    // What is further away than any picture has the color of the border either way.
    const double limit = 1 << 28;
    return (int64_t)lround(fmin(fmax(value, -limit), limit) * (1 << POSITION_BITS));
}

VECTORISED void fovea_sample_rgb(fovea_source source, fovea_affine map, bool repeats_border, uint8_t *destination,
                                 int width, int height) {
    const int64_t step_x = fixed(map.xx), step_y = fixed(map.yx);
    const int half = 1 << (2 * WEIGHT_BITS - 1), one = 1 << WEIGHT_BITS;
    for (int i = 0; i < height; i++) {
        int64_t x = fixed(map.xy * i + map.x0), y = fixed(map.yy * i + map.y0);
        for (int j = 0; j < width; j++, x += step_x, y += step_y, destination += 3) {
            int right, lower;
            const int column = split(x, source.width, &right), row = split(y, source.height, &lower);
            int4 corners[4];
            if (column >= 0 && row >= 0 && column + 1 < source.width && row + 1 < source.height) {
                const uint8_t *pixel = source.bytes + row * source.bytes_per_row + (ptrdiff_t)column * 4;
                const uint8_t *below = pixel + source.bytes_per_row;
                corners[0] = load(pixel), corners[1] = load(pixel + 4);
                corners[2] = load(below), corners[3] = load(below + 4);
            } else {
                for (int c = 0; c < 4; c++) {
                    corners[c] = load_near(&source, column + (c & 1), row + (c >> 1), repeats_border);
                }
            }
            int4 sum = (corners[0] * (one - right) + corners[1] * right) * (one - lower)
                + (corners[2] * (one - right) + corners[3] * right) * lower;
            sum = (sum + half) >> (2 * WEIGHT_BITS);
            for (int c = 0; c < 3; c++) destination[c] = (uint8_t)sum[c];
        }
    }
}
