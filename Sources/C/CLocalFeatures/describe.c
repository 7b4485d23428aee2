#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BINS = 36,          // directions of the histogram that finds the main one
    SAMPLES = 20,       // samples along a side of the surroundings, four to a cell and two beyond each end
    CELLS = 8,          // room for a row of cells: four, one at each end, and what makes them a round number
    DIRECTIONS = 8,     // of a cell
    ABREAST = 4,        // rows of samples summed side by side, as a sum waits for the last one
    PATCH = SAMPLES + 2 // with the neighbours that a gradient needs
};

// The spread of the surroundings: a cell is three spreads of the blob wide, a sample a quarter of that.
static const float SAMPLE_STEP = 0.75f;

int fovea_feature_orient(const fovea_pyramid *p, const point *point, float angles[4]) {
    const octave *o = &p->octave[point->octave];
    const float *pixels = o->level[point->level];
    float sigma = 1.5f * point->scale;
    int radius = (int)(3 * sigma + 0.5f);
    int cx = (int)(point->x + 0.5f), cy = (int)(point->y + 0.5f);
    float histogram[BINS] = {0}, weight[64];
    if (radius > 63) radius = 63;
    for (int i = 0; i <= radius; i++) weight[i] = fovea_feature_exp(-(float)(i * i) / (2 * sigma * sigma));
    for (int dy = -radius; dy <= radius; dy++) {
        int y = cy + dy;
        if (y < 1 || y >= o->height - 1) continue;
        const float *row = pixels + (size_t)y * o->row;
        int first = cx - radius < 1 ? 1 : cx - radius, last = cx + radius > o->width - 2 ? o->width - 2 : cx + radius;
        float wy = weight[dy < 0 ? -dy : dy];
        for (int x = first; x <= last; x++) {
            float gx = row[x + 1] - row[x - 1], gy = row[x + o->row] - row[x - o->row];
            float magnitude = sqrtf(gx * gx + gy * gy) * wy * weight[x < cx ? cx - x : x - cx];
            int bin = (int)((fovea_feature_atan2(gy, gx) + 3.14159265f) * (BINS / 6.28318531f) + 0.5f);
            histogram[bin >= BINS ? bin - BINS : bin] += magnitude;
        }
    }
    float smooth[BINS], most = 0;
    for (int i = 0; i < BINS; i++) {
        float a = histogram[(i + BINS - 2) % BINS] + histogram[(i + 2) % BINS];
        float b = histogram[(i + BINS - 1) % BINS] + histogram[(i + 1) % BINS];
        smooth[i] = (a + 4 * b + 6 * histogram[i]) * (1.0f / 16);
        if (smooth[i] > most) most = smooth[i];
    }
    int count = 0;
    for (int i = 0; i < BINS && count < 4; i++) {
        float a = smooth[(i + BINS - 1) % BINS], b = smooth[i], c = smooth[(i + 1) % BINS];
        if (b <= a || b <= c || b < 0.8f * most) continue;
        float peak = (float)i + 0.5f * (a - c) / (a - 2 * b + c);
        angles[count++] = peak * (6.28318531f / BINS) - 3.14159265f;
    }
    return count;
}

// Where the samples lie: the pixel to the left and above of each, and how far it is beyond that.
VECTORISED static void spots(const octave *o, float x, float y, const float m[4], int *restrict at, float *restrict right,
                             float *restrict down) {
    float half = (PATCH - 1) * 0.5f * SAMPLE_STEP, step = SAMPLE_STEP, most_x = (float)(o->width - 1) - 0.001f;
    float most_y = (float)(o->height - 1) - 0.001f, across = m[0] * step, along = m[2] * step;
    int length = o->row;
    for (int j = 0; j < PATCH; j++) {
        float v = (float)j * step - half;
        float px = x + m[1] * v - m[0] * half, py = y + m[3] * v - m[2] * half;
        for (int i = 0; i < PATCH; i++) {
            float sx = px + across * (float)i, sy = py + along * (float)i;
            sx = sx < 0 ? 0 : sx > most_x ? most_x : sx;
            sy = sy < 0 ? 0 : sy > most_y ? most_y : sy;
            int ix = (int)sx, iy = (int)sy;
            at[j * PATCH + i] = iy * length + ix;
            right[j * PATCH + i] = sx - (float)ix;
            down[j * PATCH + i] = sy - (float)iy;
        }
    }
}

// Takes the surroundings out of the picture, turned and scaled to the matrix.
static void sample(const octave *o, const float *pixels, float x, float y, const float m[4], float patch[PATCH * PATCH]) {
    int at[PATCH * PATCH];
    float right[PATCH * PATCH], down[PATCH * PATCH];
    spots(o, x, y, m, at, right, down);
    for (int i = 0; i < PATCH * PATCH; i++) {
        const float *p = pixels + at[i], *q = p + o->row;
        float top = p[0] + (p[1] - p[0]) * right[i], below = q[0] + (q[1] - q[0]) * right[i];
        patch[i] = top + (below - top) * down[i];
    }
}

// The gradient of each sample: the direction below its own, from 0 to 7, and what of its strength belongs to that one and
// to the next.
VECTORISED static void gradients(const float *restrict patch, const float *restrict window, int *restrict direction,
                                 float *restrict own, float *restrict next) {
    for (int j = 0; j < SAMPLES; j++) {
        const float *row = patch + (j + 1) * PATCH + 1;
        for (int i = 0; i < SAMPLES; i++) {
            float gx = row[i + 1] - row[i - 1], gy = row[i + PATCH] - row[i - PATCH];
            float ax = fabsf(gx), ay = fabsf(gy);
            float low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
            float t = low / (high + 1e-20f), s = t * t;
            // The arc tangent in eighths of a turn.
            float a = t * (1.27321f + s * (-0.42350f + s * (0.24640f + s * (-0.14822f + s * (0.06703f - s * 0.01492f)))));
            a = ay > ax ? 2 - a : a;
            a = gx < 0 ? 4 - a : a;
            a = gy < 0 ? 8 - a : a;
            int bin = (int)a;
            bin = bin > 7 ? 7 : bin;
            float strength = __builtin_elementwise_sqrt(gx * gx + gy * gy) * window[i] * window[j];
            float beyond = strength * (a - (float)bin);
            direction[j * SAMPLES + i] = bin;
            own[j * SAMPLES + i] = strength - beyond;
            next[j * SAMPLES + i] = beyond;
        }
    }
}

static void normalise(float *v, float clip) {
    float sum = 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) sum += v[i] * v[i];
    float scale = sum > 0 ? 1 / sqrtf(sum) : 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) {
        v[i] *= scale;
        if (v[i] > clip) v[i] = clip;
    }
}

// The roots of shares compare better than the shares. Seven bits let products of pairs fit sixteen.
VECTORISED static void roots(const float *restrict values, float sum, uint8_t *restrict descriptor) {
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) {
        float root = __builtin_elementwise_sqrt(values[i] / sum) * 512;
        descriptor[i] = (uint8_t)(root > 127 ? 127 : root);
    }
}

bool fovea_feature_describe(const octave *o, const float *pixels, float x, float y, const float matrix[4],
                            uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH]) {
    float patch[PATCH * PATCH], own[SAMPLES * SAMPLES], next[SAMPLES * SAMPLES], window[SAMPLES];
    int direction[SAMPLES * SAMPLES];
    sample(o, pixels, x, y, matrix, patch);
    for (int i = 0; i < SAMPLES / 2; i++) {
        float u = ((float)i - (SAMPLES - 1) * 0.5f) * 0.25f; // in cells
        window[i] = window[SAMPLES - 1 - i] = fovea_feature_exp(-u * u / 8);
    }
    gradients(patch, window, direction, own, next);
    // Six rows and columns of cells; the outermost ones catch what belongs to none. Neighbors in a row lie side by side,
    // since a sample adds to two of them at once.
    float cells[6][DIRECTIONS][CELLS];
    memset(cells, 0, sizeof cells);
    for (int j = 0; j < SAMPLES; j += ABREAST) {
        float lines[ABREAST][DIRECTIONS + 1][CELLS];
        memset(lines, 0, sizeof lines);
        for (int i = 0; i < SAMPLES; i++) {
            int cell = (i + 2) / 4;
            float far = ((float)((i + 2) % 4) + 0.5f) * 0.25f, near = 1 - far;
            for (int k = 0; k < ABREAST; k++) {
                int at = (j + k) * SAMPLES + i;
                float *to = lines[k][direction[at]] + cell;
                to[0] += own[at] * near;
                to[1] += own[at] * far;
                to[CELLS] += next[at] * near;
                to[CELLS + 1] += next[at] * far;
            }
        }
        for (int k = 0; k < ABREAST; k++) {
            int cell = (j + k + 2) / 4;
            float far = ((float)((j + k + 2) % 4) + 0.5f) * 0.25f, near = 1 - far;
            // What lies beyond the last direction belongs to the first.
            for (int c = 0; c < CELLS; c++) lines[k][0][c] += lines[k][DIRECTIONS][c];
            for (int b = 0; b < DIRECTIONS; b++)
                for (int c = 0; c < CELLS; c++) cells[cell][b][c] += lines[k][b][c] * near;
            for (int b = 0; b < DIRECTIONS && cell < 5; b++)
                for (int c = 0; c < CELLS; c++) cells[cell + 1][b][c] += lines[k][b][c] * far;
        }
    }
    float values[FOVEA_DESCRIPTOR_LENGTH];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            for (int b = 0; b < DIRECTIONS; b++) values[(r * 4 + c) * DIRECTIONS + b] = cells[r + 1][b][c + 1];
    normalise(values, 0.2f);
    float sum = 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) sum += values[i];
    if (sum <= 0) return false;
    roots(values, sum, descriptor);
    return true;
}

static int by_response(const void *a, const void *b) {
    const point *p = a, *q = b;
    if (p->response != q->response) return p->response > q->response ? -1 : 1;
    return p->order - q->order;
}

int fovea_pyramid_features(const fovea_pyramid *pyramid, fovea_feature *features) {
    point *points = NULL;
    int count = fovea_feature_points(pyramid, &points), limit = pyramid->options.limit, written = 0;
    if (count < 0) return -1;
    if (count > 0) qsort(points, (size_t)count, sizeof(point), by_response);
    for (int i = 0; i < count && written < limit; i++) {
        const point *p = &points[i];
        float angles[4];
        int directions = fovea_feature_orient(pyramid, p, angles);
        float unit = (float)(1 << p->octave);
        for (int k = 0; k < directions && written < limit; k++) {
            float s, c;
            fovea_feature_sine_cosine(angles[k], &s, &c);
            float matrix[4] = {c * p->scale, -s * p->scale, s * p->scale, c * p->scale};
            fovea_feature *f = &features[written];
            if (!fovea_feature_describe(&pyramid->octave[p->octave], pyramid->octave[p->octave].level[p->level], p->x, p->y,
                                matrix, f->descriptor))
                continue;
            f->x = p->x * unit;
            f->y = p->y * unit;
            f->scale = p->scale * unit;
            f->angle = angles[k];
            f->response = p->response;
            written++;
        }
    }
    free(points);
    return written;
}

bool fovea_pyramid_describe(const fovea_pyramid *pyramid, float x, float y, const float matrix[4],
                            uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH]) {
    float determinant = matrix[0] * matrix[3] - matrix[1] * matrix[2];
    if (!(determinant > 0)) return false;
    float scale = sqrtf(determinant);
    // The level whose blur comes closest, in the smallest octave that has it.
    int index = 0;
    float unit = 1, last = pyramid->sigma[pyramid->options.levels] * 1.12f;
    while (index < pyramid->octaves - 1 && scale / unit > last) {
        index++;
        unit *= 2;
    }
    int level = 1;
    for (int l = 2; l <= pyramid->options.levels; l++)
        if (fabsf(pyramid->sigma[l] * unit - scale) < fabsf(pyramid->sigma[level] * unit - scale)) level = l;
    const octave *o = &pyramid->octave[index];
    float px = x / unit, py = y / unit;
    if (!(px >= 0 && py >= 0 && px < (float)(o->width - 1) && py < (float)(o->height - 1))) return false;
    float scaled[4] = {matrix[0] / unit, matrix[1] / unit, matrix[2] / unit, matrix[3] / unit};
    return fovea_feature_describe(o, o->level[level], px, py, scaled, descriptor);
}
