#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <tiffio.h>

/// The first complaint of libtiff about one file.
typedef struct {
    char text[160];
} fovea_tiff_complaint;

/// Keeps the first complaint.
///
/// This function is in C because the handler takes the arguments of `printf`.
static inline int fovea_tiff_complain(
    TIFF *file, void *context, const char *module, const char *format, va_list arguments) {
    fovea_tiff_complaint *complaint = (fovea_tiff_complaint *)context;
    if (complaint != NULL && complaint->text[0] == 0) {
        vsnprintf(complaint->text, sizeof complaint->text, format, arguments);
    }
    return 1;
}

/// Says nothing, and keeps libtiff from printing.
static inline int fovea_tiff_ignore(
    TIFF *file, void *context, const char *module, const char *format, va_list arguments) {
    return 1;
}

/// Installs the handlers above; they exist here because Swift can't write variadic callbacks.
static inline void fovea_tiff_handlers(TIFFOpenOptions *options, fovea_tiff_complaint *complaint) {
    TIFFOpenOptionsSetErrorHandlerExtR(options, fovea_tiff_complain, complaint);
    TIFFOpenOptionsSetWarningHandlerExtR(options, fovea_tiff_ignore, NULL);
}

// `TIFFGetField` and `TIFFSetField` are variadic, and Swift doesn't import variadic C functions.

/// Reads a field of 16 bits, or the default of the format; 0 when there is none.
static inline uint16_t fovea_tiff_u16(TIFF *file, uint32_t tag) {
    uint16_t value = 0;
    return TIFFGetFieldDefaulted(file, tag, &value) ? value : 0;
}

/// Reads a field of 32 bits, or the default of the format; 0 when there is none.
static inline uint32_t fovea_tiff_u32(TIFF *file, uint32_t tag) {
    uint32_t value = 0;
    return TIFFGetFieldDefaulted(file, tag, &value) ? value : 0;
}

/// Reads a field of bytes, which the file keeps; NULL when there is none.
static inline const void *fovea_tiff_bytes(TIFF *file, uint32_t tag, uint32_t *count) {
    void *bytes = NULL;
    *count = 0;
    return TIFFGetField(file, tag, count, &bytes) ? bytes : NULL;
}

/// Reads the kinds of the components beyond the colors; NULL when there are none.
static inline const uint16_t *fovea_tiff_extra_samples(TIFF *file, uint16_t *count) {
    uint16_t *kinds = NULL;
    *count = 0;
    return TIFFGetField(file, TIFFTAG_EXTRASAMPLES, count, &kinds) ? kinds : NULL;
}

/// Reads the three columns of the palette; returns 0 when there is none.
static inline int fovea_tiff_palette(TIFF *file, uint16_t **red, uint16_t **green, uint16_t **blue) {
    return TIFFGetField(file, TIFFTAG_COLORMAP, red, green, blue);
}

/// Writes a field of a whole number.
static inline int fovea_tiff_set(TIFF *file, uint32_t tag, uint32_t value) {
    return TIFFSetField(file, tag, value);
}

/// Declares the one component beyond the colors.
static inline int fovea_tiff_set_extra_sample(TIFF *file, uint16_t kind) {
    return TIFFSetField(file, TIFFTAG_EXTRASAMPLES, 1, &kind);
}

/// Writes a field of a fraction.
static inline int fovea_tiff_set_fraction(TIFF *file, uint32_t tag, double value) {
    return TIFFSetField(file, tag, value);
}
