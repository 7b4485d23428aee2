#include "internal.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// The number of words of four bytes in a descriptor.
enum { WORDS = FOVEA_DESCRIPTOR_LENGTH / 4 };

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

// The nearest and the second nearest of the item's features.
typedef struct {
    int first, second, best;
} nearest;

static void look_at(nearest *n, int distance, int number) {
    if (distance < n->first) {
        n->second = n->first;
        n->first = distance;
        n->best = number;
    } else if (distance < n->second) {
        n->second = distance;
    }
}

// The features of an item, as they are compared.
typedef struct {
    const fovea_feature *item;
    int count;
    // The products of the descriptors with themselves.
    int *norm;
    // The descriptors of each group of sixteen, the first four bytes of each, then the next four, … Nil where nothing
    // reads them.
    uint32_t *words;
} opponents;

static const nearest none = {INT_MAX, INT_MAX, 0};

static nearest nearest_plain(const uint8_t *own, opponents set) {
    nearest n = none;
    int own_norm = product_plain(own, own);
    for (int j = 0; j < set.count; j++)
        look_at(&n, own_norm + set.norm[j] - 2 * product_plain(own, set.item[j].descriptor), j);
    return n;
}

#if defined(__x86_64__)
// Takes over what each lane found.
static void look_at_lanes(nearest *n, const int32_t *leasts, const int32_t *seconds, const int32_t *bests, int count) {
    for (int i = 0; i < count; i++) {
        // Of equal ones the first counts, in whichever lane it is.
        if (leasts[i] == n->first && bests[i] < n->best) n->best = bests[i], n->second = n->first;
        else look_at(n, leasts[i], bests[i]);
        if (seconds[i] < n->second) n->second = seconds[i];
    }
}

// Looks at the features from a first one on, eight at a time, one to a lane.
__attribute__((target("avx2"))) static nearest nearest_of_rest(const uint8_t *own, opponents set, int first, nearest n) {
    const __m256i ones = _mm256_set1_epi16(1), step = _mm256_set1_epi32(8);
    __m256i q[4], least = _mm256_set1_epi32(INT_MAX), second = least, best = _mm256_setzero_si256();
    __m256i number = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    for (int k = 0; k < 4; k++) q[k] = _mm256_loadu_si256((const __m256i *)own + k);
    int own_norm = product_avx2(own, own), j = first;
    number = _mm256_add_epi32(number, _mm256_set1_epi32(first));
    for (; j + 8 <= set.count; j += 8) {
        __m256i sum[8];
        for (int i = 0; i < 8; i++) {
            const __m256i *other = (const __m256i *)set.item[j + i].descriptor;
            sum[i] = _mm256_madd_epi16(_mm256_maddubs_epi16(q[0], _mm256_loadu_si256(other)), ones);
            for (int k = 1; k < 4; k++) {
                __m256i pairs = _mm256_maddubs_epi16(q[k], _mm256_loadu_si256(other + k));
                sum[i] = _mm256_add_epi32(sum[i], _mm256_madd_epi16(pairs, ones));
            }
        }
        __m256i a = _mm256_hadd_epi32(_mm256_hadd_epi32(sum[0], sum[1]), _mm256_hadd_epi32(sum[2], sum[3]));
        __m256i b = _mm256_hadd_epi32(_mm256_hadd_epi32(sum[4], sum[5]), _mm256_hadd_epi32(sum[6], sum[7]));
        __m256i product = _mm256_add_epi32(_mm256_permute2x128_si256(a, b, 0x20), _mm256_permute2x128_si256(a, b, 0x31));
        __m256i distance = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(set.norm + j)), _mm256_set1_epi32(own_norm));
        distance = _mm256_sub_epi32(distance, _mm256_slli_epi32(product, 1));
        __m256i is_nearer = _mm256_cmpgt_epi32(least, distance);
        second = _mm256_min_epi32(second, _mm256_max_epi32(least, distance));
        least = _mm256_min_epi32(least, distance);
        best = _mm256_blendv_epi8(best, number, is_nearer);
        number = _mm256_add_epi32(number, step);
    }
    if (j > first) {
        int32_t leasts[8], seconds[8], bests[8];
        _mm256_storeu_si256((__m256i *)leasts, least);
        _mm256_storeu_si256((__m256i *)seconds, second);
        _mm256_storeu_si256((__m256i *)bests, best);
        look_at_lanes(&n, leasts, seconds, bests, 8);
    }
    for (; j < set.count; j++) look_at(&n, own_norm + set.norm[j] - 2 * product_avx2(own, set.item[j].descriptor), j);
    return n;
}

static nearest nearest_avx2(const uint8_t *own, opponents set) { return nearest_of_rest(own, set, 0, none); }

// The features of the photo that are compared at a time.
enum { SIDE_BY_SIDE = 4 };

// Sixteen of the item's features at a time, one to a lane: a word of each own one meets that of each of them. Words are
// read once for all the own ones, as reading takes longer than multiplying.
__attribute__((target("avx512f,avx512vnni"))) static void nearest_avx512(const fovea_feature *own, opponents set,
                                                                         nearest *found) {
    const __m512i step = _mm512_set1_epi32(16);
    __m512i least[SIDE_BY_SIDE], second[SIDE_BY_SIDE], best[SIDE_BY_SIDE], own_norm[SIDE_BY_SIDE];
    for (int i = 0; i < SIDE_BY_SIDE; i++) {
        least[i] = second[i] = _mm512_set1_epi32(INT_MAX);
        best[i] = _mm512_setzero_si512();
        own_norm[i] = _mm512_set1_epi32(product_avx2(own[i].descriptor, own[i].descriptor));
    }
    __m512i number = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    int j = 0;
    for (; j + 16 <= set.count; j += 16) {
        const uint32_t *words = set.words + (size_t)j * WORDS;
        // Two sums for each, so that one needn't wait for the other.
        __m512i sum[SIDE_BY_SIDE][2];
        for (int i = 0; i < SIDE_BY_SIDE; i++) sum[i][0] = sum[i][1] = _mm512_setzero_si512();
        for (int k = 0; k < WORDS; k += 2) {
            const __m512i even = _mm512_loadu_si512(words + 16 * k), odd = _mm512_loadu_si512(words + 16 * k + 16);
            for (int i = 0; i < SIDE_BY_SIDE; i++) {
                int32_t word[2];
                memcpy(word, own[i].descriptor + 4 * k, 8);
                sum[i][0] = _mm512_dpbusd_epi32(sum[i][0], _mm512_set1_epi32(word[0]), even);
                sum[i][1] = _mm512_dpbusd_epi32(sum[i][1], _mm512_set1_epi32(word[1]), odd);
            }
        }
        const __m512i norms = _mm512_loadu_si512(set.norm + j);
        for (int i = 0; i < SIDE_BY_SIDE; i++) {
            __m512i product = _mm512_add_epi32(sum[i][0], sum[i][1]);
            __m512i distance = _mm512_sub_epi32(_mm512_add_epi32(norms, own_norm[i]), _mm512_slli_epi32(product, 1));
            __mmask16 is_nearer = _mm512_cmpgt_epi32_mask(least[i], distance);
            second[i] = _mm512_min_epi32(second[i], _mm512_max_epi32(least[i], distance));
            least[i] = _mm512_min_epi32(least[i], distance);
            best[i] = _mm512_mask_mov_epi32(best[i], is_nearer, number);
        }
        number = _mm512_add_epi32(number, step);
    }
    for (int i = 0; i < SIDE_BY_SIDE; i++) {
        nearest n = none;
        if (j > 0) {
            int32_t leasts[16], seconds[16], bests[16];
            _mm512_storeu_si512(leasts, least[i]);
            _mm512_storeu_si512(seconds, second[i]);
            _mm512_storeu_si512(bests, best[i]);
            look_at_lanes(&n, leasts, seconds, bests, 16);
        }
        found[i] = nearest_of_rest(own[i].descriptor, set, j, n);
    }
}
#endif

// Whether the processor compares several features at a time, with those of an item in the order of their words.
static bool compares_by_words(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vnni");
#else
    return false;
#endif
}

// Finds the nearest ones for some of the photo's features.
static void find_nearest(const fovea_feature *own, int count, opponents set, nearest *found) {
    int i = 0;
#if defined(__x86_64__)
    if (set.words)
        for (; i + SIDE_BY_SIDE <= count; i += SIDE_BY_SIDE) nearest_avx512(own + i, set, found + i);
    if (__builtin_cpu_supports("avx2"))
        for (; i < count; i++) found[i] = nearest_avx2(own[i].descriptor, set);
#endif
    for (; i < count; i++) found[i] = nearest_plain(own[i].descriptor, set);
}

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

// Prepares an item's features for comparing them; false when memory runs out.
static bool opponents_make(opponents *set, const fovea_feature *item, int count) {
    product_function product = product_for_this_processor();
    *set = (opponents){item, count, malloc((size_t)count * sizeof(int)), NULL};
    if (!set->norm) return false;
    for (int j = 0; j < count; j++) set->norm[j] = product(item[j].descriptor, item[j].descriptor);
#if defined(__x86_64__)
    if (!compares_by_words() || count < 16) return true;
    set->words = malloc((size_t)count * FOVEA_DESCRIPTOR_LENGTH);
    if (!set->words) return false;
    for (int j = 0; j < count / 16 * 16; j++)
        for (int k = 0; k < WORDS; k++)
            memcpy(set->words + (size_t)(j / 16 * WORDS + k) * 16 + j % 16, item[j].descriptor + 4 * k, 4);
#endif
    return true;
}

static void opponents_free(opponents set) {
    free(set.norm);
    free(set.words);
}

int fovea_features_match(const fovea_feature *photo, int photo_count, const fovea_feature *item, int item_count,
                         float ratio, int32_t *pairs) {
    if (photo_count < 1 || item_count < 2) return 0;
    opponents set;
    bool is_ready = opponents_make(&set, item, item_count);
    // For each of the item's features the photo's that is nearest, and how far that is.
    int *partner = malloc((size_t)item_count * sizeof(int)), *distance = malloc((size_t)item_count * sizeof(int));
    nearest *found = malloc((size_t)photo_count * sizeof(nearest));
    int count = -1;
    if (is_ready && partner && distance && found) {
        find_nearest(photo, photo_count, set, found);
        for (int j = 0; j < item_count; j++) {
            partner[j] = -1;
            distance[j] = INT_MAX;
        }
        for (int i = 0; i < photo_count; i++) {
            nearest n = found[i];
            if ((float)n.first < ratio * ratio * (float)n.second && n.first < distance[n.best]) {
                distance[n.best] = n.first;
                partner[n.best] = i;
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
    opponents_free(set);
    free(partner);
    free(distance);
    free(found);
    return count;
}
