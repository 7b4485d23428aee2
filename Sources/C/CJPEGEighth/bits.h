// The bits of a scan.

#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/// A reader of the entropy-coded bits, most significant first.
///
/// `bits` never holds bits beyond a marker: after one it is filled up with zeros, and `padding` says with how many.
typedef struct {
    const uint8_t *next, *end;
    uint64_t bits;
    int count, padding;
} bit_reader;

static inline void refill_slowly(bit_reader *r) {
    while (r->count <= 56) {
        uint64_t byte = 0;
        if (r->end - r->next >= 1 && r->next[0] != 0xFF) {
            byte = *r->next++;
        } else if (r->end - r->next >= 2 && r->next[1] == 0) {
            byte = 0xFF;
            r->next += 2;
        } else {
            r->padding += 8;
        }
        r->bits |= byte << (56 - r->count);
        r->count += 8;
    }
}

/// Makes at least 32 bits available.
static inline void refill(bit_reader *r) {
    if (r->count >= 32) return;
    if (r->end - r->next >= 8) {
        uint64_t word;
        memcpy(&word, r->next, 8);
        word = __builtin_bswap64(word);
        // A byte of 255 is followed by a stuffed zero or is a marker; without one the bytes are what they seem.
        uint64_t inverse = ~word;
        if (((inverse - 0x0101010101010101u) & word & 0x8080808080808080u) == 0) {
            r->bits |= word >> r->count;
            r->next += (63 - r->count) >> 3;
            r->count |= 56;
            return;
        }
    }
    refill_slowly(r);
}

static inline uint32_t peek(const bit_reader *r, int count) { return (uint32_t)(r->bits >> (64 - count)); }

static inline void drop(bit_reader *r, int count) {
    r->bits <<= count;
    r->count -= count;
}

/// Returns the number that `size` bits stand for: the upper half of their range is positive.
static inline int receive(bit_reader *r, int size) {
    if (size == 0) return 0;
    int value = (int)peek(r, size);
    drop(r, size);
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}
