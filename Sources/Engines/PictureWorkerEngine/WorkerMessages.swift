import ImageCodingEngine
import PictureEngine
import PixelEngine

/// A request to a worker, which comes with the picture.
struct WorkerRequest: Codable, Sendable {
    /// The number of bytes of the picture.
    var byteCount: Int
    /// The page to decode, counted from zero.
    var page: Int
    var task: WorkerTask
    var maximumPixelCount: Int
    var maximumSide: Int
    var maximumDecodedByteCount: Int
    var maximumPageCount: Int

    init(byteCount: Int, page: Int = 0, task: WorkerTask, limits: DecodingLimits) {
        self.byteCount = byteCount
        self.page = page
        self.task = task
        maximumPixelCount = limits.maximumPixelCount
        maximumSide = limits.maximumSide
        maximumDecodedByteCount = limits.maximumDecodedByteCount
        maximumPageCount = limits.maximumPageCount
    }

    /// The limits that the worker checks itself, in addition to the system's.
    var limits: DecodingLimits {
        var limits = DecodingLimits()
        limits.maximumPixelCount = maximumPixelCount
        limits.maximumSide = maximumSide
        limits.maximumFileByteCount = byteCount
        limits.maximumDecodedByteCount = maximumDecodedByteCount
        limits.maximumPageCount = maximumPageCount
        return limits
    }
}

/// The task for a picture.
enum WorkerTask: Codable, Sendable {
    case header
    case pixels(DecodingOptions)
    case part(PicturePart)
}

/// An answer of a worker.
enum WorkerAnswer: Codable, Sendable {
    case info(ImageInfo)
    case pixels(Pixels)
    case failure(Failure)

    /// The layout of pixels in the memory that comes with the answer.
    struct Pixels: Codable, Sendable {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var format: PixelFormat
        var alpha: AlphaMode
        var byteCount: Int
        var halfOffset: Int?
    }

    /// An error of a worker.
    struct Failure: Codable, Sendable {
        var code: String
        var message: String

        init(_ error: ImageCodingError) {
            code = error.code.description
            message = error.message
        }

        var error: ImageCodingError {
            ImageCodingError(code: .init(name: code) ?? .decoderFailed, message: String(message.prefix(1000)))
        }
    }
}
