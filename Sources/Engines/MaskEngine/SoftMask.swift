import CPixelKernels
public import PixelEngine

/// How much of each pixel belongs to something, from 0 to 1, row after row from the top.
public struct SoftMask: Sendable, Hashable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The parts, of which there are as many as pixels.
    public var values: [Float]

    /// Creates a mask that holds nothing.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, values: Array(repeating: 0, count: width * height))
    }

    /// Creates a mask from its parts.
    public init(width: Int, height: Int, values: [Float]) {
        precondition(values.count == width * height, "A mask of \(width) × \(height) has \(values.count) parts.")
        self.width = width
        self.height = height
        self.values = values
    }

    /// The largest part, or 0 for a mask that holds nothing.
    public var peak: Float { values.max() ?? 0 }
}

// MARK: - Pixels

extension SoftMask {
    /// Returns the mask in another size: smoothly enlarged, averaged where reduced.
    public func scaled(width: Int, height: Int) throws(PixelError) -> SoftMask {
        guard (width, height) != (self.width, self.height) else { return self }
        let sides = 1...Raster.maximumSide
        guard sides.contains(width), sides.contains(height), !values.isEmpty else {
            throw PixelError(code: .invalidSize, message: "A mask can't be \(width) × \(height) pixels.")
        }
        var isDone = false
        let scaled = unsafe [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
            isDone = unsafe fovea_scale_plane(
                values,
                CInt(self.width),
                CInt(self.height),
                buffer.baseAddress,
                CInt(width),
                CInt(height)
            )
            count = isDone ? width * height : 0
        }
        guard isDone else {
            throw PixelError(code: .outOfMemory, message: "There is no memory for a mask of \(width) × \(height).")
        }
        return SoftMask(width: width, height: height, values: scaled)
    }

    /// Returns the mask as a gray picture in a format of one component.
    public func raster(_ format: PixelFormat) throws(PixelError) -> Raster {
        let floats = try unsafe Raster(width: width, height: height, format: .grayFloat, alpha: .opaque) { bytes, _ in
            unsafe values.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
        }
        return try floats.converted(to: format, alpha: .opaque)
    }

    /// Creates a mask from the brightness of a picture's pixels.
    public init(_ pixels: Raster) throws(PixelError) {
        let gray = try pixels.converted(to: .grayFloat, alpha: .opaque)
        var values: [Float] = []
        values.reserveCapacity(gray.width * gray.height)
        unsafe gray.withUnsafeBytes { bytes in
            for row in 0..<gray.height {
                for column in 0..<gray.width {
                    let place = row * gray.bytesPerRow + column * MemoryLayout<Float>.size
                    unsafe values.append(bytes.loadUnaligned(fromByteOffset: place, as: Float.self))
                }
            }
        }
        self.init(width: gray.width, height: gray.height, values: values)
    }
}
