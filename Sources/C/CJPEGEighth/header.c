#include "header.h"

static bool read_quantization(eighth *e, const uint8_t *p, size_t size) {
    while (size > 0) {
        int number = p[0] & 15, wide = p[0] >> 4;
        size_t length = 65;
        if (number > 3 || wide || size < length) return false;
        for (int i = 0; i < 64; i++) {
            // Sums of coefficients that count for nothing could grow beyond an integer.
            if (p[1 + i] == 0) return false;
            e->quantization[number][natural_order[i]] = p[1 + i];
        }
        e->has_quantization[number] = true;
        p += length;
        size -= length;
    }
    return true;
}

static bool read_codes(eighth *e, const uint8_t *p, size_t size) {
    while (size > 0) {
        if (size < 17) return false;
        int number = p[0] & 15, kind = p[0] >> 4;
        size_t count = 0;
        for (int i = 1; i <= 16; i++) count += p[i];
        if (number > 3 || kind > 1 || count > 256 || size < 17 + count) return false;
        // Sizes of constant parts end at 15.
        for (size_t i = 0; i < count && kind == 0; i++)
            if (p[17 + i] > 15) return false;
        if (!make_table(kind ? &e->ac[number] : &e->dc[number], p + 1, p + 17)) return false;
        p += 17 + count;
        size -= 17 + count;
    }
    return true;
}

static bool read_frame(eighth *e, const uint8_t *p, size_t size) {
    if (e->component_count || size < 6 || p[0] != 8) return false;
    e->height = p[1] << 8 | p[2];
    e->width = p[3] << 8 | p[4];
    int count = p[5];
    if ((count != 1 && count != 3) || size != 6 + 3 * (size_t)count || !e->width || !e->height) return false;
    for (int i = 0; i < count; i++) {
        component *c = &e->components[i];
        c->identifier = p[6 + 3 * i];
        c->horizontal = p[7 + 3 * i] >> 4;
        c->vertical = p[7 + 3 * i] & 15;
        c->quantization = p[8 + 3 * i];
        if (c->quantization > 3) return false;
    }
    e->component_count = count;
    return true;
}

static bool read_scan(eighth *e, const uint8_t *p, size_t size) {
    int count = e->component_count;
    if (!count || size != 4 + 2 * (size_t)count || p[0] != count) return false;
    for (int i = 0; i < count; i++) {
        component *c = &e->components[i];
        if (p[1 + 2 * i] != c->identifier) return false;
        c->dc = p[2 + 2 * i] >> 4;
        c->ac = p[2 + 2 * i] & 15;
        if (c->dc > 3 || c->ac > 3 || !e->dc[c->dc].defined || !e->ac[c->ac].defined) return false;
        if (!e->has_quantization[c->quantization]) return false;
    }
    const uint8_t *selection = p + 1 + 2 * count;
    return selection[0] == 0 && selection[1] == 63 && selection[2] == 0;
}

bool read_header(eighth *e, const uint8_t *data, size_t size) {
    size_t position = 2;
    e->adobe_transform = -1;
    if (size < 4 || data[0] != 0xFF || data[1] != 0xD8) return false;
    for (;;) {
        if (size - position < 4 || data[position] != 0xFF) return false;
        int marker = data[position + 1];
        size_t length = (size_t)(data[position + 2] << 8 | data[position + 3]);
        if (marker < 0xC0 || marker == 0xFF || (marker >= 0xD0 && marker <= 0xD9) || length < 2) return false;
        if (size - position - 2 < length) return false;
        const uint8_t *segment = data + position + 4;
        size_t count = length - 2;
        position += 2 + length;
        bool fine = true;
        switch (marker) {
        case 0xC0:
        case 0xC1: fine = read_frame(e, segment, count); break;
        case 0xC4: fine = read_codes(e, segment, count); break;
        case 0xDB: fine = read_quantization(e, segment, count); break;
        case 0xDD:
            fine = count == 2;
            if (fine) e->restart_interval = segment[0] << 8 | segment[1];
            break;
        case 0xE0: e->is_jfif |= count >= 14 && memcmp(segment, "JFIF", 5) == 0; break;
        case 0xEE:
            if (count >= 12 && memcmp(segment, "Adobe", 5) == 0) e->adobe_transform = segment[11];
            break;
        case 0xDA:
            if (!read_scan(e, segment, count)) return false;
            e->reader = (bit_reader){.next = data + position, .end = data + size};
            return true;
        default:
            // Any other way of coding; application segments and comments follow from 0xE1 on.
            fine = marker >= 0xE0;
        }
        if (!fine) return false;
    }
}

bool is_luma_and_chroma(const eighth *e) {
    if (e->is_jfif) return true;
    if (e->adobe_transform >= 0) return e->adobe_transform == 1;
    return e->components[0].identifier == 1 && e->components[1].identifier == 2 && e->components[2].identifier == 3;
}
