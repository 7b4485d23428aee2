#pragma once

#include "CLibraryLoading.h"
#include "ZXingTypes.h"

// Only Fovea's own declarations state their nullability; zxing-cpp's leave it open.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

/// The functions of a loaded zxing-cpp.
///
/// A table of pointers replaces linking, so that the package builds without zxing-cpp, a program starts without it, and
/// a missing runtime is an error that a caller can handle. A table is always complete.
typedef struct {
#define FOVEA_ZXING_FUNCTION(RESULT, NAME, PARAMETERS) RESULT(*_Nonnull NAME) PARAMETERS;
#include "ZXingFunctions.h"
#undef FOVEA_ZXING_FUNCTION
} fovea_zxing_table;

/// Loads zxing-cpp from a path and fills a table with its functions.
///
/// The library stays loaded until the process ends.
fovea_library_result fovea_zxing_load(
    const char *_Nonnull path, fovea_zxing_table *_Nonnull table, char *_Nonnull message, size_t message_size);

#pragma clang diagnostic pop
