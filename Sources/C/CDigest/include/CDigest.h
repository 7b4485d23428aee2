#pragma once

#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 (FIPS 180-4) of a block of bytes into 32 bytes.
///
/// This function exists because Foundation on Linux has no digest, and in C it is quick in a debug build too.
void fovea_sha256(const void *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);

/// Returns a 64-bit checksum of a block of bytes, at the speed of memory.
///
/// It tells a damaged file from a whole one; it is no defence against somebody who wants to deceive. This function
/// exists because a compiled model is checked at every start, where SHA-256 would take longer than compiling.
uint64_t fovea_checksum(const void *_Nullable bytes, size_t count);
