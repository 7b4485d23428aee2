#pragma once

#include "CLibraryLoading.h"
#include "OpenVINOTypes.h"

// Only Fovea's own declarations state their nullability; OpenVINO's leave it open.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

/// The functions of a loaded OpenVINO.
///
/// A table of pointers replaces linking, so that the package builds without OpenVINO, a program starts without it, and
/// a missing runtime is an error that a caller can handle. A table is always complete.
typedef struct {
#define FOVEA_OPENVINO_FUNCTION(RESULT, NAME, PARAMETERS) RESULT(*_Nonnull NAME) PARAMETERS;
#include "OpenVINOFunctions.h"
#undef FOVEA_OPENVINO_FUNCTION
} fovea_openvino_table;

/// Loads OpenVINO's C library from a path and fills a table with its functions.
///
/// The library stays loaded until the process ends: its worker threads may
/// still be inside when the last model goes. Any thread may call this at any time.
fovea_library_result fovea_openvino_load(
    const char *_Nonnull path, fovea_openvino_table *_Nonnull table, char *_Nonnull message, size_t message_size);

#pragma clang diagnostic pop
