#include "CPixelKernels.h"

#include "vectorised.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Scaling

/// The weights with which source positions make one destination position.
typedef struct {
    int first, count;
    float *weights;
} axis_sample;

/// Fills the samples of an axis; the weights are in `pool`, which has room for `capacity` of each.
static void fill_axis(axis_sample *samples, float *pool, int capacity, int source, int destination) {
    double scale = (double)source / destination, reach = scale > 1 ? scale : 1;
    for (int i = 0; i < destination; i++) {
        double center = (i + 0.5) * scale - 0.5;
        int first = (int)ceil(center - reach), last = (int)floor(center + reach);
        float *weights = pool + (ptrdiff_t)i * capacity;
        int low = first < 0 ? 0 : first, high = last >= source ? source - 1 : last;
        memset(weights, 0, (size_t)capacity * sizeof(float));
        double sum = 0;
        for (int s = first; s <= last; s++) {
            double weight = 1 - fabs(s - center) / reach;
            if (weight <= 0) continue;
            int place = s < low ? low : s > high ? high : s;
            weights[place - low] += (float)weight;
            sum += weight;
        }
        for (int k = 0; k < capacity; k++) weights[k] = (float)(weights[k] / sum);
        samples[i] = (axis_sample){.first = low, .count = high - low + 1, .weights = weights};
    }
}

static int axis_capacity(int source, int destination) {
    return (int)ceil(source > destination ? (double)source / destination : 1) * 2 + 2;
}

VECTORISED
static void add_scaled(float *sum, const float *row, float weight, int count) {
    for (int x = 0; x < count; x++) sum[x] += row[x] * weight;
}

bool fovea_scale_plane(const float *source, int source_width, int source_height, float *destination, int width,
                       int height) {
    int columns = axis_capacity(source_width, width), rows = axis_capacity(source_height, height);
    size_t weights = (size_t)columns * width + (size_t)rows * height;
    float *pool = malloc(weights * sizeof(float));
    float *row = malloc((size_t)source_width * sizeof(float));
    axis_sample *samples = malloc(((size_t)width + height) * sizeof(axis_sample));
    bool is_done = pool && row && samples;
    if (is_done) {
        axis_sample *across = samples, *down = samples + width;
        fill_axis(across, pool, columns, source_width, width);
        fill_axis(down, pool + (size_t)columns * width, rows, source_height, height);
        for (int y = 0; y < height; y++) {
            memset(row, 0, (size_t)source_width * sizeof(float));
            for (int k = 0; k < down[y].count; k++) {
                const float *line = source + (ptrdiff_t)(down[y].first + k) * source_width;
                add_scaled(row, line, down[y].weights[k], source_width);
            }
            float *out = destination + (ptrdiff_t)y * width;
            for (int x = 0; x < width; x++) {
                const float *weight = across[x].weights, *from = row + across[x].first;
                float sum = 0;
                for (int k = 0; k < across[x].count; k++) sum += weight[k] * from[k];
                out[x] = sum;
            }
        }
    }
    free(pool);
    free(row);
    free(samples);
    return is_done;
}

// MARK: Neighborhoods

VECTORISED
static void change_columns(double *sums, const float *entering, const float *leaving, int count) {
    if (entering && leaving)
        for (int x = 0; x < count; x++) sums[x] += (double)entering[x] - leaving[x];
    else if (entering)
        for (int x = 0; x < count; x++) sums[x] += entering[x];
    else if (leaving)
        for (int x = 0; x < count; x++) sums[x] -= leaving[x];
}

/// Averages the squares of 2 × radius + 1 pixels, as much of them as is in the picture; `columns` holds `width` sums.
static void box_mean(const float *source, float *destination, int width, int height, int radius, double *columns) {
    memset(columns, 0, (size_t)width * sizeof(double));
    for (int y = 0; y < radius && y < height; y++)
        change_columns(columns, source + (ptrdiff_t)y * width, NULL, width);
    for (int y = 0; y < height; y++) {
        int entering = y + radius, leaving = y - radius - 1;
        change_columns(columns, entering < height ? source + (ptrdiff_t)entering * width : NULL,
                       leaving >= 0 ? source + (ptrdiff_t)leaving * width : NULL, width);
        int top = leaving + 1 < 0 ? 0 : leaving + 1, bottom = entering < height ? entering : height - 1;
        float *out = destination + (ptrdiff_t)y * width;
        double sum = 0;
        for (int x = 0; x < radius && x < width; x++) sum += columns[x];
        for (int x = 0; x < width; x++) {
            if (x + radius < width) sum += columns[x + radius];
            if (x - radius - 1 >= 0) sum -= columns[x - radius - 1];
            int left = x - radius < 0 ? 0 : x - radius, right = x + radius < width ? x + radius : width - 1;
            out[x] = (float)(sum / ((double)(bottom - top + 1) * (right - left + 1)));
        }
    }
}

// MARK: Guided filter

enum { R, G, B, MASK, R_MASK, G_MASK, B_MASK, RR, RG, RB, GG, GB, BB, PLANES };

VECTORISED
static void fill_products(float *const planes[PLANES], ptrdiff_t count) {
    for (ptrdiff_t i = 0; i < count; i++) {
        float r = planes[R][i], g = planes[G][i], b = planes[B][i], m = planes[MASK][i];
        planes[R_MASK][i] = r * m;
        planes[G_MASK][i] = g * m;
        planes[B_MASK][i] = b * m;
        planes[RR][i] = r * r;
        planes[RG][i] = r * g;
        planes[RB][i] = r * b;
        planes[GG][i] = g * g;
        planes[GB][i] = g * b;
        planes[BB][i] = b * b;
    }
}

/// Replaces the first four planes of means by the weights and the constant.
static void solve_functions(float *const planes[PLANES], ptrdiff_t count, float smoothness) {
    for (ptrdiff_t i = 0; i < count; i++) {
        double r = planes[R][i], g = planes[G][i], b = planes[B][i], m = planes[MASK][i];
        double weights[3] = {0, 0, 0}, constant = m;
        if (m <= 0.004 || m >= 0.996) {
            constant = m < 0.5 ? 0 : 1;
        } else {
            double rr = planes[RR][i] - r * r + smoothness, gg = planes[GG][i] - g * g + smoothness;
            double bb = planes[BB][i] - b * b + smoothness, rg = planes[RG][i] - r * g;
            double rb = planes[RB][i] - r * b, gb = planes[GB][i] - g * b;
            double x = planes[R_MASK][i] - r * m, y = planes[G_MASK][i] - g * m, z = planes[B_MASK][i] - b * m;
            // The matrix is symmetric and, by the smoothness, positive definite: its inverse is that of its cofactors.
            double c00 = gg * bb - gb * gb, c01 = rb * gb - rg * bb, c02 = rg * gb - rb * gg;
            double c11 = rr * bb - rb * rb, c12 = rg * rb - rr * gb, c22 = rr * gg - rg * rg;
            double determinant = rr * c00 + rg * c01 + rb * c02;
            weights[0] = (c00 * x + c01 * y + c02 * z) / determinant;
            weights[1] = (c01 * x + c11 * y + c12 * z) / determinant;
            weights[2] = (c02 * x + c12 * y + c22 * z) / determinant;
            constant = m - weights[0] * r - weights[1] * g - weights[2] * b;
        }
        planes[R][i] = (float)weights[0];
        planes[G][i] = (float)weights[1];
        planes[B][i] = (float)weights[2];
        planes[MASK][i] = (float)constant;
    }
}

bool fovea_guided_functions(fovea_mask_guide colors, const float *mask, int radius, float smoothness, float *functions) {
    int width = colors.width, height = colors.height;
    ptrdiff_t count = (ptrdiff_t)width * height;
    float *memory = malloc((size_t)count * (PLANES + 1) * sizeof(float));
    double *columns = malloc((size_t)width * sizeof(double));
    bool is_done = memory && columns;
    if (is_done) {
        float *planes[PLANES], *scratch = memory + PLANES * count;
        for (int p = 0; p < PLANES; p++) planes[p] = memory + p * count;
        for (int y = 0; y < height; y++) {
            const uint8_t *row = colors.bytes + y * colors.bytes_per_row;
            for (int x = 0; x < width; x++)
                for (int c = 0; c < 3; c++) planes[c][(ptrdiff_t)y * width + x] = row[4 * x + c] * (1 / 255.0f);
        }
        memcpy(planes[MASK], mask, (size_t)count * sizeof(float));
        fill_products(planes, count);
        for (int p = 0; p < PLANES; p++) {
            box_mean(planes[p], scratch, width, height, radius, columns);
            float *spare = planes[p];
            planes[p] = scratch;
            scratch = spare;
        }
        solve_functions(planes, count, smoothness);
        for (int p = 0; p < 4; p++) {
            box_mean(planes[p], scratch, width, height, radius, columns);
            for (ptrdiff_t i = 0; i < count; i++) functions[4 * i + p] = scratch[i];
        }
    }
    free(memory);
    free(columns);
    return is_done;
}

/// The two positions around a place on an axis, and the weight of the second.
static inline float around(int place, int count, int source, int *first, int *second) {
    float position = (place + 0.5f) * source / count - 0.5f;
    if (position < 0) position = 0;
    if (position > source - 1) position = (float)(source - 1);
    *first = (int)position;
    *second = *first + 1 < source ? *first + 1 : *first;
    return position - (float)*first;
}

VECTORISED
static void mix_rows(const float *upper, const float *lower, float weight, float *row, int count) {
    for (int x = 0; x < count; x++) row[x] = upper[x] + (lower[x] - upper[x]) * weight;
}

VECTORISED
static void apply_row(const float *functions, int functions_width, const uint8_t *colors, float *mask, int width) {
    for (int x = 0; x < width; x++) {
        int left, right;
        float weight = around(x, width, functions_width, &left, &right);
        const float *a = functions + 4 * (ptrdiff_t)left, *b = functions + 4 * (ptrdiff_t)right;
        float sum = a[3] + (b[3] - a[3]) * weight;
        for (int c = 0; c < 3; c++) sum += (a[c] + (b[c] - a[c]) * weight) * (colors[4 * x + c] * (1 / 255.0f));
        mask[x] = sum < 0 ? 0 : sum > 1 ? 1 : sum;
    }
}

void fovea_apply_functions(const float *functions, int functions_width, int functions_height, fovea_mask_guide colors,
                           float *mask) {
    // Without memory the nearest row serves alone, which is a shade less smooth.
    float *row = malloc((size_t)functions_width * 4 * sizeof(float));
    for (int y = 0; y < colors.height; y++) {
        int upper, lower;
        float weight = around(y, colors.height, functions_height, &upper, &lower);
        const float *first = functions + (ptrdiff_t)upper * functions_width * 4;
        const float *second = functions + (ptrdiff_t)lower * functions_width * 4;
        if (row) mix_rows(first, second, weight, row, functions_width * 4);
        apply_row(row ? row : first, functions_width, colors.bytes + y * colors.bytes_per_row,
                  mask + (ptrdiff_t)y * colors.width, colors.width);
    }
    free(row);
}

// MARK: Cutting out

VECTORISED
static void multiply_row(uint8_t *bytes, const float *mask, int width) {
    for (int x = 0; x < width; x++)
        for (int c = 0; c < 4; c++) bytes[4 * x + c] = (uint8_t)(bytes[4 * x + c] * mask[x] + 0.5f);
}

void fovea_multiply_by_mask(uint8_t *bytes, ptrdiff_t bytes_per_row, const float *mask, int width, int height) {
    for (int y = 0; y < height; y++) multiply_row(bytes + y * bytes_per_row, mask + (ptrdiff_t)y * width, width);
}
