import CatalogStoreEngine
import Foundation
import TestSupport
import Testing

@Suite("Damaged catalogs")
struct CatalogDamageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var url: URL { URL(filePath: folder.catalog) }

    /// Fills the catalog with items that have a bit of everything.
    private func fill(_ count: Int) throws {
        try folder.store().apply(
            (0..<count).map { number in
                var content = PictureContent.sample("\(number)")
                content.blobs[.features] = CatalogBlob(
                    revision: 1,
                    bytes: (0..<20_000).map { UInt8(truncatingIfNeeded: $0 * (number + 3)) }
                )
                return .put(
                    CatalogItem(
                        id: "item \(number)",
                        title: "Title xyzzy\(number)",
                        labels: ["label"],
                        metadata: ["n": .number(Double(number))]
                    ),
                    pictures: [.new(content)]
                )
            }
        )
    }

    /// Changes the one place in the file that holds some bytes.
    private func change(_ bytes: [UInt8], to other: [UInt8]) throws {
        var data = try Data(contentsOf: url)
        let places = data.ranges(of: bytes)
        try #require(!places.isEmpty)
        for place in places { data.replaceSubrange(place, with: other) }
        try data.write(to: url)
    }

    @Test("A picture's damaged features are never given out, and the check names the picture")
    func blob() throws {
        try fill(3)
        let start = (0..<64).map { UInt8(truncatingIfNeeded: $0 * 4) }
        try change(start, to: [99] + start.dropFirst())
        let store = try folder.store()
        let snapshot = try store.snapshot()
        let number = try #require(try snapshot.pictures(of: "item 1").first?.number)
        let error = #expect(throws: CatalogStoreError.self) { try snapshot.blob(.features, of: number) }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains("picture \(number)") == true)
        let all = #expect(throws: CatalogStoreError.self) { try snapshot.blobs(.features, limit: 9) }
        #expect(all?.code == .damaged)

        let report = try store.check()
        #expect(report.findings.map(\.kind) == [.blob])
        #expect(report.findings.map(\.picture) == [number])
        #expect(report.counts == CatalogCounts(items: 3, pictures: 3))
        #expect(report.blobs == [.features: 3, .entries: 3])
        // Indexed again, the catalog is whole.
        try store.apply([.setBlob(.features, CatalogBlob(revision: 1, bytes: [1]), of: number)])
        #expect(try store.check().isWhole)
    }

    @Test("A damaged print, title and description are found by the check")
    func rows() throws {
        try fill(3)
        try change(Array("xyzzy2".utf8), to: Array("xyzzx2".utf8))
        try change(Array("/pictures/1.jpg".utf8), to: Array("/pictures/1.png".utf8))
        let report = try folder.store().check()
        #expect(Set(report.findings.map(\.kind)).isSuperset(of: [.item, .picture]))
        #expect(report.findings.contains { $0.kind == .item && $0.item == "item 2" })
        #expect(report.findings.contains { $0.kind == .picture && $0.item == "item 1" })
        #expect(!report.isWhole)
    }

    @Test("A check asks the engine that made a blob, tells its progress and ends when asked")
    func asking() throws {
        try fill(3)
        let store = try folder.store()
        let report = try store.check { kind, blob in kind == .entries && blob.bytes.last == 50 ? "is odd" : nil }
        #expect(report.findings.map(\.kind) == [.blob])
        #expect(report.findings.first?.message.contains("is odd") == true)
        var seen: [Int] = []
        _ = try store.check(progress: {
            seen.append($0)
            return $0 <= $1
        })
        #expect(seen.last == 15)
        let error = #expect(throws: CatalogStoreError.self) { try store.check(progress: { _, _ in false }) }
        #expect(error?.code == .cancelled)
    }

    @Test("A file that was cut short is refused or its damage found", arguments: [1, 3, 10])
    func truncated(pages: Int) throws {
        try fill(5)
        let data = try Data(contentsOf: url)
        try data.prefix(8192 * pages).write(to: url)
        do throws(CatalogStoreError) {
            let isWhole = try folder.store().check().isWhole
            #expect(!isWhole)
        } catch {
            #expect(error.code == .damaged)
        }
    }

    @Test("Noise anywhere is refused or found, or has hit nothing that is stored", arguments: 0..<24)
    func noise(seed: Int) throws {
        try fill(5)
        let whole = try content()
        var data = try Data(contentsOf: url)
        var random = Randomness(seed: UInt64(seed))
        // Every fourth time into the tables' roots, which lie in the first pages.
        let bound = seed.isMultiple(of: 4) ? min(data.count, 30 * 8192) : data.count
        let start = Int.random(in: 0..<(bound - 100), using: &random)
        for place in start..<(start + 100) { data[place] = .random(in: 0...255, using: &random) }
        try data.write(to: url)
        do {
            guard try folder.store().check().isWhole else { return }
            #expect(try content() == whole)
        } catch let error as CatalogStoreError {
            #expect(!error.message.isEmpty)
        }
    }

    /// Everything in the catalog.
    private func content() throws -> [[String]] {
        let snapshot = try folder.store().snapshot()
        return try [
            snapshot.items(limit: .max).map { "\($0.id) \($0.title ?? "") \($0.labels) \($0.metadata)" },
            snapshot.pictures(limit: .max).map { "\($0)" },
            snapshot.blobs(.features, limit: .max).map { "\($0.picture) \($0.blob.bytes.hashValue)" },
            snapshot.blobs(.entries, limit: .max).map { "\($0)" },
            snapshot.prints(revision: 1, limit: .max).values.map { "\($0)" },
            snapshot.items(matching: CatalogTextQuery("xyzzy"), limit: 99).map(\.item),
        ]
    }
}

/// Random numbers that are the same for the same seed.
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_f491_4f6c_dd1d
    }
}
