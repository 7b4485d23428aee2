#include "CLibraryLoading.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// Appends a name to a list in a text of fixed size; a list that is too long is cut.
static void append_name(char *text, size_t size, const char *name) {
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used ? ", " : "", name);
}

fovea_library_result fovea_library_load(
    const char *name, const fovea_library_function *functions, size_t count, void *table, char *message,
    size_t message_size) {
    message[0] = 0;
    // Local: libraries bring others of their own, such as TBB and libpng, which nothing else in the process should find.
    // Now: a library that lacks something fails here, with a message, rather than in the middle of a request.
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        snprintf(message, message_size, "%s", reason ? reason : "unknown reason");
        return fovea_library_refused;
    }
    for (size_t index = 0; index < count; index++) {
        void *symbol = dlsym(library, functions[index].name);
        if (symbol) memcpy((char *)table + functions[index].offset, &symbol, sizeof symbol);
        else append_name(message, message_size, functions[index].name);
    }
    if (!message[0]) return fovea_library_loaded;
    dlclose(library);
    return fovea_library_incomplete;
}
