#include "CRectangleKernels.h"
#include "vectorised.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamped(int value, int count) { return value < 0 ? 0 : value >= count ? count - 1 : value; }

// Smooths one color with the binomial kernel 1 4 6 4 1 both ways; 256 to a gray level.
static void smooth(fovea_picture picture, int channel, uint16_t *across, uint16_t *smoothed) {
    int w = picture.width, h = picture.height;
    for (int y = 0; y < h; y++) {
        const uint8_t *row = picture.bytes + y * picture.bytes_per_row + channel;
        uint16_t *out = across + (size_t)y * w;
        for (int x = 0; x < w; x++) {
            if (x >= 2 && x < w - 2) {
                const uint8_t *p = row + 4 * x;
                out[x] = (uint16_t)(p[-8] + p[8] + 4 * (p[-4] + p[4]) + 6 * p[0]);
            } else {
                out[x] = (uint16_t)(row[4 * clamped(x - 2, w)] + row[4 * clamped(x + 2, w)] +
                                    4 * (row[4 * clamped(x - 1, w)] + row[4 * clamped(x + 1, w)]) + 6 * row[4 * x]);
            }
        }
    }
    for (int y = 0; y < h; y++) {
        const uint16_t *a = across + (size_t)clamped(y - 2, h) * w, *b = across + (size_t)clamped(y - 1, h) * w;
        const uint16_t *c = across + (size_t)y * w, *d = across + (size_t)clamped(y + 1, h) * w;
        const uint16_t *e = across + (size_t)clamped(y + 2, h) * w;
        uint16_t *out = smoothed + (size_t)y * w;
        for (int x = 0; x < w; x++) out[x] = (uint16_t)(a[x] + e[x] + 4 * (b[x] + d[x]) + 6 * c[x]);
    }
}

// Keeps the slope of this color where it is steeper than what is there.
VECTORISED static void merge_slopes(const uint16_t *smoothed, fovea_slopes slopes, int32_t *squares) {
    int w = slopes.width, h = slopes.height;
    for (int y = 0; y < h; y++) {
        size_t row = (size_t)y * w;
        const uint16_t *p = smoothed + row;
        const uint16_t *above = smoothed + (size_t)clamped(y - 1, h) * w;
        const uint16_t *below = smoothed + (size_t)clamped(y + 1, h) * w;
        for (int x = 1; x < w - 1; x++) {
            // Half the difference over two pixels, and half again so that the squares add up in 32 bits.
            int dx = ((int)p[x + 1] - p[x - 1]) >> 1, dy = ((int)below[x] - above[x]) >> 1;
            int square = (dx >> 1) * (dx >> 1) + (dy >> 1) * (dy >> 1);
            bool steeper = square > squares[row + x];
            squares[row + x] = steeper ? square : squares[row + x];
            slopes.dx[row + x] = steeper ? (int16_t)dx : slopes.dx[row + x];
            slopes.dy[row + x] = steeper ? (int16_t)dy : slopes.dy[row + x];
        }
    }
}

// The slope that half of the pixels stay below, in gray levels for each pixel: a measure of noise and texture.
static float median_slope(const int32_t *squares, size_t count) {
    unsigned bins[256] = {0};
    size_t sampled = 0;
    for (size_t i = 0; i < count; i += 3, sampled++) {
        float level = sqrtf((float)squares[i]) / 128 * 16;
        bins[level < 255 ? (int)level : 255]++;
    }
    size_t below = 0;
    for (int i = 0; i < 256; i++) {
        below += bins[i];
        if (below * 2 >= sampled) return (float)i / 16;
    }
    return 16;
}

bool fovea_find_edges(fovea_picture picture, fovea_slopes slopes, float low, float high) {
    int w = slopes.width, h = slopes.height;
    size_t count = (size_t)w * h;
    uint16_t *across = malloc(count * sizeof *across), *smoothed = malloc(count * sizeof *smoothed);
    int32_t *squares = calloc(count, sizeof *squares);
    size_t *stack = malloc(count * sizeof *stack);
    bool done = across && smoothed && squares && stack;
    if (done) {
        memset(slopes.dx, 0, count * sizeof *slopes.dx);
        memset(slopes.dy, 0, count * sizeof *slopes.dy);
        memset(slopes.edge, 0, count);
        for (int channel = 0; channel < 3; channel++) {
            smooth(picture, channel, across, smoothed);
            merge_slopes(smoothed, slopes, squares);
        }
        float median = median_slope(squares, count);
        low = fminf(fmaxf(low, median), 3 * low);
        high = fminf(fmaxf(high, 2 * median), 3 * high);
        int32_t low_square = (int32_t)(low * low * 128 * 128), high_square = (int32_t)(high * high * 128 * 128);
        size_t waiting = 0;
        for (int y = 1; y < h - 1; y++) {
            for (int x = 1; x < w - 1; x++) {
                size_t i = (size_t)y * w + x;
                int32_t here = squares[i];
                if (here < low_square) continue;
                int dx = slopes.dx[i], dy = slopes.dy[i], ax = abs(dx), ay = abs(dy);
                ptrdiff_t step;
                // The tangent of 22.5 degrees is 0.414.
                if (ay * 1000 < ax * 414) step = 1;
                else if (ax * 1000 < ay * 414) step = w;
                else step = (dx > 0) == (dy > 0) ? w + 1 : w - 1;
                if (here <= squares[i - step] || here < squares[i + step]) continue;
                slopes.edge[i] = 2;
                if (here >= high_square) stack[waiting++] = i;
            }
        }
        for (size_t i = 0; i < waiting; i++) slopes.edge[stack[i]] = 1;
        ptrdiff_t around[8] = {-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1};
        while (waiting > 0) {
            size_t i = stack[--waiting];
            for (int k = 0; k < 8; k++) {
                size_t j = i + (size_t)around[k];
                if (slopes.edge[j] != 2) continue;
                slopes.edge[j] = 1;
                stack[waiting++] = j;
            }
        }
        for (size_t i = 0; i < count; i++) slopes.edge[i] &= 1;
    }
    free(across);
    free(smoothed);
    free(squares);
    free(stack);
    return done;
}
