import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import PeopleEngine

@Suite("Pyramid of a picture")
struct PicturePyramidTests {
    @Test("A region is halved as often as it is much larger than its result")
    func levels() {
        func level(_ reduction: Double) -> Int {
            PicturePyramid.level(forReduction: reduction, width: 1000, height: 900)
        }
        #expect([0.5, 1, 1.9, 2, 3.9, 4, 8].map(level) == [0, 0, 0, 1, 1, 2, 3])
        #expect(PicturePyramid.level(forReduction: 1000, width: 5, height: 5000) == 1)
        #expect(PicturePyramid.level(forReduction: .nan, width: 50, height: 5000) == 0)
    }

    @Test("Each level shows the same place", arguments: [40, 80, 160, 320])
    func place(size: Double) throws {
        // Brightness grows by one in two columns.
        let raster = try Raster(width: 400, height: 300, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<300 {
                for x in 0..<400 {
                    for c in 0..<4 { bytes[y * bytesPerRow + x * 4 + c] = UInt8(x / 2) }
                }
            }
        }
        let pyramid = PicturePyramid(Picture(raster))
        let region = TurnedRect(center: Point(x: 201, y: 150), width: size, height: size)
        let bytes = try pyramid.rgb(of: region, width: 20, height: 20, border: .repeated)
        let middle = (10 * 20 + 10) * 3
        #expect(abs(Int(bytes[middle]) - 100) <= 1)
        #expect(abs(Double(bytes[10 * 60]) - (201 - size / 2) / 2) <= 1.5)
    }

    @Test("A large picture is first decoded at a part of its size")
    func need() throws {
        let raster = try Raster(width: 5001, height: 20, format: .rgba8, alpha: .opaque) { _, _ in }
        let need = PicturePyramid.need(for: Picture(raster))
        #expect(need == PictureNeed(fit: .fill, width: 1251, height: 5))
    }
}
