public import AVFoundation
public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import Foundation
public import ImageIO

/// An object that performs requests on one image.
///
/// `perform(_:)` blocks until all requests are done, so call it away from the main thread. Make one handler for each
/// image, and don't change the image while the handler lives. An orientation given here supersedes every other
/// orientation information.
public final class VNImageRequestHandler: NSObject {
    let image: SharedPicture

    private init(_ image: SharedPicture) {
        self.image = image
        super.init()
    }

    /// Performs requests, which share the decoding and scaling of the image.
    ///
    /// Every request runs; the error of the first that failed is thrown.
    public func perform(_ requests: [VNRequest]) throws {
        try VNRequest.run(requests, on: image)
    }
}

// MARK: - Pixel buffers

extension VNImageRequestHandler {
    /// Creates a handler for a pixel buffer that stands upright.
    public convenience init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(cvPixelBuffer, orientation: nil))
    }

    /// Creates a handler for a pixel buffer.
    public convenience init(
        cvPixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(cvPixelBuffer, orientation: orientation))
    }

    /// Creates a handler for a pixel buffer with the depth of its scene.
    public convenience init(
        cvPixelBuffer: CVPixelBuffer,
        depthData: AVDepthData,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(cvPixelBuffer, orientation: orientation))
    }
}

// MARK: - Images

extension VNImageRequestHandler {
    /// Creates a handler for a Core Graphics image that stands upright.
    public convenience init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(cgImage, orientation: nil))
    }

    /// Creates a handler for a Core Graphics image.
    public convenience init(
        cgImage: CGImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(cgImage, orientation: orientation))
    }

    /// Creates a handler for a Core Image image that stands upright.
    public convenience init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(ciImage, orientation: nil, context: options[.ciContext] as? CIContext))
    }

    /// Creates a handler for a Core Image image.
    public convenience init(
        ciImage: CIImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(ciImage, orientation: orientation, context: options[.ciContext] as? CIContext))
    }
}

// MARK: - Files and data

extension VNImageRequestHandler {
    /// Creates a handler for an image file, turned as the file says.
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(imageURL, orientation: nil))
    }

    /// Creates a handler for an image file.
    public convenience init(
        url imageURL: URL,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(imageURL, orientation: orientation))
    }

    /// Creates a handler for an encoded image, turned as the data says.
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(imageData, orientation: nil))
    }

    /// Creates a handler for an encoded image.
    public convenience init(
        data imageData: Data,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(imageData, orientation: orientation))
    }
}

// MARK: - Sample buffers

extension VNImageRequestHandler {
    /// Creates a handler for the image of a sample buffer that stands upright.
    public convenience init(cmSampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(SharedPicture(cmSampleBuffer, orientation: nil))
    }

    /// Creates a handler for the image of a sample buffer.
    public convenience init(
        cmSampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(cmSampleBuffer, orientation: orientation))
    }

    /// Creates a handler for the image of a sample buffer with the depth of its scene.
    public convenience init(
        cmSampleBuffer: CMSampleBuffer,
        depthData: AVDepthData,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(SharedPicture(cmSampleBuffer, orientation: orientation))
    }
}
