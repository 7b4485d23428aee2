#include "CPixelKernels.h"
#include "vectorised.h"

#include <math.h>
#include <string.h>

// Pixels are packed as little-endian numbers, the order of every machine that this runs on.

// 15 bits of fraction keep the error of a sum of three products below a hundredth of a level.
enum { BITS = 15, HALF = 1 << (BITS - 1), CHUNK = 256 };

static int fixed(double value) { return (int)lrint(value * (1 << BITS)); }

static inline uint8_t clamp(int value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

VECTORISED
void fovea_rgb_from_ycbcr(fovea_planes source, fovea_ycbcr encoding, uint8_t *destination,
                          ptrdiff_t destination_bytes_per_row, int blue, int width, int height) {
    double luma = encoding.full_range ? 1 : 255.0 / 219, chroma = encoding.full_range ? 1 : 255.0 / 224;
    double green = 1 - encoding.red - encoding.blue;
    int y_scale = fixed(luma), offset = encoding.full_range ? 0 : 16;
    int r_cr = fixed(2 * (1 - encoding.red) * chroma), b_cb = fixed(2 * (1 - encoding.blue) * chroma);
    int g_cr = fixed(2 * (1 - encoding.red) * encoding.red / green * chroma);
    int g_cb = fixed(2 * (1 - encoding.blue) * encoding.blue / green * chroma);
    int first = blue == 0 ? 0 : 16, last = 16 - first;
    for (int y = 0; y < height; y++) {
        const uint8_t *luma_row = source.luma + y * source.luma_bytes_per_row;
        const uint8_t *chroma_row = source.chroma + y / 2 * source.chroma_bytes_per_row;
        uint8_t *row = destination + y * destination_bytes_per_row;
        for (int x = 0; x < width; x += CHUNK) {
            int count = width - x < CHUNK ? width - x : CHUNK;
            int32_t cb[CHUNK], cr[CHUNK];
            uint32_t packed[CHUNK];
            // Spread out first, so that the loop with the arithmetic is free of shared elements.
            for (int i = 0; i < (count + 1) / 2; i++) {
                cb[2 * i] = cb[2 * i + 1] = chroma_row[x + 2 * i] - 128;
                cr[2 * i] = cr[2 * i + 1] = chroma_row[x + 2 * i + 1] - 128;
            }
            for (int i = 0; i < count; i++) {
                int base = (luma_row[x + i] - offset) * y_scale + HALF;
                uint32_t b = clamp((base + b_cb * cb[i]) >> BITS);
                uint32_t g = clamp((base - g_cb * cb[i] - g_cr * cr[i]) >> BITS);
                uint32_t r = clamp((base + r_cr * cr[i]) >> BITS);
                packed[i] = b << first | g << 8 | r << last | 0xff000000u;
            }
            memcpy(row + 4 * (ptrdiff_t)x, packed, (size_t)count * 4);
        }
    }
}

VECTORISED
void fovea_ycbcr_from_rgb(const uint8_t *source, ptrdiff_t source_bytes_per_row, int blue, fovea_planes destination,
                          fovea_ycbcr encoding, int width, int height) {
    double luma = encoding.full_range ? 1 : 219.0 / 255, chroma = encoding.full_range ? 1 : 224.0 / 255;
    double green = 1 - encoding.red - encoding.blue;
    int y_r = fixed(encoding.red * luma), y_b = fixed(encoding.blue * luma), y_g = fixed(luma) - y_r - y_b;
    int offset = ((encoding.full_range ? 0 : 16) << BITS) + HALF;
    double cb = chroma / (2 * (1 - encoding.blue)), cr = chroma / (2 * (1 - encoding.red));
    int cb_r = fixed(-encoding.red * cb), cb_g = fixed(-green * cb), cb_b = -cb_r - cb_g;
    int first = blue == 0 ? 0 : 16, last = 16 - first;
    int cr_g = fixed(-green * cr), cr_b = fixed(-encoding.blue * cr), cr_r = -cr_g - cr_b;
    for (int y = 0; y < height; y++) {
        const uint8_t *row = source + y * source_bytes_per_row;
        uint8_t *luma_row = destination.luma + y * destination.luma_bytes_per_row;
        for (int x = 0; x < width; x++) {
            uint32_t p;
            memcpy(&p, row + 4 * (ptrdiff_t)x, 4);
            int r = p >> last & 255, g = p >> 8 & 255, b = p >> first & 255;
            luma_row[x] = (uint8_t)((y_r * r + y_g * g + y_b * b + offset) >> BITS);
        }
        if (y % 2) continue;
        uint8_t *chroma_row = destination.chroma + y / 2 * destination.chroma_bytes_per_row;
        const uint8_t *below = y + 1 < height ? row + source_bytes_per_row : row;
        for (int x = 0; x < width; x += 2) {
            int next = x + 1 < width ? 4 : 0;
            const uint8_t *p = row + 4 * x, *q = below + 4 * x;
            int r = p[2 - blue] + p[next + 2 - blue] + q[2 - blue] + q[next + 2 - blue];
            int g = p[1] + p[next + 1] + q[1] + q[next + 1];
            int b = p[blue] + p[next + blue] + q[blue] + q[next + blue];
            int centre = (128 << (BITS + 2)) + (HALF << 2);
            chroma_row[x] = clamp((cb_r * r + cb_g * g + cb_b * b + centre) >> (BITS + 2));
            chroma_row[x + 1] = clamp((cr_r * r + cr_g * g + cr_b * b + centre) >> (BITS + 2));
        }
    }
}
