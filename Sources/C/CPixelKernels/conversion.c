#include "CPixelKernels.h"
#include "half.h"

enum { CHUNK = 256 };

static inline float clamp(float value) {
    // Written so that a NaN becomes 0.
    return value > 0 ? (value < 1 ? value : 1) : 0;
}

static inline uint8_t byte_from_float(float value) { return (uint8_t)(clamp(value) * 255 + 0.5f); }

static inline uint16_t word_from_float(float value) { return (uint16_t)(clamp(value) * 65535 + 0.5f); }

static inline float gray(const float *p) {
    // Gray in color comes out unchanged, infinities included.
    if (p[0] == p[1] && p[1] == p[2]) return p[1];
    return 0.299f * p[0] + 0.587f * p[1] + 0.114f * p[2];
}

static void read_gray(float value, float *p) {
    p[0] = p[1] = p[2] = value;
    p[3] = 1;
}

void fovea_row_to_float(const void *row, fovea_format format, fovea_alpha alpha, int count, float *rgba) {
    const uint8_t *bytes = row;
    const uint16_t *words = row;
    const float *floats = row;
    switch (format) {
    case FOVEA_GRAY8:
        for (int i = 0; i < count; i++) read_gray(bytes[i] / 255.0f, rgba + 4 * i);
        return;
    case FOVEA_GRAY16:
        for (int i = 0; i < count; i++) read_gray(words[i] / 65535.0f, rgba + 4 * i);
        return;
    case FOVEA_GRAY_HALF:
        for (int i = 0; i < count; i++) read_gray(fovea_float_from_half(words[i]), rgba + 4 * i);
        return;
    case FOVEA_GRAY_FLOAT:
        for (int i = 0; i < count; i++) read_gray(floats[i], rgba + 4 * i);
        return;
    case FOVEA_RGBA8:
        for (int i = 0; i < 4 * count; i++) rgba[i] = bytes[i] / 255.0f;
        break;
    case FOVEA_BGRA8:
        for (int i = 0; i < count; i++) {
            rgba[4 * i] = bytes[4 * i + 2] / 255.0f;
            rgba[4 * i + 1] = bytes[4 * i + 1] / 255.0f;
            rgba[4 * i + 2] = bytes[4 * i] / 255.0f;
            rgba[4 * i + 3] = bytes[4 * i + 3] / 255.0f;
        }
        break;
    case FOVEA_RGBA16:
        for (int i = 0; i < 4 * count; i++) rgba[i] = words[i] / 65535.0f;
        break;
    case FOVEA_RGBA_HALF:
        for (int i = 0; i < 4 * count; i++) rgba[i] = fovea_float_from_half(words[i]);
        break;
    case FOVEA_RGBA_FLOAT:
        memcpy(rgba, floats, (size_t)count * 16);
        break;
    }
    if (alpha == FOVEA_OPAQUE) {
        for (int i = 0; i < count; i++) rgba[4 * i + 3] = 1;
    } else if (alpha == FOVEA_STRAIGHT) {
        for (int i = 0; i < count; i++)
            for (int c = 0; c < 3; c++) rgba[4 * i + c] *= rgba[4 * i + 3];
    }
}

// Writes pixels whose colors and alpha are as the destination wants them.
static void write_row(const float *rgba, int count, void *row, fovea_format format) {
    uint8_t *bytes = row;
    uint16_t *words = row;
    float *floats = row;
    switch (format) {
    case FOVEA_GRAY8:
        for (int i = 0; i < count; i++) bytes[i] = byte_from_float(gray(rgba + 4 * i));
        break;
    case FOVEA_GRAY16:
        for (int i = 0; i < count; i++) words[i] = word_from_float(gray(rgba + 4 * i));
        break;
    case FOVEA_GRAY_HALF:
        for (int i = 0; i < count; i++) words[i] = fovea_half_from_float(gray(rgba + 4 * i));
        break;
    case FOVEA_GRAY_FLOAT:
        for (int i = 0; i < count; i++) floats[i] = gray(rgba + 4 * i);
        break;
    case FOVEA_RGBA8:
        for (int i = 0; i < 4 * count; i++) bytes[i] = byte_from_float(rgba[i]);
        break;
    case FOVEA_BGRA8:
        for (int i = 0; i < count; i++) {
            bytes[4 * i] = byte_from_float(rgba[4 * i + 2]);
            bytes[4 * i + 1] = byte_from_float(rgba[4 * i + 1]);
            bytes[4 * i + 2] = byte_from_float(rgba[4 * i]);
            bytes[4 * i + 3] = byte_from_float(rgba[4 * i + 3]);
        }
        break;
    case FOVEA_RGBA16:
        for (int i = 0; i < 4 * count; i++) words[i] = word_from_float(rgba[i]);
        break;
    case FOVEA_RGBA_HALF:
        for (int i = 0; i < 4 * count; i++) words[i] = fovea_half_from_float(rgba[i]);
        break;
    case FOVEA_RGBA_FLOAT:
        memcpy(floats, rgba, (size_t)count * 16);
        break;
    }
}

void fovea_row_from_float(const float *rgba, int count, void *row, fovea_format format, fovea_alpha alpha) {
    static const int sizes[] = {1, 2, 2, 4, 4, 4, 8, 8, 16};
    if (alpha == FOVEA_PREMULTIPLIED || format <= FOVEA_GRAY_FLOAT) {
        write_row(rgba, count, row, format);
        return;
    }
    float part[4 * CHUNK];
    for (int start = 0; start < count; start += CHUNK) {
        int length = count - start < CHUNK ? count - start : CHUNK;
        memcpy(part, rgba + 4 * start, (size_t)length * 16);
        for (int i = 0; i < length; i++) {
            float *p = part + 4 * i;
            if (alpha == FOVEA_OPAQUE) {
                p[3] = 1;
            } else if (p[3] != 0) {
                for (int c = 0; c < 3; c++) p[c] /= p[3];
            }
        }
        write_row(part, length, (uint8_t *)row + (ptrdiff_t)start * sizes[format], format);
    }
}

void fovea_convert(fovea_pixels source, fovea_pixels destination, int width, int height) {
    static const int sizes[] = {1, 2, 2, 4, 4, 4, 8, 8, 16};
    float part[4 * CHUNK];
    // Between equal meanings the colors stay as they are: multiplying and dividing would lose those of clear pixels.
    fovea_alpha from = source.alpha, to = destination.alpha;
    if (from == to && from == FOVEA_STRAIGHT) from = to = FOVEA_PREMULTIPLIED;
    for (int y = 0; y < height; y++) {
        const uint8_t *in = (const uint8_t *)source.bytes + y * source.bytes_per_row;
        uint8_t *out = (uint8_t *)destination.bytes + y * destination.bytes_per_row;
        for (int x = 0; x < width; x += CHUNK) {
            int length = width - x < CHUNK ? width - x : CHUNK;
            fovea_row_to_float(in + (ptrdiff_t)x * sizes[source.format], source.format, from, length, part);
            fovea_row_from_float(part, length, out + (ptrdiff_t)x * sizes[destination.format], destination.format, to);
        }
    }
}

void fovea_shuffle(const uint8_t *source, ptrdiff_t source_bytes_per_row, int source_size, const uint8_t *order,
                   uint8_t *destination, ptrdiff_t destination_bytes_per_row, int destination_size, int width,
                   int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + y * source_bytes_per_row;
        uint8_t *to = destination + y * destination_bytes_per_row;
        for (int x = 0; x < width; x++, from += source_size, to += destination_size)
            for (int c = 0; c < destination_size; c++) to[c] = order[c] == 255 ? 255 : from[order[c]];
    }
}
