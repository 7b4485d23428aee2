import PixelEngine
import Testing

@Suite("Halving a picture")
struct RasterHalvingTests {
    private func picture(width: Int, height: Int, alpha: AlphaMode = .opaque) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: alpha) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let color: [UInt8] = [UInt8(x * 8 & 255), UInt8(y * 8 & 255), UInt8((x + y) & 255), 255]
                    for (index, component) in color.enumerated() { bytes[y * bytesPerRow + x * 4 + index] = component }
                }
            }
        }
    }

    @Test("Takes the mean of four pixels")
    func takesMeans() throws {
        let half = try #require(try picture(width: 32, height: 20).halved())
        #expect(half.width == 16 && half.height == 10)
        half.withUnsafeBytes { bytes in
            for y in 0..<10 {
                for x in 0..<16 {
                    let pixel = bytes[(y * half.bytesPerRow + x * 4)...]
                    #expect(abs(Int(pixel[pixel.startIndex]) - (x * 16 + 4)) <= 1)
                    #expect(abs(Int(pixel[pixel.startIndex + 1]) - (y * 16 + 4)) <= 1)
                    #expect(pixel[pixel.startIndex + 3] == 255)
                }
            }
        }
    }

    @Test("Leaves odd, transparent and very long pictures alone")
    func leavesOthers() throws {
        #expect(try picture(width: 31, height: 20).halved() == nil)
        #expect(try picture(width: 32, height: 21).halved() == nil)
        #expect(try picture(width: 32, height: 20, alpha: .straight).halved() == nil)
        #expect(try picture(width: 40_000, height: 2).halved() == nil)
        #expect(try picture(width: 2, height: 40_000).halved() == nil)
    }
}
