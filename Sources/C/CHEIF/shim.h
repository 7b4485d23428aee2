#include <libheif/heif.h>
#include <malloc.h>

/// Has the C library clear memory as it is taken, or not.
///
/// With this number each block begins as zeros: the library stores what the number lacks of 255. Swift's module of the C
/// library doesn't show the option.
static inline void fovea_clear_new_memory(int clears) { mallopt(M_PERTURB, clears ? 255 : 0); }
