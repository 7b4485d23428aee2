#include "internal.h"

#include <math.h>
#include <string.h>

// The natural exponential for the weights of a Gaussian: 2 to the whole part by its bits, and a polynomial for the rest.
float fovea_feature_exp(float x) {
    float t = x * 1.44269504f;
    if (t < -120) return 0;
    float whole = floorf(t + 0.5f);
    float r = (t - whole) * 0.69314718f;
    float p = 1 + r * (1 + r * (0.5f + r * (0.16666667f + r * (0.041666667f + r * (0.0083333333f + r * 0.0013888889f)))));
    int32_t bits = ((int32_t)whole + 127) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return p * scale;
}

// The angle in radians, from -π to π, to a few millionths.
float fovea_feature_atan2(float y, float x) {
    float ax = fabsf(x), ay = fabsf(y);
    float low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
    float t = low / (high + 1e-20f), s = t * t;
    float a = t * (0.99997726f + s * (-0.33262347f + s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f + s * -0.01172120f)))));
    if (ay > ax) a = 1.57079633f - a;
    if (x < 0) a = 3.14159265f - a;
    return y < 0 ? -a : a;
}

void fovea_feature_sine_cosine(float angle, float *sine, float *cosine) {
    float turns = floorf(angle * 0.636619772f + 0.5f);
    float r = angle - turns * 1.57079633f, s = r * r;
    float sn = r * (1 + s * (-0.16666667f + s * (0.0083333310f + s * -0.00019840874f)));
    float cs = 1 + s * (-0.5f + s * (0.041666638f + s * (-0.0013888397f + s * 0.0000247609f)));
    int quarter = (int)turns & 3;
    *sine = quarter == 0 ? sn : quarter == 1 ? cs : quarter == 2 ? -sn : -cs;
    *cosine = quarter == 0 ? cs : quarter == 1 ? -sn : quarter == 2 ? -cs : sn;
}
