import Foundation
import PixelEngine

extension CVBuffer {
    /// Copies the border of the picture into the extra pixels around it.
    ///
    /// Returns false when there are none.
    package func fillExtendedPixels() -> Bool {
        guard padding != .zero, let memory, !memory.isSealed else { return false }
        for (plane, format) in zip(planes, layout.planes) {
            guard let address = unsafeAddress(of: plane) else { return false }
            let size = format.bytesPerElement
            let left = format.count(of: padding.left)
            let right = format.count(of: padding.right)
            let start = -left * size
            let count = (left + plane.width + right) * size
            for y in 0..<plane.height {
                let row = address + y * plane.bytesPerRow
                for x in 0..<left { memcpy(row - (x + 1) * size, row, size) }
                let last = row + (plane.width - 1) * size
                for x in 0..<right { memcpy(last + (x + 1) * size, last, size) }
            }
            for y in 0..<format.count(of: padding.top) {
                memcpy(address - (y + 1) * plane.bytesPerRow + start, address + start, count)
            }
            let bottom = address + (plane.height - 1) * plane.bytesPerRow + start
            for y in 0..<format.count(of: padding.bottom) {
                memcpy(bottom + (y + 1) * plane.bytesPerRow, bottom, count)
            }
        }
        return true
    }
}
