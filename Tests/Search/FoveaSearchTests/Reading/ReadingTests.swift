import CatalogStoreEngine
import Foundation
import PictureEngine
import PictureSupport
import Synchronization
import TestSupport
import Testing
import TextEngine

@testable import FoveaSearch

@Suite("Telling items apart by what is written on them")
struct ReadingTests {
    private static let train = [
        TitledCover(11, "Night Train", "Marlow Quartet"),
        TitledCover(11, "Night Train", "Marlow Quartet Deluxe Edition"),
    ]
    private static let lager = TitledCover(13, "Crafty Irish Lager", "Brewed in Dublin")
    private static let stout = TitledCover(13, "Crafty Irish Stout", "Brewed in Dublin")
    private static let volumes = [1, 2, 3].map { TitledCover(12, "Tales of the Sea", "Volume \($0)") }

    @Test("Tells an edition from another by its title", arguments: [0, 1])
    func editions(shown: Int) async throws {
        let titles = ["Night Train", "Night Train (Deluxe Edition)"]
        let catalog = try await VisualCatalog.inMemory()
        for (number, cover) in Self.train.enumerated() {
            let picture = try cover.drawing().picture()
            try await catalog.add(VisualItem(id: "\(number)", title: titles[number], pictures: [picture]))
        }
        let response = try await catalog.search(VisualQuery(picture: Self.train[shown].photo()))
        // That the words of the other edition aren't read speaks against it, and doesn't rule it out: it may not show them.
        #expect(response.matches.map(\.id) == (shown == 0 ? ["0", "1"] : ["1"]))
        let match = try #require(response.matches.first)
        #expect(match.path == .pixels)
        #expect(match.signals.first { $0.kind == .text }?.terms == (shown == 0 ? [] : ["deluxe", "edition"]))
        #expect(response.durations[.text] > .zero)
    }

    @Test("Tells the volumes of a series apart, however their numbers are written", arguments: [0, 1, 2])
    func volumes(shown: Int) async throws {
        let catalog = try await VisualCatalog.inMemory()
        for (number, cover) in Self.volumes.enumerated() {
            let title = "Tales of the Sea, Vol. \(["I", "II", "Three"][number])"
            try await catalog.add(
                VisualItem(id: "\(number)", title: title, pictures: [try cover.drawing().picture()])
            )
        }
        let response = try await catalog.search(VisualQuery(picture: Self.volumes[shown].photo(degrees: -20)))
        #expect(response.matches.map(\.id) == ["\(shown)"])
    }

    @Test("Reads the items' own pictures where their titles say nothing", arguments: [0, 1, 2])
    func pictures(shown: Int) async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let catalog = try await VisualCatalog.inMemory()
        for (number, cover) in Self.volumes.enumerated() {
            let file = try folder.write(cover.drawing(), as: "\(number).png")
            try await catalog.add(VisualItem(id: "\(number)", title: "scan", pictures: [.file(file)]))
        }
        let response = try await catalog.search(VisualQuery(picture: Self.volumes[shown].photo()))
        #expect(response.matches.map(\.id) == ["\(shown)"])
    }

    @Test("Rules a relative out whose own words stand where the picture has others", arguments: [true, false])
    func relatives(isRight: Bool) async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = try folder.write(Self.lager.drawing(), as: "lager.png")
        let items = [VisualItem(id: "lager", title: "scan", pictures: [.file(file)])]
        let photo = try (isRight ? Self.lager : Self.stout).photo(isPartlyHidden: true)
        let query = VisualQuery(picture: photo, minimumProbability: 0)
        let pixels = try await Self.catalog(items, CountingReader()).search(query).matches
        let unsure = try #require(pixels.first?.probability)
        // Otherwise nothing would be read, or nothing answered.
        #expect(unsure > 0.6 && unsure < 0.95)
        let response = try await Self.catalog(items, EngineReader()).search(query)
        let match = try #require(response.matches.first)
        #expect(response.durations[.text] > .zero)
        let signal = match.signals.first { $0.kind == .text }
        #expect(signal?.details["contradictions"] == (isRight ? nil : 1))
        #expect(isRight ? match.probability == unsure : match.probability < 0.2)
    }

    @Test("Reads nothing where pixels decide, or where words can't")
    func pixelsAlone() async throws {
        let reader = CountingReader()
        let catalog = try await Self.catalog(Covers.items(), reader)
        let scene = try Drawing.scene(of: Covers.covers[2], degrees: 30).picture()
        let response = try await catalog.search(VisualQuery(picture: scene))
        #expect(response.matches.map(\.id) == ["cover-2"])
        #expect(!response.durations.stages.contains(.text))
        let same = try Self.volumes.map { try $0.drawing().picture() }.enumerated().map {
            VisualItem(id: "\($0)", title: "Tales of the Sea", pictures: [$1])
        }
        _ = try await Self.catalog(same, reader).search(VisualQuery(picture: Self.volumes[0].photo()))
        #expect(reader.count.load(ordering: .relaxed) == 0)
    }

    @Test("Finds by pixels as before where nothing can be read")
    func unreadable() async throws {
        struct NoReader: PictureReader {
            struct Failure: Error {}
            func lines(in picture: Picture) throws -> [TextLine] { throw Failure() }
            func codes(in picture: Picture) throws -> [String] { throw Failure() }
        }
        let items = try Self.train.enumerated().map { number, cover in
            VisualItem(id: "\(number)", title: "Edition \(number)", pictures: [try cover.drawing().picture()])
        }
        let photo = try Self.train[1].photo()
        var answers: [[String: Double]] = []
        for reader in [NoReader() as any PictureReader, CountingReader()] {
            let query = VisualQuery(picture: photo, minimumProbability: 0)
            let matches = try await Self.catalog(items, reader).search(query).matches
            answers.append(Dictionary(uniqueKeysWithValues: matches.map { ($0.id, $0.probability) }))
        }
        #expect(answers[0] == answers[1])
        #expect(answers[0].count == 2)
    }

    @Test("Ends reading with the task")
    func cancellation() async throws {
        struct LeavingReader: PictureReader {
            func lines(in picture: Picture) throws -> [TextLine] { throw CancellationError() }
            func codes(in picture: Picture) throws -> [String] { throw CancellationError() }
        }
        let items = try Self.train.enumerated().map { number, cover in
            VisualItem(id: "\(number)", title: "Edition \(number)", pictures: [try cover.drawing().picture()])
        }
        let catalog = try await Self.catalog(items, LeavingReader())
        await #expect(throws: CancellationError.self) {
            try await catalog.search(VisualQuery(picture: Self.train[1].photo()))
        }
    }

    @Test("Finds an item by its code in a picture of another side of it")
    func codes() async throws {
        let sheet = try VisualPicture.data(CodeSheet(13, "4006381333931").draw())
        var items = try Covers.items()
        items[1].codes = ["4006381333931"]
        let catalog = try await Self.catalog(items, EngineReader())
        let match = try #require(try await catalog.search(VisualQuery(picture: sheet)).matches.first)
        #expect(match.id == "cover-1")
        #expect(match.path == .codes)
        #expect(match.signals.first { $0.kind == .codes }?.terms == ["4006381333931"])
        let reader = CountingReader()
        items = items.map { VisualItem(id: $0.id, pictures: $0.pictures) }
        #expect(try await Self.catalog(items, reader).search(VisualQuery(picture: sheet)).matches.isEmpty)
        #expect(reader.count.load(ordering: .relaxed) == 0)
    }

    private static func catalog(_ items: [VisualItem], _ reader: any PictureReader) async throws -> VisualCatalog {
        var options = VisualCatalog.Options()
        options.reader = reader
        let catalog = try await VisualCatalog.inMemory(options: options)
        try await catalog.add(items)
        return catalog
    }
}

/// A reader that finds nothing and counts how often it is asked.
private final class CountingReader: PictureReader {
    let count = Atomic(0)

    func lines(in picture: Picture) throws -> [TextLine] {
        count.add(1, ordering: .relaxed)
        return []
    }

    func codes(in picture: Picture) throws -> [String] {
        count.add(1, ordering: .relaxed)
        return []
    }
}
