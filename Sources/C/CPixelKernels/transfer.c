#include "CPixelKernels.h"

#include <math.h>
#include <pthread.h>

// Interpolating this table is exact to 1e-6, a fifteenth of a 16-bit level; calling `powf` costs ten times as much.
enum { STEPS = 16384 };

static float linear_table[STEPS + 2], encoded_table[STEPS + 2], byte_table[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static double linear(double x) { return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4); }

static double encoded(double x) { return x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055; }

static void fill(void) {
    for (int i = 0; i < STEPS + 2; i++) {
        linear_table[i] = (float)linear((double)i / STEPS);
        encoded_table[i] = (float)encoded((double)i / STEPS);
    }
    for (int i = 0; i < 256; i++) byte_table[i] = (float)linear(i / 255.0);
}

static inline float look_up(const float *table, float x) {
    float position = x * STEPS;
    int i = (int)position;
    return table[i] + (table[i + 1] - table[i]) * (position - (float)i);
}

void fovea_linear_from_srgb(float *rgba, int count) {
    pthread_once(&once, fill);
    for (int i = 0; i < 4 * count; i++) {
        if (i % 4 == 3) continue;
        float x = rgba[i];
        rgba[i] = x >= 0 && x <= 1 ? look_up(linear_table, x) : copysignf((float)linear(fabs(x)), x);
    }
}

void fovea_srgb_from_linear(float *rgba, int count) {
    pthread_once(&once, fill);
    for (int i = 0; i < 4 * count; i++) {
        if (i % 4 == 3) continue;
        float x = rgba[i];
        rgba[i] = x >= 0 && x <= 1 ? look_up(encoded_table, x) : copysignf((float)encoded(fabs(x)), x);
    }
}

void fovea_row_to_linear(const void *row, fovea_format format, fovea_alpha alpha, int count, float *rgba) {
    if (format != FOVEA_RGBA8 && format != FOVEA_BGRA8) {
        fovea_row_to_float(row, format, alpha, count, rgba);
        fovea_premultiplied_linear_from_srgb(rgba, count);
        return;
    }
    pthread_once(&once, fill);
    const uint8_t *bytes = row;
    int red = format == FOVEA_RGBA8 ? 0 : 2;
    for (int i = 0; i < count; i++, bytes += 4, rgba += 4) {
        if (alpha == FOVEA_OPAQUE || bytes[3] == 255) {
            rgba[0] = byte_table[bytes[red]];
            rgba[1] = byte_table[bytes[1]];
            rgba[2] = byte_table[bytes[2 - red]];
            rgba[3] = 1;
        } else {
            fovea_row_to_float(bytes, format, alpha, 1, rgba);
            fovea_premultiplied_linear_from_srgb(rgba, 1);
        }
    }
}
