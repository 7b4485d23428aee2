#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// A level of the pyramid: colors from 0 to 1, and for each pixel the bonds to its right and its lower neighbor.
typedef struct {
    int width, height;
    float *colors, *likely, *certainty, *right, *lower, *mask;
} level;

enum { LEVELS = 6, SMALLEST = 24, ROUNDS = 40 };

static bool make_level(level *made, int width, int height) {
    size_t count = (size_t)width * height;
    float *memory = calloc(count * 8, sizeof(float));
    if (!memory) return false;
    *made = (level){width, height, memory, memory + 3 * count, memory + 4 * count, memory + 5 * count,
                    memory + 6 * count, memory + 7 * count};
    return true;
}

static float difference(const level *l, ptrdiff_t a, ptrdiff_t b) {
    float sum = 0;
    for (int c = 0; c < 3; c++) {
        float d = l->colors[3 * a + c] - l->colors[3 * b + c];
        sum += d * d;
    }
    return sum;
}

/// Bonds are strong where colors change less than they do on average.
static void fill_bonds(level *l, float bond) {
    double sum = 0;
    ptrdiff_t count = 0;
    for (int y = 0; y < l->height; y++)
        for (int x = 0; x < l->width; x++) {
            ptrdiff_t i = (ptrdiff_t)y * l->width + x;
            if (x + 1 < l->width) sum += l->right[i] = difference(l, i, i + 1);
            if (y + 1 < l->height) sum += l->lower[i] = difference(l, i, i + l->width);
            count += 2;
        }
    // Noise below two steps of 8 bits is no edge.
    float scale = -1 / (float)fmax(2 * sum / (double)count, 1e-4);
    for (int y = 0; y < l->height; y++)
        for (int x = 0; x < l->width; x++) {
            ptrdiff_t i = (ptrdiff_t)y * l->width + x;
            l->right[i] = x + 1 < l->width ? bond * (expf(l->right[i] * scale) + 0.002f) : 0;
            l->lower[i] = y + 1 < l->height ? bond * (expf(l->lower[i] * scale) + 0.002f) : 0;
        }
}

/// Averages squares of four pixels.
static void reduce(const level *fine, level *coarse) {
    for (int y = 0; y < coarse->height; y++)
        for (int x = 0; x < coarse->width; x++) {
            ptrdiff_t place = (ptrdiff_t)y * coarse->width + x;
            float likely = 0, weights = 0, certainty = 0, count = 0;
            for (int k = 0; k < 4; k++) {
                int fx = 2 * x + (k & 1), fy = 2 * y + (k >> 1);
                if (fx >= fine->width || fy >= fine->height) continue;
                ptrdiff_t i = (ptrdiff_t)fy * fine->width + fx;
                for (int c = 0; c < 3; c++) coarse->colors[3 * place + c] += fine->colors[3 * i + c];
                // A seed counts for all four.
                float weight = fine->certainty[i];
                certainty = weight > certainty ? weight : certainty;
                weights += weight + 1e-6f;
                likely += fine->likely[i] * (weight + 1e-6f);
                count++;
            }
            for (int c = 0; c < 3; c++) coarse->colors[3 * place + c] /= count;
            coarse->likely[place] = likely / weights;
            coarse->certainty[place] = certainty;
        }
}

static void settle_row(level *l, int y, int first, float push) {
    for (int x = first; x < l->width; x += 2) {
        ptrdiff_t i = (ptrdiff_t)y * l->width + x;
        float weight = l->certainty[i];
        if (weight >= 1000) {
            l->mask[i] = l->likely[i];
            continue;
        }
        float sum = weight * l->likely[i], weights = weight + 1e-9f;
        if (x > 0) sum += l->right[i - 1] * l->mask[i - 1], weights += l->right[i - 1];
        if (x + 1 < l->width) sum += l->right[i] * l->mask[i + 1], weights += l->right[i];
        if (y > 0) sum += l->lower[i - l->width] * l->mask[i - l->width], weights += l->lower[i - l->width];
        if (y + 1 < l->height) sum += l->lower[i] * l->mask[i + l->width], weights += l->lower[i];
        l->mask[i] += (sum / weights - l->mask[i]) * push;
    }
}

/// Moves every pixel toward the mean of its neighbors, those of the two colors of a chessboard in turn.
static void settle(level *l) {
    for (int round = 0; round < ROUNDS; round++)
        for (int color = 0; color < 2; color++)
            for (int y = 0; y < l->height; y++) settle_row(l, y, (y + color) & 1, round < ROUNDS - 4 ? 1.7f : 1);
}

bool fovea_settle_mask(fovea_mask_guide colors, const float *likely, const float *certainty, float bond, float *mask) {
    level levels[LEVELS] = {0};
    int count = 0;
    bool is_done = make_level(&levels[0], colors.width, colors.height);
    if (is_done) {
        level *fine = &levels[count++];
        size_t pixels = (size_t)colors.width * colors.height;
        for (int y = 0; y < colors.height; y++)
            for (int x = 0; x < colors.width; x++)
                for (int c = 0; c < 3; c++)
                    fine->colors[3 * ((ptrdiff_t)y * colors.width + x) + c] =
                        colors.bytes[y * colors.bytes_per_row + 4 * x + c] * (1 / 255.0f);
        memcpy(fine->likely, likely, pixels * sizeof(float));
        memcpy(fine->certainty, certainty, pixels * sizeof(float));
        while (is_done && count < LEVELS && levels[count - 1].width >= 2 * SMALLEST &&
               levels[count - 1].height >= 2 * SMALLEST) {
            const level *last = &levels[count - 1];
            is_done = make_level(&levels[count], (last->width + 1) / 2, (last->height + 1) / 2);
            if (is_done) reduce(last, &levels[count++]);
        }
    }
    for (int k = count - 1; is_done && k >= 0; k--) {
        level *l = &levels[k];
        fill_bonds(l, bond);
        size_t pixels = (size_t)l->width * l->height;
        if (k == count - 1)
            memcpy(l->mask, l->likely, pixels * sizeof(float));
        else
            is_done = fovea_scale_plane(levels[k + 1].mask, levels[k + 1].width, levels[k + 1].height, l->mask,
                                        l->width, l->height);
        if (is_done) settle(l);
    }
    if (is_done) memcpy(mask, levels[0].mask, (size_t)colors.width * colors.height * sizeof(float));
    for (int k = 0; k < LEVELS; k++) free(levels[k].colors);
    return is_done;
}
