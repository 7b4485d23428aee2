#include "CPixelKernels.h"
#include "vectorised.h"

#include <math.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#endif

typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// Fractions of a position have 20 bits. The weights of a pixel have 5, as those of OpenCV: the networks that look at these
// pixels are so sensitive to them that an ankle moves by a head where finer weights change a color by one.
enum { POSITION_BITS = 20, WEIGHT_BITS = 5 };

static inline int4 load(const uint8_t *pixel) {
    byte4 bytes;
    memcpy(&bytes, pixel, 4);
    return __builtin_convertvector(bytes, int4);
}

static inline int clamp(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

// The pixel at a position that may be outside.
static inline int4 load_near(const fovea_source *s, int x, int y, bool repeats_border) {
    int inner_x = clamp(x, s->width - 1), inner_y = clamp(y, s->height - 1);
    if (!repeats_border && (inner_x != x || inner_y != y)) return (int4){0, 0, 0, 0};
    return load(s->bytes + inner_y * s->bytes_per_row + (ptrdiff_t)inner_x * 4);
}

// The pixel before a position, and the weight of the next one.
static inline int split(int64_t position, int side, int *weight) {
    const int64_t rounded = (position + (1 << (POSITION_BITS - WEIGHT_BITS - 1))) >> (POSITION_BITS - WEIGHT_BITS);
    *weight = (int)(rounded & ((1 << WEIGHT_BITS) - 1));
    const int64_t whole = rounded >> WEIGHT_BITS;
    return whole < -2 ? -2 : whole > side ? side : (int)whole;
}

static inline int64_t fixed(double value) {
    // What is further away than any picture has the color of the border either way.
    const double limit = 1 << 28;
    return (int64_t)lround(fmin(fmax(value, -limit), limit) * (1 << POSITION_BITS));
}

// Samples one pixel, wherever it is.
static inline void sample(const fovea_source *source, int64_t x, int64_t y, bool repeats_border, uint8_t *destination) {
    const int half = 1 << (2 * WEIGHT_BITS - 1), one = 1 << WEIGHT_BITS;
    int right, lower;
    const int column = split(x, source->width, &right), row = split(y, source->height, &lower);
    int4 corners[4];
    if (column >= 0 && row >= 0 && column + 1 < source->width && row + 1 < source->height) {
        const uint8_t *pixel = source->bytes + row * source->bytes_per_row + (ptrdiff_t)column * 4;
        const uint8_t *below = pixel + source->bytes_per_row;
        corners[0] = load(pixel), corners[1] = load(pixel + 4);
        corners[2] = load(below), corners[3] = load(below + 4);
    } else {
        for (int c = 0; c < 4; c++) {
            corners[c] = load_near(source, column + (c & 1), row + (c >> 1), repeats_border);
        }
    }
    int4 sum = (corners[0] * (one - right) + corners[1] * right) * (one - lower)
        + (corners[2] * (one - right) + corners[3] * right) * lower;
    sum = (sum + half) >> (2 * WEIGHT_BITS);
    for (int c = 0; c < 3; c++) destination[c] = (uint8_t)sum[c];
}

#if defined(__x86_64__)
// Whether all four pixels around a position are inside.
static inline bool is_inside(const fovea_source *source, int64_t x, int64_t y) {
    int weight;
    const int column = split(x, source->width, &weight), row = split(y, source->height, &weight);
    return column >= 0 && row >= 0 && column + 1 < source->width && row + 1 < source->height;
}

// Samples four pixels side by side, all of whose corners are inside.
//
// A lane of 64 bits belongs to a pixel: it holds the two upper or the two lower corners, whose components are weighted
// and added two by two.
WIDE static inline void sample_four(const fovea_source *source, __m256i x, __m256i y, uint8_t *destination) {
    const int shift = POSITION_BITS - WEIGHT_BITS;
    const __m256i one = _mm256_set1_epi64x(1 << WEIGHT_BITS), fraction = _mm256_set1_epi64x((1 << WEIGHT_BITS) - 1);
    const __m256i half_step = _mm256_set1_epi64x(1 << (shift - 1));
    const __m256i pairs = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
                                           0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    const __m256i weights_of_lane = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9,
                                                     0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
    // Inside, no position is negative.
    x = _mm256_srli_epi64(_mm256_add_epi64(x, half_step), shift);
    y = _mm256_srli_epi64(_mm256_add_epi64(y, half_step), shift);
    const __m256i right = _mm256_and_si256(x, fraction), lower = _mm256_and_si256(y, fraction);
    int64_t columns[4], rows[4], above[4], below[4];
    _mm256_storeu_si256((__m256i *)columns, _mm256_srli_epi64(x, WEIGHT_BITS));
    _mm256_storeu_si256((__m256i *)rows, _mm256_srli_epi64(y, WEIGHT_BITS));
    for (int k = 0; k < 4; k++) {
        const uint8_t *pixel = source->bytes + rows[k] * source->bytes_per_row + columns[k] * 4;
        memcpy(&above[k], pixel, 8);
        memcpy(&below[k], pixel + source->bytes_per_row, 8);
    }
    const __m256i across = _mm256_shuffle_epi8(
        _mm256_or_si256(_mm256_sub_epi64(one, right), _mm256_slli_epi64(right, 8)), weights_of_lane);
    const __m256i upper_sums = _mm256_maddubs_epi16(
        _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)above), pairs), across);
    const __m256i lower_sums = _mm256_maddubs_epi16(
        _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)below), pairs), across);

    const __m256i down = _mm256_or_si256(_mm256_sub_epi64(one, lower), _mm256_slli_epi64(lower, 16));
    const __m256i half = _mm256_set1_epi32(1 << (2 * WEIGHT_BITS - 1));
    __m256i first = _mm256_madd_epi16(_mm256_unpacklo_epi16(upper_sums, lower_sums), _mm256_shuffle_epi32(down, 0x00));
    __m256i second = _mm256_madd_epi16(_mm256_unpackhi_epi16(upper_sums, lower_sums), _mm256_shuffle_epi32(down, 0xaa));
    first = _mm256_srli_epi32(_mm256_add_epi32(first, half), 2 * WEIGHT_BITS);
    second = _mm256_srli_epi32(_mm256_add_epi32(second, half), 2 * WEIGHT_BITS);
    const __m256i words = _mm256_packus_epi32(first, second);
    // The first two pixels are in the lower half, the others in the upper one; the fourth component is dropped.
    const __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    const __m128i packed = _mm_shuffle_epi8(
        bytes, _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1));
    _mm_storel_epi64((__m128i *)destination, packed);
    const int32_t last = _mm_extract_epi32(packed, 2);
    memcpy(destination + 8, &last, 4);
}

// Samples the pixels of a row by fours, as many as there are, and returns their number.
//
// Between two positions inside all are inside.
WIDE static int sample_fours(const fovea_source *source, int64_t x, int64_t y, int64_t step_x, int64_t step_y,
                             bool repeats_border, uint8_t *destination, int width) {
    const __m256i next_x = _mm256_setr_epi64x(0, step_x, 2 * step_x, 3 * step_x);
    const __m256i next_y = _mm256_setr_epi64x(0, step_y, 2 * step_y, 3 * step_y);
    int j = 0;
    for (; j + 4 <= width; j += 4, x += 4 * step_x, y += 4 * step_y, destination += 12) {
        if (is_inside(source, x, y) && is_inside(source, x + 3 * step_x, y + 3 * step_y)) {
            sample_four(source, _mm256_add_epi64(_mm256_set1_epi64x(x), next_x),
                        _mm256_add_epi64(_mm256_set1_epi64x(y), next_y), destination);
        } else {
            for (int k = 0; k < 4; k++) {
                sample(source, x + k * step_x, y + k * step_y, repeats_border, destination + 3 * k);
            }
        }
    }
    return j;
}
#endif

void fovea_sample_rgb(fovea_source source, fovea_affine map, bool repeats_border, uint8_t *destination, int width,
                      int height) {
    const int64_t step_x = fixed(map.xx), step_y = fixed(map.yx);
    for (int i = 0; i < height; i++, destination += 3 * width) {
        const int64_t x = fixed(map.xy * i + map.x0), y = fixed(map.yy * i + map.y0);
        int done = 0;
#if defined(__x86_64__)
        if (__builtin_cpu_supports("avx2")) {
            done = sample_fours(&source, x, y, step_x, step_y, repeats_border, destination, width);
        }
#endif
        for (int j = done; j < width; j++) {
            sample(&source, x + j * step_x, y + j * step_y, repeats_border, destination + 3 * j);
        }
    }
}
