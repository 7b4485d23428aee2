import CatalogStoreEngine
import LocalFeatureEngine
import PictureEngine
import PictureSupport
import TestSupport
import Testing

@testable import FoveaSearch

@Suite("Catalogues whose renditions know no color")
struct EarlierAppearanceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Such an item is found as surely, and gets its colors when it is added again")
    func earlier() async throws {
        let catalog = try await VisualCatalog(at: folder.file("a.catalog"))
        let items = try (0..<3).map { number in
            VisualItem(id: "\(number)", pictures: [.file(try folder.write(Covers.covers[number], as: "\(number).png"))])
        }
        try await catalog.add(items)
        let scene = try Drawing.scene(of: Covers.covers[1], degrees: 20).picture()
        let now = try #require(try await catalog.search(VisualQuery(picture: scene)).matches.first)

        let snapshot = try catalog.store.snapshot()
        let picture = try #require(try snapshot.pictures(of: "1").first?.number)
        let appearance = try #require(try snapshot.blob(.appearance, of: picture))
        #expect(appearance.revision == ItemAppearance.revision)
        try catalog.store.apply([.setBlob(.appearance, Self.gray(appearance), of: picture)])
        let earlier = try #require(try await catalog.search(VisualQuery(picture: scene)).matches.first)
        #expect(earlier.id == "1")
        #expect(earlier.probability == now.probability)

        try await catalog.add(items)
        let again = try #require(try catalog.store.snapshot().pictures(of: "1").first?.number)
        #expect(try catalog.store.snapshot().blobRevision(.appearance, of: again) == ItemAppearance.revision)
    }

    /// What the first revision kept of a picture.
    private static func gray(_ appearance: CatalogBlob) -> CatalogBlob {
        var bytes = appearance.bytes
        // Ten bytes tell the revision and the size; a block has 34 bytes, and two more of color in the end.
        bytes.removeLast((bytes.count - 10) / 36 * 2)
        bytes[4] = 1
        return CatalogBlob(revision: 1, bytes: bytes)
    }
}
