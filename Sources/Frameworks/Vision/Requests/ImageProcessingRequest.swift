public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import ImageIO

/// A request that analyzes one image at a time.
///
/// Perform a request on an image directly, or perform several on one image with an ``ImageRequestHandler``, which
/// decodes and scales the image once for all of them.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the image to analyze; the whole image by default.
    var regionOfInterest: NormalizedRect { get set }

    /// Performs the request on a pixel buffer.
    func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on an image file.
    func perform(on url: URL, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a Core Graphics image.
    func perform(on image: CGImage, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on a Core Image image.
    func perform(on image: CIImage, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on the image of a sample buffer.
    func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation?) async throws -> Result
    /// Performs the request on an encoded image.
    func perform(on data: Data, orientation: CGImagePropertyOrientation?) async throws -> Result
}

extension ImageProcessingRequest {
    /// Performs the request on a pixel buffer; an orientation supersedes every other orientation information.
    public func perform(
        on pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result {
        try await ImageRequestHandler(pixelBuffer, orientation: orientation).perform(self)
    }

    /// Performs the request on an image file; an orientation supersedes the one in the file.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(url, orientation: orientation).perform(self)
    }

    /// Performs the request on a Core Graphics image, which stands upright unless an orientation is given.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }

    /// Performs the request on a Core Image image, which stands upright unless an orientation is given.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }

    /// Performs the request on the image of a sample buffer.
    public func perform(
        on sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result {
        try await ImageRequestHandler(sampleBuffer, orientation: orientation).perform(self)
    }

    /// Performs the request on an encoded image; an orientation supersedes the one in the data.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(data, orientation: orientation).perform(self)
    }
}
