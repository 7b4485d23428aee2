package import CoreVideo
import PixelEngine
package import ProcessEngine
package import ProviderFrames

extension PixelLayout {
    /// Maps the pixels that another process passed, without copying them.
    ///
    /// Throws when the memory isn't sealed, or when the layout doesn't fit it.
    package func pixelBuffer(
        mapping descriptor: Descriptor,
        limits: WireLimits = .default
    ) throws(WireError) -> CVReadOnlyPixelBuffer {
        let sides = 1...limits.pixelSide
        guard sides.contains(width), sides.contains(height) else {
            throw WireError(.tooLarge, "passed pixels of \(width) × \(height); the limit is \(limits.pixelSide) a side")
        }
        guard (1...limits.pixelByteCount).contains(byteCount) else {
            throw WireError(.tooLarge, "passed \(byteCount) bytes of pixels; the limit is \(limits.pixelByteCount)")
        }
        guard let format = CVPixelLayout(format: format), format.planes.count == planes.count else {
            throw WireError(.malformed, "passed pixels of an unknown format")
        }
        let fits = zip(format.planes, planes).allSatisfy { holds($0, $1) }
        guard fits, holdsHalf else { throw WireError(.malformed, "passed pixels whose rows don't fit their memory") }
        guard
            let number = descriptor.take(),
            let memory = PixelMemory.mappingSealed(fileDescriptor: number, byteCount: byteCount)
        else {
            throw WireError(.malformed, "passed pixels in memory that isn't sealed, or is shorter than announced")
        }
        let buffer = CVBuffer(
            width: width,
            height: height,
            format: self.format,
            layout: format,
            planes: zip(format.planes, planes).map { format, plane in
                CVBuffer.Plane(
                    width: format.count(of: width),
                    height: format.count(of: height),
                    bytesPerRow: plane.bytesPerRow,
                    memory: memory,
                    byteOffset: plane.offset
                )
            },
            memory: memory,
            halfOffset: isOpaque == true ? halfOffset : nil
        )
        if isOpaque == true { buffer.markOpaque() }
        return CVReadOnlyPixelBuffer(unsafeBuffer: buffer)
    }

    /// A Boolean value that indicates whether the half, if there is one, lies where sealed pictures have it.
    private var holdsHalf: Bool {
        guard let halfOffset else { return true }
        let sealed = SealedLayout(width: width, height: height, format: .bgra8, alpha: .opaque)
        return halfOffset == sealed.halfOffset && byteCount >= sealed.byteCount
    }

    /// Returns a Boolean value that indicates whether the rows of a plane are inside the memory.
    private func holds(_ format: CVPixelLayout.Plane, _ plane: Plane) -> Bool {
        // Sides are below 2¹⁶ and the memory below 2³⁰ here, so nothing overflows once a row is no longer than that.
        let rowBytes = format.count(of: width) * format.bytesPerElement
        guard (0...byteCount).contains(plane.offset), (rowBytes...max(rowBytes, byteCount)).contains(plane.bytesPerRow)
        else { return false }
        return plane.offset + (format.count(of: height) - 1) * plane.bytesPerRow + rowBytes <= byteCount
    }
}
