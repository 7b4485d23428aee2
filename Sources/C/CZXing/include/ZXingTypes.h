#if !defined(FOVEA_ZXING_TYPES_H) || defined(FOVEA_ZXING_TYPES_AGAIN)
#define FOVEA_ZXING_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The types of zxing-cpp's C interface, as far as Fovea uses them, under the library's own names.
//
// They are declared here so that the package builds where the library's headers are missing; it is loaded when the
// program runs. `scripts/check-zxing-header` compares every declaration with the library's header.

/// A code that was read or created.
typedef struct ZXing_Barcode ZXing_Barcode;
/// The codes that were read from a picture.
typedef struct ZXing_Barcodes ZXing_Barcodes;
/// A view of the caller's pixels.
typedef struct ZXing_ImageView ZXing_ImageView;
/// A picture that the library drew.
typedef struct ZXing_Image ZXing_Image;
/// Settings of a reader.
typedef struct ZXing_ReaderOptions ZXing_ReaderOptions;
/// Settings of a code to create.
typedef struct ZXing_CreatorOptions ZXing_CreatorOptions;
/// Settings of a picture to draw.
typedef struct ZXing_WriterOptions ZXing_WriterOptions;

// The check includes the library's header first; then these declarations are skipped, and the comparison of layouts
// uses the copies that it makes by renaming them.
#ifndef FOVEA_ZXING_TYPES_GIVEN

/// The order of a pixel's components.
typedef unsigned int ZXing_ImageFormat;
/// A symbology, or a variant of one: the characters of its identifier.
typedef unsigned int ZXing_BarcodeFormat;
/// A way to separate dark from light.
typedef unsigned int ZXing_Binarizer;
/// What to do with the small code to the right of an EAN or UPC.
typedef unsigned int ZXing_EanAddOnSymbol;
/// What a content is.
typedef unsigned int ZXing_ContentType;
/// A way to bring bytes to text.
typedef unsigned int ZXing_TextMode;

/// A point in pixels.
typedef struct ZXing_PointI {
    int x, y;
} ZXing_PointI;

/// The corners of a code.
typedef struct ZXing_Position {
    ZXing_PointI topLeft, topRight, bottomRight, bottomLeft;
} ZXing_Position;

#endif

/// The values that Fovea distinguishes, with the library's numbers.
enum {
    fovea_zxing_lum = 0x01000000,
    fovea_zxing_read_add_on = 1,
    fovea_zxing_require_add_on = 2,
    fovea_zxing_global_histogram = 1,
    fovea_zxing_plain = 0,
    fovea_zxing_binary = 1,
    fovea_zxing_gs1 = 3,
    fovea_zxing_unknown_eci = 5,
};

#endif
