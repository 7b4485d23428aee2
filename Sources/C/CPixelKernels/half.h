#pragma once

#include <stdint.h>
#include <string.h>

// Written out because not every compiler runtime has the conversions that `_Float16` needs without F16C.

static inline float fovea_float_from_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static inline uint32_t fovea_bits_from_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float fovea_float_from_half(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, magnitude = half & 0x7fff;
    if (magnitude >= 0x7c00) return fovea_float_from_bits(sign | 0x7f800000 | (magnitude & 0x3ff) << 13);
    // The multiplication moves the exponent and normalises what was subnormal.
    float value = fovea_float_from_bits(magnitude << 13) * 0x1p112f;
    return fovea_float_from_bits(fovea_bits_from_float(value) | sign);
}

static inline uint16_t fovea_half_from_float(float value) {
    uint32_t bits = fovea_bits_from_float(value), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000) return (uint16_t)(sign | 0x7e00);
    if (magnitude >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (magnitude < 0x38800000) {
        // The unit of 0.5 is the smallest half, so the addition rounds to it.
        uint32_t shifted = fovea_bits_from_float(fovea_float_from_bits(magnitude) + 0.5f);
        return (uint16_t)(sign | (shifted - 0x3f000000));
    }
    return (uint16_t)(sign | (magnitude - 0x38000000 + 0xfff + (magnitude >> 13 & 1)) >> 13);
}
