#include "CTesseract.h"

#include <stddef.h>

static const fovea_library_function functions[] = {
#define FOVEA_TESSERACT_FUNCTION(RESULT, NAME, PARAMETERS) {#NAME, offsetof(fovea_tesseract_table, NAME)},
#include "TesseractFunctions.h"
#undef FOVEA_TESSERACT_FUNCTION
};

fovea_library_result fovea_tesseract_load(
    const char *name, fovea_tesseract_table *table, char *message, size_t message_size) {
    return fovea_library_load(name, functions, sizeof functions / sizeof *functions, table, message, message_size);
}
