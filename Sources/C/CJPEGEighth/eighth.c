#include "CJPEGEighth.h"
#include "header.h"

#include <stdlib.h>

// MARK: Blocks

/// Whether a coefficient lies far inside what vector units and tables of other decoders can hold.
///
/// Whole files stay below a third of it. Beyond, decoders wrap around or saturate, each in its own way; such files
/// are left to the one whose way counts.
static inline bool is_plausible(int coefficient) { return coefficient > -4088 && coefficient < 4088; }

static inline bool read_dc(eighth *e, component *c) {
    refill(&e->reader);
    int size = decode(&e->reader, &e->dc[c->dc]);
    if (size < 0 || size > 11) return false;
    c->prediction += receive(&e->reader, size);
    return is_plausible(c->prediction * e->quantization[c->quantization][0]);
}

/// Passes over the other coefficients of a block.
static inline bool skip_ac(eighth *e, const component *c) {
    bit_reader r = e->reader;
    const code_table *t = &e->ac[c->ac];
    int k = 1;
    bool fine = true;
    while (k < 64) {
        refill(&r);
        jump j = t->many[peek(&r, look_bits)];
        // A sequence that leaves the block would take bits of the next one.
        if (k + j.advance + j.ends > 64 || !j.length) {
            j = t->one[peek(&r, look_bits)];
            if (!j.length) {
                int length = 0, symbol = decode_slowly(t, peek(&r, 16), &length);
                if (symbol < 0) {
                    fine = false;
                    break;
                }
                int run = symbol >> 4, size = symbol & 15;
                bool ends = size == 0 && run != 15;
                j = (jump){(uint8_t)(length + size), ends ? 0 : (uint8_t)(run + 1), ends};
            }
            if (k + j.advance > 64) {
                fine = false;
                break;
            }
        }
        drop(&r, j.length);
        k += j.advance;
        if (j.ends) break;
    }
    e->reader = r;
    return fine;
}

/// Reads the other coefficients of a block, in natural order and multiplied out.
static bool read_ac(eighth *e, const component *c, int *block) {
    const uint8_t *quantization = e->quantization[c->quantization];
    const code_table *t = &e->ac[c->ac];
    bit_reader r = e->reader;
    bool fine = true;
    for (int k = 1; k < 64; k++) {
        refill(&r);
        int symbol = decode(&r, t);
        if (symbol < 0) {
            fine = false;
            break;
        }
        int run = symbol >> 4, size = symbol & 15;
        k += run;
        if (size == 0) {
            if (run != 15) break;
            if (k > 63) fine = false;
            continue;
        }
        if (k > 63) {
            fine = false;
            break;
        }
        int place = natural_order[k];
        block[place] = receive(&r, size) * quantization[place];
        if (!is_plausible(block[place])) {
            fine = false;
            break;
        }
    }
    e->reader = r;
    return fine;
}

static inline uint8_t clamp(int64_t value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

static inline int64_t rounded(int64_t value, int shift) { return (value + (1 << (shift - 1))) >> shift; }

/// The sample of a block that becomes one pixel.
static inline uint8_t sample(const eighth *e, const component *c) {
    return clamp(rounded(c->prediction * e->quantization[c->quantization][0], 3) + 128);
}

/// The odd half of an inverse transform of eight values to two, scaled by 2^15.
///
/// The factors are sums of cosines: of each odd frequency, averaged over a half of the block.
static inline int64_t odd(int64_t one, int64_t three, int64_t five, int64_t seven) {
    return 29692 * one - 10426 * three + 6967 * five - 5906 * seven;
}

/// Transforms a block to two by two samples; false where 16 bits would overflow in between.
static bool transform(const int *block, uint8_t *upper, uint8_t *lower) {
    int top[8], bottom[8];
    for (int x = 0; x < 8; x++) {
        if (x == 2 || x == 4 || x == 6) continue;
        const int *column = block + x;
        int64_t even = column[0] * INT64_C(32768), difference = odd(column[8], column[24], column[40], column[56]);
        top[x] = (int)rounded(even + difference, 13);
        bottom[x] = (int)rounded(even - difference, 13);
        if (top[x] != (int16_t)top[x] || bottom[x] != (int16_t)bottom[x]) return false;
    }
    int64_t even = top[0] * INT64_C(32768), difference = odd(top[1], top[3], top[5], top[7]);
    upper[0] = clamp(rounded(even + difference, 20) + 128);
    upper[1] = clamp(rounded(even - difference, 20) + 128);
    even = bottom[0] * INT64_C(32768);
    difference = odd(bottom[1], bottom[3], bottom[5], bottom[7]);
    lower[0] = clamp(rounded(even + difference, 20) + 128);
    lower[1] = clamp(rounded(even - difference, 20) + 128);
    return true;
}

static inline bool read_chroma(eighth *e, component *c, uint8_t *upper, uint8_t *lower) {
    if (!read_dc(e, c)) return false;
    refill(&e->reader);
    const code_table *t = &e->ac[c->ac];
    uint32_t look = peek(&e->reader, look_bits);
    // Most blocks of chroma are of one color: the first code ends them.
    if (t->length[look] && t->symbol[look] == 0) {
        drop(&e->reader, t->length[look]);
        upper[0] = upper[1] = lower[0] = lower[1] = sample(e, c);
        return true;
    }
    int block[64] = {c->prediction * e->quantization[c->quantization][0]};
    return read_ac(e, c, block) && transform(block, upper, lower);
}

// MARK: Rows

/// Begins a new restart interval.
static bool restart(eighth *e, int number) {
    bit_reader *r = &e->reader;
    // What is left of the last byte, and what was filled up behind it.
    if (r->count - r->padding >= 8 || r->padding > r->count) return false;
    if (r->end - r->next < 2 || r->next[0] != 0xFF || r->next[1] != 0xD0 + (number & 7)) return false;
    r->next += 2;
    r->bits = 0;
    r->count = r->padding = 0;
    for (int i = 0; i < e->component_count; i++) e->components[i].prediction = 0;
    return true;
}

static void convert(
    const uint8_t *luma, const uint8_t *blue, const uint8_t *red, int shift, int width, uint8_t *out) {
    for (int x = 0; x < width; x++, out += 4) {
        int y = luma[x], cb = blue[x >> shift] - 128, cr = red[x >> shift] - 128;
        out[0] = clamp(y + ((91881 * cr + 32768) >> 16));
        out[1] = clamp(y + ((-22554 * cb - 46802 * cr + 32768) >> 16));
        out[2] = clamp(y + ((116130 * cb + 32768) >> 16));
        out[3] = 255;
    }
}

static bool decode_color(eighth *e, uint8_t *rgba, size_t stride, int width, int height) {
    component *luma = &e->components[0];
    int across = luma->horizontal, down = luma->vertical;
    int columns = (e->width + 8 * across - 1) / (8 * across), rows = (e->height + 8 * down - 1) / (8 * down);
    // With half the chroma in both directions, a chroma block becomes two by two samples.
    bool halves = across == 2 && down == 2;
    make_jumps(&e->ac[luma->ac]);
    for (int i = 1; i < 3 && !halves; i++) make_jumps(&e->ac[e->components[i].ac]);
    size_t pitch = (size_t)columns * 2;
    uint8_t *memory = malloc(pitch * 6);
    if (!memory) return false;
    uint8_t *y[2] = {memory, memory + pitch}, *cb[2] = {memory + 2 * pitch, memory + 3 * pitch};
    uint8_t *cr[2] = {memory + 4 * pitch, memory + 5 * pitch};
    int left = e->restart_interval, number = 0;
    bool fine = true;
    for (int row = 0; row < rows && fine; row++) {
        for (int column = 0; column < columns && fine; column++) {
            if (e->restart_interval && left-- == 0) {
                fine = restart(e, number++);
                left = e->restart_interval - 1;
            }
            for (int v = 0; v < down && fine; v++)
                for (int h = 0; h < across && fine; h++) {
                    fine = read_dc(e, luma) && skip_ac(e, luma);
                    y[v][column * across + h] = sample(e, luma);
                }
            if (!fine) break;
            if (halves) {
                fine = read_chroma(e, &e->components[1], cb[0] + 2 * column, cb[1] + 2 * column) &&
                       read_chroma(e, &e->components[2], cr[0] + 2 * column, cr[1] + 2 * column);
            } else {
                for (int i = 1; i < 3 && fine; i++) {
                    fine = read_dc(e, &e->components[i]) && skip_ac(e, &e->components[i]);
                    (i == 1 ? cb : cr)[0][column] = sample(e, &e->components[i]);
                }
            }
            fine = fine && e->reader.padding <= e->reader.count;
        }
        for (int v = 0; v < down && fine; v++) {
            int line = row * down + v;
            if (line >= height) break;
            int chroma = halves ? v : 0;
            convert(y[v], cb[chroma], cr[chroma], across == 2 && !halves, width, rgba + (size_t)line * stride);
        }
    }
    free(memory);
    return fine;
}

static bool decode_gray(eighth *e, uint8_t *gray, size_t stride, int width, int height) {
    component *c = &e->components[0];
    make_jumps(&e->ac[c->ac]);
    int left = e->restart_interval, number = 0;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            if (e->restart_interval && left-- == 0) {
                if (!restart(e, number++)) return false;
                left = e->restart_interval - 1;
            }
            if (!read_dc(e, c) || !skip_ac(e, c) || e->reader.padding > e->reader.count) return false;
            gray[(size_t)row * stride + (size_t)column] = sample(e, c);
        }
    return true;
}

/// Whether nothing is left but the end marker.
static bool is_at_end(const bit_reader *r) {
    return r->padding <= r->count && r->count - r->padding < 8 && r->end - r->next >= 2 && r->next[0] == 0xFF &&
           r->next[1] == 0xD9;
}

bool fovea_jpeg_eighth(
    const uint8_t *data, size_t size, int component_count, uint8_t *pixels, size_t stride, int width, int height) {
    eighth *e = calloc(1, sizeof *e);
    if (!e) return false;
    bool fine = read_header(e, data, size) && e->component_count == component_count &&
                width == (e->width + 7) / 8 && height == (e->height + 7) / 8;
    if (fine && component_count == 1) {
        fine = decode_gray(e, pixels, stride, width, height);
    } else if (fine) {
        const component *c = e->components;
        bool usual = c[0].horizontal <= 2 && c[0].horizontal >= 1 && c[0].vertical <= c[0].horizontal &&
                     c[0].vertical >= 1 && c[1].horizontal == 1 && c[1].vertical == 1 && c[2].horizontal == 1 &&
                     c[2].vertical == 1;
        fine = usual && is_luma_and_chroma(e) && decode_color(e, pixels, stride, width, height);
    }
    fine = fine && is_at_end(&e->reader);
    free(e);
    return fine;
}
