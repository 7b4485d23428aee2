/// A writer of a picture, from the top, to memory that other processes can map.
public struct PixelWriter {
    private let file: MemoryFile
    private let format: PixelFormat
    private let alpha: AlphaMode
    private let width: Int
    private let height: Int
    private let layout: SealedLayout
    /// A few rows at a time, which stay in the cache until they are copied.
    private let band: PixelMemory
    private let bandHeight: Int
    private let half: PixelMemory?
    /// The number of rows that were written.
    private var count = 0

    /// Creates a writer with a ``SealedLayout``, or returns nil when memory runs out.
    ///
    /// With `file`, memory of the right size that nothing was written to is used.
    public init?(_ file: MemoryFile? = nil, width: Int, height: Int, format: PixelFormat, alpha: AlphaMode) {
        let layout = SealedLayout(width: width, height: height, format: format, alpha: alpha)
        self.layout = layout
        bandHeight = min(height, max(2, (1 << 18) / layout.bytesPerRow / 2 * 2))
        (self.width, self.height, self.format, self.alpha) = (width, height, format, alpha)
        half = layout.halfOffset.flatMap { PixelMemory.allocate(byteCount: layout.byteCount - $0) }
        guard half != nil || layout.halfOffset == nil,
            let file = file?.byteCount == layout.byteCount ? file : MemoryFile(byteCount: layout.byteCount),
            // What is beyond the pixels of a row stays zero.
            let band = PixelMemory.allocate(byteCount: bandHeight * layout.bytesPerRow)
        else { return nil }
        (self.file, self.band) = (file, band)
    }

    /// Writes rows below those before, and returns whether there was room; all but the last ones are an even number.
    public mutating func append(_ rows: Raster) -> Bool {
        guard rows.width == width, rows.height <= height - count, half == nil || count.isMultiple(of: 2) else {
            return false
        }
        for top in stride(from: 0, to: rows.height, by: bandHeight) {
            let height = min(bandHeight, rows.height - top)
            guard let part = rows.cropped(x: 0, y: top, width: rows.width, height: height), write(part) else {
                return false
            }
            count += height
        }
        return true
    }

    private func write(_ part: Raster) -> Bool {
        unsafe band.withUnsafeMutableBytes { bytes in
            unsafe part.write(to: bytes, bytesPerRow: layout.bytesPerRow, format: format, alpha: alpha)
            let rows = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<(part.height * layout.bytesPerRow)])
            return unsafe halve(rows) && file.append(rows)
        }
    }

    @unsafe private func halve(_ rows: UnsafeRawBufferPointer) -> Bool {
        guard let half else { return true }
        let rowBytes = Raster.sealedRowByteCount(width: width / 2, format)
        return unsafe half.withUnsafeMutableBytes { bytes in
            let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(count / 2 * rowBytes)...])
            return unsafe Raster.halve(
                rows,
                layout.bytesPerRow,
                to: target,
                rowBytes,
                width: width,
                height: rows.count / layout.bytesPerRow
            )
        }
    }

    /// Writes what follows the rows, and returns the memory, or nil when there was no room.
    public func finish() -> MemoryFile? {
        guard let half else { return file }
        return unsafe half.withUnsafeBytes { unsafe file.append($0) } ? file : nil
    }

    /// Returns to the beginning, for another picture of the same size in the same memory.
    public mutating func restart() {
        file.rewind()
        count = 0
    }
}
