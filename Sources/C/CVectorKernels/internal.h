#ifndef CVECTORKERNELS_INTERNAL_H
#define CVECTORKERNELS_INTERNAL_H

#include "CVectorKernels.h"

// A fused product rounds once where others round twice; then processors would disagree.
#pragma STDC FP_CONTRACT OFF

/// The sum of a query's numbers, times what codes are shifted by.
static inline int32_t query_bias(const int8_t *query, int lines) {
    int32_t sum = 0;
    for (int i = 0; i < lines * FOVEA_CODE_LINE; i++) sum += query[i];
    return sum * 128;
}

/// Whether bytes are as they were written; those that don't lie in a file are.
static inline bool is_sound(const fovea_index_section *section, uint64_t start, uint64_t length) {
    return !section || fovea_index_bytes(section, start, length);
}

static inline void prefetch_code(const uint8_t *code, int lines) {
    for (int line = 0; line < lines; line++) __builtin_prefetch(code + line * FOVEA_CODE_LINE);
}

/// Sums the products of a query with the codes of the rows in a list.
void multiply_listed(fovea_variant variant, const int8_t *query, const uint8_t *codes, ptrdiff_t stride, int lines,
                     const uint32_t *rows, int count, int32_t *sums);

#endif
