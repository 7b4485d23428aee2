import CatalogStoreEngine
import Foundation
import TestSupport

extension TemporaryFolder {
    /// The catalog of the folder; each call opens it anew, as another process would.
    func store(
        _ access: CatalogStore.Access = .create,
        patience: Duration = .seconds(10)
    ) throws(CatalogStoreError) -> CatalogStore {
        try CatalogStore(path: catalog, access: access, patience: patience)
    }

    /// The path of the catalog.
    var catalog: String { "\(path)/shop.fovea" }
}

extension CatalogStore {
    /// Adds items with one plain picture each, and returns the pictures' numbers.
    @discardableResult
    func put(_ ids: String...) throws(CatalogStoreError) -> [PictureNumber] {
        let receipt = try apply(ids.map { .put(CatalogItem(id: $0), pictures: [.new(.sample($0))]) })
        return ids.compactMap { receipt.pictures[$0]?.first }
    }
}

extension PictureContent {
    /// A picture with everything, made from a seed.
    static func sample(_ seed: String, revision: Int = 1) -> PictureContent {
        let bytes = Array(seed.utf8)
        return PictureContent(
            picture: CatalogPicture(
                origin: "/pictures/\(seed).jpg",
                digest: bytes,
                byteCount: bytes.count,
                modified: Date(timeIntervalSinceReferenceDate: 0.1)
            ),
            prints: [CatalogPrint(revision: revision, values: [Float](repeating: 0.5, count: 4))],
            blobs: [
                .features: CatalogBlob(revision: 1, bytes: [1] + bytes),
                .entries: CatalogBlob(revision: 1, bytes: [2] + bytes),
            ]
        )
    }
}
