#include "CPDFium.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// Appends a name to a list in a text of fixed size; a list that is too long is cut.
static void append_name(char *text, size_t size, const char *name) {
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used ? ", " : "", name);
}

fovea_pdfium_result fovea_pdfium_load(
    const char *path, fovea_pdfium_table *table, char *message, size_t message_size) {
    message[0] = 0;
    // Local: the library contains others, such as libpng, that the process has in versions of its own.
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        snprintf(message, message_size, "%s", reason ? reason : "unknown reason");
        return fovea_pdfium_refused;
    }
    void *symbol;
#define FOVEA_PDFIUM_FUNCTION(RESULT, NAME, PARAMETERS) \
    symbol = dlsym(library, #NAME); \
    if (symbol) memcpy(&table->NAME, &symbol, sizeof symbol); \
    else append_name(message, message_size, #NAME);
#include "PDFiumFunctions.h"
#undef FOVEA_PDFIUM_FUNCTION
    if (message[0]) {
        dlclose(library);
        return fovea_pdfium_incomplete;
    }
    // Workers can't open the fonts of the system, so no process does: a page looks the same everywhere.
    static const char *no_folders[] = {NULL};
    const FPDF_LIBRARY_CONFIG config = {.version = 2, .m_pUserFontPaths = no_folders};
    table->FPDF_InitLibraryWithConfig(&config);
    return fovea_pdfium_loaded;
}

int fovea_pdfium_draw(
    const fovea_pdfium_table *table, FPDF_DOCUMENT document, FPDF_PAGE page, int width, int height, void *rows,
    int bytes_per_row) {
    FPDF_BITMAP bitmap = table->FPDFBitmap_CreateEx(width, height, fovea_pdf_bitmap_opaque, rows, bytes_per_row);
    if (!bitmap) return -1;
    int flags = fovea_pdf_draw_annotations | fovea_pdf_red_first;
    table->FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFFFFFF);
    table->FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    FPDF_FORMFILLINFO info = {.version = 1};
    FPDF_FORMHANDLE form = NULL;
    if (table->FPDF_GetFormType(document)) form = table->FPDFDOC_InitFormFillEnvironment(document, &info);
    if (form) {
        table->FORM_OnAfterLoadPage(page, form);
        table->FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
        table->FORM_OnBeforeClosePage(page, form);
        table->FPDFDOC_ExitFormFillEnvironment(form);
    }
    table->FPDFBitmap_Destroy(bitmap);
    return 0;
}
