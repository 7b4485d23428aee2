import CYUV
import ConcurrencyEngine

extension Raster {
    /// Returns the picture at half its size, each pixel the mean of four, or nil when a side is odd or very long, or
    /// the picture isn't opaque with four components of 8 bits.
    ///
    /// This costs a tenth of ``resampled(_:width:height:)``. A large picture is read by several threads, `workers` at most.
    public func halved(workers: Int = 1) throws(PixelError) -> Raster? {
        guard Self.isHalvable(width: width, height: height, format: format, alpha: alpha) else { return nil }
        if let half { return half }
        let bands = bytesPerRow * height < Self.largeByteCount ? 1 : min(max(1, workers), height / 2)
        return try unsafe Raster(width: width / 2, height: height / 2, format: format, alpha: alpha) {
            (bytes, rowBytes) throws(PixelError) in
            let isDone = unsafe withUnsafeBytes { source in
                let work = unsafe HalvingWork(source, bytesPerRow, bytes, rowBytes, width: width)
                let codes = ParallelWork.map(Array(0..<bands), workers: bands) { band in
                    unsafe work.run(rows: height / 2 * band / bands..<height / 2 * (band + 1) / bands)
                }
                return codes.allSatisfy { $0 == 0 }
            }
            guard isDone else {
                throw PixelError(
                    code: .outOfMemory,
                    message: "There is no memory to scale \(width) × \(height) pixels; ask for a smaller part."
                )
            }
        }
    }

    static func isHalvable(width: Int, height: Int, format: PixelFormat, alpha: AlphaMode) -> Bool {
        (format == .rgba8 || format == .bgra8) && alpha == .opaque && width.isMultiple(of: 2)
            && height.isMultiple(of: 2)
            && max(width, height) <= longestHalvedSide
    }

    /// The library takes no longer sides.
    private static let longestHalvedSide = 1 << 15

    /// The half that is in the memory of the picture.
    private var half: Raster? {
        halfOffset.flatMap { offset in
            Raster(
                width: width / 2,
                height: height / 2,
                bytesPerRow: Self.sealedRowByteCount(width: width / 2, format),
                format: format,
                alpha: alpha,
                memory: memory,
                byteOffset: offset
            )
        }
    }

    /// The size from which a second thread takes less time than starting it.
    private static var largeByteCount: Int { 1 << 22 }
}

/// The memory of the threads that halve a picture.
///
/// `@unchecked Sendable`: each thread writes its own rows of `target`, and the source is only read. The pointers outlive
/// the work, which ends within the closures that provided them.
@unsafe struct HalvingWork: @unchecked Sendable {
    private let source: UnsafePointer<UInt8>?
    private let rowBytes: Int
    private let target: UnsafeMutablePointer<UInt8>?
    private let targetRowBytes: Int
    private let width: Int

    init(
        _ source: UnsafeRawBufferPointer,
        _ rowBytes: Int,
        _ target: UnsafeMutableRawBufferPointer,
        _ targetRowBytes: Int,
        width: Int
    ) {
        unsafe self.source = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe self.target = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe (self.rowBytes, self.targetRowBytes, self.width) = (rowBytes, targetRowBytes, width)
    }

    /// Makes some rows of the result, and returns 0 unless there is no memory.
    func run(rows: Range<Int>) -> CInt {
        guard let source = unsafe source, let target = unsafe target, !rows.isEmpty else { return 0 }
        // The order of the components doesn't matter to a mean.
        return unsafe ARGBScale(
            source + 2 * rows.lowerBound * rowBytes,
            CInt(rowBytes),
            CInt(width),
            CInt(2 * rows.count),
            target + rows.lowerBound * targetRowBytes,
            CInt(targetRowBytes),
            CInt(width / 2),
            CInt(rows.count),
            kFilterBox
        )
    }
}
