// Huffman codes, and tables to pass over what isn't needed.

#pragma once

#include "bits.h"

enum { look_bits = 11 };

/// One or more symbols that a few bits begin with.
typedef struct {
    /// The bits of the codes and of the numbers behind them.
    uint8_t length;
    /// The coefficients passed over.
    uint8_t advance;
    /// 1 when the last symbol ends the block.
    uint8_t ends;
} jump;

typedef struct {
    bool defined;
    /// For each length the code after the last one, shifted left to 16 bits, and where its symbols begin.
    uint32_t limit[18];
    int offset[17];
    uint8_t symbols[256];
    /// The symbol and the length of the code that `look_bits` bits begin with; length 0 where the code is longer.
    uint8_t symbol[1 << look_bits], length[1 << look_bits];
    /// The same with all that fits, for passing over coefficients.
    jump one[1 << look_bits], many[1 << look_bits];
} code_table;

static inline int decode_slowly(const code_table *t, uint32_t word, int *length) {
    for (int l = 1; l <= 16; l++)
        if (word < t->limit[l]) {
            *length = l;
            return t->symbols[(t->offset[l] + (int)(word >> (16 - l))) & 255];
        }
    return -1;
}

/// Returns the next symbol, or -1 when the bits are no code.
static inline int decode(bit_reader *r, const code_table *t) {
    uint32_t look = peek(r, look_bits);
    int length = t->length[look], symbol = t->symbol[look];
    if (length == 0 && (symbol = decode_slowly(t, peek(r, 16), &length)) < 0) return -1;
    drop(r, length);
    return symbol;
}

/// Makes the table of a code from the number of its symbols of each length; false if they don't make a code.
bool make_table(code_table *t, const uint8_t *counts, const uint8_t *symbols);

/// Fills in what passing over coefficients takes.
void make_jumps(code_table *t);
