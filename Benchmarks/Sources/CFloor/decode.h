// A TurboJPEG decoder that keeps its memory between pictures.

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
    void *handle;
    uint8_t *pixels;
    size_t capacity;
    int width, height;
} decoder;

/// Decodes a JPEG at the smallest scale with at least the given size; returns 0 when that succeeds.
int decoder_run(decoder *d, const uint8_t *jpeg, size_t size, int minimum_width, int minimum_height);

/// Frees the memory.
void decoder_free(decoder *d);
