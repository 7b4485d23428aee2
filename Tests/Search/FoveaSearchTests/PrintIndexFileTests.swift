import CatalogStoreEngine
import Foundation
import PictureSupport
import PrintEngine
import Synchronization
import TestSupport
import Testing

@testable import FoveaSearch

/// Large catalogs have a file of prints; here a small one is given one.
@Suite("A file of prints beside a catalogue")
struct PrintIndexFileTests {
    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder()
        url = folder.file("covers.catalog")
    }

    /// A catalog of covers whose prints lie in a file.
    private func filed() async throws -> (catalog: VisualCatalog, path: String) {
        let catalog = try await VisualCatalog(at: url)
        try await catalog.add(Covers.items())
        let revision = try #require(try catalog.store.snapshot().activePrints)
        try #require(catalog.indexes.builder).build(.prints(revision: revision))
        return (catalog, try #require(catalog.indexes.files).prints(revision: revision))
    }

    /// The items of the two nearest pictures to the print of each item.
    private func nearest(in catalog: VisualCatalog, allowed: AllowedPictures = .all) throws -> [String: [String]] {
        let snapshot = try catalog.store.snapshot()
        let revision = try #require(snapshot.activePrints)
        var answers: [String: [String]] = [:]
        for number in try snapshot.pictureNumbers() {
            let values = try #require(try snapshot.prints(of: number, revision: revision).first).values
            let print = ImagePrint(revision: revision, values: values)
            let found = try catalog.indexes.nearest(to: [print], limit: 2, in: snapshot, allowed: allowed)
            let items = try snapshot.items(of: [number] + found.map(\.picture))
            answers[items[number] ?? ""] = found.compactMap { items[$0.picture] }
        }
        return answers
    }

    @Test("It answers as the prints in the store do")
    func same() async throws {
        let (catalog, path) = try await filed()
        let answers = try nearest(in: catalog)
        #expect(answers.allSatisfy { $0.key == $0.value.first && $0.value.count == 2 })
        let reader = try await VisualCatalog(at: url)
        #expect(try nearest(in: reader) == answers)
        try FileManager.default.removeItem(atPath: path)
        let plain = try await VisualCatalog(at: url)
        #expect(try nearest(in: plain) == answers)
    }

    @Test("What comes and goes later is noticed without a new file, and filters hold")
    func changes() async throws {
        let (catalog, _) = try await filed()
        let reader = try await VisualCatalog(at: url)
        try await catalog.remove(["cover-1"])
        try await catalog.add(VisualItem(id: "late", pictures: [Drawing.cover(900).picture()]))
        for catalog in [catalog, reader] {
            let answers = try nearest(in: catalog)
            #expect(answers.keys.sorted() == ["cover-0", "cover-2", "cover-3", "late"])
            #expect(answers["late"]?.first == "late")
            #expect(!answers.values.joined().contains("cover-1"))
            let only = Set(try catalog.store.snapshot().pictures(of: "late").map(\.number))
            #expect(try nearest(in: catalog, allowed: .many(only)).values.allSatisfy { $0 == ["late"] })
        }
    }

    @Test("A damaged one is set aside and reported, and the answers stay", arguments: [40, 3_000])
    func damaged(offset: Int) async throws {
        let (catalog, path) = try await filed()
        let answers = try nearest(in: catalog)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }))
        try handle.close()
        let events = Mutex<[CatalogEvent]>([])
        var options = VisualCatalog.Options()
        options.onEvent = { event in events.withLock { $0.append(event) } }
        let again = try await VisualCatalog(at: url, options: options)
        #expect(try nearest(in: again) == answers)
        #expect(events.withLock { $0.map(\.kind) }.contains(.indexSetAside))
    }
}
