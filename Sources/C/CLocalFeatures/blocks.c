#include "comparing.h"

#include <math.h>
#include <stdlib.h>

VECTORISED void fovea_blocks_gather(float *restrict v, float *restrict spare, int columns, int rows, bool is_wide) {
    static const float NARROW[5] = {0, 1, 2, 1, 0}, WIDE[5] = {1, 4, 6, 4, 1};
    const float *w = is_wide ? WIDE : NARROW;
    for (int y = 0; y < rows; y++) {
        const float *p = v + (ptrdiff_t)y * columns;
        float *q = spare + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) {
            float sum = w[2] * p[x];
            if (x > 0) sum += w[1] * p[x - 1];
            if (x + 1 < columns) sum += w[3] * p[x + 1];
            if (x > 1) sum += w[0] * p[x - 2];
            if (x + 2 < columns) sum += w[4] * p[x + 2];
            q[x] = sum;
        }
    }
    for (int y = 0; y < rows; y++) {
        float *q = v + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) q[x] = 0;
        for (int k = -2; k <= 2; k++) {
            if (y + k < 0 || y + k >= rows || w[k + 2] == 0) continue;
            const float *p = spare + (ptrdiff_t)(y + k) * columns;
            for (int x = 0; x < columns; x++) q[x] += w[k + 2] * p[x];
        }
    }
}

bool fovea_blocks_slopes(const fovea_plate *p, float *slope, int columns, int rows) {
    size_t count = (size_t)columns * (size_t)rows;
    float *sums = calloc(4 * count, sizeof(float));
    if (!sums) return false;
    float *xx = sums, *xy = sums + count, *yy = xy + count, *spare = yy + count;
    for (int y = 0; y < p->height; y++) {
        const float *q = p->at + (ptrdiff_t)y * p->row;
        const float *above = y > 0 ? q - p->row : q, *below = y + 1 < p->height ? q + p->row : q;
        for (int x = 0; x < p->width; x++) {
            float gx = 0.5f * (q[x + 1 < p->width ? x + 1 : x] - q[x > 0 ? x - 1 : x]), gy = 0.5f * (below[x] - above[x]);
            int i = y / BLOCK * columns + x / BLOCK;
            xx[i] += gx * gx;
            xy[i] += gx * gy;
            yy[i] += gy * gy;
        }
    }
    fovea_blocks_gather(xx, spare, columns, rows, false);
    fovea_blocks_gather(xy, spare, columns, rows, false);
    fovea_blocks_gather(yy, spare, columns, rows, false);
    // The weights of a block and its neighbors make sixteen, each of sixteen pixels; at the rim there is less to see.
    for (size_t i = 0; i < count; i++) {
        float mean = 0.5f * (xx[i] + yy[i]), half = 0.5f * (xx[i] - yy[i]);
        float least = mean - sqrtf(half * half + xy[i] * xy[i]);
        slope[i] = sqrtf(least > 0 ? least / 256 : 0);
    }
    free(sums);
    return true;
}

void fovea_blocks_means(const fovea_plate *p, float *means, int columns, int rows) {
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            int right = (c + 1) * BLOCK < p->width ? (c + 1) * BLOCK : p->width;
            int bottom = (r + 1) * BLOCK < p->height ? (r + 1) * BLOCK : p->height;
            float sum = 0;
            for (int y = r * BLOCK; y < bottom; y++)
                for (int x = c * BLOCK; x < right; x++) sum += p->at[(ptrdiff_t)y * p->row + x];
            means[r * columns + c] = sum / (float)((right - c * BLOCK) * (bottom - r * BLOCK));
        }
    }
}
