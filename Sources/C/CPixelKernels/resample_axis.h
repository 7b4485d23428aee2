#pragma once

#include <stdbool.h>
#include <stdint.h>

// Weights are fixed-point numbers; 8 bits of pixel, 2 of overshoot and 22 of fraction fill an int32_t.
enum { FRACTION_BITS = 22 };

static const int32_t HALF = 1 << (FRACTION_BITS - 1);

// The weights of every output position along one axis.
typedef struct {
    int *first;      // the first source position of each output
    int *count;      // how many source positions it takes
    int32_t *weight; // `taps` weights for each output
    int taps;
} resample_axis;

// Weighs the positions from `origin` on, over `length`, of a side of `limit` pixels. False when there is no memory.
bool resample_axis_make(resample_axis *axis, double origin, double length, int limit, int outputs);

void resample_axis_free(resample_axis *axis);

static inline uint8_t resample_clamp(int32_t value) {
    value >>= FRACTION_BITS;
    return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}
