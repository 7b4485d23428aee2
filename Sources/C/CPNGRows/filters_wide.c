#include "filters_wide.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>

// All components of a pixel at once. What is read beyond a pixel is never written.
#define WIDE __attribute__((target("avx2")))
#define INLINE WIDE static inline __attribute__((always_inline))

INLINE __m128i load(const uint8_t *pixel) {
    int32_t bytes;
    memcpy(&bytes, pixel, 4);
    return _mm_cvtsi32_si128(bytes);
}

INLINE void store(uint8_t *pixel, __m128i value, const int channels) {
    const int32_t bytes = _mm_cvtsi128_si32(value);
    memcpy(pixel, &bytes, (size_t)channels);
}

// Sums of a row are sums of pieces and of what lies before: five pixels of 3 channels or four of 4 make a piece.
INLINE size_t undo_sub(uint8_t *row, size_t count, const int channels) {
    const size_t piece = channels == 3 ? 15 : 16;
    const __m128i last = channels == 3 ? _mm_setr_epi8(12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, -1)
                                       : _mm_setr_epi8(12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15);
    __m128i left = _mm_setzero_si128();
    if (count < 32) return 0;
    size_t x = 0;
    __m128i next = _mm_loadu_si128((const __m128i *)row);
    for (; x + 32 <= count; x += piece) {
        __m128i sum = next;
        // A piece of 15 bytes writes one byte of the next piece, which is read before.
        next = _mm_loadu_si128((const __m128i *)(row + x + piece));
        sum = _mm_add_epi8(sum, channels == 3 ? _mm_slli_si128(sum, 3) : _mm_slli_si128(sum, 4));
        sum = _mm_add_epi8(sum, channels == 3 ? _mm_slli_si128(sum, 6) : _mm_slli_si128(sum, 8));
        if (channels == 3) sum = _mm_add_epi8(sum, _mm_slli_si128(sum, 12));
        sum = _mm_add_epi8(sum, left);
        left = _mm_shuffle_epi8(sum, last);
        _mm_storeu_si128((__m128i *)(row + x), sum);
    }
    // The byte that was written too early, as it was.
    if (channels == 3) row[x] = (uint8_t)_mm_cvtsi128_si32(next);
    return x;
}

INLINE size_t undo_average(uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    const __m128i ones = _mm_set1_epi8(1);
    __m128i left = _mm_setzero_si128();
    size_t x = 0;
    for (; x + 4 <= count; x += (size_t)channels) {
        const __m128i b = load(above + x);
        // The instruction rounds up, the format down.
        const __m128i odd = _mm_and_si128(_mm_xor_si128(left, b), ones);
        left = _mm_add_epi8(load(row + x), _mm_sub_epi8(_mm_avg_epu8(left, b), odd));
        store(row + x, left, channels);
    }
    return x;
}

INLINE size_t undo_paeth(uint8_t *row, const uint8_t *above, size_t count, const int channels) {
    __m128i a = _mm_setzero_si128(), corner = a;
    size_t x = 0;
    for (; x + 4 <= count; x += (size_t)channels) {
        const __m128i b = _mm_cvtepu8_epi16(load(above + x));
        const __m128i from_corner = _mm_sub_epi16(b, corner), across = _mm_sub_epi16(a, corner);
        const __m128i pa = _mm_abs_epi16(from_corner), pb = _mm_abs_epi16(across);
        const __m128i pc = _mm_abs_epi16(_mm_add_epi16(from_corner, across));
        const __m128i nearest = _mm_blendv_epi8(a, b, _mm_cmpgt_epi16(pa, pb));
        const __m128i guess = _mm_blendv_epi8(nearest, corner, _mm_cmpgt_epi16(_mm_min_epi16(pa, pb), pc));
        // Adding bytes keeps the upper ones zero.
        a = _mm_add_epi8(_mm_cvtepu8_epi16(load(row + x)), guess);
        corner = b;
        store(row + x, _mm_packus_epi16(a, a), channels);
    }
    return x;
}

WIDE static size_t undo_3(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count) {
    return filter == 1 ? undo_sub(row, count, 3) : filter == 3 ? undo_average(row, above, count, 3)
         : filter == 4 ? undo_paeth(row, above, count, 3) : 0;
}

WIDE static size_t undo_4(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count) {
    return filter == 1 ? undo_sub(row, count, 4) : filter == 3 ? undo_average(row, above, count, 4)
         : filter == 4 ? undo_paeth(row, above, count, 4) : 0;
}

size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    if (!__builtin_cpu_supports("avx2")) return 0;
    return channels == 3 ? undo_3(filter, row, above, count) : undo_4(filter, row, above, count);
}

#else

size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    return 0;
}

#endif
