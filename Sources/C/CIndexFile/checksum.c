#include "CIndexFile.h"

#include <string.h>

#if defined(__x86_64__)
#include <nmmintrin.h>
#elif defined(__aarch64__) && defined(__ARM_FEATURE_CRC32)
#include <arm_acle.h>
#endif

enum { QUARTER = FOVEA_INDEX_BLOCK / 4 };

// MARK: Portable

// Row n takes a byte that is followed by n others.
static uint32_t rows[8][256];

__attribute__((constructor)) static void make_rows(void) {
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t crc = byte;
        for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0x82f63b78u : crc >> 1;
        rows[0][byte] = crc;
    }
    for (int row = 1; row < 8; row++)
        for (int byte = 0; byte < 256; byte++)
            rows[row][byte] = rows[row - 1][byte] >> 8 ^ rows[0][rows[row - 1][byte] & 255];
}

uint32_t fovea_crc32c_portable(uint32_t crc, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    crc = ~crc;
    for (; count >= 8; count -= 8, next += 8) {
        uint64_t word;
        memcpy(&word, next, 8);
        word ^= crc;
        crc = 0;
        for (int i = 0; i < 8; i++) crc ^= rows[7 - i][word >> 8 * i & 255];
    }
    for (; count > 0; count--, next++) crc = crc >> 8 ^ rows[0][(crc ^ *next) & 255];
    return ~crc;
}

static uint32_t of_quarters(uint32_t quarters[4]) { return fovea_crc32c_portable(0, quarters, 16); }

uint32_t fovea_index_block_checksum_portable(const void *block) {
    uint32_t quarters[4];
    for (int i = 0; i < 4; i++) quarters[i] = fovea_crc32c_portable(0, (const uint8_t *)block + i * QUARTER, QUARTER);
    return of_quarters(quarters);
}

// MARK: With the processor's instruction

#if defined(__x86_64__)
#define WITH_INSTRUCTION __attribute__((target("sse4.2")))
#define STEP8(crc, word) (uint32_t) _mm_crc32_u64(crc, word)
#define STEP1(crc, byte) _mm_crc32_u8(crc, byte)
#elif defined(__aarch64__) && defined(__ARM_FEATURE_CRC32)
#define WITH_INSTRUCTION
#define STEP8(crc, word) __crc32cd(crc, word)
#define STEP1(crc, byte) __crc32cb(crc, byte)
#endif

#ifdef WITH_INSTRUCTION
WITH_INSTRUCTION static uint32_t crc_fast(uint32_t crc, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    crc = ~crc;
    for (; count >= 8; count -= 8, next += 8) {
        uint64_t word;
        memcpy(&word, next, 8);
        crc = STEP8(crc, word);
    }
    for (; count > 0; count--, next++) crc = STEP1(crc, *next);
    return ~crc;
}

WITH_INSTRUCTION static uint32_t block_fast(const void *block) {
    const uint8_t *next = block;
    uint32_t q[4] = {~0u, ~0u, ~0u, ~0u};
    for (int at = 0; at < QUARTER; at += 8)
        for (int i = 0; i < 4; i++) {
            uint64_t word;
            memcpy(&word, next + i * QUARTER + at, 8);
            q[i] = STEP8(q[i], word);
        }
    for (int i = 0; i < 4; i++) q[i] = ~q[i];
    return of_quarters(q);
}

static bool has_instruction(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("sse4.2");
#else
    return true;
#endif
}
#endif

uint32_t fovea_crc32c(uint32_t crc, const void *bytes, size_t count) {
#ifdef WITH_INSTRUCTION
    if (has_instruction()) return crc_fast(crc, bytes, count);
#endif
    return fovea_crc32c_portable(crc, bytes, count);
}

uint32_t fovea_index_block_checksum(const void *block) {
#ifdef WITH_INSTRUCTION
    if (has_instruction()) return block_fast(block);
#endif
    return fovea_index_block_checksum_portable(block);
}
