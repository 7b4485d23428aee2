import CompositingEngine
import GeometryEngine
import PixelEngine

/// A picture of floating-point pixels that a closure computes.
func drawn(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> SIMD4<Float>) throws -> RasterImage {
    let raster = try Raster(width: width, height: height, format: .rgbaFloat, alpha: .premultiplied) {
        (bytes, rowBytes) throws(PixelError) in
        for y in 0..<height {
            for x in 0..<width {
                let pixel = color(x, y)
                for c in 0..<4 {
                    bytes.storeBytes(of: pixel[c], toByteOffset: y * rowBytes + x * 16 + c * 4, as: Float.self)
                }
            }
        }
    }
    return RasterImage(raster, isEncoded: false)
}

/// The pixels of a region in linear light, row after row.
func pixels(_ image: any PlaneImage, _ region: PixelRect) throws -> [SIMD4<Float>] {
    let renderer = CompositingRenderer(format: .rgbaFloat, alpha: .premultiplied, isEncoded: false)
    let raster = try renderer.raster(of: image, region: region)
    return raster.withUnsafeBytes { bytes in
        let floats = bytes.bindMemory(to: Float.self)
        return (0..<region.width * region.height).map { index in
            SIMD4(floats[4 * index], floats[4 * index + 1], floats[4 * index + 2], floats[4 * index + 3])
        }
    }
}
