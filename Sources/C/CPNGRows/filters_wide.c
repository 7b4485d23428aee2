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

// The words of four pixels, one from each row.
INLINE __m256i load_rows(uint8_t *const pixel[4]) {
    const __m128i upper = _mm_unpacklo_epi32(load(pixel[0]), load(pixel[1]));
    const __m128i lower = _mm_unpacklo_epi32(load(pixel[2]), load(pixel[3]));
    return _mm256_cvtepu8_epi16(_mm_unpacklo_epi64(upper, lower));
}

INLINE void store_rows(uint8_t *const pixel[4], __m256i words, const size_t size) {
    const __m256i bytes = _mm256_packus_epi16(words, words);
    const __m128i upper = _mm256_castsi256_si128(bytes), lower = _mm256_extracti128_si256(bytes, 1);
    const int32_t pixels[4] = {_mm_cvtsi128_si32(upper), _mm_extract_epi32(upper, 1), _mm_cvtsi128_si32(lower),
                               _mm_extract_epi32(lower, 1)};
    for (int k = 0; k < 4; k++) memcpy(pixel[k], &pixels[k], size);
}

// Four rows at once, each a pixel behind the one above: what a row needs of that one was made just before, in the
// register's part beside. The beginnings of the rows, from three pixels of the first to none of the last, are there.
INLINE size_t undo_paeth_rows(uint8_t *rows, size_t stride, const uint8_t *above, size_t count, const int channels) {
    const size_t step = (size_t)channels;
    uint8_t *pixel[4], *left[4];
    for (size_t k = 0; k < 4; k++) {
        pixel[k] = rows + k * stride + (3 - k) * step;
        left[k] = pixel[k] - step;
    }
    // Left of the last row's first pixel lies nothing.
    const __m256i inside = _mm256_setr_epi64x(-1, -1, -1, 0);
    __m256i a = _mm256_and_si256(load_rows(left), inside);
    uint8_t *const corners[4] = {(uint8_t *)above + 2 * step, rows + step, rows + stride, rows + 2 * stride};
    __m256i corner = _mm256_and_si256(load_rows(corners), inside);
    __m256i next = load_rows(pixel);
    size_t x = 3 * step;
    for (; x + 2 * step + 4 <= count; x += step) {
        const __m256i made = _mm256_permute4x64_epi64(a, 0x90);
        const __m256i b = _mm256_blend_epi32(
            made, _mm256_castsi128_si256(_mm_cvtepu8_epi16(load(above + x))), 0x03);
        const __m256i from_corner = _mm256_sub_epi16(b, corner), across = _mm256_sub_epi16(a, corner);
        const __m256i pa = _mm256_abs_epi16(from_corner), pb = _mm256_abs_epi16(across);
        const __m256i pc = _mm256_abs_epi16(_mm256_add_epi16(from_corner, across));
        const __m256i nearest = _mm256_blendv_epi8(a, b, _mm256_cmpgt_epi16(pa, pb));
        const __m256i guess = _mm256_blendv_epi8(nearest, corner, _mm256_cmpgt_epi16(_mm256_min_epi16(pa, pb), pc));
        a = _mm256_add_epi8(next, guess);
        corner = b;
        // A pixel of three bytes is written with the first of the next one, which is read before.
        uint8_t *const here[4] = {pixel[0], pixel[1], pixel[2], pixel[3]};
        for (int k = 0; k < 4; k++) pixel[k] += step;
        next = load_rows(pixel);
        store_rows(here, a, 4);
    }
    store_rows(pixel, next, step);
    return x;
}

WIDE static size_t undo_3(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count) {
    return filter == 1 ? undo_sub(row, count, 3) : filter == 4 ? undo_paeth(row, above, count, 3) : 0;
}

WIDE static size_t undo_4(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count) {
    return filter == 1 ? undo_sub(row, count, 4) : filter == 4 ? undo_paeth(row, above, count, 4) : 0;
}

size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    if (!fovea_png_has_wide_filters()) return 0;
    return channels == 3 ? undo_3(filter, row, above, count) : undo_4(filter, row, above, count);
}

WIDE static size_t undo_paeth_rows_3(uint8_t *rows, size_t stride, const uint8_t *above, size_t count) {
    return undo_paeth_rows(rows, stride, above, count, 3);
}

WIDE static size_t undo_paeth_rows_4(uint8_t *rows, size_t stride, const uint8_t *above, size_t count) {
    return undo_paeth_rows(rows, stride, above, count, 4);
}

bool fovea_png_has_wide_filters(void) { return __builtin_cpu_supports("avx2"); }

size_t fovea_png_undo_paeth_rows_wide(
    uint8_t *rows, size_t stride, const uint8_t *above, size_t count, int channels) {
    return channels == 3 ? undo_paeth_rows_3(rows, stride, above, count)
                         : undo_paeth_rows_4(rows, stride, above, count);
}

#else

bool fovea_png_has_wide_filters(void) { return false; }

size_t fovea_png_undo_paeth_rows_wide(
    uint8_t *rows, size_t stride, const uint8_t *above, size_t count, int channels) {
    return 3 * (size_t)channels;
}

size_t fovea_png_undo_filter_wide(uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, int channels) {
    return 0;
}

#endif
