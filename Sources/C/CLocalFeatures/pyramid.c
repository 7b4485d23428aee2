#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAXIMUM_RADIUS = 24, SMALLEST_SIDE = 16 };

typedef struct {
    int radius;
    float weight[MAXIMUM_RADIUS + 1]; // the middle first
} kernel;

static kernel kernel_make(float sigma) {
    kernel k;
    k.radius = (int)ceilf(sigma * 3.2f);
    if (k.radius > MAXIMUM_RADIUS) k.radius = MAXIMUM_RADIUS;
    float sum = 0;
    for (int i = 0; i <= k.radius; i++) {
        k.weight[i] = fovea_feature_exp(-(float)(i * i) / (2 * sigma * sigma));
        sum += i == 0 ? k.weight[i] : 2 * k.weight[i];
    }
    for (int i = 0; i <= k.radius; i++) k.weight[i] /= sum;
    return k;
}

static int clamp(int value, int limit) { return value < 0 ? 0 : value >= limit ? limit - 1 : value; }

// Blurs one level to the next: down into `line`, whose ends repeat the edge, then across.
VECTORISED static void blur(const octave *o, const float *source, float *destination, const kernel *k, float *line) {
    int width = o->width, row = o->row, radius = k->radius;
    float *middle = line + MAXIMUM_RADIUS;
    for (int y = 0; y < o->height; y++) {
        const float *up[MAXIMUM_RADIUS + 1], *down[MAXIMUM_RADIUS + 1];
        for (int i = 0; i <= radius; i++) {
            up[i] = source + (size_t)clamp(y - i, o->height) * row;
            down[i] = source + (size_t)clamp(y + i, o->height) * row;
        }
        for (int x = 0; x < width; x += 16) {
            float16 sum = *(const float16 *)(up[0] + x) * k->weight[0];
            for (int i = 1; i <= radius; i++) {
                float w = k->weight[i];
                sum += (*(const float16 *)(up[i] + x) + *(const float16 *)(down[i] + x)) * w;
            }
            *(float16 *)(middle + x) = sum;
        }
        for (int i = 1; i <= radius; i++) {
            middle[-i] = middle[0];
            middle[width - 1 + i] = middle[width - 1];
        }
        float *to = destination + (size_t)y * row;
        for (int x = 0; x < width; x += 16) {
            float16 sum = *(const float16 *)(middle + x) * k->weight[0];
            for (int i = 1; i <= radius; i++) {
                float w = k->weight[i];
                sum += (*(const float16 *)(middle + x - i) + *(const float16 *)(middle + x + i)) * w;
            }
            *(float16 *)(to + x) = sum;
        }
    }
}

static void halve(const octave *from, const float *source, const octave *to, float *destination) {
    for (int y = 0; y < to->height; y++) {
        const float *a = source + (size_t)(2 * y) * from->row;
        float *b = destination + (size_t)y * to->row;
        for (int x = 0; x < to->width; x++) b[x] = a[2 * x];
    }
}

fovea_pyramid *fovea_pyramid_make(const uint8_t *gray, ptrdiff_t bytes_per_row, int width, int height,
                                  fovea_feature_options options) {
    fovea_pyramid *p = calloc(1, sizeof(fovea_pyramid));
    if (!p) return NULL;
    p->options = options;
    p->levels = options.levels + 3;
    float step = fovea_feature_exp(0.69314718f / (float)options.levels);
    p->sigma[0] = options.sigma;
    for (int l = 1; l < p->levels; l++) p->sigma[l] = p->sigma[l - 1] * step;

    size_t total = 0;
    for (int w = width, h = height; p->octaves < MAXIMUM_OCTAVES; w /= 2, h /= 2) {
        if (p->octaves > 0 && (w < SMALLEST_SIDE || h < SMALLEST_SIDE)) break;
        octave *o = &p->octave[p->octaves++];
        o->width = w;
        o->height = h;
        // The blur works on sixteen at a time.
        o->row = (w + 15) / 16 * 16;
        total += (size_t)o->row * h * p->levels;
    }
    size_t line_length = (size_t)p->octave[0].row + 2 * MAXIMUM_RADIUS + 16;
    p->memory = malloc((total + 64) * sizeof(float));
    float *line = calloc(line_length, sizeof(float));
    if (!p->memory || !line) {
        free(line);
        fovea_pyramid_free(p);
        return NULL;
    }
    float *next = p->memory;
    for (int i = 0; i < p->octaves; i++) {
        octave *o = &p->octave[i];
        for (int l = 0; l < p->levels; l++, next += (size_t)o->row * o->height) o->level[l] = next;
    }
    // Differences from half white are as good as the values, and keep more digits.
    octave *base = &p->octave[0];
    float *input = base->level[p->levels - 1];
    for (int y = 0; y < height; y++) {
        const uint8_t *from = gray + y * bytes_per_row;
        float *to = input + (size_t)y * base->row;
        for (int x = 0; x < width; x++) to[x] = (float)from[x] * (1.0f / 255) - 0.5f;
        for (int x = width; x < base->row; x++) to[x] = to[width - 1];
    }
    for (int i = 0; i < p->octaves; i++) {
        octave *o = &p->octave[i];
        if (i == 0) {
            // A picture comes with about half a pixel of blur.
            float own = 0.5f;
            float missing = p->sigma[0] * p->sigma[0] - own * own;
            kernel k = kernel_make(sqrtf(missing > 0.01f ? missing : 0.01f));
            blur(o, input, o->level[0], &k, line);
        } else {
            octave *larger = &p->octave[i - 1];
            halve(larger, larger->level[options.levels], o, o->level[0]);
            for (int y = 0; y < o->height; y++)
                for (int x = o->width; x < o->row; x++) o->level[0][(size_t)y * o->row + x] = 0;
        }
        for (int l = 1; l < p->levels; l++) {
            kernel k = kernel_make(sqrtf(p->sigma[l] * p->sigma[l] - p->sigma[l - 1] * p->sigma[l - 1]));
            blur(o, o->level[l - 1], o->level[l], &k, line);
        }
    }
    free(line);
    return p;
}

void fovea_pyramid_free(fovea_pyramid *pyramid) {
    if (!pyramid) return;
    free(pyramid->memory);
    free(pyramid);
}
