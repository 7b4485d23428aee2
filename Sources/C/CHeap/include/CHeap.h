#ifndef FOVEA_CHEAP_H
#define FOVEA_CHEAP_H

#include <stddef.h>

/// Gives the memory back that the heap keeps for later, if that is more than a number of bytes, and returns the number.
size_t fovea_heap_trim(size_t limit);

#endif
