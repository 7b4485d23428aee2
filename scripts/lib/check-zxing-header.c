// Never part of the product; see scripts/check-zxing-header.
#include "ZXingC.h"

#include <stddef.h>

// Functions: each must be known before our own lines come; then each of our lines becomes a second declaration, and a
// second declaration that differs from the first is an error.
#define FOVEA_ZXING_TYPES_GIVEN
#include "ZXingTypes.h"
#define FOVEA_ZXING_FUNCTION(RESULT, NAME, PARAMETERS) _Static_assert(sizeof(&NAME) > 0, #NAME);
#include "ZXingFunctions.h"
#undef FOVEA_ZXING_FUNCTION
#define FOVEA_ZXING_FUNCTION(RESULT, NAME, PARAMETERS) extern RESULT NAME PARAMETERS;
#include "ZXingFunctions.h"
#undef FOVEA_ZXING_FUNCTION
#undef FOVEA_ZXING_TYPES_GIVEN

// Types: ours come in a second time under other names, so that their layouts can be compared.
#define ZXing_ImageFormat renamed_ImageFormat
#define ZXing_BarcodeFormat renamed_BarcodeFormat
#define ZXing_Binarizer renamed_Binarizer
#define ZXing_EanAddOnSymbol renamed_EanAddOnSymbol
#define ZXing_ContentType renamed_ContentType
#define ZXing_TextMode renamed_TextMode
#define ZXing_PointI renamed_PointI
#define ZXing_Position renamed_Position
#define fovea_zxing_lum renamed_lum
#define fovea_zxing_read_add_on renamed_read_add_on
#define fovea_zxing_require_add_on renamed_require_add_on
#define fovea_zxing_global_histogram renamed_global_histogram
#define fovea_zxing_plain renamed_plain
#define fovea_zxing_binary renamed_binary
#define fovea_zxing_gs1 renamed_gs1
#define fovea_zxing_unknown_eci renamed_unknown_eci
#define FOVEA_ZXING_TYPES_AGAIN
#include "ZXingTypes.h"
#undef ZXing_ImageFormat
#undef ZXing_BarcodeFormat
#undef ZXing_Binarizer
#undef ZXing_EanAddOnSymbol
#undef ZXing_ContentType
#undef ZXing_TextMode
#undef ZXing_PointI
#undef ZXing_Position

#define SAME_SIZE(NAME) _Static_assert(sizeof(ZXing_##NAME) == sizeof(renamed_##NAME), #NAME " differs in size")
#define SAME_ENUM(NAME) \
    SAME_SIZE(NAME); \
    _Static_assert((ZXing_##NAME)-1 > 0 && (renamed_##NAME)-1 > 0, #NAME " differs in sign")
#define SAME_FIELD(NAME, FIELD) \
    _Static_assert(offsetof(ZXing_##NAME, FIELD) == offsetof(renamed_##NAME, FIELD), #NAME "." #FIELD " differs")

SAME_ENUM(ImageFormat);
SAME_ENUM(BarcodeFormat);
SAME_ENUM(Binarizer);
SAME_ENUM(EanAddOnSymbol);
SAME_ENUM(ContentType);
SAME_ENUM(TextMode);
SAME_SIZE(PointI);
SAME_FIELD(PointI, x);
SAME_FIELD(PointI, y);
SAME_SIZE(Position);
SAME_FIELD(Position, topLeft);
SAME_FIELD(Position, topRight);
SAME_FIELD(Position, bottomRight);
SAME_FIELD(Position, bottomLeft);

// Values.
#define SAME_VALUE(OURS, THEIRS) _Static_assert((int)OURS == (int)THEIRS, #THEIRS " differs")
SAME_VALUE(fovea_zxing_lum, ZXing_ImageFormat_Lum);
SAME_VALUE(fovea_zxing_read_add_on, ZXing_EanAddOnSymbol_Read);
SAME_VALUE(fovea_zxing_require_add_on, ZXing_EanAddOnSymbol_Require);
SAME_VALUE(fovea_zxing_global_histogram, ZXing_Binarizer_GlobalHistogram);
SAME_VALUE(fovea_zxing_plain, ZXing_TextMode_Plain);
SAME_VALUE(fovea_zxing_binary, ZXing_ContentType_Binary);
SAME_VALUE(fovea_zxing_gs1, ZXing_ContentType_GS1);
SAME_VALUE(fovea_zxing_unknown_eci, ZXing_ContentType_UnknownECI);
