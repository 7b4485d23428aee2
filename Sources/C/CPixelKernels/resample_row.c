#include "resample_row.h"
#include "vectorised.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// A weight is its upper half times 2¹¹ and its lower half, which both fit the wide multiplication of 16 bits. The sums
// of the halves, put together again, are the very sum of the whole weights.
enum { LOWER_BITS = 11 };

static bool has_wide_rows(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

bool resample_groups_make(resample_groups *g, const resample_axis *a, int limit, int outputs) {
    int most = 0;
    for (int i = 0; i < outputs; i++) most = a->count[i] > most ? a->count[i] : most;
    g->groups = (most + 3) / 4;
    // A narrow picture has no place for a whole group.
    if (!has_wide_rows() || g->groups * 4 > limit) {
        g->groups = 0;
        return true;
    }
    g->first = malloc((size_t)outputs * sizeof(int));
    g->weight = calloc((size_t)outputs * (size_t)g->groups * 8, sizeof(int16_t));
    if (!g->first || !g->weight) {
        resample_groups_free(g);
        return false;
    }
    for (int i = 0; i < outputs; i++) {
        int last = limit - g->groups * 4;
        int first = a->first[i] < last ? a->first[i] : last;
        g->first[i] = first;
        for (int k = 0; k < a->count[i]; k++) {
            int32_t weight = a->weight[(size_t)i * a->taps + k];
            int place = a->first[i] - first + k;
            int16_t *group = g->weight + ((size_t)i * g->groups + place / 4) * 8 + place % 4;
            group[0] = (int16_t)(weight >> LOWER_BITS);
            group[4] = (int16_t)(weight & ((1 << LOWER_BITS) - 1));
        }
    }
    return true;
}

void resample_groups_free(resample_groups *g) {
    free(g->first);
    free(g->weight);
    *g = (resample_groups){0};
}

VECTORISED static void row_of_4(const uint8_t *source, uint8_t *destination, int width, const resample_axis *a) {
    for (int i = 0; i < width; i++) {
        const int32_t *weight = a->weight + (size_t)i * a->taps;
        const uint8_t *pixel = source + (size_t)a->first[i] * 4;
        int4 sum = {HALF, HALF, HALF, HALF};
        for (int k = 0; k < a->count[i]; k++) {
            byte4 bytes;
            memcpy(&bytes, pixel + (size_t)k * 4, 4);
            sum += __builtin_convertvector(bytes, int4) * weight[k];
        }
        for (int c = 0; c < 4; c++) destination[(size_t)i * 4 + c] = resample_clamp(sum[c]);
    }
}

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2")))

// The sums of both halves put together, both lanes added.
WIDE static inline __m128i whole_sum(__m256i upper, __m256i lower) {
    __m256i sum = _mm256_add_epi32(_mm256_slli_epi32(upper, LOWER_BITS), lower);
    __m128i lanes = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    return _mm_srai_epi32(_mm_add_epi32(lanes, _mm_set1_epi32(HALF)), FRACTION_BITS);
}

// Four pixels at a time: each lane multiplies the components of two with two weights and adds the products.
WIDE static void rows_of_4(const uint8_t *const source[2], uint8_t *const destination[2], int width,
                           const resample_groups *g) {
    const __m256i pairs = _mm256_setr_epi8(0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1,
                                           8, -1, 12, -1, 9, -1, 13, -1, 10, -1, 14, -1, 11, -1, 15, -1);
    const __m256i uppers = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1), lowers = _mm256_setr_epi32(2, 2, 2, 2, 3, 3, 3, 3);
    const int16_t *weight = g->weight;
    for (int i = 0; i < width; i++) {
        const size_t first = (size_t)g->first[i] * 4;
        __m256i upper[2] = {_mm256_setzero_si256(), _mm256_setzero_si256()}, lower[2] = {upper[0], upper[1]};
        for (int k = 0; k < g->groups; k++, weight += 8) {
            __m256i weights = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)weight));
            __m256i high = _mm256_permutevar8x32_epi32(weights, uppers);
            __m256i low = _mm256_permutevar8x32_epi32(weights, lowers);
            for (int r = 0; r < 2; r++) {
                __m128i four = _mm_loadu_si128((const __m128i *)(source[r] + first + (size_t)k * 16));
                __m256i pixels = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(four), pairs);
                upper[r] = _mm256_add_epi32(upper[r], _mm256_madd_epi16(pixels, high));
                lower[r] = _mm256_add_epi32(lower[r], _mm256_madd_epi16(pixels, low));
            }
        }
        __m128i sums = _mm_packs_epi32(whole_sum(upper[0], lower[0]), whole_sum(upper[1], lower[1]));
        __m128i bytes = _mm_packus_epi16(sums, sums);
        int32_t pixel[2] = {_mm_cvtsi128_si32(bytes), _mm_extract_epi32(bytes, 1)};
        for (int r = 0; r < 2; r++) memcpy(destination[r] + (size_t)i * 4, &pixel[r], 4);
    }
}
#endif

void resample_rows_of_4(const uint8_t *const source[2], uint8_t *const destination[2], int width,
                        const resample_axis *axis, const resample_groups *groups) {
#if defined(__x86_64__)
    if (groups->groups) {
        rows_of_4(source, destination, width, groups);
        return;
    }
#endif
    for (int r = 0; r < 2; r++) row_of_4(source[r], destination[r], width, axis);
}

VECTORISED void resample_row_of_1(const uint8_t *source, uint8_t *destination, int width, const resample_axis *a) {
    for (int i = 0; i < width; i++) {
        const int32_t *weight = a->weight + (size_t)i * a->taps;
        const uint8_t *pixel = source + a->first[i];
        int32_t sum = HALF;
        for (int k = 0; k < a->count[i]; k++) sum += pixel[k] * weight[k];
        destination[i] = resample_clamp(sum);
    }
}
