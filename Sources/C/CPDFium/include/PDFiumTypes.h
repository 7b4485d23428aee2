#pragma once

#include <stddef.h>
#include <stdint.h>

// The types of PDFium's C interface, as far as Fovea uses them, under the library's own names.
//
// They are declared here because the package of the library has no headers; the library is loaded when a PDF document
// is read. Loading compares the names of the functions, and the tests draw pages with them.

/// An open document.
typedef struct fpdf_document_t__ *FPDF_DOCUMENT;
/// A page with its parsed content.
typedef struct fpdf_page_t__ *FPDF_PAGE;
/// A bitmap, which may use the caller's memory.
typedef struct fpdf_bitmap_t__ *FPDF_BITMAP;
/// A truth value.
typedef int FPDF_BOOL;

/// The settings of the library, in the second version of their layout.
typedef struct {
    int version;
    /// The folders to look for fonts in, ended by NULL; NULL itself means those of the system.
    const char **m_pUserFontPaths;
    void *m_pIsolate;
    unsigned int m_v8EmbedderSlot;
} FPDF_LIBRARY_CONFIG;

/// A size in points, 72 of which are an inch.
typedef struct {
    float width;
    float height;
} FS_SIZEF;

/// The fields of a document's form.
typedef struct fpdf_form_handle_t__ *FPDF_FORMHANDLE;

/// The callbacks of a form, in the first version of their layout; none is needed to draw it.
typedef struct {
    int version;
    void *callbacks[15];
    void *scripts;
} FPDF_FORMFILLINFO;

/// The errors, flags and formats that Fovea distinguishes, with the library's values.
enum {
    fovea_pdf_error_password = 4,
    fovea_pdf_error_security = 5,
    fovea_pdf_draw_annotations = 0x01,
    fovea_pdf_red_first = 0x10,
    fovea_pdf_bitmap_opaque = 3,
};
