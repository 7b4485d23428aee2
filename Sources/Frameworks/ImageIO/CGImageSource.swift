import CoreGraphics
public import FoundationCompatibility
import ImageCodingEngine
import Synchronization

/// A reader of an image file.
///
/// Threads may share a source. Only one that is made incrementally changes, when it gets more bytes.
public final class CGImageSource: Sendable {
    /// What is known of the file.
    struct Contents: Sendable {
        /// The reader of the file, or nil when its bytes are no image that can be read.
        var decoder: ImageDecoder?
        /// The state of the bytes.
        var status = CGImageSourceStatus.statusReadingHeader
        /// The number of bytes.
        var byteCount = 0
    }

    private let state: Mutex<Contents>

    init(_ contents: Contents) { state = Mutex(contents) }

    /// What is known of the file now.
    var contents: Contents {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// A state of the bytes of a source or of one image in it.
public enum CGImageSourceStatus: Int32, Sendable, Hashable {
    /// The bytes end too early.
    case statusUnexpectedEOF = -5
    /// The bytes contradict each other.
    case statusInvalidData = -4
    /// The bytes are no image of a known type.
    case statusUnknownType = -3
    /// More bytes are needed to read the header.
    case statusReadingHeader = -2
    /// More bytes are needed to read the image.
    case statusIncomplete = -1
    /// All bytes are there.
    case statusComplete = 0
}

// MARK: - Making

/// Returns a source of the image file that a value holds, or nil when it is empty.
///
/// Bytes that are no image give a source without images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data)
}

/// Returns a source of an image file, or nil when it can't be read.
///
/// Bytes that are no image give a source without images.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(contentsOf: url)
}

/// Returns a source of the image file that a provider holds, or nil when it is empty.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Returns a source without bytes, which gets them as they arrive.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(.init()) }

/// Gives a source all bytes that have arrived so far, in place of the former ones.
///
/// The type, the size and the properties of PNG and JPEG are there as soon as the beginning of the file is, those of formats
/// that state the length of the file once it is there, and an image once its bytes are.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Gives a source all bytes that a provider has so far, in place of the former ones.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}

// MARK: - Asking

/// Returns the identifier of the type of the file, or nil when it is none that can be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.contents.decoder?.info.format.typeIdentifier
}

/// Returns the number of images that can be read: the pages of a TIFF file, and the first image of any other.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.contents.decoder?.info.pageCount ?? 0
}

/// Returns the position of the main image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the state of the bytes.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.contents.status
}

/// Returns the state of the bytes of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    // A document is decoded in a process of its own, which a framework doesn't have.
    ImageFileFormat.allCases.filter { $0 != .pdf }.map(\.typeIdentifier)
}

// MARK: - Reading

/// Returns an image as it is stored, whatever its orientation, or nil when it can't be read.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.page(index).flatMap { isrc.image($0, options ?? [:]) }
}

/// Returns a small image, or nil when it can't be read.
///
/// The image is turned upright with ``kCGImageSourceCreateThumbnailWithTransform`` alone. Its longer side is at most
/// ``kCGImageSourceThumbnailMaxPixelSize``. Formats that can shrink while they decode do so. Without
/// ``kCGImageSourceCreateThumbnailFromImageAlways`` and ``kCGImageSourceCreateThumbnailFromImageIfAbsent``, only a
/// file that holds a smaller copy has a thumbnail.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.page(index).flatMap { isrc.thumbnail($0, options ?? [:]) }
}

/// Returns what is known about the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.contents.decoder == nil ? nil : [kCGImagePropertyFileSize: NSNumber(value: isrc.contents.byteCount)]
}

/// Returns what is known about an image, or nil when it can't be read.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    isrc.page(index).flatMap(isrc.properties)
}

/// Lets go of an image that a source keeps, which none does.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
