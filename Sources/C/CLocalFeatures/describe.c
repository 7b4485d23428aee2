#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BINS = 36,          // directions of the histogram that finds the main one
    SAMPLES = 20,       // samples along a side of the surroundings, four to a cell and two beyond each end
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

// Takes the surroundings out of the picture, turned and scaled to the matrix.
static void sample(const octave *o, const float *pixels, float x, float y, const float m[4], float patch[PATCH * PATCH]) {
    float half = (PATCH - 1) * 0.5f * SAMPLE_STEP, step = SAMPLE_STEP;
    float reach_x = half * (fabsf(m[0]) + fabsf(m[1])), reach_y = half * (fabsf(m[2]) + fabsf(m[3]));
    bool inside = x - reach_x >= 0 && y - reach_y >= 0 && x + reach_x < (float)(o->width - 1) &&
                  y + reach_y < (float)(o->height - 1);
    float right = (float)(o->width - 1) - 0.001f, bottom = (float)(o->height - 1) - 0.001f;
    for (int j = 0; j < PATCH; j++) {
        float v = (float)j * step - half;
        float px = x + m[1] * v - m[0] * half, py = y + m[3] * v - m[2] * half;
        for (int i = 0; i < PATCH; i++) {
            float sx = px + m[0] * step * (float)i, sy = py + m[2] * step * (float)i;
            if (!inside) {
                sx = sx < 0 ? 0 : sx > right ? right : sx;
                sy = sy < 0 ? 0 : sy > bottom ? bottom : sy;
            }
            int ix = (int)sx, iy = (int)sy;
            float fx = sx - (float)ix, fy = sy - (float)iy;
            const float *q = pixels + (size_t)iy * o->row + ix;
            float top = q[0] + (q[1] - q[0]) * fx, below = q[o->row] + (q[o->row + 1] - q[o->row]) * fx;
            patch[j * PATCH + i] = top + (below - top) * fy;
        }
    }
}

// The gradient of each sample as a strength and a direction from 0 to 8.
VECTORISED static void gradients(const float *restrict patch, const float *restrict window, float *restrict strength,
                                 float *restrict direction) {
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
            direction[j * SAMPLES + i] = a;
            strength[j * SAMPLES + i] = sqrtf(gx * gx + gy * gy) * window[i] * window[j];
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

bool fovea_feature_describe(const octave *o, const float *pixels, float x, float y, const float matrix[4],
                            uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH]) {
    float patch[PATCH * PATCH], strength[SAMPLES * SAMPLES], direction[SAMPLES * SAMPLES], window[SAMPLES];
    sample(o, pixels, x, y, matrix, patch);
    for (int i = 0; i < SAMPLES; i++) {
        float u = ((float)i - (SAMPLES - 1) * 0.5f) * 0.25f; // in cells
        window[i] = fovea_feature_exp(-u * u / 8);
    }
    gradients(patch, window, strength, direction);
    // Six rows and columns of cells with nine directions; the outermost cells catch what belongs to none.
    float cells[6][6][8];
    memset(cells, 0, sizeof cells);
    for (int j = 0; j < SAMPLES; j++) {
        float line[6][9];
        memset(line, 0, sizeof line);
        for (int i = 0; i < SAMPLES; i++) {
            float s = strength[j * SAMPLES + i], a = direction[j * SAMPLES + i];
            int bin = (int)a;
            if (bin > 7) bin = 7;
            float high = s * (a - (float)bin), low = s - high;
            int cell = (i + 2) / 4;
            float far = ((float)((i + 2) % 4) + 0.5f) * 0.25f, near = 1 - far;
            line[cell][bin] += low * near;
            line[cell][bin + 1] += high * near;
            if (cell < 5) {
                line[cell + 1][bin] += low * far;
                line[cell + 1][bin + 1] += high * far;
            }
        }
        int cell = (j + 2) / 4;
        float far = ((float)((j + 2) % 4) + 0.5f) * 0.25f, near = 1 - far;
        for (int c = 1; c < 5; c++) {
            line[c][0] += line[c][8];
            for (int b = 0; b < 8; b++) {
                cells[cell][c][b] += line[c][b] * near;
                if (cell < 5) cells[cell + 1][c][b] += line[c][b] * far;
            }
        }
    }
    float values[FOVEA_DESCRIPTOR_LENGTH];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) memcpy(values + (r * 4 + c) * 8, cells[r + 1][c + 1], 8 * sizeof(float));
    normalise(values, 0.2f);
    float sum = 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) sum += values[i];
    if (sum <= 0) return false;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) {
        // The roots of shares compare better than the shares. Seven bits let products of pairs fit sixteen.
        float root = sqrtf(values[i] / sum) * 512;
        descriptor[i] = root > 127 ? 127 : (uint8_t)root;
    }
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
