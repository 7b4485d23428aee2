import CatalogStoreEngine
import LocalFeatureEngine

/// A pass over the features of all pictures in the store, for while there is no index.
struct FeaturePass {
    let snapshot: CatalogSnapshot

    /// The pictures that are read and compared at once.
    private static let chunkSize = 1_024

    /// Returns the pictures that a photo most likely shows, best first.
    func candidates(
        for photo: LocalFeatures,
        limit: Int,
        allowed: AllowedPictures
    ) throws -> [PictureNumber] {
        var found: [LocalFeatureSearch.Candidate] = []
        var last: PictureNumber?
        while true {
            let chunk = try snapshot.blobs(.entries, after: last, limit: Self.chunkSize)
            guard let end = chunk.last?.picture else { break }
            last = end
            let index = try LocalFeatureIndex(
                chunk.filter { $0.blob.revision == LocalFeatures.entryRevision && allowed.contains($0.picture) }
                    .map { (number: $0.picture.rawValue, entries: $0.blob.bytes) }
            )
            found += try index.candidates(for: photo, limit: limit)
        }
        return found.sorted { ($0.weight, $1.picture) > ($1.weight, $0.picture) }.prefix(limit).map {
            PictureNumber(rawValue: $0.picture)
        }
    }
}
