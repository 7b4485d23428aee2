#include "comparing.h"

#include <stdlib.h>
#include <string.h>

bool fovea_plate_make(fovea_plate *p, int width, int height, int margin) {
    p->width = width;
    p->height = height;
    p->margin = margin;
    p->row = width + 2 * margin;
    p->memory = malloc((size_t)p->row * (size_t)(height + 2 * margin) * sizeof(float));
    p->at = p->memory ? p->memory + (ptrdiff_t)margin * p->row + margin : NULL;
    return p->memory != NULL;
}

void fovea_plate_free(fovea_plate *p) {
    free(p->memory);
    p->memory = NULL;
}

bool fovea_plate_copy(const fovea_plate *from, fovea_plate *to) {
    if (!fovea_plate_make(to, from->width, from->height, from->margin)) return false;
    memcpy(to->memory, from->memory, (size_t)from->row * (size_t)(from->height + 2 * from->margin) * sizeof(float));
    return true;
}

// One pass of a mean over 2 * radius + 1 values, the ends repeated. Rows go side by side, as a sum waits for the last one.
static void mean_rows(const float *from, float *to, int width, int height, int radius) {
    enum { SIDE = 4 };
    float share = 1 / (float)(2 * radius + 1);
    for (int y = 0; y < height; y += SIDE) {
        const float *f[SIDE];
        float *t[SIDE], sum[SIDE] = {0};
        for (int k = 0; k < SIDE; k++) {
            // The last row may stand in for those that would follow.
            ptrdiff_t row = y + k < height ? y + k : height - 1;
            f[k] = from + row * width;
            t[k] = to + row * width;
        }
        for (int x = -radius; x <= radius; x++)
            for (int k = 0; k < SIDE; k++) sum[k] += f[k][x < 0 ? 0 : x >= width ? width - 1 : x];
        for (int x = 0; x < width; x++) {
            int in = x + radius + 1, out = x - radius;
            in = in >= width ? width - 1 : in;
            out = out < 0 ? 0 : out;
            for (int k = 0; k < SIDE; k++) {
                t[k][x] = sum[k] * share;
                sum[k] += f[k][in] - f[k][out];
            }
        }
    }
}

VECTORISED static void mean_columns(const float *from, float *to, float *sum, int width, int height, int radius) {
    float share = 1 / (float)(2 * radius + 1);
    for (int x = 0; x < width; x++) sum[x] = 0;
    for (int y = -radius; y <= radius; y++) {
        const float *f = from + (ptrdiff_t)(y < 0 ? 0 : y >= height ? height - 1 : y) * width;
        for (int x = 0; x < width; x++) sum[x] += f[x];
    }
    for (int y = 0; y < height; y++) {
        int in = y + radius + 1, out = y - radius;
        const float *a = from + (ptrdiff_t)(in >= height ? height - 1 : in) * width;
        const float *b = from + (ptrdiff_t)(out < 0 ? 0 : out) * width;
        float *t = to + (ptrdiff_t)y * width;
        for (int x = 0; x < width; x++) {
            t[x] = sum[x] * share;
            sum[x] += a[x] - b[x];
        }
    }
}

bool fovea_plate_sharpen(fovea_plate *p, int radius) {
    int width = p->row, height = p->height + 2 * p->margin;
    size_t count = (size_t)width * (size_t)height;
    float *a = malloc((2 * count + (size_t)width) * sizeof(float));
    if (!a) return false;
    float *b = a + count, *sum = b + count;
    memcpy(a, p->memory, count * sizeof(float));
    for (int pass = 0; pass < 3; pass++) {
        mean_rows(a, b, width, height, radius);
        mean_columns(b, a, sum, width, height, radius);
    }
    for (size_t i = 0; i < count; i++) p->memory[i] -= a[i];
    free(a);
    return true;
}

bool fovea_plate_halve(const fovea_plate *p, fovea_plate *half) {
    if (!fovea_plate_make(half, (p->width + 1) / 2, (p->height + 1) / 2, p->margin / 2)) return false;
    for (int y = -half->margin; y < half->height + half->margin; y++) {
        for (int x = -half->margin; x < half->width + half->margin; x++) {
            int right = 2 * x + 1 < p->width + p->margin ? 2 * x + 1 : 2 * x;
            int below = 2 * y + 1 < p->height + p->margin ? 2 * y + 1 : 2 * y;
            half->at[(ptrdiff_t)y * half->row + x] =
                0.25f * (p->at[(ptrdiff_t)2 * y * p->row + 2 * x] + p->at[(ptrdiff_t)2 * y * p->row + right] +
                         p->at[(ptrdiff_t)below * p->row + 2 * x] + p->at[(ptrdiff_t)below * p->row + right]);
        }
    }
    return true;
}
