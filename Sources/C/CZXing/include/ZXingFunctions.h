// The functions of zxing-cpp's C interface that Fovea calls, one line each: result, name, parameters.
//
// The including file defines FOVEA_ZXING_FUNCTION; so one list makes the table of pointers, the code that fills it, and
// the check against the library's header. What isn't const belongs to the caller: handles go back to their `delete`,
// texts and bytes to `ZXing_free`.

// MARK: Library

// Returns the version; the string is constant.
FOVEA_ZXING_FUNCTION(const char *, ZXing_Version, (void))
// Returns the message of the thread's last failed call, or null.
FOVEA_ZXING_FUNCTION(char *, ZXing_LastErrorMsg, (void))
// Frees a string or bytes.
FOVEA_ZXING_FUNCTION(void, ZXing_free, (void *ptr))

// MARK: Pixels

// Wraps pixels of the caller, whose number of bytes is checked.
FOVEA_ZXING_FUNCTION(ZXing_ImageView *, ZXing_ImageView_new_checked,
    (const uint8_t *data, int size, int width, int height, ZXing_ImageFormat format, int rowStride, int pixStride))
// Frees a view, not the pixels.
FOVEA_ZXING_FUNCTION(void, ZXing_ImageView_delete, (ZXing_ImageView *iv))

// MARK: Reading

// Creates settings of a reader.
FOVEA_ZXING_FUNCTION(ZXing_ReaderOptions *, ZXing_ReaderOptions_new, (void))
// Frees settings.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_delete, (ZXing_ReaderOptions *opts))
// Chooses the symbologies to look for.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setFormats,
    (ZXing_ReaderOptions *opts, const ZXing_BarcodeFormat *formats, int count))
// Chooses how dark is separated from light.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setBinarizer, (ZXing_ReaderOptions *opts, ZXing_Binarizer binarizer))
// Looks for large codes in reduced copies of the picture as well.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setTryDownscale, (ZXing_ReaderOptions *opts, bool tryDownscale))
// Looks for codes that are light on dark as well.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setTryInvert, (ZXing_ReaderOptions *opts, bool tryInvert))
// Reads the small code to the right of an EAN or UPC.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setEanAddOnSymbol,
    (ZXing_ReaderOptions *opts, ZXing_EanAddOnSymbol eanAddOnSymbol))
// Chooses how bytes become text.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setTextMode, (ZXing_ReaderOptions *opts, ZXing_TextMode textMode))
// Limits the number of codes, to 255 at most.
FOVEA_ZXING_FUNCTION(void, ZXing_ReaderOptions_setMaxNumberOfSymbols, (ZXing_ReaderOptions *opts, int n))
// Reads a picture; null is a failure.
FOVEA_ZXING_FUNCTION(ZXing_Barcodes *, ZXing_ReadBarcodes, (const ZXing_ImageView *iv, const ZXing_ReaderOptions *opts))
// Returns the number of codes.
FOVEA_ZXING_FUNCTION(int, ZXing_Barcodes_size, (const ZXing_Barcodes *barcodes))
// Returns a code, which belongs to the others.
FOVEA_ZXING_FUNCTION(const ZXing_Barcode *, ZXing_Barcodes_at, (const ZXing_Barcodes *barcodes, int i))
// Frees codes.
FOVEA_ZXING_FUNCTION(void, ZXing_Barcodes_delete, (ZXing_Barcodes *barcodes))

// MARK: Code

// Returns the symbology and its variant.
FOVEA_ZXING_FUNCTION(ZXing_BarcodeFormat, ZXing_Barcode_format, (const ZXing_Barcode *barcode))
// Returns the content without any conversion.
FOVEA_ZXING_FUNCTION(uint8_t *, ZXing_Barcode_bytes, (const ZXing_Barcode *barcode, int *len))
// Returns whether the content is text, bytes or something between.
FOVEA_ZXING_FUNCTION(ZXing_ContentType, ZXing_Barcode_contentType, (const ZXing_Barcode *barcode))
// Returns the content as text in UTF-8.
FOVEA_ZXING_FUNCTION(char *, ZXing_Barcode_text, (const ZXing_Barcode *barcode))
// Returns the identifier of ISO/IEC 15424, such as "]Q1".
FOVEA_ZXING_FUNCTION(char *, ZXing_Barcode_symbologyIdentifier, (const ZXing_Barcode *barcode))
// Returns the corners.
FOVEA_ZXING_FUNCTION(ZXing_Position, ZXing_Barcode_position, (const ZXing_Barcode *barcode))
// Returns whether the code is light on dark.
FOVEA_ZXING_FUNCTION(bool, ZXing_Barcode_isInverted, (const ZXing_Barcode *barcode))
// Returns whether the code is mirrored.
FOVEA_ZXING_FUNCTION(bool, ZXing_Barcode_isMirrored, (const ZXing_Barcode *barcode))
// Returns the place in a sequence of codes, from 0, or -1.
FOVEA_ZXING_FUNCTION(int, ZXing_Barcode_sequenceIndex, (const ZXing_Barcode *barcode))
// Returns the number of codes in a sequence, 0 where it is unknown, or -1.
FOVEA_ZXING_FUNCTION(int, ZXing_Barcode_sequenceSize, (const ZXing_Barcode *barcode))
// Returns what the codes of a sequence have in common.
FOVEA_ZXING_FUNCTION(char *, ZXing_Barcode_sequenceId, (const ZXing_Barcode *barcode))
// Returns a detail of the symbol, such as its version.
FOVEA_ZXING_FUNCTION(char *, ZXing_Barcode_extra, (const ZXing_Barcode *barcode, const char *key))
// Frees a code.
FOVEA_ZXING_FUNCTION(void, ZXing_Barcode_delete, (ZXing_Barcode *barcode))

// MARK: Drawing

// Creates settings of a code.
FOVEA_ZXING_FUNCTION(ZXing_CreatorOptions *, ZXing_CreatorOptions_new, (ZXing_BarcodeFormat format))
// Frees settings.
FOVEA_ZXING_FUNCTION(void, ZXing_CreatorOptions_delete, (ZXing_CreatorOptions *opts))
// Sets what the symbology offers, such as "ecLevel=5,columns=4".
FOVEA_ZXING_FUNCTION(void, ZXing_CreatorOptions_setOptions, (ZXing_CreatorOptions *opts, const char *options))
// Creates a code of text in UTF-8; null is a failure.
FOVEA_ZXING_FUNCTION(ZXing_Barcode *, ZXing_CreateBarcodeFromText,
    (const char *data, int size, const ZXing_CreatorOptions *opts))
// Creates a code of bytes, which says that they are; null is a failure.
FOVEA_ZXING_FUNCTION(ZXing_Barcode *, ZXing_CreateBarcodeFromBytes,
    (const void *data, int size, const ZXing_CreatorOptions *opts))
// Creates settings of a picture.
FOVEA_ZXING_FUNCTION(ZXing_WriterOptions *, ZXing_WriterOptions_new, (void))
// Frees settings.
FOVEA_ZXING_FUNCTION(void, ZXing_WriterOptions_delete, (ZXing_WriterOptions *opts))
// Sets the pixels of a module.
FOVEA_ZXING_FUNCTION(void, ZXing_WriterOptions_setScale, (ZXing_WriterOptions *opts, int scale))
// Adds the quiet zone of the symbology.
FOVEA_ZXING_FUNCTION(void, ZXing_WriterOptions_setAddQuietZones, (ZXing_WriterOptions *opts, bool addQuietZones))
// Draws a code; null is a failure.
FOVEA_ZXING_FUNCTION(ZXing_Image *, ZXing_WriteBarcodeToImage,
    (const ZXing_Barcode *barcode, const ZXing_WriterOptions *opts))
// Returns the pixels, one byte each.
FOVEA_ZXING_FUNCTION(const uint8_t *, ZXing_Image_data, (const ZXing_Image *img))
// Returns the width.
FOVEA_ZXING_FUNCTION(int, ZXing_Image_width, (const ZXing_Image *img))
// Returns the height.
FOVEA_ZXING_FUNCTION(int, ZXing_Image_height, (const ZXing_Image *img))
// Frees a picture.
FOVEA_ZXING_FUNCTION(void, ZXing_Image_delete, (ZXing_Image *img))
