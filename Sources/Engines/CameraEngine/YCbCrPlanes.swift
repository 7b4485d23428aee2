import Foundation
import PixelEngine

/// The planes of a frame in the one layout that the pixel kernels read: luma, then both chromas at half the size.
struct YCbCrPlanes {
    let luma: PixelPlane
    let chroma: PixelPlane

    /// Lays out the bytes of a frame whose size has been checked.
    init(_ frame: VideoFrame) throws(PixelError) {
        let (width, height) = (frame.width, frame.height)
        let (chromaWidth, chromaHeight) = ((width + 1) / 2, (height + 1) / 2)
        let lumaBytes = width * height
        var bytes = [UInt8](repeating: 128, count: lumaBytes + chromaWidth * chromaHeight * 2)
        let data = [UInt8](frame.data)
        let stride = frame.bytesPerRow
        func copyLuma() {
            for y in 0..<height {
                bytes.replaceSubrange(y * width..<(y + 1) * width, with: data[y * stride..<y * stride + width])
            }
        }
        switch frame.format {
        case .jpeg:
            break
        case .gray:
            copyLuma()
        case .nv12:
            copyLuma()
            for y in 0..<chromaHeight {
                let (source, target) = ((height + y) * stride, lumaBytes + y * chromaWidth * 2)
                let count = min(chromaWidth * 2, data.count - source)
                bytes.replaceSubrange(target..<target + count, with: data[source..<source + count])
            }
        case .yuyv:
            for y in 0..<height {
                let row = y * stride
                for x in 0..<width { bytes[y * width + x] = data[row + x * 2] }
                guard y.isMultiple(of: 2) else { continue }
                let target = lumaBytes + y / 2 * chromaWidth * 2
                for x in 0..<width / 2 {
                    bytes[target + x * 2] = data[row + x * 4 + 1]
                    bytes[target + x * 2 + 1] = data[row + x * 4 + 3]
                }
            }
        case .planar(let horizontal, let vertical):
            copyLuma()
            let (storedWidth, storedHeight) = (
                (width + horizontal - 1) / horizontal, (height + vertical - 1) / vertical
            )
            for y in 0..<chromaHeight {
                let row = min(y * 2 / vertical, storedHeight - 1) * storedWidth
                let target = lumaBytes + y * chromaWidth * 2
                for x in 0..<chromaWidth {
                    let place = lumaBytes + row + min(x * 2 / horizontal, storedWidth - 1)
                    bytes[target + x * 2] = data[place]
                    bytes[target + x * 2 + 1] = data[place + storedWidth * storedHeight]
                }
            }
        }
        guard let memory = PixelMemory.allocate(byteCount: bytes.count) else {
            throw PixelError(code: .outOfMemory, message: "There is no memory for \(width) × \(height) pixels.")
        }
        unsafe memory.withUnsafeMutableBytes { target in unsafe target.copyBytes(from: bytes) }
        luma = PixelPlane(memory: memory, byteOffset: 0, bytesPerRow: width)
        chroma = PixelPlane(memory: memory, byteOffset: lumaBytes, bytesPerRow: chromaWidth * 2)
    }
}
