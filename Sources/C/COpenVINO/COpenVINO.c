#include "COpenVINO.h"

#include <stddef.h>

static const fovea_library_function functions[] = {
#define FOVEA_OPENVINO_FUNCTION(RESULT, NAME, PARAMETERS) {#NAME, offsetof(fovea_openvino_table, NAME)},
#include "OpenVINOFunctions.h"
#undef FOVEA_OPENVINO_FUNCTION
};

fovea_library_result fovea_openvino_load(
    const char *path, fovea_openvino_table *table, char *message, size_t message_size) {
    return fovea_library_load(path, functions, sizeof functions / sizeof *functions, table, message, message_size);
}
