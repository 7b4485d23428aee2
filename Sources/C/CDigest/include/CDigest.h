#pragma once

#include <stddef.h>
#include <stdint.h>

/// Returns a fast 64-bit checksum of a block of bytes.
///
/// It detects damaged files and doesn't resist an attacker. This function exists because a compiled model is checked at
/// every start, and because catalogs store its values.
uint64_t fovea_checksum(const void *_Nullable bytes, size_t count);
