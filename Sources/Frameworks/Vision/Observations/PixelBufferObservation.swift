public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation
import GeometryEngine
import PixelEngine

/// An image that a request made, such as a mask.
public struct PixelBufferObservation: VisionObservation {
    /// The pixels, gray unless a custom model made others, in the rows' order from the top.
    let pixels: Raster
    /// The name of the model's output that the image is, or nil for an image of another request.
    let featureName: String?
    let record: ObservationRecord

    init(_ pixels: Raster, featureName: String? = nil, _ record: ObservationRecord) {
        self.pixels = pixels
        self.featureName = featureName
        self.record = record
    }

    /// The size in pixels.
    public var size: CGSize { CGSize(width: pixels.width, height: pixels.height) }

    /// The format of the pixels, as Core Video names it.
    public var pixelFormat: OSType {
        switch pixels.format {
        case .grayFloat: kCVPixelFormatType_OneComponent32Float
        case .grayHalf: kCVPixelFormatType_OneComponent16Half
        case .gray16: kCVPixelFormatType_OneComponent16
        case .bgra8: kCVPixelFormatType_32BGRA
        default: kCVPixelFormatType_OneComponent8
        }
    }

    /// The pixels as a buffer.
    public var pixelBuffer: CVReadOnlyPixelBuffer {
        // Every gray format has a layout of one plane, which is all that can fail.
        guard let buffer = try? CVPixelBuffer(pixels) else { preconditionFailure("A mask has a gray format.") }
        return CVReadOnlyPixelBuffer(unsafeBuffer: buffer)
    }

    /// The pixels as an image.
    public var cgImage: CGImage {
        get throws {
            CGImage(raster: pixels.format == .bgra8 ? pixels : try pixels.converted(to: .gray8, alpha: .opaque))
        }
    }

    /// Returns the value of the pixel at a point, from 0 to 1 in integer formats; 0 outside of the image.
    ///
    /// The value of a colored pixel is its brightness.
    public func pixel(at point: NormalizedPoint) -> Float {
        let position = point.enginePoint
        let (x, y) = (position.x * CGFloat(pixels.width), position.y * CGFloat(pixels.height))
        guard x >= 0, y >= 0, x <= CGFloat(pixels.width), y <= CGFloat(pixels.height) else { return 0 }
        let (column, row) = (min(Int(x), pixels.width - 1), min(Int(y), pixels.height - 1))
        return pixels.withUnsafeBytes { bytes in
            let place = row * pixels.bytesPerRow + column * pixels.format.bytesPerPixel
            return switch pixels.format {
            case .grayFloat: bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
            case .grayHalf: Float(Float16(bitPattern: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
            case .gray16: Float(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)) / 65_535
            case .bgra8:
                (0.114 * Float(bytes[place]) + 0.587 * Float(bytes[place + 1]) + 0.299 * Float(bytes[place + 2])) / 255
            default: Float(bytes[place]) / 255
            }
        }
    }

    /// Calls a closure with the address of the first row.
    @available(*, deprecated, message: "Use pixelBuffer.withUnsafeBuffer(_:).")
    public func withUnsafePointer<R>(_ body: (UnsafeRawPointer) -> R) -> R {
        pixels.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress else { preconditionFailure("A picture has at least one pixel.") }
            return body(address)
        }
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the image belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that made the image.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The size in pixels.
    public var description: String { "Image of \(pixels.width) × \(pixels.height) pixels" }

    /// Returns whether two observations are the same, with equal pixels.
    public static func == (lhs: PixelBufferObservation, rhs: PixelBufferObservation) -> Bool {
        lhs.record == rhs.record && lhs.featureName == rhs.featureName && lhs.pixels.width == rhs.pixels.width
            && lhs.pixels.format == rhs.pixels.format
            && lhs.rows == rhs.rows
    }

    /// The rows without what is between them.
    fileprivate var rows: Data {
        let length = pixels.width * pixels.format.bytesPerPixel
        return pixels.withUnsafeBytes { bytes in
            (0..<pixels.height).reduce(into: Data(capacity: length * pixels.height)) { data, row in
                data.append(contentsOf: bytes[row * pixels.bytesPerRow..<row * pixels.bytesPerRow + length])
            }
        }
    }
}

extension PixelBufferObservation {
    private enum CodingKeys: String, CodingKey {
        case width, height, format, rows, featureName, record
    }

    /// Reads an observation from an archive.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decode(PixelFormat.self, forKey: .format)
        let (width, height) = (
            try container.decode(Int.self, forKey: .width), try container.decode(Int.self, forKey: .height)
        )
        let rows = try container.decode(Data.self, forKey: .rows)
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        let formats: [PixelFormat] = [.gray8, .gray16, .grayHalf, .grayFloat, .bgra8]
        guard width > 0, height > 0, !overflows, formats.contains(format), count <= rows.count,
            count * format.bytesPerPixel == rows.count
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .rows,
                in: container,
                debugDescription: "The pixels don't fill an image of \(width) × \(height)."
            )
        }
        pixels = try Raster(width: width, height: height, format: format, alpha: .opaque) { bytes, _ in
            rows.copyBytes(to: bytes)
        }
        featureName = try container.decodeIfPresent(String.self, forKey: .featureName)
        record = try container.decode(ObservationRecord.self, forKey: .record)
    }

    /// Writes the observation to an archive.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pixels.width, forKey: .width)
        try container.encode(pixels.height, forKey: .height)
        try container.encode(pixels.format, forKey: .format)
        try container.encode(rows, forKey: .rows)
        try container.encodeIfPresent(featureName, forKey: .featureName)
        try container.encode(record, forKey: .record)
    }
}
