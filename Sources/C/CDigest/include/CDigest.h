#pragma once

#include <stddef.h>
#include <stdint.h>

/// Returns a 64-bit checksum of a block of bytes, at the speed of memory.
///
/// It tells a damaged file from a whole one; it is no defense against intent. This function exists because a compiled
/// model is checked at every start, and because catalogs keep its values.
uint64_t fovea_checksum(const void *_Nullable bytes, size_t count);
