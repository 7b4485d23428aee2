#include "CIndexFile.h"

bool fovea_index_check_block(const fovea_index_file *file, uint64_t block) {
    uint8_t state = __atomic_load_n(&file->states[block], __ATOMIC_RELAXED);
    if (state == 0) {
        bool is_sound =
            fovea_index_block_checksum(file->base + (block << FOVEA_INDEX_BLOCK_SHIFT)) == file->checksums[block];
        state = is_sound ? 1 : 2;
        __atomic_store_n(&file->states[block], state, __ATOMIC_RELAXED);
    }
    return state == 1;
}

void fovea_index_forget(const fovea_index_file *file) {
    for (uint64_t block = 0; block < file->blocks; block++) __atomic_store_n(&file->states[block], 0, __ATOMIC_RELAXED);
}
