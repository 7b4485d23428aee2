public import AVFoundation
public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import ImageIO

/// An object that performs requests on one image.
///
/// The image is decoded when the first request runs, once, at the size that the requests need. Make one handler for
/// each image, and don't change the image while the handler lives. An orientation given here supersedes every other
/// orientation information; nil leaves it to what a file or its data says.
public final class ImageRequestHandler: Sendable {
    let image: SharedPicture

    private init(_ image: SharedPicture) {
        self.image = image
    }

    /// Creates a handler for an image file.
    public convenience init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        self.init(SharedPicture(imageURL, orientation: orientation))
    }

    /// Creates a handler for a Core Graphics image.
    public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(SharedPicture(image, orientation: orientation))
    }

    /// Creates a handler for a Core Image image.
    public convenience init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(SharedPicture(image, orientation: orientation))
    }

    /// Creates a handler for an encoded image.
    public convenience init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
        self.init(SharedPicture(data, orientation: orientation))
    }

    /// Creates a handler for a pixel buffer, with the depth of its scene where that was captured.
    public convenience init(
        _ pixelBuffer: CVPixelBuffer,
        depthData: AVDepthData? = nil,
        orientation: CGImagePropertyOrientation? = nil
    ) {
        self.init(SharedPicture(pixelBuffer, orientation: orientation))
    }

    /// Creates a handler for the image of a sample buffer, with the depth of its scene where that was captured.
    public convenience init(
        _ sampleBuffer: CMSampleBuffer,
        depthData: AVDepthData? = nil,
        orientation: CGImagePropertyOrientation? = nil
    ) {
        self.init(SharedPicture(sampleBuffer, orientation: orientation))
    }
}

extension ImageRequestHandler {
    /// Performs a request.
    ///
    /// Throws ``VisionError``; canceling the surrounding task ends in ``VisionError/requestCancelled(_:)``.
    public func perform<T: VisionRequest>(_ request: T) async throws -> T.Result {
        try await run(request)
    }

    /// Performs several requests, which share the decoding and scaling of the image.
    ///
    /// The first request that fails ends the call with its error.
    public func perform<each T: VisionRequest>(_ request: repeat each T) async throws -> (repeat (each T).Result) {
        var requests: [any VisionRequest] = []
        for request in repeat each request { requests.append(request) }
        try await prepare(for: requests)
        return (repeat try await run(each request))
    }

    /// Performs several requests and yields each as it completes, with its result or its error.
    public func performAll(_ requests: some Collection<any VisionRequest>) -> some AsyncSequence<VisionResult, Never> {
        stream(of: Array(requests))
    }
}
