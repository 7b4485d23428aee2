import CPixelKernels
package import GeometryEngine
package import PictureEngine
import PixelEngine

/// The refinement of a small mask along the edges of the picture that it is of.
///
/// In every small neighborhood the mask is taken as a linear function of the color. Functions are smooth even where
/// edges are sharp, so those of a reduced picture serve for all its pixels.
package struct EdgeRefinement: Sendable, Hashable {
    /// The longer side of the picture for which the functions are found.
    package var side: Int
    /// The distance up to which pixels are neighbors, as a part of the longer side.
    package var reach: Double
    /// The variance of colors, from 0 to 1, below which a neighborhood counts as one color.
    package var smoothness: Float

    /// Creates a refinement.
    package init(side: Int = 640, reach: Double = 0.012, smoothness: Float = 2e-4) {
        self.side = side
        self.reach = reach
        self.smoothness = smoothness
    }

    /// The pixels that the refinement needs of a picture.
    package func need(for picture: Picture, region: PictureRegion = .whole) -> PictureNeed {
        picture.need(of: region, within: side)
    }

    /// Returns the mask of a picture's part, refined, in a size of no other proportions.
    ///
    /// Throws what decoding throws.
    package func refined(
        _ mask: SoftMask,
        of picture: Picture,
        region: PictureRegion = .whole,
        width: Int,
        height: Int
    ) throws -> SoftMask {
        // A mask of nothing or of all has no edges.
        guard mask.values.contains(where: { $0 > 0.5 }), mask.values.contains(where: { $0 < 0.5 }) else {
            return try mask.scaled(width: width, height: height)
        }
        let small = try picture.raster(for: need(for: picture, region: region))
        var functions = try functions(of: mask.scaled(width: small.width, height: small.height), small, reach)
        // What the first pass has moved to the edge, the second fits more closely.
        let moved = applied(functions, of: small, to: small).sharpened(by: 0.2)
        functions = try self.functions(of: moved, small, reach / 2)
        let fine =
            (small.width, small.height) == (width, height)
            ? small : try picture.raster(region: region, fit: .fill, width: width, height: height)
        return applied(functions, of: small, to: fine)
    }

    /// Evaluates functions at the colors of a picture.
    private func applied(_ functions: [Float], of small: Raster, to fine: Raster) -> SoftMask {
        let count = fine.width * fine.height
        let values = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe fine.withUnsafeBytes { bytes in
                unsafe fovea_apply_functions(
                    functions,
                    CInt(small.width),
                    CInt(small.height),
                    fine.kernelColors(bytes),
                    buffer.baseAddress
                )
            }
            filled = count
        }
        return SoftMask(width: fine.width, height: fine.height, values: values)
    }

    private func functions(of mask: SoftMask, _ colors: Raster, _ reach: Double) throws(PixelError) -> [Float] {
        let longer = max(colors.width, colors.height)
        let radius = max(2, Int((reach * Double(longer)).rounded()))
        var isDone = false
        let functions = unsafe [Float](unsafeUninitializedCapacity: 4 * mask.values.count) { buffer, count in
            isDone = unsafe colors.withUnsafeBytes { bytes in
                unsafe fovea_guided_functions(
                    colors.kernelColors(bytes),
                    mask.values,
                    CInt(radius),
                    smoothness,
                    buffer.baseAddress
                )
            }
            count = isDone ? 4 * mask.values.count : 0
        }
        guard isDone else {
            throw PixelError(code: .outOfMemory, message: "There is no memory to refine a mask along edges.")
        }
        return functions
    }
}

extension Raster {
    /// The picture of four 8-bit components as the kernels' type.
    func kernelColors(_ bytes: UnsafeRawBufferPointer) -> fovea_mask_guide {
        unsafe fovea_mask_guide(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            bytes_per_row: bytesPerRow,
            width: CInt(width),
            height: CInt(height)
        )
    }
}

extension SoftMask {
    /// Returns the mask with parts up to a number as nothing, and as near to one as all.
    func sharpened(by margin: Float) -> SoftMask {
        let factor = 1 / (1 - 2 * margin)
        return SoftMask(width: width, height: height, values: values.map { min(max(($0 - margin) * factor, 0), 1) })
    }
}
