import TestSupport
import Testing

@testable import ContourEngine

@Suite("Following borders")
struct BorderFollowerTests {
    /// A picture with the contours that OpenCV 5.0's `findContours` answers for it: of each the first pixel, the number
    /// of the one around it, and the steps from pixel to pixel, counted counterclockwise from the one to the right.
    static let picture = [
        "#...#########..##.............#####.##......",
        "#....########..##...........###############.",
        "###..########.####..........################",
        "###.###..###..####.......##.##...........###",
        "##...##...##..............#.##...........###",
        "##...#....###.....##........##..#######..###",
        "##.........###....###......###..#######..##.",
        "###........###...####..#######..##...##..##.",
        "####.......###....############..##.#.##..##.",
        "#......######....#############..##...##..###",
        ".......#####.....#############..##...##..###",
        ".......#####.....########...##..#######..##.",
        "..#...######.....######.....##..#######..##.",
        "#########....#########....####...........##.",
        "#########....#########....####...........##.",
        "#########....#########.....################.",
        "###.######...###.#####......###############.",
        "##..###.###.###..#####.......###.#....##....",
    ]
    static let found: [(x: UInt16, y: UInt16, parent: Int, steps: String)] = [
        (25, 3, -1, "72"),
        (
            30, 0, -1,
            "546666554445432346575666544466650011760000222211010076546777001710007010022222123221222344443453444"
        ),
        (29, 3, 1, "100000000007666666666665444444444432222222222"),
        (32, 5, 2, "6666666000000222222244444"),
        (33, 7, 3, "1007666544322"),
        (35, 8, 4, ""),
        (15, 0, -1, "656000232"),
        (4, 0, -1, "765761210776766544466554435466660117600170033221002211223321224444444"),
        (0, 0, -1, "66666666610033221243"),
    ]

    @Test("The contours are those of OpenCV, pixel by pixel, and so is what lies in what")
    func peer() throws {
        let moves: [(Int, Int)] = [(1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)]
        let expected = Self.found.map { contour in
            var places = [ContourTree.Place(contour.x, contour.y)]
            var (x, y) = (Int(contour.x), Int(contour.y))
            for step in contour.steps.compactMap(\.wholeNumberValue) {
                (x, y) = (x + moves[step].0, y + moves[step].1)
                places.append(ContourTree.Place(UInt16(x), UInt16(y)))
            }
            return places
        }
        let tree = try contours(Self.picture)
        #expect(tree.count == expected.count)
        var start = 0
        for (contour, end) in tree.ends.enumerated() {
            let number = try #require(expected.firstIndex(of: Array(tree.places[start..<Int(end)])))
            start = Int(end)
            let parent = tree.parents[contour] < 0 ? nil : tree.places[Int(tree.firstPlace(Int(tree.parents[contour])))]
            #expect(parent == (Self.found[number].parent < 0 ? nil : expected[Self.found[number].parent][0]))
        }
    }

    @Test(
        "There is a contour for each object and each hole, of pixels that are at its border",
        arguments: [0.1, 0.3, 0.45, 0.6, 0.75, 0.9],
        [(1, 40), (40, 1), (3, 3), (61, 47)]
    )
    func regions(dark: Double, size: (Int, Int)) throws {
        for seed in 0..<4 as Range<UInt64> {
            let rows = noise(size.0, size.1, dark: dark, seed: seed * 7919 + UInt64(dark * 100))
            let regions = Regions(rows)
            let tree = try contours(rows) { $0.contrast = 3 }
            // Where all is black there is nothing that it differs from.
            guard regions.groundCount > 0 else {
                #expect(tree.count == 0)
                continue
            }
            #expect(tree.count == regions.objectCount + regions.holeCount)
            let depths = (0..<tree.count).map { tree.path(to: $0).count }
            #expect(depths.filter { $0 % 2 == 1 }.count == regions.objectCount)
            #expect(tree.places.allSatisfy { regions.isAtBorder(Int($0.x), Int($0.y)) })
        }
    }

    @Test("Lines of one pixel are gone along on both sides")
    func lines() throws {
        let tree = try contours(["......", ".####.", "......"])
        #expect(tree.count == 1)
        #expect(tree.places == [1, 2, 3, 4, 3, 2].map { ContourTree.Place($0, 1) })
        #expect(try contours([".#.", "...", "..."]).places == [ContourTree.Place(1, 0)])
    }
}

extension ContourTree {
    /// The index of a contour's first pixel.
    fileprivate func firstPlace(_ contour: Int) -> Int32 { contour > 0 ? ends[contour - 1] : 0 }
}

/// The regions of a picture, found by filling them.
private struct Regions {
    private let cells: [[Bool]]
    private(set) var objectCount = 0
    private(set) var holeCount = 0
    private(set) var groundCount = 0

    init(_ rows: [String]) {
        // Ground all around joins what is at the sides of the picture.
        let width = rows[0].count + 2
        let empty = Array(repeating: false, count: width)
        let cells = [empty] + rows.map { [false] + $0.map { $0 == "#" } + [false] } + [empty]
        self.cells = cells
        var seen = cells.map { $0.map { _ in false } }
        func fill(_ x: Int, _ y: Int) -> Int {
            let isObject = cells[y][x]
            var (waiting, count) = ([(x, y)], 0)
            seen[y][x] = true
            while let (x, y) = waiting.popLast() {
                count += 1
                for dy in -1...1 {
                    for dx in -1...1 where isObject || dx == 0 || dy == 0 {
                        let (x, y) = (x + dx, y + dy)
                        guard cells.indices.contains(y), cells[y].indices.contains(x), cells[y][x] == isObject,
                            !seen[y][x]
                        else { continue }
                        seen[y][x] = true
                        waiting.append((x, y))
                    }
                }
            }
            return count
        }
        let frame = 2 * width + 2 * rows.count
        groundCount = fill(0, 0) - frame
        for y in cells.indices {
            for x in cells[y].indices where !seen[y][x] {
                groundCount += cells[y][x] ? 0 : 1
                if cells[y][x] { objectCount += 1 } else { holeCount += 1 }
                _ = fill(x, y)
            }
        }
    }

    /// Returns whether a pixel is of an object and has ground at a side.
    func isAtBorder(_ x: Int, _ y: Int) -> Bool {
        let (x, y) = (x + 1, y + 1)
        return cells[y][x] && !(cells[y][x - 1] && cells[y][x + 1] && cells[y - 1][x] && cells[y + 1][x])
    }
}
