#pragma once

#include "CLibraryLoading.h"
#include "PDFiumTypes.h"

// Only Fovea's own declarations state their nullability; PDFium's leave it open.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

/// The functions of a loaded PDFium.
///
/// A table of pointers replaces linking, so that a program that reads no PDF document neither needs nor loads the
/// library. A table is always complete.
typedef struct {
#define FOVEA_PDFIUM_FUNCTION(RESULT, NAME, PARAMETERS) RESULT(*_Nonnull NAME) PARAMETERS;
#include "PDFiumFunctions.h"
#undef FOVEA_PDFIUM_FUNCTION
} fovea_pdfium_table;

/// Loads PDFium from a path, fills a table with its functions, and sets the library up without the system's fonts.
///
/// The library stays loaded until the process ends. Call it once.
fovea_library_result fovea_pdfium_load(
    const char *_Nonnull path, fovea_pdfium_table *_Nonnull table, char *_Nonnull message, size_t message_size);

/// Draws a page of a document on white into rows of opaque pixels, red first; returns 0, or -1 without memory.
///
/// Annotations and the fields of forms are drawn; no script is run. This function exists because a form needs a
/// structure that stays where it is.
int fovea_pdfium_draw(
    const fovea_pdfium_table *_Nonnull table, FPDF_DOCUMENT _Nonnull document, FPDF_PAGE _Nonnull page, int width,
    int height, void *_Nonnull rows, int bytes_per_row);

#pragma clang diagnostic pop
