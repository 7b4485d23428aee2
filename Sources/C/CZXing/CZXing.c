#include "CZXing.h"

#include <stddef.h>

static const fovea_library_function functions[] = {
#define FOVEA_ZXING_FUNCTION(RESULT, NAME, PARAMETERS) {#NAME, offsetof(fovea_zxing_table, NAME)},
#include "ZXingFunctions.h"
#undef FOVEA_ZXING_FUNCTION
};

fovea_library_result fovea_zxing_load(const char *path, fovea_zxing_table *table, char *message, size_t message_size) {
    return fovea_library_load(path, functions, sizeof functions / sizeof *functions, table, message, message_size);
}
