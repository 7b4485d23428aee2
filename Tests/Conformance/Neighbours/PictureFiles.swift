// What a picture's file says, and a thumbnail of it.
import Foundation

#if canImport(CoreGraphics) && canImport(ImageIO)
    import CoreGraphics
    import ImageIO
    #if canImport(UniformTypeIdentifiers)
        import UniformTypeIdentifiers
    #endif

    public func pictureSize(_ data: Data) -> CGSize? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int
        else { return nil }
        return CGSize(width: width, height: height)
    }

    public func thumbnail(_ data: Data, longest side: Int) -> Data? {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        else { return nil }
        let result = NSMutableData()
        guard
            let destination = CGImageDestinationCreateWithData(
                result as CFMutableData,
                UTType.png.identifier as CFString,
                1,
                nil
            )
        else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? result as Data : nil
    }
#endif

extension URL {
    public var mediaType: String? {
        #if canImport(UniformTypeIdentifiers)
            UTType(filenameExtension: pathExtension)?.preferredMIMEType
        #else
            nil
        #endif
    }
}
