import GeometryEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Soft masks")
struct SoftMaskTests {
    private func mask(_ rows: [[Float]]) -> SoftMask {
        SoftMask(width: rows[0].count, height: rows.count, values: rows.flatMap { $0 })
    }

    @Test("A mask that is enlarged and reduced again stays what it was")
    func scaling() throws {
        let small = mask([[0, 0.5, 1], [0.25, 0.5, 0.75]])
        let large = try small.scaled(width: 30, height: 20)
        #expect(large.values.count == 600 && large.values.allSatisfy { (0...1).contains($0) })
        // Rows rise from left to right.
        #expect(
            (0..<20).allSatisfy { row in
                (1..<30).allSatisfy { large.values[row * 30 + $0] >= large.values[row * 30 + $0 - 1] }
            }
        )
        let flat = try SoftMask(width: 640, height: 480, values: Array(repeating: 0.3, count: 640 * 480))
            .scaled(width: 7, height: 5)
        #expect(flat.values.allSatisfy { abs($0 - 0.3) < 1e-5 })
        #expect(try small.scaled(width: 3, height: 2) == small)
    }

    @Test("A part has the pixels of its place")
    func cropping() {
        let part = mask([[0, 0.5, 1], [0.25, 0.5, 0.75]]).cropped(to: PixelRect(x: 1, y: 0, width: 2, height: 2))
        #expect(part == mask([[0.5, 1], [0.5, 0.75]]))
    }

    @Test("A reduced mask counts every pixel")
    func reduction() throws {
        var fine = SoftMask(width: 100, height: 100)
        for place in 0..<10_000 where (place / 100 + place % 100) % 2 == 0 { fine.values[place] = 1 }
        let coarse = try fine.scaled(width: 10, height: 10)
        #expect(coarse.values.allSatisfy { abs($0 - 0.5) < 0.03 })
    }

    @Test("A size without pixels is refused")
    func invalidSize() {
        #expect {
            try SoftMask(width: 2, height: 2).scaled(width: 0, height: 4)
        } throws: { ($0 as? PixelError)?.code == .invalidSize }
    }

    @Test("Bounds are around what exceeds a part")
    func bounds() {
        let mask = mask([[0, 0, 0, 0], [0, 0.2, 0.9, 0], [0, 0, 0.6, 0], [0, 0, 0, 0]])
        #expect(mask.bounds(above: 0) == PixelRect(x: 1, y: 1, width: 2, height: 2))
        #expect(mask.bounds(above: 0.5) == PixelRect(x: 2, y: 1, width: 1, height: 2))
        #expect(mask.bounds(above: 0.9) == nil && SoftMask(width: 3, height: 3).bounds(above: 0) == nil)
    }

    @Test("A closer look takes the place of a part, without a seam on the picture's border")
    func replacement() throws {
        let whole = SoftMask(width: 80, height: 80)
        let ones = SoftMask(width: 40, height: 40, values: Array(repeating: 1, count: 1600))
        let mixed = try whole.replaced(in: PictureRegion(x: 0, y: 0, width: 0.5, height: 0.5), by: ones)
        #expect(mixed.width == 80 && mixed.height == 80)
        #expect(mixed.values[0] == 1 && mixed.values[20 * 80 + 20] == 1)
        #expect(mixed.values[39] == 0 && mixed.values[79 * 80 + 79] == 0)
    }

    @Test("Formats of one component hold the parts")
    func formats() throws {
        let mask = mask([[0, 0.5, 1]])
        #expect(try mask.raster(.gray8).withUnsafeBytes { Array($0) } == [0, 128, 255])
        let floats = try mask.raster(.grayFloat).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        #expect(floats == [0, 0.5, 1])
        #expect(try mask.raster(.grayHalf).format == .grayHalf)
    }
}
