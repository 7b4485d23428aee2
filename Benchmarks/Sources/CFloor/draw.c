#include "CFloor.h"

#include <stdlib.h>
#include <turbojpeg.h>

// Whole numbers throughout, so that every machine draws the same pixels.

/// A number that looks random, from a place on a grid.
static uint32_t noise(uint32_t x, uint32_t y, uint32_t seed) {
    uint32_t n = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
    n = (n ^ n >> 15) * 0x2C1B3C6Du;
    n = (n ^ n >> 12) * 0x297A2D39u;
    return n ^ n >> 15;
}

/// A height between grid points `1 << shift` apart, from -128 to 127, with slopes that meet.
static int smooth(int x, int y, int shift, uint32_t seed) {
    int side = 1 << shift, cell_x = x >> shift, cell_y = y >> shift;
    // 3t² - 2t³ in 8 bits.
    int64_t tx = ((x & (side - 1)) << 8) >> shift, ty = ((y & (side - 1)) << 8) >> shift;
    tx = tx * tx * (768 - 2 * tx) >> 16;
    ty = ty * ty * (768 - 2 * ty) >> 16;
    int a = (int)(noise(cell_x, cell_y, seed) & 255), b = (int)(noise(cell_x + 1, cell_y, seed) & 255);
    int c = (int)(noise(cell_x, cell_y + 1, seed) & 255), d = (int)(noise(cell_x + 1, cell_y + 1, seed) & 255);
    int64_t top = a * (256 - tx) + b * tx, bottom = c * (256 - tx) + d * tx;
    return (int)((top * (256 - ty) + bottom * ty) >> 16) - 128;
}

static uint8_t clamp(int value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

static void draw(uint8_t *pixels, int width, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int light = 128, red = 0, blue = 0;
            for (int shift = 10; shift >= 3; shift--) light += smooth(x, y, shift, shift) * (1 << shift) >> 10;
            red = smooth(x, y, 9, 21) / 3;
            blue = smooth(x, y, 8, 22) / 3;
            // The grain of a sensor.
            light += (int)(noise(x, y, 31) % 13) - 6;
            uint8_t *pixel = pixels + ((size_t)y * width + x) * 3;
            pixel[0] = clamp(light + red);
            pixel[1] = clamp(light);
            pixel[2] = clamp(light + blue);
        }
}

uint8_t *floor_draw(int width, int height, size_t *size) {
    uint8_t *pixels = malloc((size_t)width * height * 3);
    tjhandle handle = tjInitCompress();
    unsigned char *jpeg = NULL;
    unsigned long count = 0;
    if (pixels && handle) {
        draw(pixels, width, height);
        if (tjCompress2(handle, pixels, width, width * 3, height, TJPF_RGB, &jpeg, &count, TJSAMP_420, 92, 0) != 0) {
            tjFree(jpeg);
            jpeg = NULL;
        }
    }
    if (handle) tjDestroy(handle);
    free(pixels);
    *size = count;
    return jpeg;
}

void floor_free(uint8_t *bytes) { tjFree(bytes); }
