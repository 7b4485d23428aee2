import Foundation
import FoveaSearch
import PictureSupport
import Testing

@Suite("Looking after a catalogue")
struct KeepingTests {
    @Test("Items that show the same thing are found, others are not")
    func duplicates() async throws {
        let folder = try TemporaryFolder()
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
