import CoreImage
import CoreVideo
import Foundation
import ImageIO
import PictureEngine
import PixelEngine
import Synchronization

/// A handler's image: opened when the first request needs it, and kept for the others.
final class SharedPicture: Sendable {
    /// The frame of a sequence that it is, or nil for an image by itself.
    let frame: FrameSequence.Frame?
    private let open: @Sendable () throws -> Picture
    private let opened = Mutex<Result<Picture, any Error>?>(nil)

    init(frame: FrameSequence.Frame? = nil, _ open: @escaping @Sendable () throws -> Picture) {
        self.frame = frame
        self.open = open
    }

    /// Returns the same image as a frame of a sequence, before it is opened.
    func asFrame(_ frame: FrameSequence.Frame) -> SharedPicture { SharedPicture(frame: frame, open) }

    /// The picture, or the error that opening it ended in.
    func picture() throws -> Picture {
        try opened.withLock { opened in
            if let opened { return try opened.get() }
            let result = Result { try open() }
            opened = result
            return try result.get()
        }
    }
}

// MARK: - Sources

extension SharedPicture {
    convenience init(_ url: URL, orientation: CGImagePropertyOrientation?) {
        self.init { try Picture(contentsOf: url, orientation: orientation?.pictureOrientation) }
    }

    convenience init(_ data: Data, orientation: CGImagePropertyOrientation?) {
        self.init { try Picture(data, orientation: orientation?.pictureOrientation) }
    }

    convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation?) {
        self.init { Picture(try image.raster, orientation: orientation?.pictureOrientation ?? .up) }
    }

    /// A Core Image image, rendered by the caller's context if there is one.
    convenience init(_ image: CIImage, orientation: CGImagePropertyOrientation?, context: CIContext? = nil) {
        self.init {
            guard let rendered = (context ?? CIContext()).createCGImage(image, from: image.extent) else {
                throw VisionError.invalidImage(
                    "The Core Image image has no pixels: its extent is empty or infinite; crop it first."
                )
            }
            return Picture(try rendered.raster, orientation: orientation?.pictureOrientation ?? .up)
        }
    }

    convenience init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) {
        // Vision's contract makes this safe: the buffer must not change while its handler lives.
        nonisolated(unsafe) let pixelBuffer = pixelBuffer
        self.init { Picture(try pixelBuffer.makeRaster(), orientation: orientation?.pictureOrientation ?? .up) }
    }

    convenience init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation?) {
        guard let pixelBuffer = sampleBuffer.imageBuffer else {
            self.init { throw VisionError.invalidImage("The sample buffer holds no image.") }
            return
        }
        self.init(pixelBuffer, orientation: orientation)
    }
}
