#include "CRectangleKernels.h"

#include <math.h>
#include <string.h>

// The color at a place between pixels; outside, that of the border.
static void color_at(const fovea_picture *p, double x, double y, float color[3]) {
    x = fmin(fmax(x, 0), p->width - 1);
    y = fmin(fmax(y, 0), p->height - 1);
    int x0 = (int)x, y0 = (int)y;
    int x1 = x0 + 1 < p->width ? x0 + 1 : x0, y1 = y0 + 1 < p->height ? y0 + 1 : y0;
    float fx = (float)(x - x0), fy = (float)(y - y0);
    const uint8_t *above = p->bytes + y0 * p->bytes_per_row, *below = p->bytes + y1 * p->bytes_per_row;
    for (int c = 0; c < 3; c++) {
        float upper = above[4 * x0 + c] * (1 - fx) + above[4 * x1 + c] * fx;
        float lower = below[4 * x0 + c] * (1 - fx) + below[4 * x1 + c] * fx;
        color[c] = upper * (1 - fy) + lower * fy;
    }
}

static float distance_of(const float a[3], const float b[3]) {
    float sum = 0;
    for (int c = 0; c < 3; c++) sum += (a[c] - b[c]) * (a[c] - b[c]);
    return sqrtf(sum);
}

void fovea_find_steps(fovea_picture picture, double x0, double y0, double x1, double y1, double reach, int count,
                      float *offsets, float *strengths) {
    enum { MOST = 64 };
    double length = hypot(x1 - x0, y1 - y0);
    double ux = (x1 - x0) / length, uy = (y1 - y0) / length;
    // Half a pixel from sample to sample, two pixels from one side of a step to the other.
    int steps = (int)ceil(reach * 2) * 2 + 1;
    if (steps > MOST - 8) steps = MOST - 8;
    float colors[MOST][3], slopes[MOST];
    for (int k = 0; k < count; k++) {
        double t = length * (k + 0.5) / count;
        double x = x0 + t * ux, y = y0 + t * uy;
        for (int i = 0; i < steps + 4; i++) {
            double d = (i - (steps + 3) / 2.0) * 0.5;
            // Three places along the line are one sample: noise goes, the edge stays.
            float sum[3] = {0}, color[3];
            for (int a = -1; a <= 1; a++) {
                color_at(&picture, x - uy * d + a * ux, y + ux * d + a * uy, color);
                for (int c = 0; c < 3; c++) sum[c] += color[c] / 3;
            }
            memcpy(colors[i], sum, sizeof sum);
        }
        int best = 0;
        for (int i = 0; i < steps; i++) {
            slopes[i] = distance_of(colors[i], colors[i + 4]);
            if (slopes[i] > slopes[best]) best = i;
        }
        double place = best;
        if (best > 0 && best < steps - 1) {
            double bend = slopes[best - 1] - 2.0 * slopes[best] + slopes[best + 1];
            if (bend < 0) place += 0.5 * (slopes[best - 1] - slopes[best + 1]) / bend;
        }
        offsets[k] = (float)((place - (steps - 1) / 2.0) * 0.5);
        strengths[k] = slopes[best];
    }
}

void fovea_compare_sides(fovea_picture picture, double x0, double y0, double x1, double y1, double distance, int count,
                         float colors[8]) {
    double length = hypot(x1 - x0, y1 - y0);
    double ux = (x1 - x0) / length, uy = (y1 - y0) / length;
    memset(colors, 0, 8 * sizeof *colors);
    for (int k = 0; k < count; k++) {
        double t = length * (k + 0.5) / count;
        float right[3], left[3];
        color_at(&picture, x0 + t * ux - uy * distance, y0 + t * uy + ux * distance, right);
        color_at(&picture, x0 + t * ux + uy * distance, y0 + t * uy - ux * distance, left);
        for (int c = 0; c < 3; c++) {
            colors[c] += right[c] / count;
            colors[3 + c] += left[c] / count;
        }
        colors[6] += distance_of(right, left) / count;
    }
    colors[7] = distance_of(colors, colors + 3);
}

void fovea_project_pixels(fovea_picture picture, const double m[9], uint8_t *destination,
                          ptrdiff_t destination_bytes_per_row, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *row = destination + y * destination_bytes_per_row;
        for (int x = 0; x < width; x++) {
            double w = m[6] * x + m[7] * y + m[8];
            float color[3];
            color_at(&picture, (m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w, color);
            for (int c = 0; c < 3; c++) row[4 * x + c] = (uint8_t)(color[c] + 0.5f);
            row[4 * x + 3] = 255;
        }
    }
}
