#include "internal.h"

#include <math.h>
#include <string.h>

fovea_code_terms fovea_vector_encode(const float *vector, int dimension, uint8_t *code) {
    float largest = 0;
    double square = 0;
    for (int i = 0; i < dimension; i++) {
        largest = fmaxf(largest, fabsf(vector[i]));
        square += (double)vector[i] * vector[i];
    }
    float scale = largest / 127;
    double rest = 0;
    for (int i = 0; i < dimension; i++) {
        int step = scale > 0 ? (int)rintf(vector[i] / scale) : 0;
        step = step < -127 ? -127 : step > 127 ? 127 : step;
        double difference = (double)vector[i] - (double)scale * step;
        rest += difference * difference;
        code[i] = (uint8_t)(step + 128);
    }
    int length = (dimension + FOVEA_CODE_LINE - 1) / FOVEA_CODE_LINE * FOVEA_CODE_LINE;
    memset(code + dimension, 128, length - dimension);
    // A millionth more covers the rounding of these sums and of the result many times over.
    const double up = 1 + 1e-6;
    return (fovea_code_terms){
        .scale = scale,
        .error = (float)(sqrt(rest) * up) * (1 + 1e-6f) + 1e-30f,
        .length = (float)(sqrt(square) * up) * (1 + 1e-6f),
        .square = (float)square,
    };
}

double fovea_vector_distance(const float *a, const float *b, int dimension) {
    enum { LANES = 16 };
    float lanes[LANES] = {0};
    int whole = dimension - dimension % LANES;
    for (int i = 0; i < whole; i += LANES) {
        for (int lane = 0; lane < LANES; lane++) {
            float difference = a[i + lane] - b[i + lane];
            lanes[lane] += difference * difference;
        }
    }
    double sum = 0;
    for (int i = whole; i < dimension; i++) {
        double difference = (double)a[i] - (double)b[i];
        sum += difference * difference;
    }
    for (int lane = 0; lane < LANES; lane++) sum += lanes[lane];
    return sum;
}
