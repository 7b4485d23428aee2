import CPixelKernels

extension Raster {
    /// Reads 8-bit components in any order as ``PixelFormat/bgra8``.
    ///
    /// `order` holds the positions of blue, green, red and, when there are four, premultiplied alpha.
    public init(
        reading plane: PixelPlane,
        order: [Int],
        width: Int,
        height: Int
    ) throws(PixelError) {
        try plane.check(order: order, width: width, height: height)
        let alpha: AlphaMode = order.count == 4 ? .premultiplied : .opaque
        self = try unsafe Raster.filled(width: width, height: height, format: .bgra8, alpha: alpha) {
            bytes,
            rowBytes in
            unsafe plane.memory.withUnsafeBytes { source in
                unsafe fovea_shuffle(
                    source.baseAddress?.advanced(by: plane.byteOffset).assumingMemoryBound(to: UInt8.self),
                    plane.bytesPerRow,
                    CInt(order.count),
                    order.map { UInt8($0) } + (order.count == 3 ? [UInt8.max] : []),
                    bytes,
                    rowBytes,
                    4,
                    CInt(width),
                    CInt(height)
                )
            }
        }
    }

    /// Writes a ``PixelFormat/bgra8`` picture with its components in another order.
    ///
    /// `order` holds the positions of blue, green, red and, when there are four, alpha. The caller ensures that there
    /// is no concurrent access to the plane.
    @unsafe public func write(to plane: PixelPlane, order: [Int]) throws(PixelError) {
        guard format == .bgra8 else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "Components of \(format.rawValue) can't be reordered; convert the picture to bgra8 first."
            )
        }
        try plane.check(order: order, width: width, height: height)
        // For every byte of the destination, the component at its position.
        let sources = order.indices.map { position in UInt8(order.firstIndex(of: position) ?? 0) }
        unsafe withUnsafeBytes { source in
            unsafe plane.memory.withUnsafeMutableBytes { destination in
                unsafe fovea_shuffle(
                    source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    4,
                    sources,
                    destination.baseAddress?.advanced(by: plane.byteOffset).assumingMemoryBound(to: UInt8.self),
                    plane.bytesPerRow,
                    CInt(order.count),
                    CInt(width),
                    CInt(height)
                )
            }
        }
    }

    /// A copy in new memory.
    public func copied() throws(PixelError) -> Raster {
        try unsafe Raster(width: width, height: height, format: format, alpha: alpha) {
            (bytes, rowBytes) throws(PixelError) in
            unsafe withUnsafeBytes { source in
                for y in 0..<height {
                    let row = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[y * rowBytes..<(y + 1) * rowBytes])
                    unsafe row.copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: source[y * bytesPerRow..<y * bytesPerRow + rowBytes])
                    )
                }
            }
        }
    }
}

extension PixelPlane {
    fileprivate func check(order: [Int], width: Int, height: Int) throws(PixelError) {
        let sides = 1...Raster.maximumSide
        guard sides.contains(width), sides.contains(height), [3, 4].contains(order.count),
            order.sorted() == Array(order.indices),
            holds(rowBytes: width * order.count, rows: height)
        else {
            throw PixelError(
                code: .invalidSize,
                message: "The plane is smaller than the \(width) × \(height) pixels that it should hold."
            )
        }
    }
}
