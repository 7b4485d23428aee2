#include "codes.h"

bool make_table(code_table *t, const uint8_t *counts, const uint8_t *symbols) {
    uint32_t code = 0;
    int total = 0;
    for (int l = 1; l <= 16; l++) {
        t->offset[l] = total - (int)code;
        total += counts[l - 1];
        code += counts[l - 1];
        if (code >= 1u << l || total > 256) return false;
        t->limit[l] = code << (16 - l);
        code <<= 1;
    }
    memcpy(t->symbols, symbols, (size_t)total);
    for (uint32_t look = 0; look < 1 << look_bits; look++) {
        int length = 0, symbol = decode_slowly(t, look << (16 - look_bits), &length);
        bool fits = symbol >= 0 && length <= look_bits;
        t->length[look] = fits ? (uint8_t)length : 0;
        t->symbol[look] = fits ? (uint8_t)symbol : 0;
    }
    t->defined = true;
    return true;
}

void make_jumps(code_table *t) {
    for (uint32_t look = 0; look < 1 << look_bits; look++) {
        int length = t->length[look], run = t->symbol[look] >> 4, size = t->symbol[look] & 15;
        bool ends = length && size == 0 && run != 15;
        t->one[look] = (jump){0};
        if (length) t->one[look] = (jump){(uint8_t)(length + size), ends ? 0 : (uint8_t)(run + 1), ends};
    }
    // Longer and longer sequences, each a symbol followed by what the remaining bits stand for.
    for (uint32_t look = 0; look < 1 << look_bits; look++) {
        jump sum = t->one[look];
        while (sum.length && !sum.ends && sum.length < look_bits) {
            jump next = t->one[look << sum.length & ((1 << look_bits) - 1)];
            if (!next.length || sum.length + next.length > look_bits || sum.advance + next.advance > 63) break;
            sum.length += next.length;
            sum.advance += next.advance;
            sum.ends = next.ends;
        }
        t->many[look] = sum;
    }
}
