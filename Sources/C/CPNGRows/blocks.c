#include "blocks.h"
#include "vectorised.h"

#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#endif

#define INLINE static inline __attribute__((always_inline))

static bool has_wide_rows(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

#if defined(__x86_64__)
// Sixteen bytes to each half of a register: the second half begins `gap` bytes after the first.
WIDE static inline __m256i load_halves(const uint8_t *bytes, size_t gap) {
    __m128i first = _mm_loadu_si128((const __m128i *)bytes);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(first), _mm_loadu_si128((const __m128i *)(bytes + gap)), 1);
}

// Writes eight pixels at a time and returns how many; the last ones are left, for a half reads 4 bytes too many.
WIDE static size_t expand_wide(const uint8_t *row, size_t width, uint8_t *rgba) {
    const __m256i spread = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1));
    const __m256i opaque = _mm256_set1_epi32((int)0xff000000);
    size_t x = 0;
    for (; x + 10 <= width; x += 8) {
        __m256i pixels = _mm256_shuffle_epi8(load_halves(row + 3 * x, 12), spread);
        _mm256_storeu_si256((__m256i *)(rgba + 4 * x), _mm256_or_si256(pixels, opaque));
    }
    return x;
}

// The sums of the neighbours in a row: those of one component lie side by side after shuffling.
WIDE static inline __m256i neighbours(__m256i bytes, __m256i pairs) {
    return _mm256_maddubs_epi16(_mm256_shuffle_epi8(bytes, pairs), _mm256_set1_epi8(1));
}

// Writes the means of four blocks of 2 by 2 opaque pixels at a time and returns how many; the last ones are left.
WIDE static size_t halve_wide(const uint8_t *first, size_t stride, size_t width, const int channels, uint8_t *rgba) {
    const __m256i pairs = _mm256_broadcastsi128_si256(
        channels == 3 ? _mm_setr_epi8(0, 3, 1, 4, 2, 5, -1, -1, 6, 9, 7, 10, 8, 11, -1, -1)
                      : _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
    const __m128i opaque = _mm_set1_epi32((int)0xff000000);
    const size_t block = 2 * (size_t)channels, gap = 2 * block;
    size_t x = 0;
    for (; x + 5 <= width; x += 4) {
        __m256i upper = neighbours(load_halves(first + x * block, gap), pairs);
        __m256i lower = neighbours(load_halves(first + stride + x * block, gap), pairs);
        __m256i sums = _mm256_add_epi16(_mm256_add_epi16(upper, lower), _mm256_set1_epi16(2));
        __m256i means = _mm256_srli_epi16(sums, 2);
        __m256i bytes = _mm256_permute4x64_epi64(_mm256_packus_epi16(means, means), 0x08);
        _mm_storeu_si128((__m128i *)(rgba + 4 * x), _mm_or_si128(_mm256_castsi256_si128(bytes), opaque));
    }
    return x;
}
#endif

void fovea_png_expand(const uint8_t *row, size_t width, int channels, uint8_t *rgba) {
    if (channels == 4) {
        memcpy(rgba, row, width * 4);
        return;
    }
    size_t x = 0;
#if defined(__x86_64__)
    if (has_wide_rows()) x = expand_wide(row, width, rgba);
#endif
    for (; x < width; x++) {
        rgba[4 * x] = row[3 * x];
        rgba[4 * x + 1] = row[3 * x + 1];
        rgba[4 * x + 2] = row[3 * x + 2];
        rgba[4 * x + 3] = 255;
    }
}

/// The mean of blocks of opaque pixels.
INLINE void average_opaque(const uint8_t *first, size_t stride, size_t width, const int channels, const int factor,
                           uint8_t *rgba) {
    const unsigned area = (unsigned)(factor * factor);
    size_t x = 0;
#if defined(__x86_64__)
    if (factor == 2 && has_wide_rows()) x = halve_wide(first, stride, width, channels, rgba);
#endif
    for (; x < width; x++) {
        unsigned red = area / 2, green = area / 2, blue = area / 2;
        for (int y = 0; y < factor; y++) {
            const uint8_t *pixel = first + (size_t)y * stride + x * (size_t)(factor * channels);
            for (int i = 0; i < factor; i++, pixel += channels) {
                red += pixel[0];
                green += pixel[1];
                blue += pixel[2];
            }
        }
        rgba[4 * x] = (uint8_t)(red / area);
        rgba[4 * x + 1] = (uint8_t)(green / area);
        rgba[4 * x + 2] = (uint8_t)(blue / area);
        rgba[4 * x + 3] = 255;
    }
}

/// The same for pixels with straight alpha.
static void average_transparent(const uint8_t *first, size_t stride, size_t width, int factor, uint8_t *rgba) {
    const unsigned area = (unsigned)(factor * factor);
    for (size_t x = 0; x < width; x++) {
        unsigned red = 0, green = 0, blue = 0, alpha = 0;
        for (int y = 0; y < factor; y++) {
            const uint8_t *pixel = first + (size_t)y * stride + x * (size_t)factor * 4;
            for (int i = 0; i < factor; i++, pixel += 4) {
                red += pixel[0] * pixel[3];
                green += pixel[1] * pixel[3];
                blue += pixel[2] * pixel[3];
                alpha += pixel[3];
            }
        }
        const unsigned weight = alpha ? alpha : 1;
        rgba[4 * x] = (uint8_t)((red + weight / 2) / weight);
        rgba[4 * x + 1] = (uint8_t)((green + weight / 2) / weight);
        rgba[4 * x + 2] = (uint8_t)((blue + weight / 2) / weight);
        rgba[4 * x + 3] = (uint8_t)((alpha + area / 2) / area);
    }
}

VECTORISED static bool is_opaque(const uint8_t *row, size_t width) {
    uint32_t all = 0xff000000;
    for (size_t x = 0; x < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, row + x * 4, 4);
        all &= pixel;
    }
    return all == 0xff000000;
}

void fovea_png_average(const uint8_t *first, size_t stride, size_t width, int channels, int factor, uint8_t *rgba) {
    // Programs that take pictures of screens like to write an alpha that nothing makes use of.
    bool opaque = true;
    for (int y = 0; channels == 4 && opaque && y < factor; y++) {
        opaque = is_opaque(first + (size_t)y * stride, width * (size_t)factor);
    }
    if (!opaque) average_transparent(first, stride, width, factor, rgba);
    else if (channels == 4 && factor == 2) average_opaque(first, stride, width, 4, 2, rgba);
    else if (channels == 4) average_opaque(first, stride, width, 4, factor, rgba);
    else if (factor == 2) average_opaque(first, stride, width, 3, 2, rgba);
    else average_opaque(first, stride, width, 3, factor, rgba);
}
