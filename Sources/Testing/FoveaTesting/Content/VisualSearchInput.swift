public import CoreGraphics
public import CoreImage
public import CoreVideo
import Foundation
import PixelEngine
public import VisualIntelligence

/// The input of a visual search: a picture in one of its forms, or a finished descriptor.
///
/// Addresses of image files, their bytes, images of Core Graphics and Core Image, pixel buffers and descriptors
/// conform.
public protocol VisualSearchInput {
    /// Returns what is searched for, in a form that can cross to another task.
    func visualSearchContent() throws -> VisualSearchContent
}

extension URL: VisualSearchInput {
    /// Returns the image file at the address.
    public func visualSearchContent() -> VisualSearchContent { VisualSearchContent(.file(self)) }
}

extension Data: VisualSearchInput {
    /// Returns the image whose file has these bytes.
    public func visualSearchContent() -> VisualSearchContent { VisualSearchContent(.encoded(self)) }
}

extension CGImage: VisualSearchInput {
    /// Returns the pixels of the image.
    public func visualSearchContent() throws -> VisualSearchContent { VisualSearchContent(.pixels(try raster)) }
}

extension CIImage: VisualSearchInput {
    /// Returns the rendered pixels of the image.
    public func visualSearchContent() throws -> VisualSearchContent {
        guard let image = CIContext().createCGImage(self, from: extent) else {
            throw HostedAppError(
                .unreadablePicture,
                "The Core Image image has no pixels: its extent is empty or infinite. Crop it first."
            )
        }
        return try image.visualSearchContent()
    }
}

extension CVBuffer: VisualSearchInput {
    /// Returns a copy of the pixels.
    public func visualSearchContent() throws -> VisualSearchContent { VisualSearchContent(.pixels(try makeRaster())) }
}

extension CVReadOnlyPixelBuffer: VisualSearchInput {
    /// Returns the pixels.
    public func visualSearchContent() throws -> VisualSearchContent {
        VisualSearchContent(.pixels(try lentBuffer.makeRaster()))
    }
}

extension SemanticContentDescriptor: VisualSearchInput {
    /// Returns the description as it is.
    public func visualSearchContent() -> VisualSearchContent { VisualSearchContent(.descriptor(self)) }
}
