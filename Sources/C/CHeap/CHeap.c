#include "CHeap.h"

#include <malloc.h>

size_t fovea_heap_trim(size_t limit) {
    const size_t kept = mallinfo2().fordblks;
    if (kept <= limit) return 0;
    malloc_trim(0);
    return kept;
}
