#pragma once

#include "CLibraryLoading.h"
#include <stddef.h>

// Only Fovea's own declarations state their nullability; tesseract's leave it open.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

/// A reader with its languages.
typedef struct TessBaseAPI TessBaseAPI;
/// A position in what was read.
typedef struct TessResultIterator TessResultIterator;
/// A position on the picture.
typedef struct TessPageIterator TessPageIterator;
/// A bound on the time of a reading.
typedef struct ETEXT_DESC ETEXT_DESC;

#ifndef FOVEA_TESSERACT_TYPES_GIVEN
/// A choice of engines; an enumeration that is passed as an int.
typedef int TessOcrEngineMode;
/// A division of a picture into lines; an enumeration, too.
typedef int TessPageSegMode;
/// A level of what was read, from blocks to symbols; an enumeration, too.
typedef int TessPageIteratorLevel;
#endif

enum {
    /// The engine mode of the networks alone.
    fovea_tesseract_networks = 1,
    /// The division of a picture that is one line, taken as it is.
    fovea_tesseract_raw_line = 13,
    /// The level of lines.
    fovea_tesseract_lines = 2,
    /// The level of symbols.
    fovea_tesseract_symbols = 4,
};

/// The functions of a loaded tesseract.
///
/// A table of pointers replaces linking: tesseract comes with some fifty libraries, which would add 13 ms to the start
/// of every program. A table is always complete.
typedef struct {
#define FOVEA_TESSERACT_FUNCTION(RESULT, NAME, PARAMETERS) RESULT(*_Nonnull NAME) PARAMETERS;
#include "TesseractFunctions.h"
#undef FOVEA_TESSERACT_FUNCTION
} fovea_tesseract_table;

/// Loads tesseract by its name or path and fills a table with its functions.
///
/// The library stays loaded until the process ends. Any thread may call this at any time.
fovea_library_result fovea_tesseract_load(
    const char *_Nonnull name, fovea_tesseract_table *_Nonnull table, char *_Nonnull message, size_t message_size);

#pragma clang diagnostic pop
