public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import Foundation
public import ImageIO

/// An object that performs requests on one image after another.
///
/// Make it once and reuse it for all the frames of a sequence. `perform` blocks until all requests are done.
///
/// The joints of hands and bodies and the corners of documents are steadied from frame to frame: those of what rests hardly
/// move. People whose masks are made keep their order. The time between frames is that of sample buffers; other images count
/// as thirty a second. Use a handler of its own for each video.
public final class VNSequenceRequestHandler: NSObject {
    private let frames = FrameSequence()

    /// Creates a handler.
    public override init() {
        super.init()
    }

    /// Performs requests on a pixel buffer that stands upright.
    public func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try run(requests, on: SharedPicture(pixelBuffer, orientation: nil))
    }

    /// Performs requests on a pixel buffer.
    public func perform(
        _ requests: [VNRequest],
        on pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation
    ) throws {
        try run(requests, on: SharedPicture(pixelBuffer, orientation: orientation))
    }

    /// Performs requests on a Core Graphics image that stands upright.
    public func perform(_ requests: [VNRequest], on image: CGImage) throws {
        try run(requests, on: SharedPicture(image, orientation: nil))
    }

    /// Performs requests on a Core Graphics image.
    public func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        try run(requests, on: SharedPicture(image, orientation: orientation))
    }

    /// Performs requests on a Core Image image that stands upright.
    public func perform(_ requests: [VNRequest], on image: CIImage) throws {
        try run(requests, on: SharedPicture(image, orientation: nil))
    }

    /// Performs requests on a Core Image image.
    public func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
        try run(requests, on: SharedPicture(image, orientation: orientation))
    }

    /// Performs requests on the image of a sample buffer that stands upright.
    public func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
        try run(requests, on: SharedPicture(sampleBuffer, orientation: nil), at: sampleBuffer.presentationTimeStamp)
    }

    /// Performs requests on the image of a sample buffer.
    public func perform(
        _ requests: [VNRequest],
        on sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation
    ) throws {
        try run(
            requests,
            on: SharedPicture(sampleBuffer, orientation: orientation),
            at: sampleBuffer.presentationTimeStamp
        )
    }

    /// Performs requests on an image file, turned as the file says.
    public func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
        try run(requests, on: SharedPicture(imageURL, orientation: nil))
    }

    /// Performs requests on an image file.
    public func perform(
        _ requests: [VNRequest],
        onImageURL imageURL: URL,
        orientation: CGImagePropertyOrientation
    ) throws {
        try run(requests, on: SharedPicture(imageURL, orientation: orientation))
    }

    /// Performs requests on an encoded image, turned as the data says.
    public func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
        try run(requests, on: SharedPicture(imageData, orientation: nil))
    }

    /// Performs requests on an encoded image.
    public func perform(
        _ requests: [VNRequest],
        onImageData imageData: Data,
        orientation: CGImagePropertyOrientation
    ) throws {
        try run(requests, on: SharedPicture(imageData, orientation: orientation))
    }

    private func run(_ requests: [VNRequest], on image: SharedPicture, at time: CMTime = .invalid) throws {
        try VNRequest.run(requests, on: image.asFrame(frames.next(at: time)))
    }
}
