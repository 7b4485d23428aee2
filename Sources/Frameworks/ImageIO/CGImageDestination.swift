public import CoreGraphics
public import FoundationCompatibility
import ImageCodingEngine

/// A writer of an image file.
///
/// A destination collects an image and its properties, and writes when it is finalized. It isn't `Sendable`.
public final class CGImageDestination {
    let format: ImageFileFormat
    let target: Target
    var properties: CFDictionary = [:]
    var entry: (image: CGImage, properties: CFDictionary)?
    var isFinal = false

    /// A place to write to.
    enum Target {
        case data(CFMutableData)
        case file(URL)
        case consumer(CGDataConsumer)
    }

    init?(type: CFString, count: Int, target: Target) {
        guard let format = ImageFileFormat(typeIdentifier: type), format.canBeEncoded, count == 1 else { return nil }
        self.format = format
        self.target = target
    }
}

// MARK: - Making

/// Returns a writer to a buffer, or nil for a type that can't be written or a number of images other than 1.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count, target: .data(data))
}

/// Returns a writer to a file, or nil for a type that can't be written or a number of images other than 1.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    url.isFileURL ? CGImageDestination(type: type, count: count, target: .file(url)) : nil
}

/// Returns a writer to a consumer, or nil for a type that can't be written or a number of images other than 1.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count, target: .consumer(consumer))
}

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    ImageFileFormat.allCases.filter(\.canBeEncoded).map(\.typeIdentifier)
}

// MARK: - Writing

/// Sets properties for the image to come.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties ?? [:]
}

/// Adds an image with its properties; those of the destination stand behind them.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties ?? [:])
}

/// Adds an image of a source with its properties; the given ones stand before them.
///
/// A given dictionary, such as that of EXIF, changes the source's key by key. `kCFNull` takes a key out.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let stored = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
    idst.add(image, stored.replaced(by: (properties ?? [:]).statingOrientation))
}

/// Writes the file and returns whether that succeeded; it may be done once.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.write()
}
