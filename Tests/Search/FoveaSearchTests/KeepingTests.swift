import Foundation
import FoveaSearch
import PictureSupport
import TestSupport
import Testing

@Suite("Looking after a catalogue")
struct KeepingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Items that show the same thing are found, others are not")
    func duplicates() async throws {
        let catalog = try await VisualCatalog.inMemory()
        var twin = Drawing(width: 240, height: 280, gray: 200)
        twin.place(Covers.covers[0], x: 120, y: 140, degrees: 12, scale: 1.1)
        for (name, drawing) in [("a", Covers.covers[0]), ("b", twin), ("c", Covers.covers[1])] {
            let picture = try folder.write(drawing, as: "\(name).png")
            try await catalog.add(VisualItem(id: name, pictures: [.file(picture)]))
        }
        let report = try await catalog.duplicates(minimumProbability: 0.5)
        #expect(report.pairs.map { [$0.first, $0.second] } == [["a", "b"]])
        #expect(report.skipped.isEmpty)
    }

    @Test("Copies in another size, cut, framed and on another background are the same thing as their original")
    func copies() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let cover = Covers.covers[0]
        var small = Drawing(width: 128, height: 160)
        small.place(cover, x: 64, y: 80, degrees: 0, scale: 0.8)
        var part = Drawing(width: 160, height: 130)
        part.place(cover, x: 80, y: 100, degrees: 0, scale: 1)
        // A poster on a wall, once plain and once with a pattern.
        var wall = Drawing.cover(99, width: 260, height: 300, shapes: 160)
        wall.place(cover, x: 130, y: 150, degrees: 0, scale: 1)
        var frame = Drawing(width: 230, height: 280, gray: 20)
        frame.place(cover, x: 115, y: 140, degrees: 0, scale: 1.2)
        let same = [("cover", cover), ("frame", frame), ("part", part), ("small", small), ("wall", wall)]
        for (name, drawing) in same + [("other", Covers.covers[1]), ("third", Covers.covers[2])] {
            try await catalog.add(VisualItem(id: name, pictures: [.file(try folder.write(drawing, as: "\(name).png"))]))
        }
        let pairs = Set(try await catalog.duplicates().pairs.map { "\($0.first) \($0.second)" })
        let names = same.map(\.0)
        #expect(pairs.isSuperset(of: names.dropFirst().map { "cover \($0)" }), "\(pairs)")
        #expect(pairs.isSubset(of: names.flatMap { a in names.map { "\(a) \($0)" } }), "\(pairs)")
    }

    @Test("Pictures that are the same but for a word or a picture are different things")
    func relatives() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let cover = Drawing.cover(1, width: 300, height: 380, shapes: 200)
        let other = Drawing.cover(51, width: 300, height: 380, shapes: 200)
        var relative = cover
        for row in 150..<200 {
            relative.pixels.replaceSubrange(
                row * 300 + 60..<row * 300 + 240,
                with: other.pixels[row * 300 + 60..<row * 300 + 240]
            )
        }
        for (name, drawing) in [("cover", cover), ("relative", relative)] {
            try await catalog.add(VisualItem(id: name, pictures: [.file(try folder.write(drawing, as: "\(name).png"))]))
        }
        #expect(try await catalog.duplicates().pairs.isEmpty)
    }

    @Test("Plain pictures are the same thing where their prints are")
    func plainCopies() async throws {
        let catalog = try await VisualCatalog.inMemory()
        for (name, height) in [("a", 200), ("b", 202)] {
            // Nothing but shades, which have no features.
            var plain = Drawing(width: 160, height: height)
            for row in 0..<height {
                for column in 0..<160 { plain.pixels[row * 160 + column] = UInt8(40 + row * column / 170) }
            }
            try await catalog.add(VisualItem(id: name, pictures: [.file(try folder.write(plain, as: "\(name).png"))]))
        }
        #expect(try await catalog.duplicates().pairs.map { [$0.first, $0.second] } == [["a", "b"]])
    }

    @Test("A learned threshold is the default of searches until it is forgotten")
    func calibration() async throws {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(VisualItem(id: "a", title: "Blue"))
        #expect(try await catalog.calibration == nil)
        let learned = ThresholdCalibration(minimumProbability: 0.999, precision: 1, recall: 0.9, basis: "two pictures")
        try await catalog.setCalibration(learned)
        #expect(try await catalog.calibration?.basis == "two pictures")
        let strict = try await catalog.search(VisualQuery(text: "blue"))
        #expect(strict.minimumProbability == 0.999)
        #expect(strict.matches.isEmpty)
        try await catalog.setCalibration(nil)
        #expect(try await catalog.search(VisualQuery(text: "blue")).matches.map(\.id) == ["a"])
        let wrong = ThresholdCalibration(minimumProbability: 1.5)
        let error = await #expect(throws: VisualCatalogError.self) { try await catalog.setCalibration(wrong) }
        #expect(error?.message.contains("1.5") == true)
    }
}
