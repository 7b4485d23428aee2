#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Something that lies over an item, shines on it or reflects in it changes its brightness; another print on the same
// paper in the same light doesn't. So the photo's brightness is explained by the item's and a light that changes
// slowly, and what lies outside of that is excused from looking like the item.

enum { TERMS = 9, TURNS = 6, REACH = 2 };

// The smallest error of brightness, in shades of gray, that says anything.
static const double LEAST_ERROR = 6;

// A block and those around it: 1 2 1, the ends repeated.
static void smoothed(const float *v, float *out, float *spare, int columns, int rows) {
    for (int y = 0; y < rows; y++) {
        const float *p = v + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++)
            spare[y * columns + x] = 0.25f * p[x > 0 ? x - 1 : 0] + 0.5f * p[x] + 0.25f * p[x + 1 < columns ? x + 1 : x];
    }
    for (int y = 0; y < rows; y++) {
        const float *p = spare + (ptrdiff_t)y * columns, *above = y > 0 ? p - columns : p;
        const float *below = y + 1 < rows ? p + columns : p;
        for (int x = 0; x < columns; x++) out[y * columns + x] = 0.25f * above[x] + 0.5f * p[x] + 0.25f * below[x];
    }
}

// What a print of some brightness adds to the photo's at a place from -1 to 1.
static void light_terms(double brightness, double x, double y, double t[TERMS]) {
    double b = brightness / 64;
    t[0] = b;
    t[1] = b * x;
    t[2] = b * y;
    t[3] = 1;
    t[4] = x;
    t[5] = y;
    t[6] = x * x;
    t[7] = x * y;
    t[8] = y * y;
}

static double light_at(const double light[TERMS], double brightness, double x, double y) {
    double t[TERMS], sum = 0;
    light_terms(brightness, x, y, t);
    for (int k = 0; k < TERMS; k++) sum += light[k] * t[k];
    return sum;
}

static double place(int i, int count) { return count > 1 ? 2.0 * i / (count - 1) - 1 : 0; }

// Fits the light to blocks that agree, those that it explains badly counting little. Returns the usual error.
static double fit(const float *item, const float *photo, const float *weight, int columns, int rows, double light[TERMS]) {
    static const double STIFFNESS[TERMS] = {0.001, 0.3, 0.3, 0.001, 0.02, 0.02, 0.05, 0.05, 0.05};
    double error = LEAST_ERROR;
    memset(light, 0, TERMS * sizeof *light);
    for (int turn = 0; turn < TURNS; turn++) {
        double a[TERMS * TERMS] = {0}, u[TERMS] = {0}, total = 0, all = 0, sum = 0;
        for (int i = 0; i < columns * rows; i++) {
            double t[TERMS], w = (double)weight[i] * weight[i];
            if (!(w > 0)) continue;
            light_terms(item[i], place(i % columns, columns), place(i / columns, rows), t);
            if (turn > 0) {
                double e = photo[i];
                for (int k = 0; k < TERMS; k++) e -= light[k] * t[k];
                double far = 1 + e * e / (error * error);
                w /= far * far;
            }
            total += w;
            for (int r = 0; r < TERMS; r++) {
                for (int s = 0; s <= r; s++) a[r * TERMS + s] += w * t[r] * t[s];
                u[r] += w * t[r] * photo[i];
            }
        }
        for (int r = 0; r < TERMS; r++)
            for (int s = 0; s < r; s++) a[s * TERMS + r] = a[r * TERMS + s];
        for (int k = 0; k < TERMS; k++) a[k * TERMS + k] += STIFFNESS[k] * total + 1e-6;
        if (!fovea_feature_solve(a, u, TERMS)) break;
        memcpy(light, u, TERMS * sizeof *light);
        for (int i = 0; i < columns * rows; i++) {
            double w = (double)weight[i] * weight[i];
            all += w;
            sum += w * fabs(photo[i] - light_at(light, item[i], place(i % columns, columns), place(i / columns, rows)));
        }
        error = all > 0 && 1.5 * sum > LEAST_ERROR * all ? 1.5 * sum / all : LEAST_ERROR;
    }
    return error;
}

bool fovea_blocks_light(const float *item, const float *photo, const float *agree, int columns, int rows, float *lit) {
    size_t count = (size_t)columns * (size_t)rows;
    float *memory = malloc(4 * count * sizeof(float));
    if (!memory) return false;
    float *own = memory, *seen = own + count, *weight = seen + count, *spare = weight + count;
    smoothed(item, own, spare, columns, rows);
    smoothed(photo, seen, spare, columns, rows);
    smoothed(agree, weight, spare, columns, rows);
    double light[TERMS], error = fit(own, seen, weight, columns, rows, light);
    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < columns; x++) {
            // Other print may be as bright as anything that the item has around there.
            float darkest = own[y * columns + x], brightest = darkest;
            for (int j = y > REACH ? y - REACH : 0; j <= y + REACH && j < rows; j++) {
                for (int i = x > REACH ? x - REACH : 0; i <= x + REACH && i < columns; i++) {
                    float v = own[j * columns + i];
                    darkest = v < darkest ? v : darkest;
                    brightest = v > brightest ? v : brightest;
                }
            }
            double u = place(x, columns), v = place(y, rows), here = seen[y * columns + x];
            double low = light_at(light, darkest, u, v), high = light_at(light, brightest, u, v);
            if (low > high) {
                double other = low;
                low = high;
                high = other;
            }
            double far = (here < low ? low - here : here > high ? here - high : 0) / error;
            lit[y * columns + x] = (float)(1 / (1 + far * far * far * far));
        }
    }
    free(memory);
    return true;
}
