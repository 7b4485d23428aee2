import CoreImage
import PixelEngine
import Testing

/// An 8-bit image whose colors a closure computes; the first row is the top.
func image(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> CIImage {
    CIImage(cgImage: try cgImage(width, height, color))
}

/// An 8-bit Core Graphics image.
func cgImage(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> CGImage {
    let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .premultiplied) {
        (bytes, rowBytes) throws(PixelError) in
        for y in 0..<height {
            for x in 0..<width {
                for (c, value) in color(x, y).enumerated() { bytes[y * rowBytes + x * 4 + c] = value }
            }
        }
    }
    return CGImage(raster: raster)
}

/// The bytes of an image's extent as 8-bit RGBA.
func rendered(_ image: CIImage, from rect: CGRect? = nil) throws -> [UInt8] {
    let made = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    let raster = try made.raster.converted(to: .rgba8, alpha: .premultiplied)
    return raster.withUnsafeBytes { bytes in
        (0..<raster.height).flatMap { y in
            [UInt8](bytes[y * raster.bytesPerRow..<y * raster.bytesPerRow + raster.width * 4])
        }
    }
}

/// The first components of an image's pixels.
func reds(_ image: CIImage, from rect: CGRect? = nil) throws -> [UInt8] {
    try rendered(image, from: rect).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
}
