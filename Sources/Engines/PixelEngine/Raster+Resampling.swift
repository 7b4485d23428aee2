import CPixelKernels
public import GeometryEngine

extension Raster {
    /// Scales a part of the picture to a size.
    ///
    /// The kernel is Catmull-Rom, widened by the reduction, as in the tools that networks are trained with. Works on
    /// ``PixelFormat/gray8``, ``PixelFormat/rgba8`` and ``PixelFormat/bgra8``; transparent pictures should be
    /// premultiplied or flattened before. Throws when the box extends outside the picture.
    public func resampled(_ box: Rect, width: Int, height: Int) throws(PixelError) -> Raster {
        guard format == .gray8 || format == .rgba8 || format == .bgra8 else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "Pixels of format \(format.rawValue) can't be scaled; convert them to 8 bits first."
            )
        }
        // Half a pixel of tolerance absorbs rounding in the computation of the box.
        guard !box.isEmpty, box.minX >= -0.5, box.minY >= -0.5,
            box.maxX <= Double(self.width) + 0.5, box.maxY <= Double(self.height) + 0.5
        else {
            throw PixelError(
                code: .invalidSize,
                message: "The part \(box) is outside a picture of \(self.width) × \(self.height) pixels."
            )
        }
        if let part = exactPart(box, width: width, height: height) { return part }
        return try unsafe Raster(width: width, height: height, format: format, alpha: alpha) {
            (bytes, bytesPerRow) throws(PixelError) in
            let isDone = unsafe withUnsafeBytes { source in
                unsafe fovea_resample_bicubic(
                    kernelSource(source),
                    fovea_box(x: box.minX, y: box.minY, width: box.width, height: box.height),
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    CInt(width),
                    CInt(height)
                )
            }
            guard isDone else {
                throw PixelError(
                    code: .outOfMemory,
                    message: "There is no memory to scale to \(width) × \(height) pixels; ask for a smaller size."
                )
            }
        }
    }

    /// Scales the whole picture to a size; transparent colors are premultiplied in between.
    ///
    /// A picture of that size is returned as it is.
    public func scaled(width: Int, height: Int) throws(PixelError) -> Raster {
        guard (width, height) != (self.width, self.height) else { return self }
        let whole = Rect(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
        return try converted(to: format, alpha: alpha == .opaque ? .opaque : .premultiplied)
            .resampled(whole, width: width, height: height)
    }

    /// The part itself when the box is whole pixels and no scaling is needed.
    private func exactPart(_ box: Rect, width: Int, height: Int) -> Raster? {
        guard box.width == Double(width), box.height == Double(height), box.minX == box.minX.rounded(),
            box.minY == box.minY.rounded()
        else { return nil }
        return cropped(x: Int(box.minX), y: Int(box.minY), width: width, height: height)
    }

    private func kernelSource(_ bytes: UnsafeRawBufferPointer) -> fovea_source {
        unsafe fovea_source(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            bytes_per_row: bytesPerRow,
            width: CInt(width),
            height: CInt(height),
            channels: CInt(format.componentCount)
        )
    }
}
