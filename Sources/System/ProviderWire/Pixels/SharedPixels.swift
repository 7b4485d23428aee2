package import CoreVideo
import Foundation
import PixelEngine
package import ProcessEngine
package import ProviderFrames

/// Pixels that other processes can read, and none can change.
package struct SharedPixels: Sendable {
    /// The layout of the pixels in the memory.
    package let layout: PixelLayout
    /// The memory, which is mapped as long as it is referenced.
    private let memory: PixelMemory

    /// Creates shared pixels from a buffer.
    ///
    /// A buffer in sealed shared memory is passed on as it is. The pixels of any other are copied once.
    package init(_ buffer: CVReadOnlyPixelBuffer) throws(WireError) {
        let buffer = buffer.lentBuffer
        if let memory = buffer.memory, memory.isSealed {
            self.memory = memory
            layout = PixelLayout(of: buffer, byteCount: memory.byteCount)
        } else {
            (memory, layout) = try Self.copy(of: buffer)
        }
    }

    /// Returns a descriptor of the memory for another process.
    package func descriptor() throws(WireError) -> Descriptor {
        guard let number = memory.fileDescriptor else { throw WireError(.system, "has no shared memory") }
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw WireError(.system, "can't be given the picture: \(SystemMessage.last)") }
        return Descriptor(owning: copy)
    }

    private static func copy(of buffer: CVPixelBuffer) throws(WireError) -> (PixelMemory, PixelLayout) {
        let plan: CVPixelBufferPlan
        do throws(CVError) {
            plan = try CVPixelBufferPlan(buffer.width, buffer.height, buffer.format, isShared: true)
        } catch {
            throw WireError(.malformed, "can't be given pixels of the format \(buffer.format)")
        }
        guard let memory = PixelMemory.allocateShared(byteCount: plan.byteCount) else {
            throw WireError(.system, "can't be given the picture: there is no shared memory for it")
        }
        for (source, target) in zip(buffer.planes, plan.planes) {
            let rowBytes = min(source.bytesPerRow, target.bytesPerRow)
            unsafe memory.withUnsafeMutableBytes { to in
                unsafe source.memory.withUnsafeBytes { from in
                    for row in 0..<source.height {
                        let start = source.byteOffset + row * source.bytesPerRow
                        // The last row may end with its last pixel.
                        let count = min(rowBytes, from.count - start)
                        unsafe UnsafeMutableRawBufferPointer(
                            rebasing: to[(target.byteOffset + row * target.bytesPerRow)...]
                        ).copyMemory(from: UnsafeRawBufferPointer(rebasing: from[start..<start + count]))
                    }
                }
            }
        }
        guard unsafe memory.seal() else {
            throw WireError(.system, "can't be given the picture: the system doesn't seal shared memory")
        }
        let planes = plan.planes.map { PixelLayout.Plane(offset: $0.byteOffset, bytesPerRow: $0.bytesPerRow) }
        let layout = PixelLayout(
            format: plan.format,
            width: plan.width,
            height: plan.height,
            planes: planes,
            byteCount: plan.byteCount
        )
        return (memory, layout)
    }
}

extension PixelLayout {
    init(of buffer: CVPixelBuffer, byteCount: Int) {
        self.init(
            format: buffer.format,
            width: buffer.width,
            height: buffer.height,
            planes: buffer.planes.map { Plane(offset: $0.byteOffset, bytesPerRow: $0.bytesPerRow) },
            byteCount: byteCount,
            isOpaque: buffer.isOpaque ? true : nil,
            halfOffset: buffer.isOpaque ? buffer.halfOffset : nil
        )
    }
}
