#define _GNU_SOURCE
#include "CFileMoves.h"

#include <errno.h>
#include <stdio.h>

_Static_assert(FOVEA_MOVE_NEW == RENAME_NOREPLACE, "the kernel's number");
_Static_assert(FOVEA_MOVE_EXCHANGE == RENAME_EXCHANGE, "the kernel's number");

int fovea_move(int folder, const char *from, const char *to, unsigned kind) {
    return renameat2(folder, from, folder, to, kind) == 0 ? 0 : errno;
}
