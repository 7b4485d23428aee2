import CatalogStoreEngine
import LocalFeatureEngine

/// A pass over the features of all pictures in the store, for while there is no index.
///
/// The weights of votes compare within one search alone. So the pass only leaves out what is unlikely, a part of the
/// catalog at a time; what is left of all parts is ranked in one search, as an index would.
struct FeaturePass {
    let snapshot: CatalogSnapshot
    /// The number of pictures that are read and compared at once.
    var chunkSize = 1_024
    /// The number of pictures that are kept of those that are compared at once.
    var keptCount = 256

    /// The pictures that are kept with their entries.
    private typealias Content = [(number: Int64, entries: [UInt8])]

    /// Returns the pictures that a photo most likely shows, best first.
    func candidates(
        for photo: LocalFeatures,
        limit: Int,
        allowed: AllowedPictures
    ) throws -> [PictureNumber] {
        var kept: Content = []
        var last: PictureNumber?
        while true {
            let chunk = try snapshot.blobs(.entries, after: last, limit: chunkSize)
            guard let end = chunk.last?.picture else { break }
            last = end
            let content = chunk.filter {
                $0.blob.revision == LocalFeatures.entryRevision && allowed.contains($0.picture)
            }
            kept += try best(of: content.map { ($0.picture.rawValue, $0.blob.bytes) }, for: photo, limit)
            // Catalogs of any size take the same memory.
            if kept.count > 4 * max(chunkSize, keptCount) { kept = try best(of: kept, for: photo, limit) }
        }
        return try LocalFeatureIndex(kept).candidates(for: photo, limit: limit).map {
            PictureNumber(rawValue: $0.picture)
        }
    }

    /// The likeliest pictures, in their own order.
    private func best(of content: Content, for photo: LocalFeatures, _ limit: Int) throws -> Content {
        guard content.count > max(keptCount, limit) else { return content }
        let found = try LocalFeatureIndex(content).candidates(for: photo, limit: max(keptCount, limit))
        let numbers = Set(found.map(\.picture))
        return content.filter { numbers.contains($0.number) }
    }
}
