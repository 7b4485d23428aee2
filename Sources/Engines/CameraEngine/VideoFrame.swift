public import Foundation
public import ImageCodingEngine
public import PixelEngine

/// An encoded frame of a video.
public struct VideoFrame: Sendable {
    /// The format of a frame's bytes.
    public enum Format: Sendable, Hashable {
        /// A JPEG file.
        case jpeg
        /// Packed luma and chroma, two pixels in four bytes.
        case yuyv
        /// A plane of luma, then a plane of interleaved chroma at half the size.
        case nv12
        /// A plane of luma, then one of each chroma, subsampled by these factors.
        case planar(horizontal: Int, vertical: Int)
        /// A plane of luma alone.
        case gray
    }

    /// The format of the bytes.
    public let format: Format
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance between rows of luma in bytes.
    public let bytesPerRow: Int
    /// A Boolean value that indicates whether luma spans 0…255 rather than 16…235.
    public let isFullRange: Bool
    /// The bytes.
    public let data: Data

    /// Creates a frame.
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

    /// The number of bytes of a frame.
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
    /// Decodes the frame.
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
        // Broadcast standards choose the matrix by the size of the picture.
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

    /// The number of bytes with the device's row stride.
    private var storedByteCount: Int {
        switch format {
        case .jpeg: 0
        case .yuyv: bytesPerRow * height
        case .nv12: bytesPerRow * (height + (height + 1) / 2)
        case .planar, .gray: Self.byteCount(format, width: width, height: height)
        }
    }
}
