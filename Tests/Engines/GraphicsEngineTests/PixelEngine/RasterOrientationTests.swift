import GeometryEngine
import PixelEngine
import Testing

@Suite("Turning a picture upright")
struct RasterOrientationTests {
    /// The letters a to f in two rows of three, as each orientation shows them upright.
    static let uprights: [(PictureOrientation, [String])] = [
        (.up, ["abc", "def"]), (.upMirrored, ["cba", "fed"]), (.down, ["fed", "cba"]), (.downMirrored, ["def", "abc"]),
        (.leftMirrored, ["ad", "be", "cf"]), (.right, ["da", "eb", "fc"]), (.rightMirrored, ["fc", "eb", "da"]),
        (.left, ["cf", "be", "ad"]),
    ]

    @Test("Every orientation moves every pixel to its place", arguments: uprights)
    func pixels(orientation: PictureOrientation, rows: [String]) throws {
        let letters = Array("abcdef".utf8)
        let stored = try Raster.drawn(width: 3, height: 2, format: .gray8) { x, y, _ in letters[y * 3 + x] }
        let upright = try stored.oriented(orientation)
        #expect(upright.packedBytes == rows.flatMap(\.utf8))
        #expect(upright.width == rows[0].count)
    }

    @Test("Wide pixels stay whole", arguments: PixelFormat.allCases)
    func formats(format: PixelFormat) throws {
        let stored = try Raster.drawn(width: 5, height: 3, format: format) { x, y, c in UInt8(x * 50 + y * 16 + c) }
        let there = try stored.oriented(.right)
        #expect(try there.oriented(.left).packedBytes == stored.packedBytes)
        #expect(there.packedBytes != stored.packedBytes)
    }

    @Test("A box of the upright picture is found in the stored one", arguments: PictureOrientation.allCases)
    func boxes(orientation: PictureOrientation) throws {
        let stored = try Raster.drawn(width: 9, height: 7, format: .gray8) { x, y, _ in UInt8(y * 9 + x) }
        let upright = try stored.oriented(orientation)
        let expected = try #require(upright.cropped(x: 1, y: 2, width: 3, height: 4))
        let box = orientation.storedBox(
            ofUpright: Rect(x: 1, y: 2, width: 3, height: 4),
            storedWidth: 9,
            storedHeight: 7
        )
        let part = try #require(
            stored.cropped(x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
        )
        #expect(try part.oriented(orientation).packedBytes == expected.packedBytes)
    }
}
