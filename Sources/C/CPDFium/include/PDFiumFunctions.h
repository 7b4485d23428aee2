// The functions of PDFium's C interface that Fovea calls, one line each: result, name, parameters.
//
// The including file defines FOVEA_PDFIUM_FUNCTION; so one list makes the table of pointers and the code that fills it.

// MARK: Library

// Sets the library up, once in a process.
FOVEA_PDFIUM_FUNCTION(void, FPDF_InitLibraryWithConfig, (const FPDF_LIBRARY_CONFIG *config))
// Returns the error of the last call that opened a document or a page.
FOVEA_PDFIUM_FUNCTION(unsigned long, FPDF_GetLastError, (void))

// MARK: Document

// Opens a document in memory, which must stay until the document is closed.
FOVEA_PDFIUM_FUNCTION(FPDF_DOCUMENT, FPDF_LoadMemDocument64,
    (const void *bytes, size_t count, const char *password))
// Closes a document, after its pages.
FOVEA_PDFIUM_FUNCTION(void, FPDF_CloseDocument, (FPDF_DOCUMENT document))
// Returns the number of pages.
FOVEA_PDFIUM_FUNCTION(int, FPDF_GetPageCount, (FPDF_DOCUMENT document))
// Returns the size of an upright page without parsing its content.
FOVEA_PDFIUM_FUNCTION(FPDF_BOOL, FPDF_GetPageSizeByIndexF, (FPDF_DOCUMENT document, int index, FS_SIZEF *size))

// MARK: Page

// Parses the content of a page.
FOVEA_PDFIUM_FUNCTION(FPDF_PAGE, FPDF_LoadPage, (FPDF_DOCUMENT document, int index))
// Closes a page.
FOVEA_PDFIUM_FUNCTION(void, FPDF_ClosePage, (FPDF_PAGE page))

// MARK: Drawing

// Makes a bitmap of the caller's memory.
FOVEA_PDFIUM_FUNCTION(FPDF_BITMAP, FPDFBitmap_CreateEx,
    (int width, int height, int format, void *first_row, int bytes_per_row))
// Fills a rectangle with a color.
FOVEA_PDFIUM_FUNCTION(FPDF_BOOL, FPDFBitmap_FillRect,
    (FPDF_BITMAP bitmap, int left, int top, int width, int height, unsigned long color))
// Frees a bitmap, not the caller's memory.
FOVEA_PDFIUM_FUNCTION(void, FPDFBitmap_Destroy, (FPDF_BITMAP bitmap))
// Draws a page.
FOVEA_PDFIUM_FUNCTION(void, FPDF_RenderPageBitmap,
    (FPDF_BITMAP bitmap, FPDF_PAGE page, int left, int top, int width, int height, int rotation, int flags))

// MARK: Form

// Returns the kind of a document's form, or 0 for none.
FOVEA_PDFIUM_FUNCTION(int, FPDF_GetFormType, (FPDF_DOCUMENT document))
// Makes the form of a document, which is freed after its pages and before the document.
FOVEA_PDFIUM_FUNCTION(FPDF_FORMHANDLE, FPDFDOC_InitFormFillEnvironment, (FPDF_DOCUMENT document, FPDF_FORMFILLINFO *info))
// Frees a form.
FOVEA_PDFIUM_FUNCTION(void, FPDFDOC_ExitFormFillEnvironment, (FPDF_FORMHANDLE form))
// Makes the fields of a page.
FOVEA_PDFIUM_FUNCTION(void, FORM_OnAfterLoadPage, (FPDF_PAGE page, FPDF_FORMHANDLE form))
// Frees the fields of a page.
FOVEA_PDFIUM_FUNCTION(void, FORM_OnBeforeClosePage, (FPDF_PAGE page, FPDF_FORMHANDLE form))
// Draws the fields of a page.
FOVEA_PDFIUM_FUNCTION(void, FPDF_FFLDraw,
    (FPDF_FORMHANDLE form, FPDF_BITMAP bitmap, FPDF_PAGE page, int left, int top, int width, int height, int rotation,
     int flags))
