import DistortionEngine
import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import DocumentEngine

@Suite("Documents in photos")
struct DocumentEngineTests {
    /// A sheet on a table with other things, slanted and with noise, and its true outline.
    private func photo(_ kind: DrawnPage.Kind, _ number: Int) throws -> (Raster, Quadrilateral) {
        let page = ItemPicture(try DrawnPage(kind, number: UInt64(number)).raster())
        let share = [0.9, 0.75, 0.6][number % 3]
        let scene: [Distortion] = [
            .scene(share: share, turn: Double(number * 31 % 60) - 30, tilt: Double(number * 7 % 35)),
            .noise(deviation: 0.02),
        ]
        let photo = try scene.applied(to: page, seed: UInt64(number) + 40)
        return (photo.raster, try #require(Quadrilateral(clockwise: photo.corners.corners)))
    }

    @Test(
        "A sheet on a table is found to a hundredth",
        arguments: zip(DrawnPage.Kind.allCases, [1, 4, 3, 5, 2])
    )
    func sheets(_ kind: DrawnPage.Kind, _ number: Int) throws {
        let (raster, truth) = try photo(kind, number)
        let found = try #require(try DocumentEngine.document(in: Picture(raster)))
        #expect(found.corners.overlap(with: truth) > 0.99)
        #expect((DocumentEngine.weakest...1).contains(found.confidence))
        let share = Double(try whitePixels(found.mask)) / Double(found.mask.width * found.mask.height)
        #expect(abs(share - truth.area) < 0.02)
    }

    @Test("What covers a sheet from an edge is left out of its mask")
    func covered() throws {
        let page = try Sketch(width: 480, height: 640, color: .init(gray: 0.2))
        page.fillRectangle(x: 60, y: 60, width: 360, height: 520, .init(gray: 0.95))
        for line in 0..<20 {
            page.write("A LINE OF TEXT", x: 90, y: 90 + 24 * Double(line), LetterStyle(height: 10), .init(gray: 0.1))
        }
        let whole = try #require(try DocumentEngine.document(in: Picture(page.raster())))
        page.fillEllipse(x: 420, y: 330, radiusX: 90, radiusY: 36, .init(0.8, 0.5, 0.4))
        let covered = try #require(try DocumentEngine.document(in: Picture(page.raster())))
        #expect(covered.corners.overlap(with: whole.corners) > 0.97)
        #expect(try whitePixels(covered.mask) < (try whitePixels(whole.mask)) * 98 / 100)
    }

    @Test("A region is searched alone, and corners are those of the whole picture")
    func region() throws {
        let (raster, truth) = try photo(.card, 2)
        let half = PictureRegion(x: 0, y: 0, width: 1, height: 1)
        let whole = try #require(try DocumentEngine.document(in: Picture(raster), region: half))
        #expect(whole.corners.overlap(with: truth) > 0.99)
        let away = PictureRegion(x: 0, y: 0, width: 0.15, height: 0.15)
        #expect(try DocumentEngine.document(in: Picture(raster), region: away) == nil)
    }

    @Test("A blank picture, noise and a dark frame have no document")
    func nothing() throws {
        let blank = try Sketch(width: 640, height: 480, color: .init(gray: 0.9))
        #expect(try DocumentEngine.document(in: Picture(blank.raster())) == nil)
        let noise = try Distortion.noise(deviation: 0.3).applied(to: ItemPicture(blank.raster()), seed: 3)
        #expect(try DocumentEngine.document(in: Picture(noise.raster)) == nil)
        blank.fillRectangle(x: 150, y: 100, width: 300, height: 260, .init(gray: 0.15))
        #expect(try DocumentEngine.document(in: Picture(blank.raster())) == nil)
    }

    @Test("Pictures of a few pixels have no document", arguments: [(1, 1), (1, 4_000), (4_000, 1), (47, 47), (3, 900)])
    func tiny(_ width: Int, _ height: Int) throws {
        let line = try Sketch(width: width, height: height, color: .init(gray: 0.9)).raster()
        #expect(try DocumentEngine.document(in: Picture(line)) == nil)
    }

    private func whitePixels(_ mask: Raster) throws -> Int {
        mask.withUnsafeBytes { bytes in
            (0..<mask.height).reduce(0) { count, row in
                count + bytes[row * mask.bytesPerRow..<row * mask.bytesPerRow + mask.width].count { $0 == 255 }
            }
        }
    }
}
