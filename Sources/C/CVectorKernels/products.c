#include "internal.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// How many codes ahead of the one in hand are fetched from memory.
enum { AHEAD = 4 };

static int32_t multiply_portable(const int8_t *restrict query, const uint8_t *restrict code, int lines) {
    int32_t sum = 0;
    for (int i = 0; i < lines * FOVEA_CODE_LINE; i++) sum += (int32_t)query[i] * (int32_t)code[i];
    return sum;
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static int32_t multiply_avx2(const int8_t *query, const uint8_t *code, int lines) {
    __m256i sums[4] = {_mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256()};
    for (int i = 0; i < lines * FOVEA_CODE_LINE; i += 64) {
        for (int part = 0; part < 4; part++) {
            __m256i a = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(query + i + part * 16)));
            __m256i b = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(code + i + part * 16)));
            sums[part] = _mm256_add_epi32(sums[part], _mm256_madd_epi16(a, b));
        }
    }
    __m256i sum = _mm256_add_epi32(_mm256_add_epi32(sums[0], sums[1]), _mm256_add_epi32(sums[2], sums[3]));
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1)));
}

__attribute__((target("avx512f,avx512bw,avx512vnni"))) static int32_t multiply_vnni(const int8_t *query,
                                                                                    const uint8_t *code, int lines) {
    __m512i even = _mm512_setzero_si512(), odd = even;
    int line = 0;
    for (; line + 2 <= lines; line += 2) {
        const int at = line * FOVEA_CODE_LINE;
        even = _mm512_dpbusd_epi32(even, _mm512_loadu_si512(code + at), _mm512_loadu_si512(query + at));
        odd = _mm512_dpbusd_epi32(odd, _mm512_loadu_si512(code + at + 64), _mm512_loadu_si512(query + at + 64));
    }
    if (line < lines) {
        const int at = line * FOVEA_CODE_LINE;
        even = _mm512_dpbusd_epi32(even, _mm512_loadu_si512(code + at), _mm512_loadu_si512(query + at));
    }
    return _mm512_reduce_add_epi32(_mm512_add_epi32(even, odd));
}
#endif

fovea_variant fovea_vector_variant(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")) return FOVEA_VNNI;
    if (__builtin_cpu_supports("avx2")) return FOVEA_AVX2;
#endif
    return FOVEA_PORTABLE;
}

// Codes in the order of a list or in a row, one function for each way to multiply, so that the inner loop has no calls.
#define MULTIPLY_MANY(way, attributes)                                                                                  \
    attributes static void row_##way(const int8_t *query, const uint8_t *codes, ptrdiff_t stride, int lines, int count, \
                                     int32_t *sums) {                                                                   \
        for (int i = 0; i < count; i++) {                                                                               \
            prefetch_code(codes + (i + AHEAD) * stride, lines);                                                         \
            sums[i] = multiply_##way(query, codes + i * stride, lines);                                                 \
        }                                                                                                               \
    }                                                                                                                   \
    attributes static void list_##way(const int8_t *query, const uint8_t *codes, ptrdiff_t stride, int lines,           \
                                      const uint32_t *rows, int count, int32_t *sums) {                                 \
        for (int i = 0; i < count && i < AHEAD; i++) prefetch_code(codes + rows[i] * stride, lines);                    \
        for (int i = 0; i < count; i++) {                                                                               \
            if (i + AHEAD < count) prefetch_code(codes + rows[i + AHEAD] * stride, lines);                              \
            sums[i] = multiply_##way(query, codes + rows[i] * stride, lines);                                           \
        }                                                                                                               \
    }

MULTIPLY_MANY(portable, )
#if defined(__x86_64__)
MULTIPLY_MANY(avx2, __attribute__((target("avx2"))))
MULTIPLY_MANY(vnni, __attribute__((target("avx512f,avx512bw,avx512vnni"))))
#endif

void fovea_codes_multiply(fovea_variant variant, const int8_t *query, const uint8_t *codes, ptrdiff_t stride, int lines,
                          int count, int32_t *sums) {
    switch (variant) {
#if defined(__x86_64__)
    case FOVEA_VNNI: row_vnni(query, codes, stride, lines, count, sums); break;
    case FOVEA_AVX2: row_avx2(query, codes, stride, lines, count, sums); break;
#endif
    default: row_portable(query, codes, stride, lines, count, sums);
    }
}

void multiply_listed(fovea_variant variant, const int8_t *query, const uint8_t *codes, ptrdiff_t stride, int lines,
                     const uint32_t *rows, int count, int32_t *sums) {
    switch (variant) {
#if defined(__x86_64__)
    case FOVEA_VNNI: list_vnni(query, codes, stride, lines, rows, count, sums); break;
    case FOVEA_AVX2: list_avx2(query, codes, stride, lines, rows, count, sums); break;
#endif
    default: list_portable(query, codes, stride, lines, rows, count, sums);
    }
}
