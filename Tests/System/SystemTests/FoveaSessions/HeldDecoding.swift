import Dispatch
import Foundation
import ImageCodingEngine
import PixelEngine
import Synchronization

/// A place that decodes in this process, and holds one file until it is released.
final class HeldDecoding: DecodingPlace {
    private let held: Data
    private let released = DispatchSemaphore(value: 0)
    private let reached = Mutex(0)

    init(holding held: Data) { self.held = held }

    /// How often the held file has been read.
    var reachedCount: Int { reached.withLock { $0 } }

    /// Lets one reading of the held file go on.
    func release() { released.signal() }

    func warm() throws(ImageCodingError) {}

    func info(
        of data: Data,
        format: ImageFileFormat,
        page: Int,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> ImageInfo {
        try decoder(data, page, limits).info
    }

    func raster(
        of data: Data,
        info: ImageInfo,
        options: DecodingOptions,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster {
        if data == held {
            reached.withLock { $0 += 1 }
            released.wait()
        }
        return try decoder(data, info.page, limits).decode(options)
    }

    private func decoder(_ data: Data, _ page: Int, _ limits: DecodingLimits) throws(ImageCodingError) -> ImageDecoder {
        var limits = limits
        limits.place = nil
        return try ImageDecoder(data: data, page: page, limits: limits)
    }
}
