import Foundation
import GeometryEngine
import PictureEngine
import Testing

@testable import ContourEngine

@Suite("Contours of pictures")
struct ContourEngineTests {
    /// Squares in each other, one pixel apart.
    static func nested(_ depth: Int) -> [String] {
        let side = 4 * depth - 1
        return (0..<side).map { y in
            String((0..<side).map { x in min(min(x, side - 1 - x), min(y, side - 1 - y)) % 2 == 0 ? "#" : "." })
        }
    }

    @Test("A thing in a hole of a thing is two levels down, however deep", arguments: [1, 2, 3, 60])
    func depth(_ depth: Int) throws {
        let tree = try contours(Self.nested(depth))
        #expect(tree.count == 2 * depth && tree.outermost.count == 1)
        let path = tree.path(to: tree.count - 1)
        #expect(path == Array(repeating: 0, count: 2 * depth))
        #expect(tree.contour(at: path) == tree.count - 1)
        #expect(tree.contour(at: path + [0]) == nil && tree.contour(at: [1]) == nil && tree.contour(at: []) == nil)
        #expect(tree.contour(at: [-1]) == nil && tree.contour(at: [.max]) == nil)
    }

    @Test("A picture of one level has no contours", arguments: ["#", ".", "3", "5", "7"])
    func blank(level: String) throws {
        let rows = Array(repeating: String(repeating: level, count: 40), count: 30)
        for pivot in [nil, 0, 0.5, 1] as [Double?] {
            for findsDark in [true, false] {
                let tree = try contours(rows) { ($0.pivot, $0.findsDark, $0.contrast) = (pivot, findsDark, 3) }
                #expect(tree.count == 0 && tree.outermost.isEmpty)
            }
        }
    }

    @Test("Where objects are all around, the picture's border is a contour, if anything is in it")
    func framed() throws {
        let tree = try contours(["#####", "#...#", "#####", "#####"])
        #expect(tree.count == 2 && tree.parents == [-1, 0])
        // What hardly differs from the rest is no hole, and then nothing is left.
        #expect(try contours(["44444", "45554", "44444", "44444"]).count == 0)
    }

    @Test("Light things on something dark are found when asked for")
    func polarity() throws {
        let rows = ["......", ".####.", ".#..#.", ".####.", "......"]
        let swapped = rows.map { $0.replacing(/[#.]/) { $0.output == "#" ? "." : "#" } }
        let (dark, light) = (try contours(rows), try contours(swapped) { $0.findsDark = false })
        #expect(dark.count == 2 && dark == light)
    }

    @Test(
        "The less contrast is amplified, the more things have to differ",
        arguments: [(0, 0), (0.2, 1), (0.4, 2), (1, 3), (3, 4)] as [(Double, Int)]
    )
    func contrast(contrast: Double, count: Int) throws {
        var options = ContourOptions()
        options.contrast = contrast
        // Differences of 26, 51, 102 and 204 levels, at either side of half the range.
        let found = try [(115, 141), (102, 153), (77, 179), (26, 230)].filter { (dark: UInt8, light: UInt8) in
            let blank = Array(repeating: light, count: 20)
            let line = blank.indices.map { (8..<12).contains($0) ? dark : light }
            return try ContourEngine.contours(inPixels: gray([blank, line, blank]), options, aspectRatio: 1).count == 1
        }
        #expect(found.count == count)
    }

    @Test("The pivot divides dark from light, and is taken from the picture where there is none")
    func pivot() throws {
        let rows = ["8888888888", "8666888888", "8666888188", "8888888888"]
        #expect(try contours(rows).count == 1)
        #expect(try contours(rows) { $0.pivot = 0.7 }.count == 2)
        #expect(try contours(rows) { $0.pivot = 0 }.count == 0)
        let pale = ["9999999999", "9666999999", "9666999999", "9999999999"]
        #expect(try contours(pale).count == 0)
        #expect(try contours(pale) { $0.pivot = nil }.count == 1)
    }

    @Test("Noise of a few levels is nothing, around whatever brightness")
    func faintNoise() throws {
        var random = SystemRandomNumberGenerator()
        let rows = (0..<64).map { _ in (0..<64).map { _ in UInt8.random(in: 122...133, using: &random) } }
        for pivot in [nil, 0.5] as [Double?] {
            var options = ContourOptions()
            options.pivot = pivot
            #expect(try ContourEngine.contours(inPixels: gray(rows), options, aspectRatio: 1).count == 0)
        }
    }

    @Test("A part of a picture is searched alone, and scaled down")
    func region() throws {
        let size = 400
        let rows = (0..<size / 2).map { y in
            (0..<size).map { x -> UInt8 in x > 240 && x < 360 && y > 40 && y < 160 ? 0 : 255 }
        }
        let picture = Picture(try gray(rows))
        var options = ContourOptions()
        options.region = PictureRegion(x: 0.5, y: 0, width: 0.5, height: 1)
        options.side = 100
        let tree = try ContourEngine.contours(in: picture, options)
        #expect(tree.width == 100 && tree.height == 100 && tree.aspectRatio == 1)
        let bounds = Rect(around: tree.points(of: 0))
        for (side, expected) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], [0.2, 0.2, 0.8, 0.8]) {
            #expect(abs(side - expected) < 0.016)
        }
        options.region = PictureRegion(x: 0, y: 0, width: 0.5, height: 0.5)
        #expect(try ContourEngine.contours(in: picture, options).count == 0)
        options.side = .max
        #expect(ContourEngine.need(for: picture, options).width == 200)
    }
}

@Suite("Contours of hostile pictures")
struct HostileContourTests {
    @Test("A chessboard of single pixels is one thing with a hole in every second place, and has a limit")
    func chessboard() throws {
        let rows = (0..<128).map { y in String((0..<128).map { ($0 + y) % 2 == 0 ? "#" : "." }) }
        let tree = try contours(rows)
        #expect(tree.outermost.count == 1)
        #expect(tree.count == 1 + 126 * 126 / 2)
        let error = #expect(throws: ContourError.self) {
            try ContourEngine.contours(inPixels: gray(rows), ContourOptions(), aspectRatio: 1, pointLimit: 5_000)
        }
        #expect(error?.message.contains("more than 5000 points") == true)
    }

    @Test("A spiral is one contour")
    func spiral() throws {
        let side = 101
        var cells = Array(repeating: Array(repeating: Character("."), count: side), count: side)
        var (x, y, dx, dy) = (0, 0, 1, 0)
        for length in stride(from: side, to: 2, by: -2) {
            for _ in 0..<2 {
                for _ in 1..<length {
                    cells[y][x] = "#"
                    (x, y) = (x + dx, y + dy)
                }
                (dx, dy) = (-dy, dx)
            }
        }
        let tree = try contours(cells.map { String($0) })
        #expect(tree.count == 1)
        #expect(tree.pointCount(of: 0) > 4_000)
    }

    @Test("Work ends where the caller wishes, also within one border")
    func cancellation() throws {
        struct Enough: Error {}
        // A comb has one border, which is met in its first row.
        let rows =
            ["#"].map { String(repeating: $0, count: 1_001) }
            + Array(repeating: String((0..<1_001).map { $0 % 2 == 0 ? "#" : "." }), count: 200)
        let picture = try gray(rows)
        #expect(throws: Enough.self) {
            try ContourEngine.contours(inPixels: picture, ContourOptions(), aspectRatio: 1) { part in
                if part > 0.5 { throw Enough() }
            }
        }
        var calls = 0
        #expect(throws: Enough.self) {
            try ContourEngine.contours(inPixels: picture, ContourOptions(), aspectRatio: 1) { _ in
                calls += 1
                if calls == 2 { throw Enough() }
            }
        }
        var parts: [Double] = []
        _ = try ContourEngine.contours(inPixels: picture, ContourOptions(), aspectRatio: 1) { parts.append($0) }
        #expect(parts == parts.sorted() && parts.count > 201 && parts[1] == 0)
    }
}

@Suite("Archives of contours")
struct ContourArchiveTests {
    @Test("A tree survives archiving")
    func coding() throws {
        let tree = try contours(ContourEngineTests.nested(3))
        let copy = try JSONDecoder().decode(ContourTree.self, from: JSONEncoder().encode(tree))
        #expect(copy == tree && copy !== tree && copy.hashValue == tree.hashValue)
        #expect(copy.path(to: 4) == tree.path(to: 4) && copy.points(of: 2) == tree.points(of: 2))
        let other = try contours(ContourEngineTests.nested(2))
        #expect(copy != other)
    }

    @Test(
        "A damaged one is refused",
        arguments: [
            #""ends":[1,1]"#, #""ends":[2,1]"#, #""ends":[1,3]"#, #""ends":[-1,2]"#, #""ends":[1]"#, #""ends":[0,2]"#,
            #""parents":[0,-1]"#, #""parents":[-1,1]"#, #""parents":[-1,-2]"#, #""parents":[-1,7]"#,
            #""places":[1,1]"#, #""places":[1,1,4,1]"#, #""places":[1,1,1,4]"#, #""width":0"#, #""height":-4"#,
            #""aspectRatio":0"#, #""aspectRatio":-1"#,
        ]
    )
    func damage(part: String) throws {
        let parts = [
            #""width":4"#, #""height":4"#, #""aspectRatio":1"#, #""places":[1,1,2,2]"#, #""ends":[1,2]"#,
            #""parents":[-1,0]"#,
        ]
        func archive(_ parts: [String]) -> Data { Data("{\(parts.joined(separator: ","))}".utf8) }
        #expect(try JSONDecoder().decode(ContourTree.self, from: archive(parts)).count == 2)
        let key = part.prefix { $0 != ":" }
        let damaged = parts.map { $0.hasPrefix(key) ? part : $0 }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ContourTree.self, from: archive(damaged)) }
    }
}
