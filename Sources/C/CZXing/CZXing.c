#include "CZXing.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// Appends a name to a list in a text of fixed size; a list that is too long is cut.
static void append_name(char *text, size_t size, const char *name) {
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used ? ", " : "", name);
}

fovea_zxing_result fovea_zxing_load(const char *path, fovea_zxing_table *table, char *message, size_t message_size) {
    message[0] = 0;
    // Now: a library that lacks something fails here, with a message, rather than in the middle of a request.
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        snprintf(message, message_size, "%s", reason ? reason : "unknown reason");
        return fovea_zxing_refused;
    }
    void *symbol;
#define FOVEA_ZXING_FUNCTION(RESULT, NAME, PARAMETERS) \
    symbol = dlsym(library, #NAME); \
    if (symbol) memcpy(&table->NAME, &symbol, sizeof symbol); \
    else append_name(message, message_size, #NAME);
#include "ZXingFunctions.h"
#undef FOVEA_ZXING_FUNCTION
    if (!message[0]) return fovea_zxing_loaded;
    dlclose(library);
    return fovea_zxing_incomplete;
}
