// A mapped file whose blocks are checked on first access.
//
// Kernels that walk a mapped index require the bytes that they are about to read; damaged bytes are refused before they
// are read.

#ifndef CINDEXFILE_H
#define CINDEXFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FOVEA_INDEX_BLOCK_SHIFT = 14, FOVEA_INDEX_BLOCK = 1 << FOVEA_INDEX_BLOCK_SHIFT };

/// The CRC-32C of bytes, continuing from that of the previous bytes; begin with zero.
uint32_t fovea_crc32c(uint32_t crc, const void *_Nullable bytes, size_t count);

/// The same without instructions that some processors lack.
uint32_t fovea_crc32c_portable(uint32_t crc, const void *_Nullable bytes, size_t count);

/// The checksum of a block: the CRC-32C of the CRC-32Cs of its four quarters, which a processor computes in parallel.
uint32_t fovea_index_block_checksum(const void *_Nonnull block);

/// The same without instructions that some processors lack.
uint32_t fovea_index_block_checksum_portable(const void *_Nonnull block);

/// A mapped file.
typedef struct {
    const uint8_t *_Nonnull base;        ///< The first byte; the first block is the header.
    uint64_t blocks;                     ///< The number of blocks with the header's.
    const uint32_t *_Nonnull checksums;  ///< Of each block; the header's is unused.
    uint8_t *_Nonnull states;            ///< Of each block: 0 not looked at, 1 sound, 2 damaged.
} fovea_index_file;

/// A section of a mapped file.
typedef struct {
    const fovea_index_file *_Nonnull file;
    uint64_t offset, length;
} fovea_index_section;

/// Checks a block and stores the result; returns whether it is sound.
bool fovea_index_check_block(const fovea_index_file *_Nonnull file, uint64_t block);

/// Discards the results of earlier checks.
void fovea_index_forget(const fovea_index_file *_Nonnull file);

/// Returns checked bytes of a section; nil when they are damaged, or beyond the section's end.
static inline const uint8_t *_Nullable fovea_index_bytes(const fovea_index_section *_Nonnull section, uint64_t start,
                                                         uint64_t length) {
    if (start > section->length || length > section->length - start) return NULL;
    const fovea_index_file *file = section->file;
    uint64_t first = section->offset + start;
    if (length > 0) {
        uint64_t last = (first + length - 1) >> FOVEA_INDEX_BLOCK_SHIFT;
        for (uint64_t block = first >> FOVEA_INDEX_BLOCK_SHIFT; block <= last; block++)
            // Several threads may check one block at once; they write the same result.
            if (__builtin_expect(__atomic_load_n(&file->states[block], __ATOMIC_RELAXED) != 1, 0) &&
                !fovea_index_check_block(file, block))
                return NULL;
    }
    return file->base + first;
}

#endif
