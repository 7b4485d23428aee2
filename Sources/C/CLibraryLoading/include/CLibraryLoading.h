#pragma once

#include <stddef.h>

/// A result of loading a library.
typedef enum {
    /// Every function was found.
    fovea_library_loaded = 0,
    /// The system refused the library; the message is the loader's.
    fovea_library_refused = 1,
    /// The library lacks functions; the message names each of them.
    fovea_library_incomplete = 2,
} fovea_library_result;

/// A function of a library, and where its pointer is in a table of them.
typedef struct {
    const char *_Nonnull name;
    size_t offset;
} fovea_library_function;

/// Loads a library by its name or path, and fills a table with pointers to its functions.
///
/// A table is filled in C because the result of `dlsym` has to be converted to the type of each function, which Swift can
/// only do one unchecked cast at a time. The library stays loaded until the process ends, unless it lacks a function. Any
/// thread may call this at any time.
fovea_library_result fovea_library_load(
    const char *_Nonnull name, const fovea_library_function *_Nonnull functions, size_t count, void *_Nonnull table,
    char *_Nonnull message, size_t message_size);
