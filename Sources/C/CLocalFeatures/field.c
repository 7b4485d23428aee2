#include "comparing.h"

#include <math.h>
#include <stdlib.h>

float fovea_field_between(const float *v, int columns, int rows, float x, float y) {
    x = x < 0 ? 0 : x > (float)(columns - 1) ? (float)(columns - 1) : x;
    y = y < 0 ? 0 : y > (float)(rows - 1) ? (float)(rows - 1) : y;
    int left = (int)x, top = (int)y, right = left + 1 < columns ? 1 : 0, below = top + 1 < rows ? columns : 0;
    const float *p = v + (ptrdiff_t)top * columns + left;
    float u = x - (float)left, w = y - (float)top;
    float upper = p[0] + u * (p[right] - p[0]), lower = p[below] + u * (p[below + right] - p[below]);
    return upper + w * (lower - upper);
}

// Between two neighbors in a row of blocks or in a column of them.
typedef struct {
    int first, second;
    float part; // of the way from the first to the second
} amid;

static amid amid_blocks(int pixel, int count) {
    float at = ((float)pixel - 1.5f) / BLOCK;
    at = at < 0 ? 0 : at > (float)(count - 1) ? (float)(count - 1) : at;
    int first = (int)at;
    return (amid){first, first + 1 < count ? first + 1 : first, at - (float)first};
}

// A field of blocks as wide as a picture with its margin.
static void stretch(const float *field, int columns, int rows, const fovea_plate *to, float *wide) {
    for (int i = 0; i < to->row; i++) {
        amid x = amid_blocks(i - to->margin, columns);
        const float *p = field + x.first, *q = field + x.second;
        for (int r = 0; r < rows; r++)
            wide[(ptrdiff_t)r * to->row + i] = p[r * columns] + x.part * (q[r * columns] - p[r * columns]);
    }
}

// Where to find each pixel of a row of a displaced picture: the pixel to the left and above, and the way from there.
VECTORISED static void seek(const fovea_plate *from, const fovea_plate *to, int y, amid between, const float *wide_x,
                            const float *wide_y, int *restrict at, float *restrict right, float *restrict down) {
    ptrdiff_t first = (ptrdiff_t)between.first * to->row, second = (ptrdiff_t)between.second * to->row;
    const float *restrict x1 = wide_x + first, *restrict x2 = wide_x + second;
    const float *restrict y1 = wide_y + first, *restrict y2 = wide_y + second;
    int last = from->width + from->margin - 1, lowest = from->height + from->margin - 1, row = from->row;
    float least = (float)-from->margin, most_x = (float)last, most_y = (float)lowest, w = between.part;
    for (int i = 0; i < to->row; i++) {
        float u = (float)(i - to->margin) + (x1[i] + w * (x2[i] - x1[i])), v = (float)y + (y1[i] + w * (y2[i] - y1[i]));
        u = u < least ? least : u > most_x ? most_x : u;
        v = v < least ? least : v > most_y ? most_y : v;
        int left = (int)__builtin_elementwise_floor(u), top = (int)__builtin_elementwise_floor(v);
        left = left > last - 1 ? last - 1 : left;
        top = top > lowest - 1 ? lowest - 1 : top;
        at[i] = top * row + left;
        right[i] = u - (float)left;
        down[i] = v - (float)top;
    }
}

bool fovea_field_displace(const fovea_plate *from, const float *dx, const float *dy, int columns, int rows,
                          fovea_plate *to) {
    size_t wide = (size_t)rows * (size_t)to->row;
    float *wide_x = malloc((2 * wide + 2 * (size_t)to->row) * sizeof(float) + (size_t)to->row * sizeof(int));
    if (!wide_x) return false;
    float *wide_y = wide_x + wide, *right = wide_y + wide, *down = right + to->row;
    int *at = (int *)(down + to->row);
    stretch(dx, columns, rows, to, wide_x);
    stretch(dy, columns, rows, to, wide_y);
    for (int y = -to->margin; y < to->height + to->margin; y++) {
        float *t = to->at + (ptrdiff_t)y * to->row - to->margin;
        seek(from, to, y, amid_blocks(y, rows), wide_x, wide_y, at, right, down);
        for (int i = 0; i < to->row; i++) {
            const float *p = from->at + at[i], *q = p + from->row;
            float upper = p[0] + right[i] * (p[1] - p[0]), lower = q[0] + right[i] * (q[1] - q[0]);
            t[i] = upper + down[i] * (lower - upper);
        }
    }
    free(wide_x);
    return true;
}

// Blurs blocks with a Gaussian. `spare` is as large as they are.
VECTORISED static void soften(float *restrict v, float *restrict spare, int columns, int rows, float sigma) {
    enum { MOST = 16 };
    float weight[MOST];
    int radius = (int)(2.5f * sigma) + 1;
    if (radius >= MOST) radius = MOST - 1;
    for (int k = 0; k <= radius; k++) weight[k] = fovea_feature_exp(-0.5f * (float)(k * k) / (sigma * sigma));
    for (int y = 0; y < rows; y++) {
        float *restrict to = spare + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) to[x] = 0;
        for (int k = -radius; k <= radius; k++) {
            if (y + k < 0 || y + k >= rows) continue;
            const float *restrict from = v + (ptrdiff_t)(y + k) * columns;
            float w = weight[k < 0 ? -k : k];
            for (int x = 0; x < columns; x++) to[x] += w * from[x];
        }
    }
    for (int y = 0; y < rows; y++) {
        const float *restrict from = spare + (ptrdiff_t)y * columns;
        float *restrict to = v + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) to[x] = 0;
        for (int k = -radius; k <= radius; k++) {
            float w = weight[k < 0 ? -k : k];
            int first = k < 0 ? -k : 0, end = k > 0 ? columns - k : columns;
            for (int x = first; x < end; x++) to[x] += w * from[x + k];
        }
    }
}

float fovea_field_belief(const fovea_likeness *l, int i, int reach, float slope) {
    if (fabsf(l->x[i]) >= (float)reach || fabsf(l->y[i]) >= (float)reach) return 0;
    float v = (l->value[i] - 0.55f) / 0.3f;
    v = v < 0 ? 0 : v > 1 ? 1 : v;
    return v * v * (slope < 8 ? slope : 8);
}

bool fovea_field_follow(const fovea_likeness *l, int reach, const float *slope, float sigma, float *dx, float *dy) {
    enum { SUMS = 12 };
    static const double HABIT = 0.05, LEVELNESS = 6, SPREAD = 0.02;
    int columns = l->columns, rows = l->rows;
    size_t count = (size_t)columns * (size_t)rows;
    float *memory = malloc((SUMS + 1) * count * sizeof(float));
    if (!memory) return false;
    float *m[SUMS], *spare = memory + SUMS * count;
    for (int k = 0; k < SUMS; k++) m[k] = memory + (size_t)k * count;
    float middle = 0.5f * (float)(columns - 1), center = 0.5f * (float)(rows - 1);
    for (size_t i = 0; i < count; i++) {
        float x = (float)((int)i % columns) - middle, y = (float)((int)i / columns) - center;
        float w = fovea_field_belief(l, (int)i, reach, slope[i]), u = w * (dx[i] + l->x[i]), v = w * (dy[i] + l->y[i]);
        float all[SUMS] = {w, w * x, w * y, w * x * x, w * x * y, w * y * y, u, u * x, u * y, v, v * x, v * y};
        for (int k = 0; k < SUMS; k++) m[k][i] = all[k];
    }
    for (int k = 0; k < SUMS; k++) soften(m[k], spare, columns, rows, sigma);
    for (size_t i = 0; i < count; i++) {
        // The sums as seen from this block, drawn to what it was and to no slope.
        double x = (float)((int)i % columns) - middle, y = (float)((int)i / columns) - center, w = m[0][i];
        double sx = m[1][i] - w * x, sy = m[2][i] - w * y, xy = m[4][i] - x * m[2][i] - y * m[1][i] + x * y * w;
        double level = LEVELNESS + SPREAD * sigma * sigma * (w + HABIT);
        double xx = m[3][i] - 2 * x * m[1][i] + x * x * w + level, yy = m[5][i] - 2 * y * m[2][i] + y * y * w + level;
        double u = m[6][i], ux = m[7][i] - x * u, uy = m[8][i] - y * u;
        double v = m[9][i], vx = m[10][i] - x * v, vy = m[11][i] - y * v;
        w += HABIT;
        u += HABIT * dx[i];
        v += HABIT * dy[i];
        double a = xx * yy - xy * xy, b = sy * xy - sx * yy, c = sx * xy - sy * xx, determinant = w * a + sx * b + sy * c;
        if (!(determinant > 1e-9)) continue;
        dx[i] = (float)((u * a + ux * b + uy * c) / determinant);
        dy[i] = (float)((v * a + vx * b + vy * c) / determinant);
    }
    free(memory);
    return true;
}
