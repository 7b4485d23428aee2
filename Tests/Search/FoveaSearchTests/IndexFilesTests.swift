import Foundation
import FoveaSearch
import PictureSupport
import Synchronization
import TestSupport
import Testing

@Suite("Index files beside a catalogue")
struct IndexFilesTests {
    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder()
        url = folder.file("covers.catalog")
    }

    /// Choices that leave nothing to comparing one by one.
    private static func indexed(_ access: VisualCatalog.Access = .create) -> VisualCatalog.Options {
        var options = VisualCatalog.Options(access: access)
        options.exactLimit = 0
        return options
    }

    private var features: URL { folder.file("covers.catalog.features") }

    private func answers(_ catalog: VisualCatalog) async throws -> [[String]] {
        var answers: [[String]] = []
        for cover in [Covers.covers[1], .cover(900)] {
            let scene = try Drawing.scene(of: cover, degrees: 25).picture()
            answers.append(try await catalog.search(VisualQuery(picture: scene)).matches.map(\.id))
        }
        return answers
    }

    @Test("A new index is written, read by the next program, and followed by changes in memory")
    func rebuilt() async throws {
        let catalog = try await VisualCatalog(at: url, options: Self.indexed())
        try await catalog.add(Covers.items())
        try await catalog.rebuildIndexes()
        #expect(FileManager.default.fileExists(atPath: features.path))
        let reader = try await VisualCatalog(at: url, options: Self.indexed(.read))
        #expect(try await answers(reader) == [["cover-1"], []])
        // What comes and goes later is noticed by both, without a new file.
        try await catalog.remove(["cover-1"])
        try await catalog.add(VisualItem(id: "late", pictures: [Drawing.cover(900).picture()]))
        #expect(try await answers(reader) == [[], ["late"]])
        #expect(try await answers(catalog) == [[], ["late"]])
    }

    @Test(
        "A damaged index never answers wrong: it is set aside, reported and made anew",
        arguments: [40, 9_000, 40_000]
    )
    func damaged(offset: Int) async throws {
        let catalog = try await VisualCatalog(at: url, options: Self.indexed())
        try await catalog.add(Covers.items())
        try await catalog.rebuildIndexes()
        let handle = try FileHandle(forWritingTo: features)
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }))
        try handle.close()
        let events = Mutex<[CatalogEvent]>([])
        var options = Self.indexed()
        options.onEvent = { event in events.withLock { $0.append(event) } }
        let again = try await VisualCatalog(at: url, options: options)
        #expect(try await answers(again) == [["cover-1"], []])
        #expect(events.withLock { $0.map(\.kind) }.contains(.indexSetAside))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.contains { $0.hasPrefix("covers.catalog.features.damaged-") })
        try await again.rebuildIndexes()
        #expect(try await answers(again) == [["cover-1"], []])
    }

    @Test("An index of another catalogue is set aside")
    func foreign() async throws {
        let catalog = try await VisualCatalog(at: url, options: Self.indexed())
        try await catalog.add(Covers.items())
        let other = try await VisualCatalog(at: folder.file("other.catalog"))
        try await other.add(VisualItem(id: "stranger", pictures: [Drawing.cover(900).picture()]))
        try await other.rebuildIndexes()
        try FileManager.default.copyItem(at: folder.file("other.catalog.features"), to: features)
        let again = try await VisualCatalog(at: url, options: Self.indexed())
        #expect(try await answers(again) == [["cover-1"], []])
    }
}
