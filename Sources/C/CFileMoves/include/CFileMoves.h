// Swift sees the C library without its GNU extensions, to which renameat2 belongs.

#ifndef CFILEMOVES_H
#define CFILEMOVES_H

enum {
    FOVEA_MOVE_NEW = 1,       ///< The new name must be free.
    FOVEA_MOVE_EXCHANGE = 2,  ///< The two files exchange their names.
};

/// Renames a file within a folder, and returns 0 or the number of the error.
int fovea_move(int folder, const char *_Nonnull from, const char *_Nonnull to, unsigned kind);

#endif
