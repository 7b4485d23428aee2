import CPixelKernels
import PixelEngine

extension Raster {
    /// Returns a mask between what each pixel is likely to be, by how certain that is, and what its neighbors are.
    ///
    /// A pixel of a certainty of 1,000 keeps its value.
    func settled(_ likely: [Float], _ certainty: [Float]) throws(PixelError) -> [Float] {
        var isDone = false
        let mask = unsafe [Float](unsafeUninitializedCapacity: likely.count) { buffer, count in
            isDone = unsafe withUnsafeBytes { bytes in
                unsafe fovea_settle_mask(kernelColors(bytes), likely, certainty, 1.5, buffer.baseAddress)
            }
            count = isDone ? likely.count : 0
        }
        guard isDone else {
            throw PixelError(code: .outOfMemory, message: "There is no memory to follow the marks in a picture.")
        }
        return mask.map { min(max($0, 0), 1) }
    }
}
