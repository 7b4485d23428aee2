import CPixelKernels
public import GeometryEngine

extension Raster {
    /// The picture rotated upright.
    public func oriented(_ orientation: PictureOrientation) throws(PixelError) -> Raster {
        guard orientation != .up else { return self }
        let (uprightWidth, uprightHeight) = orientation.swapsSides ? (height, width) : (width, height)
        return try unsafe Raster.filled(width: uprightWidth, height: uprightHeight, format: format, alpha: alpha) {
            bytes,
            rowBytes in
            unsafe withUnsafeBytes { source in
                unsafe fovea_orient(
                    source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    CInt(width),
                    CInt(height),
                    CInt(format.bytesPerPixel),
                    CInt(orientation.rawValue),
                    bytes,
                    rowBytes
                )
            }
        }
    }
}

extension PictureOrientation {
    /// Maps a box of the upright picture to the stored one of `width` by `height` pixels.
    public func storedBox(ofUpright box: Rect, storedWidth width: Double, storedHeight height: Double) -> Rect {
        // Along each stored axis, the box either keeps its distance from the near side or counts from the far one.
        let (x, y) = swapsSides ? (box.minY, box.minX) : (box.minX, box.minY)
        let (boxWidth, boxHeight) = swapsSides ? (box.height, box.width) : (box.width, box.height)
        return Rect(
            x: flipsStoredColumns ? width - x - boxWidth : x,
            y: flipsStoredRows ? height - y - boxHeight : y,
            width: boxWidth,
            height: boxHeight
        )
    }

    private var flipsStoredColumns: Bool {
        switch self {
        case .upMirrored, .down, .rightMirrored, .left: true
        case .up, .downMirrored, .leftMirrored, .right: false
        }
    }

    private var flipsStoredRows: Bool {
        switch self {
        case .down, .downMirrored, .right, .rightMirrored: true
        case .up, .upMirrored, .leftMirrored, .left: false
        }
    }
}
