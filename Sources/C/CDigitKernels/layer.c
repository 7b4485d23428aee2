#include "CDigitKernels.h"
#include "vectorised.h"

#include <string.h>

// Outputs that are summed at once, in registers.
enum { BLOCK = 16 };

VECTORISED void fovea_digit_layer(const float *restrict weights, const float *restrict inputs, int input_count,
                                  float *restrict outputs, int output_count, float slope) {
    for (int start = 0; start + BLOCK <= output_count; start += BLOCK) {
        float sums[BLOCK];
        memcpy(sums, weights + (long)input_count * output_count + start, sizeof(sums));
        for (int i = 0; i < input_count; i++) {
            const float *row = weights + (long)i * output_count + start;
            for (int j = 0; j < BLOCK; j++) sums[j] += inputs[i] * row[j];
        }
        for (int j = 0; j < BLOCK; j++) outputs[start + j] = sums[j] < 0 ? sums[j] * slope : sums[j];
    }
}
