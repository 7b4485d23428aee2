#include "CPixelKernels.h"
#include "vectorised.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// Weights are fixed-point numbers; 8 bits of pixel, 2 of overshoot and 22 of fraction fill an int32_t.
enum { FRACTION_BITS = 22 };

// The weights of every output position along one axis.
typedef struct {
    int *first;      // the first source position of each output
    int *count;      // how many source positions it takes
    int32_t *weight; // `taps` weights for each output
    int taps;
} axis;

static double catmull_rom(double x) {
    x = fabs(x);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
    return 0;
}

static void axis_free(axis *a) {
    free(a->first);
    free(a->count);
    free(a->weight);
}

static bool axis_make(axis *a, double origin, double length, int limit, int outputs) {
    double scale = length / outputs;
    double stretch = scale > 1 ? scale : 1;
    double support = 2 * stretch;
    a->taps = (int)ceil(support) * 2 + 1;
    a->first = malloc((size_t)outputs * sizeof(int));
    a->count = malloc((size_t)outputs * sizeof(int));
    a->weight = calloc((size_t)outputs * (size_t)a->taps, sizeof(int32_t));
    double *raw = malloc((size_t)a->taps * sizeof(double));
    if (!a->first || !a->count || !a->weight || !raw) {
        axis_free(a);
        free(raw);
        return false;
    }
    for (int i = 0; i < outputs; i++) {
        double centre = origin + (i + 0.5) * scale;
        int low = (int)(centre - support + 0.5);
        int high = (int)(centre + support + 0.5);
        if (low < 0) low = 0;
        if (high > limit) high = limit;
        int count = high - low;
        if (count > a->taps) count = a->taps;
        double sum = 0;
        for (int k = 0; k < count; k++) {
            raw[k] = catmull_rom((low + k - centre + 0.5) / stretch);
            sum += raw[k];
        }
        for (int k = 0; k < count; k++) {
            double weight = sum != 0 ? raw[k] / sum : 0;
            a->weight[(size_t)i * a->taps + k] = (int32_t)lround(weight * (1 << FRACTION_BITS));
        }
        a->first[i] = low;
        a->count[i] = count;
    }
    free(raw);
    return true;
}

static inline uint8_t clamp8(int32_t value) {
    value >>= FRACTION_BITS;
    return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

static const int32_t HALF = 1 << (FRACTION_BITS - 1);

VECTORISED static void row_of_4(const uint8_t *source, uint8_t *destination, int width, const axis *a) {
    for (int i = 0; i < width; i++) {
        const int32_t *weight = a->weight + (size_t)i * a->taps;
        const uint8_t *pixel = source + (size_t)a->first[i] * 4;
        int4 sum = {HALF, HALF, HALF, HALF};
        for (int k = 0; k < a->count[i]; k++) {
            byte4 bytes;
            memcpy(&bytes, pixel + (size_t)k * 4, 4);
            sum += __builtin_convertvector(bytes, int4) * weight[k];
        }
        for (int c = 0; c < 4; c++) destination[(size_t)i * 4 + c] = clamp8(sum[c]);
    }
}

VECTORISED static void row_of_1(const uint8_t *source, uint8_t *destination, int width, const axis *a) {
    for (int i = 0; i < width; i++) {
        const int32_t *weight = a->weight + (size_t)i * a->taps;
        const uint8_t *pixel = source + a->first[i];
        int32_t sum = HALF;
        for (int k = 0; k < a->count[i]; k++) sum += pixel[k] * weight[k];
        destination[i] = clamp8(sum);
    }
}

VECTORISED static void add_row(int32_t *restrict sums, const uint8_t *restrict row, int32_t weight, int count) {
    for (int i = 0; i < count; i++) sums[i] += row[i] * weight;
}

VECTORISED static void clamp_row(const int32_t *restrict sums, uint8_t *restrict destination, int count) {
    for (int i = 0; i < count; i++) destination[i] = clamp8(sums[i]);
}

bool fovea_resample_bicubic(fovea_source source, fovea_box box, uint8_t *destination,
                            ptrdiff_t destination_bytes_per_row, int width, int height) {
    axis horizontal = {0}, vertical = {0};
    if (!axis_make(&horizontal, box.x, box.width, source.width, width)) return false;
    if (!axis_make(&vertical, box.y, box.height, source.height, height)) {
        axis_free(&horizontal);
        return false;
    }
    // Only the source rows that some output row takes are scaled across.
    int first = vertical.first[0];
    int last = vertical.first[height - 1] + vertical.count[height - 1];
    size_t row_bytes = (size_t)width * (size_t)source.channels;
    uint8_t *rows = malloc(row_bytes * (size_t)(last > first ? last - first : 1));
    int32_t *sums = malloc(row_bytes * sizeof(int32_t));
    bool done = rows && sums;
    if (done) {
        for (int y = first; y < last; y++) {
            const uint8_t *from = source.bytes + y * source.bytes_per_row;
            uint8_t *to = rows + (size_t)(y - first) * row_bytes;
            if (source.channels == 4) row_of_4(from, to, width, &horizontal);
            else row_of_1(from, to, width, &horizontal);
        }
        for (int i = 0; i < height; i++) {
            for (size_t c = 0; c < row_bytes; c++) sums[c] = HALF;
            for (int k = 0; k < vertical.count[i]; k++) {
                add_row(sums, rows + (size_t)(vertical.first[i] + k - first) * row_bytes,
                        vertical.weight[(size_t)i * vertical.taps + k], (int)row_bytes);
            }
            clamp_row(sums, destination + i * destination_bytes_per_row, (int)row_bytes);
        }
    }
    free(rows);
    free(sums);
    axis_free(&horizontal);
    axis_free(&vertical);
    return done;
}
