import Foundation
import GeometryEngine
import Testing

@Suite("Parts of pictures")
struct PictureRegionTests {
    private let region = PictureRegion(x: 0.25, y: 0.5, width: 0.5, height: 0.25)

    @Test("A region must have an area inside the picture")
    func validity() {
        #expect(region.isValid && PictureRegion.whole.isValid)
        let refused: [[Double]] = [
            [0.5, 0, 0.6, 1], [0, 0, 0, 1], [-0.1, 0, 1, 1], [.nan, 0, 1, 1], [0, 0, .infinity, 1],
        ]
        for numbers in refused {
            #expect(!PictureRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).isValid)
        }
    }

    @Test("Pixels and parts stand for the same")
    func pixels() {
        #expect(region.box(width: 200, height: 100) == Rect(x: 50, y: 50, width: 100, height: 25))
        #expect(PictureRegion(PixelRect(x: 50, y: 50, width: 100, height: 25), width: 200, height: 100) == region)
        #expect(PictureRegion(region.rect) == region)
    }

    @Test("A place in a region is a point of the picture")
    func places() {
        #expect(region.point(at: Point(x: 0.5, y: 1)) == Point(x: 0.5, y: 0.75))
        #expect(region.place(of: Point(x: 0.5, y: 0.75)) == Point(x: 0.5, y: 1))
        #expect(region.part(PictureRegion(x: 0.5, y: 0, width: 0.5, height: 1)).box(width: 4, height: 4).minX == 2)
        #expect(region.part(.whole) == region)
        #expect(region.contains(Point(x: 0.25, y: 0.75)) && !region.contains(Point(x: 0.25, y: 0.76)))
    }

    @Test("Regions share what lies in both, and grow by parts of themselves")
    func others() {
        #expect(
            region.intersection(PictureRegion(x: 0.5, y: 0, width: 1, height: 1))
                == PictureRegion(x: 0.5, y: 0.5, width: 0.25, height: 0.25)
        )
        #expect(region.intersection(PictureRegion(x: 0.75, y: 0, width: 0.25, height: 1)) == nil)
        #expect(region.enlarged(by: 0.5) == PictureRegion(x: 0, y: 0.375, width: 1, height: 0.5))
    }

    @Test("Flipping twice changes nothing, and once measures from below")
    func flips() {
        #expect(region.flipped == PictureRegion(x: 0.25, y: 0.25, width: 0.5, height: 0.25))
        #expect(region.flipped.flipped == region)
        #expect(Point(x: 0.25, y: 0.125).flipped() == Point(x: 0.25, y: 0.875))
        #expect(Rect(x: 1, y: 2, width: 3, height: 4).flipped(in: 10) == Rect(x: 1, y: 4, width: 3, height: 4))
        #expect(VerticalFlip.start(of: 2, length: 4, in: 10) == 4)
        #expect(Quadrilateral(region.rect).flipped.bounds == region.flipped.rect)
    }

    @Test("Files and requests name the numbers")
    func coding() throws {
        let coder = JSONEncoder()
        coder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try coder.encode(region), as: UTF8.self)
                == #"{"height":0.25,"width":0.5,"x":0.25,"y":0.5}"#
        )
        #expect(String(decoding: try coder.encode(Point(x: 0.5, y: 2)), as: UTF8.self) == #"{"x":0.5,"y":2}"#)
    }
}
