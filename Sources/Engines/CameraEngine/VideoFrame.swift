public import Foundation
public import ImageCodingEngine
public import PixelEngine

/// A frame of a video as it came, before it is turned into a picture.
public struct VideoFrame: Sendable {
    /// A way to store a frame.
    public enum Format: Sendable, Hashable {
        /// A JPEG file.
        case jpeg
        /// Luma and chroma in turn, two pixels in four bytes.
        case yuyv
        /// A plane of luma, then one of both chromas at half the size.
        case nv12
        /// A plane of luma, then one of each chroma, smaller by these factors.
        case planar(horizontal: Int, vertical: Int)
        /// A plane of luma alone.
        case gray
    }

    /// The way the frame is stored.
    public let format: Format
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance between rows of luma in bytes.
    public let bytesPerRow: Int
    /// A Boolean value that indicates whether luma spans 0…255 in place of 16…235.
    public let isFullRange: Bool
    /// The bytes.
    public let data: Data

    /// Describes a frame.
    public init(
        _ format: Format,
        width: Int,
        height: Int,
        bytesPerRow: Int? = nil,
        isFullRange: Bool = false,
        data: Data
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow ?? (format == .yuyv ? width * 2 : width)
        self.isFullRange = isFullRange
        self.data = data
    }

    /// The number of bytes that a frame of a format has.
    static func byteCount(_ format: Format, width: Int, height: Int) -> Int {
        switch format {
        case .jpeg: 0
        case .yuyv: width * height * 2
        case .nv12: width * height + (width + 1) / 2 * ((height + 1) / 2) * 2
        case .planar(let horizontal, let vertical):
            width * height + (width + horizontal - 1) / horizontal * ((height + vertical - 1) / vertical) * 2
        case .gray: width * height
        }
    }
}

// MARK: - Pictures

extension VideoFrame {
    /// Turns the frame into a picture.
    public func raster(limits: DecodingLimits = .default) throws(CameraError) -> Raster {
        do {
            if format == .jpeg { return try ImageDecoder(data: data, limits: limits).decode() }
            return try converted()
        } catch let error as CameraError {
            throw error
        } catch let error as ImageCodingError {
            throw CameraError(code: error.code == .limitExceeded ? .tooLarge : .damaged, message: error.message)
        } catch {
            throw CameraError(code: .damaged, message: "The frame can't be used: \(error).")
        }
    }

    private func converted() throws -> Raster {
        let needed = format == .yuyv ? width * 2 : width
        guard width > 0, height > 0, bytesPerRow >= needed, data.count >= storedByteCount else {
            throw CameraError(
                code: .damaged,
                message: "The frame of \(width) × \(height) pixels ends early. Check the camera's cable."
            )
        }
        let planes = try YCbCrPlanes(self)
        // Broadcasters weigh colors by the size of the picture.
        let matrix: YCbCrEncoding.Matrix = width >= 1280 || height >= 720 ? .bt709 : .bt601
        return try Raster(
            luma: planes.luma,
            chroma: planes.chroma,
            encoding: YCbCrEncoding(matrix: matrix, isFullRange: isFullRange),
            width: width,
            height: height,
            format: .rgba8
        )
    }

    /// The number of bytes with the rows as long as the device makes them.
    private var storedByteCount: Int {
        switch format {
        case .jpeg: 0
        case .yuyv: bytesPerRow * height
        case .nv12: bytesPerRow * (height + (height + 1) / 2)
        case .planar, .gray: Self.byteCount(format, width: width, height: height)
        }
    }
}
