#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float luminance(const float *p) { return 0.2126f * p[0] + 0.7152f * p[1] + 0.0722f * p[2]; }

static void with_straight_colors(float *rgba, int count, void (*convert)(float *, int)) {
    enum { CHUNK = 128 };
    float straight[4 * CHUNK];
    for (int start = 0; start < count; start += CHUNK) {
        int length = count - start < CHUNK ? count - start : CHUNK;
        float *part = rgba + 4 * start;
        memcpy(straight, part, (size_t)length * 16);
        for (int i = 0; i < length; i++) {
            float alpha = part[4 * i + 3];
            if (alpha == 1 || alpha == 0) continue;
            for (int c = 0; c < 3; c++) straight[4 * i + c] /= alpha;
        }
        convert(straight, length);
        for (int i = 0; i < length; i++) {
            float alpha = part[4 * i + 3];
            float factor = alpha == 0 ? 1 : alpha;
            for (int c = 0; c < 3; c++) part[4 * i + c] = straight[4 * i + c] * factor;
        }
    }
}

void fovea_premultiplied_linear_from_srgb(float *rgba, int count) {
    with_straight_colors(rgba, count, fovea_linear_from_srgb);
}

void fovea_premultiplied_srgb_from_linear(float *rgba, int count) {
    with_straight_colors(rgba, count, fovea_srgb_from_linear);
}

void fovea_over(const float *upper, float *lower, int count) {
    for (int i = 0; i < count; i++) {
        float rest = 1 - upper[4 * i + 3];
        for (int c = 0; c < 4; c++) lower[4 * i + c] = upper[4 * i + c] + lower[4 * i + c] * rest;
    }
}

static float encoded_gray(const float *p) {
    float gray[4] = {luminance(p), 0, 0, 1};
    fovea_srgb_from_linear(gray, 1);
    return gray[0] > 0 ? (gray[0] < 1 ? gray[0] : 1) : 0;
}

void fovea_blend_mask(const float *input, const float *mask, float *background, int count, bool uses_alpha) {
    for (int i = 0; i < count; i++) {
        const float *m = mask + 4 * i;
        // A clear pixel beyond the mask's edge is the common case, and 1 must not lose a bit.
        float weight = uses_alpha ? m[3] : (m[0] == 1 && m[1] == 1 && m[2] == 1) ? 1 : encoded_gray(m);
        float rest = 1 - weight;
        for (int c = 0; c < 4; c++)
            background[4 * i + c] = input[4 * i + c] * weight + background[4 * i + c] * rest;
    }
}

void fovea_color_matrix(float *rgba, int count, const float m[20]) {
    for (int i = 0; i < count; i++) {
        float *p = rgba + 4 * i;
        float scale = p[3] == 0 ? 1 : 1 / p[3];
        float r = p[0] * scale, g = p[1] * scale, b = p[2] * scale, a = p[3];
        float alpha = m[15] * r + m[16] * g + m[17] * b + m[18] * a + m[19];
        alpha = alpha > 0 ? (alpha < 1 ? alpha : 1) : 0;
        for (int c = 0; c < 3; c++)
            p[c] = alpha * (m[5 * c] * r + m[5 * c + 1] * g + m[5 * c + 2] * b + m[5 * c + 3] * a + m[5 * c + 4]);
        p[3] = alpha;
    }
}

void fovea_mask_to_alpha(float *rgba, int count) {
    for (int i = 0; i < count; i++) {
        float gray = encoded_gray(rgba + 4 * i);
        for (int c = 0; c < 4; c++) rgba[4 * i + c] = gray;
    }
}

void fovea_premultiply(float *rgba, int count) {
    for (int i = 0; i < count; i++)
        for (int c = 0; c < 3; c++) rgba[4 * i + c] *= rgba[4 * i + 3];
}

void fovea_unpremultiply(float *rgba, int count) {
    for (int i = 0; i < count; i++) {
        if (rgba[4 * i + 3] == 0) continue;
        for (int c = 0; c < 3; c++) rgba[4 * i + c] /= rgba[4 * i + 3];
    }
}

void fovea_set_alpha_one(float *rgba, int count) {
    for (int i = 0; i < count; i++) rgba[4 * i + 3] = 1;
}

static inline const float *pixel(const fovea_tile *t, int x, int y) {
    static const float clear[4] = {0, 0, 0, 0};
    x -= t->x;
    y -= t->y;
    if (x < 0 || y < 0 || x >= t->width || y >= t->height) return clear;
    return t->pixels + 4 * ((ptrdiff_t)y * t->width + x);
}

static inline void add_sample(const fovea_tile *source, double x, double y, bool interpolates, float *sum) {
    // Far outside everything is clear, and the conversion to `int` would overflow.
    if (!(fabs(x) < 1e9 && fabs(y) < 1e9)) return;
    if (!interpolates) {
        const float *p = pixel(source, (int)floor(x), (int)floor(y));
        for (int c = 0; c < 4; c++) sum[c] += p[c];
        return;
    }
    double left = floor(x - 0.5), top = floor(y - 0.5);
    float u = (float)(x - 0.5 - left), v = (float)(y - 0.5 - top);
    int ix = (int)left, iy = (int)top;
    const float *a = pixel(source, ix, iy), *b = u == 0 ? a : pixel(source, ix + 1, iy);
    const float *d = v == 0 ? a : pixel(source, ix, iy + 1);
    const float *e = v == 0 ? b : u == 0 ? d : pixel(source, ix + 1, iy + 1);
    for (int c = 0; c < 4; c++) {
        float upper = a[c] + (b[c] - a[c]) * u, lower = d[c] + (e[c] - d[c]) * u;
        sum[c] += upper + (lower - upper) * v;
    }
}

void fovea_project(fovea_tile source, fovea_tile destination, const double m[9], bool interpolates, int samples) {
    float weight = 1.0f / (float)(samples * samples);
    for (int row = 0; row < destination.height; row++) {
        float *out = destination.pixels + 4 * (ptrdiff_t)row * destination.width;
        for (int column = 0; column < destination.width; column++, out += 4) {
            float sum[4] = {0, 0, 0, 0};
            for (int sy = 0; sy < samples; sy++) {
                double y = destination.y + row + (sy + 0.5) / samples;
                for (int sx = 0; sx < samples; sx++) {
                    double x = destination.x + column + (sx + 0.5) / samples;
                    double w = m[6] * x + m[7] * y + m[8];
                    // Points behind the horizon of a perspective show nothing.
                    if (w <= 0) continue;
                    double px = (m[0] * x + m[1] * y + m[2]) / w, py = (m[3] * x + m[4] * y + m[5]) / w;
                    add_sample(&source, px, py, interpolates, sum);
                }
            }
            for (int c = 0; c < 4; c++) out[c] = sum[c] * weight;
        }
    }
}

void fovea_blur(fovea_tile source, fovea_tile destination, const float *weights, int radius, float *scratch) {
    ptrdiff_t in = 4 * (ptrdiff_t)source.width, out = 4 * (ptrdiff_t)destination.width;
    for (int y = 0; y < source.height; y++) {
        const float *from = source.pixels + y * in + 4 * radius;
        float *to = scratch + y * out;
        for (ptrdiff_t i = 0; i < out; i++) to[i] = from[i] * weights[0];
        for (int k = 1; k <= radius; k++)
            for (ptrdiff_t i = 0; i < out; i++) to[i] += (from[i - 4 * k] + from[i + 4 * k]) * weights[k];
    }
    for (int y = 0; y < destination.height; y++) {
        const float *from = scratch + (y + radius) * out;
        float *to = destination.pixels + y * out;
        for (ptrdiff_t i = 0; i < out; i++) to[i] = from[i] * weights[0];
        for (int k = 1; k <= radius; k++)
            for (ptrdiff_t i = 0; i < out; i++) to[i] += (from[i - k * out] + from[i + k * out]) * weights[k];
    }
}

void fovea_smear(fovea_tile source, fovea_tile destination, double ox, double oy, double share, double start, double end) {
    for (int row = 0; row < destination.height; row++) {
        float *out = destination.pixels + 4 * (ptrdiff_t)row * destination.width;
        double y = destination.y + row + 0.5, dy = oy + share * y;
        for (int column = 0; column < destination.width; column++, out += 4) {
            double x = destination.x + column + 0.5, dx = ox + share * x;
            double length = fmax(fabs(dx), fabs(dy)) * (end - start);
            int samples = length < 4096 ? 1 + (int)ceil(length) : 4096;
            float sum[4] = {0, 0, 0, 0};
            for (int i = 0; i < samples; i++) {
                double t = samples > 1 ? start + (end - start) * i / (samples - 1) : 0;
                add_sample(&source, x + t * dx, y + t * dy, true, sum);
            }
            for (int c = 0; c < 4; c++) out[c] = sum[c] / (float)samples;
        }
    }
}

void fovea_morphology(fovea_tile source, fovea_tile destination, int radius, bool maximum) {
    ptrdiff_t in = 4 * (ptrdiff_t)source.width, out = 4 * (ptrdiff_t)destination.width;
    for (int y = 0; y < destination.height; y++) {
        float *to = destination.pixels + y * out;
        memcpy(to, source.pixels + (y + radius) * in + 4 * radius, (size_t)out * sizeof(float));
        for (int dy = -radius; dy <= radius; dy++) {
            int reach = (int)sqrt((double)radius * radius - (double)dy * dy);
            for (int dx = -reach; dx <= reach; dx++) {
                const float *from = source.pixels + (y + radius + dy) * in + 4 * (radius + dx);
                if (maximum) {
                    for (ptrdiff_t i = 0; i < out; i++) to[i] = from[i] > to[i] ? from[i] : to[i];
                } else {
                    for (ptrdiff_t i = 0; i < out; i++) to[i] = from[i] < to[i] ? from[i] : to[i];
                }
            }
        }
    }
}

static double lanczos3(double x) {
    if (x == 0) return 1;
    if (fabs(x) >= 3) return 0;
    double t = 3.14159265358979323846 * x;
    return 3 * sin(t) * sin(t / 3) / (t * t);
}

// The source positions and weights for one output position; returns how many.
static int lanczos_taps(int output, double scale, int first, int count, int *start, float *weights) {
    double stretch = scale < 1 ? 1 / scale : 1, centre = (output + 0.5) / scale - 0.5;
    int low = (int)ceil(centre - 3 * stretch), high = (int)floor(centre + 3 * stretch);
    if (low < first) low = first;
    if (high > first + count - 1) high = first + count - 1;
    *start = low;
    double sum = 0;
    for (int i = low; i <= high; i++) sum += lanczos3((i - centre) / stretch);
    for (int i = low; i <= high; i++) weights[i - low] = (float)(lanczos3((i - centre) / stretch) / sum);
    return high >= low && sum != 0 ? high - low + 1 : 0;
}

bool fovea_lanczos(fovea_tile source, fovea_tile destination, double scale_x, double scale_y) {
    double smaller = fmin(fmin(scale_x, scale_y), 1);
    float *weights = malloc(((size_t)(6 / smaller) + 4) * sizeof(float));
    float *scratch = calloc((size_t)source.height * (size_t)destination.width, 16);
    if (!weights || !scratch) {
        free(weights);
        free(scratch);
        return false;
    }
    for (int x = 0; x < destination.width; x++) {
        int start, count = lanczos_taps(destination.x + x, scale_x, source.x, source.width, &start, weights);
        for (int y = 0; y < source.height; y++) {
            const float *from = source.pixels + 4 * ((ptrdiff_t)y * source.width + start - source.x);
            float *to = scratch + 4 * ((ptrdiff_t)y * destination.width + x);
            for (int k = 0; k < count; k++)
                for (int c = 0; c < 4; c++) to[c] += from[4 * k + c] * weights[k];
        }
    }
    ptrdiff_t row = 4 * (ptrdiff_t)destination.width;
    for (int y = 0; y < destination.height; y++) {
        int start, count = lanczos_taps(destination.y + y, scale_y, source.y, source.height, &start, weights);
        float *to = destination.pixels + y * row;
        memset(to, 0, (size_t)row * sizeof(float));
        for (int k = 0; k < count; k++) {
            const float *from = scratch + (start - source.y + k) * row;
            for (ptrdiff_t i = 0; i < row; i++) to[i] += from[i] * weights[k];
        }
    }
    free(weights);
    free(scratch);
    return true;
}
