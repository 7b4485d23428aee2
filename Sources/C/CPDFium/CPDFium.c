#include "CPDFium.h"

#include <stddef.h>

static const fovea_library_function functions[] = {
#define FOVEA_PDFIUM_FUNCTION(RESULT, NAME, PARAMETERS) {#NAME, offsetof(fovea_pdfium_table, NAME)},
#include "PDFiumFunctions.h"
#undef FOVEA_PDFIUM_FUNCTION
};

fovea_library_result fovea_pdfium_load(
    const char *path, fovea_pdfium_table *table, char *message, size_t message_size) {
    fovea_library_result result =
        fovea_library_load(path, functions, sizeof functions / sizeof *functions, table, message, message_size);
    if (result != fovea_library_loaded) return result;
    // Workers can't open the fonts of the system, so no process does: a page looks the same everywhere.
    static const char *no_folders[] = {NULL};
    const FPDF_LIBRARY_CONFIG config = {.version = 2, .m_pUserFontPaths = no_folders};
    table->FPDF_InitLibraryWithConfig(&config);
    return result;
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
