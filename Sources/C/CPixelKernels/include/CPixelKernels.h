#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Makes an anonymous file in memory that can be sealed, or returns -1.
///
/// This function exists because Swift's Glibc overlay doesn't see `memfd_create` and its flags, which glibc
/// declares for `_GNU_SOURCE` alone.
int fovea_memory_file(const char *name);

/// Forbids every later change of the size and, once no writable map is left, of the contents of a memory file.
///
/// Returns 0, or -1 with `errno` set. It exists because `fcntl` is variadic and `F_ADD_SEALS` needs
/// `_GNU_SOURCE`.
int fovea_memory_file_seal(int descriptor, bool contents);
