#define _GNU_SOURCE
#include "CPixelKernels.h"

#include <fcntl.h>
#include <sys/mman.h>

int fovea_memory_file(const char *name) {
    return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

int fovea_memory_file_seal(int descriptor, bool contents) {
    int seals = F_SEAL_SHRINK | F_SEAL_GROW | (contents ? F_SEAL_WRITE | F_SEAL_SEAL : 0);
    return fcntl(descriptor, F_ADD_SEALS, seals);
}

bool fovea_memory_file_is_sealed(int descriptor) {
    int wanted = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
    int seals = fcntl(descriptor, F_GET_SEALS);
    return seals >= 0 && (seals & wanted) == wanted;
}
