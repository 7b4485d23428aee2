import DistortionEngine
import GeometryEngine
import PixelEngine
import Testing

@Suite("Boxes in a hand")
struct HeldBoxTests {
    private func box() throws -> HeldBox {
        HeldBox(
            front: try DrawnCover(series: 1).raster(),
            side: try DrawnCover(series: 2).raster(),
            top: try DrawnCover(series: 3).raster()
        )
    }

    @Test("The front is small, near the middle, and turned to any side", arguments: 1...6 as ClosedRange<UInt64>)
    func place(seed: UInt64) throws {
        let shelf = [try DrawnCover(series: 4).raster()]
        let photo = try box().photographed(before: shelf, width: 320, height: 240, seed: seed)
        #expect(photo.raster.width == 320 && photo.raster.height == 240)
        let bounds = photo.corners.bounds
        #expect(bounds.minX > 0.05 && bounds.maxX < 0.95 && bounds.minY > 0.05 && bounds.maxY < 0.95)
        let area = photo.corners.area
        #expect(area > 0.01 && area < 0.15, "\(area)")
    }

    @Test("The same seed gives the same photograph, and another one another")
    func seeds() throws {
        func photo(_ seed: UInt64) throws -> ItemPicture {
            try box().photographed(before: [], width: 96, height: 72, seed: seed)
        }
        func bytes(_ raster: Raster) -> [UInt8] { raster.withUnsafeBytes { Array($0) } }
        #expect(try bytes(photo(7).raster) == bytes(photo(7).raster))
        #expect(try bytes(photo(7).raster) != bytes(photo(8).raster))
        #expect(try photo(7).corners != photo(8).corners)
    }

    @Test("What is printed on the front is where the corners say")
    func front() throws {
        let red = try Raster(width: 30, height: 40, format: .rgba8, alpha: .opaque) { bytes, _ in
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                bytes.storeBytes(of: 0xff00_00ff, toByteOffset: pixel, as: UInt32.self)
            }
        }
        let blue = try Raster(width: 30, height: 40, format: .rgba8, alpha: .opaque) { bytes, _ in
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                bytes.storeBytes(of: 0xffff_0000, toByteOffset: pixel, as: UInt32.self)
            }
        }
        let photo = try HeldBox(front: red, side: blue, top: blue)
            .photographed(before: [], width: 320, height: 240, seed: 3)
        var (within, outside) = (0, 0)
        photo.raster.withUnsafeBytes { bytes in
            for y in 0..<240 {
                for x in 0..<320 {
                    let pixel = y * photo.raster.bytesPerRow + 4 * x
                    guard bytes[pixel] > 100, bytes[pixel + 1] < 20 else { continue }
                    let isInside = photo.corners.contains(Point(x: (Double(x) + 0.5) / 320, y: (Double(y) + 0.5) / 240))
                    if isInside { within += 1 } else { outside += 1 }
                }
            }
        }
        #expect(within > 500 && outside < within / 20, "\(within) within, \(outside) outside")
    }
}
