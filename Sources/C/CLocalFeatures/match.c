#include "internal.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef int (*product_function)(const uint8_t *, const uint8_t *);

static int product_plain(const uint8_t *a, const uint8_t *b) {
    int sum = 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) sum += a[i] * b[i];
    return sum;
}

#if defined(__x86_64__)
// Values have seven bits, so that two products fit sixteen.
__attribute__((target("avx2"))) static int product_avx2(const uint8_t *a, const uint8_t *b) {
    __m256i ones = _mm256_set1_epi16(1), sum = _mm256_setzero_si256();
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i += 32) {
        __m256i x = _mm256_loadu_si256((const __m256i *)(a + i)), y = _mm256_loadu_si256((const __m256i *)(b + i));
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(_mm256_maddubs_epi16(x, y), ones));
    }
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1));
    return _mm_cvtsi128_si32(half);
}
#endif

static product_function product_for_this_processor(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return product_avx2;
#endif
    return product_plain;
}

int fovea_descriptor_distance(const uint8_t *a, const uint8_t *b) {
    int sum = 0;
    for (int i = 0; i < FOVEA_DESCRIPTOR_LENGTH; i++) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

int fovea_features_match(const fovea_feature *photo, int photo_count, const fovea_feature *item, int item_count,
                         float ratio, int32_t *pairs) {
    if (photo_count < 1 || item_count < 2) return 0;
    product_function product = product_for_this_processor();
    int *norm = malloc((size_t)item_count * sizeof(int));
    // For each of the item's features the photo's that is nearest, and how far that is.
    int *partner = malloc((size_t)item_count * sizeof(int)), *distance = malloc((size_t)item_count * sizeof(int));
    int count = -1;
    if (norm && partner && distance) {
        for (int j = 0; j < item_count; j++) {
            norm[j] = product(item[j].descriptor, item[j].descriptor);
            partner[j] = -1;
            distance[j] = INT_MAX;
        }
        for (int i = 0; i < photo_count; i++) {
            const uint8_t *own = photo[i].descriptor;
            int own_norm = product(own, own), first = INT_MAX, second = INT_MAX, best = 0;
            for (int j = 0; j < item_count; j++) {
                int d = own_norm + norm[j] - 2 * product(own, item[j].descriptor);
                if (d < first) {
                    second = first;
                    first = d;
                    best = j;
                } else if (d < second) {
                    second = d;
                }
            }
            if ((float)first < ratio * ratio * (float)second && first < distance[best]) {
                distance[best] = first;
                partner[best] = i;
            }
        }
        count = 0;
        for (int j = 0; j < item_count; j++) {
            if (partner[j] < 0) continue;
            pairs[2 * count] = partner[j];
            pairs[2 * count + 1] = j;
            count++;
        }
    }
    free(norm);
    free(partner);
    free(distance);
    return count;
}
