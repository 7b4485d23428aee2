#include "CDigest.h"

#include <string.h>

/// Mixes one word into a lane; the multiplication is a bijection, so that no single changed word can get lost.
static uint64_t mix_word(uint64_t lane, uint64_t word) {
    lane = (lane ^ word) * 0x9e3779b97f4a7c15u;
    return lane ^ lane >> 29;
}

uint64_t fovea_checksum(const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    // Four lanes keep the multipliers of the processor busy.
    uint64_t lanes[4] = {1, 2, 3, 4}, words[4];
    size_t left = count;
    for (; left >= sizeof words; left -= sizeof words, next += sizeof words) {
        memcpy(words, next, sizeof words);
        for (int i = 0; i < 4; i++) lanes[i] = mix_word(lanes[i], words[i]);
    }
    uint64_t sum = mix_word(0, count);
    for (int i = 0; i < 4; i++) sum = mix_word(sum, lanes[i]);
    for (size_t i = 0; i < left; i++) sum = mix_word(sum, next[i]);
    return sum;
}
