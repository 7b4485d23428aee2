// The functions of tesseract's C interface that Fovea calls, one line each: result, name, parameters.
//
// The including file defines FOVEA_TESSERACT_FUNCTION. The BOOL of the interface is int.

// MARK: Library

// Returns the version; the string is constant.
FOVEA_TESSERACT_FUNCTION(const char *, TessVersion, (void))
// Frees a string that the library allocated.
FOVEA_TESSERACT_FUNCTION(void, TessDeleteText, (const char *text))

// MARK: Handles

// Creates a handle.
FOVEA_TESSERACT_FUNCTION(TessBaseAPI *, TessBaseAPICreate, (void))
// Frees a handle.
FOVEA_TESSERACT_FUNCTION(void, TessBaseAPIDelete, (TessBaseAPI *handle))
// Loads languages, joined by "+", from a folder; 0 is success.
FOVEA_TESSERACT_FUNCTION(int, TessBaseAPIInit2,
    (TessBaseAPI *handle, const char *datapath, const char *language, TessOcrEngineMode mode))
// Sets a variable; 0 is an unknown name.
FOVEA_TESSERACT_FUNCTION(int, TessBaseAPISetVariable, (TessBaseAPI *handle, const char *name, const char *value))
// Sets how a picture is divided into lines.
FOVEA_TESSERACT_FUNCTION(void, TessBaseAPISetPageSegMode, (TessBaseAPI *handle, TessPageSegMode mode))

// MARK: Reading

// Sets the picture, of which the library makes a copy.
FOVEA_TESSERACT_FUNCTION(void, TessBaseAPISetImage,
    (TessBaseAPI *handle, const unsigned char *data, int width, int height, int bytes_per_pixel, int bytes_per_line))
// Sets the resolution in pixels per inch; without one the library guesses, and says so on stderr.
FOVEA_TESSERACT_FUNCTION(void, TessBaseAPISetSourceResolution, (TessBaseAPI *handle, int ppi))
// Reads the picture; 0 is success.
FOVEA_TESSERACT_FUNCTION(int, TessBaseAPIRecognize, (TessBaseAPI *handle, ETEXT_DESC *monitor))
// Frees the picture and what was read.
FOVEA_TESSERACT_FUNCTION(void, TessBaseAPIClear, (TessBaseAPI *handle))

// MARK: Results

// Creates an iterator, null when nothing was read; it mustn't outlive the next picture of the handle.
FOVEA_TESSERACT_FUNCTION(TessResultIterator *, TessBaseAPIGetIterator, (TessBaseAPI *handle))
// Frees an iterator.
FOVEA_TESSERACT_FUNCTION(void, TessResultIteratorDelete, (TessResultIterator *iterator))
// Returns the same iterator, as one of places.
FOVEA_TESSERACT_FUNCTION(TessPageIterator *, TessResultIteratorGetPageIterator, (TessResultIterator *iterator))
// Moves to the next element of a level; 0 at the end.
FOVEA_TESSERACT_FUNCTION(int, TessResultIteratorNext, (TessResultIterator *iterator, TessPageIteratorLevel level))
// Returns the text of the current element of a level, null where there is none; the caller frees it.
FOVEA_TESSERACT_FUNCTION(char *, TessResultIteratorGetUTF8Text,
    (const TessResultIterator *iterator, TessPageIteratorLevel level))
// Returns the confidence of the current element of a level, from 0 to 100.
FOVEA_TESSERACT_FUNCTION(float, TessResultIteratorConfidence,
    (const TessResultIterator *iterator, TessPageIteratorLevel level))
// Returns the box of the current element of a level; 0 when there is none.
FOVEA_TESSERACT_FUNCTION(int, TessPageIteratorBoundingBox,
    (const TessPageIterator *iterator, TessPageIteratorLevel level, int *left, int *top, int *right, int *bottom))

// MARK: Monitors

// Creates a monitor.
FOVEA_TESSERACT_FUNCTION(ETEXT_DESC *, TessMonitorCreate, (void))
// Frees a monitor.
FOVEA_TESSERACT_FUNCTION(void, TessMonitorDelete, (ETEXT_DESC *monitor))
// Sets the time from now after which reading ends.
FOVEA_TESSERACT_FUNCTION(void, TessMonitorSetDeadlineMSecs, (ETEXT_DESC *monitor, int milliseconds))

// MARK: OpenMP, on which the library builds

// Returns how deep parallel regions of the calling thread may nest.
FOVEA_TESSERACT_FUNCTION(int, omp_get_max_active_levels, (void))
// Sets it; at 0 the thread runs every region alone.
FOVEA_TESSERACT_FUNCTION(void, omp_set_max_active_levels, (int levels))
