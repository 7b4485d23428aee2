import Foundation
import PixelEngine

/// Memory for a picture that a decoder is about to write.
///
/// Unlike the memory of a new `Raster`, it isn't cleared first: clearing the pixels of a 12-megapixel photo costs as
/// much as a quarter of decoding it. A decoder either writes every row or throws, so that the previous content never
/// reaches a caller. One that leaves gaps asks for zeros.
@safe struct Canvas: ~Copyable {
    let width: Int
    let height: Int
    let format: PixelFormat
    let bytesPerRow: Int
    private let memory: PixelMemory
    private let byteCount: Int

    /// Allocates memory after checking the limits.
    ///
    /// The room after the rows is the decoder's scratch space.
    init(
        width: Int,
        height: Int,
        format: PixelFormat,
        zeroed: Bool = false,
        room: Int = 0,
        for request: DecodingRequest
    ) throws(ImageCodingError) {
        let (bytesPerRow, rowOverflow) = width.multipliedReportingOverflow(by: format.bytesPerPixel)
        let (byteCount, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !rowOverflow, !overflow else { throw .outOfMemory(request.format) }
        try request.limits.checkDecoded(byteCount: byteCount, format: request.format)
        let memory =
            zeroed
            ? PixelMemory.allocate(byteCount: byteCount + room)
            : unsafe PixelMemory.allocateUncleared(byteCount: byteCount + room)
        guard let memory else { throw .outOfMemory(request.format) }
        self.width = width
        self.height = height
        self.format = format
        self.bytesPerRow = bytesPerRow
        self.memory = memory
        self.byteCount = byteCount
    }

    /// Calls a closure that may write the rows and the room after them.
    mutating func withBytesAndRoom<R, E: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        try unsafe memory.withUnsafeMutableBytes(body)
    }

    /// Calls a closure that may write the rows.
    mutating func withBytes<R, E: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        let byteCount = byteCount
        return try unsafe memory.withUnsafeMutableBytes { bytes throws(E) in
            try unsafe body(UnsafeMutableRawBufferPointer(rebasing: bytes[..<byteCount]))
        }
    }

    /// Sets every byte to zero.
    mutating func clear() {
        unsafe withBytes { bytes in
            if let start = bytes.baseAddress { unsafe _ = memset(start, 0, bytes.count) }
        }
    }

    /// Calls a closure that may write the components, with every access checked.
    mutating func edit<R, E: Error>(_ body: (inout MutableSpan<UInt8>) throws(E) -> R) throws(E) -> R {
        try edit(as: UInt8.self, body)
    }

    /// Calls a closure that may write the components, with every access checked.
    mutating func edit<T: BitwiseCopyable, R, E: Error>(
        as type: T.Type,
        _ body: (inout MutableSpan<T>) throws(E) -> R
    ) throws(E) -> R {
        try unsafe withBytes { bytes throws(E) in
            var components = unsafe MutableSpan(_unsafeElements: bytes.bindMemory(to: type))
            return try body(&components)
        }
    }

    /// Calls a closure with the components.
    borrowing func read<T: BitwiseCopyable, R, E: Error>(
        as type: T.Type,
        _ body: (Span<T>) throws(E) -> R
    ) throws(E) -> R {
        let byteCount = byteCount
        return try unsafe memory.withUnsafeBytes { bytes throws(E) in
            let rows = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<byteCount])
            return try body(unsafe Span(_unsafeElements: rows.bindMemory(to: type)))
        }
    }

    /// Returns the finished picture.
    consuming func raster(alpha: AlphaMode, for request: DecodingRequest) throws(ImageCodingError) -> Raster {
        guard
            let raster = Raster(
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                format: format,
                alpha: alpha,
                memory: memory
            )
        else { throw .outOfMemory(request.format) }
        return raster
    }
}
