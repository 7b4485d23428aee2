// Never part of the product; see scripts/check-tesseract-header.
#include "tesseract/capi.h"

#include <omp.h>

#define FOVEA_TESSERACT_TYPES_GIVEN
#include "CTesseract.h"

// Functions: each must be known before our own lines come; then each of our lines becomes a second declaration, and a
// second declaration that differs from the first is an error.
#define FOVEA_TESSERACT_FUNCTION(RESULT, NAME, PARAMETERS) _Static_assert(sizeof(&NAME) > 0, #NAME);
#include "TesseractFunctions.h"
#undef FOVEA_TESSERACT_FUNCTION
#define FOVEA_TESSERACT_FUNCTION(RESULT, NAME, PARAMETERS) extern RESULT NAME PARAMETERS;
#include "TesseractFunctions.h"
#undef FOVEA_TESSERACT_FUNCTION

// Types: ours are ints.
_Static_assert(sizeof(TessOcrEngineMode) == sizeof(int), "TessOcrEngineMode differs in size");
_Static_assert(sizeof(TessPageSegMode) == sizeof(int), "TessPageSegMode differs in size");
_Static_assert(sizeof(TessPageIteratorLevel) == sizeof(int), "TessPageIteratorLevel differs in size");

// Values.
#define SAME_VALUE(OURS, THEIRS) _Static_assert((int)OURS == (int)THEIRS, #THEIRS " differs")
SAME_VALUE(fovea_tesseract_networks, OEM_LSTM_ONLY);
SAME_VALUE(fovea_tesseract_raw_line, PSM_RAW_LINE);
SAME_VALUE(fovea_tesseract_lines, RIL_TEXTLINE);
SAME_VALUE(fovea_tesseract_symbols, RIL_SYMBOL);
