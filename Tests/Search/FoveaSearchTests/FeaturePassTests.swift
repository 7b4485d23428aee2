import CatalogStoreEngine
import LocalFeatureEngine
import PictureEngine
import PictureSupport
import Testing

@testable import FoveaSearch

@Suite("Searching without an index")
struct FeaturePassTests {
    private static let covers = (0..<12).map { Drawing.cover(UInt64($0 + 1)) }

    private static let catalog = Task {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(
            try covers.enumerated().map { VisualItem(id: "cover-\($0)", pictures: [try $1.picture()]) }
        )
        return catalog
    }

    private static func photo(of number: Int) throws -> LocalFeatures {
        let raster = try Drawing.scene(of: covers[number], degrees: 12).raster()
        return try LocalFeatureEngine.scene(of: Picture(raster)).features
    }

    @Test("Parts of the catalogue are ranked as one", arguments: [(1, 1), (3, 2), (5, 5), (100, 100)])
    func parts(chunkSize: Int, keptCount: Int) async throws {
        let snapshot = try await Self.catalog.value.store.snapshot()
        let photo = try Self.photo(of: 7)
        let pass = FeaturePass(snapshot: snapshot, chunkSize: chunkSize, keptCount: keptCount)
        let found = try pass.candidates(for: photo, limit: 2, allowed: .all)
        #expect(try found.first.map { try snapshot.items(of: [$0])[$0] } == "cover-7")
        let whole = try FeaturePass(snapshot: snapshot).candidates(for: photo, limit: 2, allowed: .all)
        #expect(found.first == whole.first)
    }

    @Test("Pictures that a filter leaves out aren't proposed")
    func allowed() async throws {
        let snapshot = try await Self.catalog.value.store.snapshot()
        let right = try snapshot.pictures(of: "cover-7").map(\.number)
        let others = Set(try snapshot.pictureNumbers()).subtracting(right)
        let pass = FeaturePass(snapshot: snapshot, chunkSize: 3, keptCount: 2)
        let found = try pass.candidates(for: Self.photo(of: 7), limit: 2, allowed: .many(others))
        #expect(others.isSuperset(of: found))
    }
}
