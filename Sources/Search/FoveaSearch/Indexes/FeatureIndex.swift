import CatalogStoreEngine
import IndexFileEngine
import LocalFeatureEngine

/// The index of all pictures by their local features: a file and what has changed since.
///
/// What has changed is in memory, in segments, the larger ones first. A change makes a small segment, and segments of
/// like size become one, so that keeping up with changes costs little however many there are.
struct FeatureIndex: Sendable {
    /// The state of the catalog that the index covers.
    private(set) var change = ChangeNumber.zero
    private(set) var base: Base?
    private var segments: [Segment] = []

    /// The index in a file.
    struct Base: Sendable {
        let index: LocalFeatureIndex
        let stamp: IndexFiles.Stamp
        let change: ChangeNumber
        /// The pictures of the file that are gone or have changed.
        var removed: Set<PictureNumber> = []
    }

    /// Pictures that came together since.
    private struct Segment: Sendable {
        let index: LocalFeatureIndex
        let content: [(number: Int64, entries: [UInt8])]
        var removed: Set<PictureNumber> = []

        init(_ content: [(number: Int64, entries: [UInt8])]) throws(LocalFeatureError) {
            self.content = content
            index = try LocalFeatureIndex(content)
        }

        /// What is still there.
        var rest: [(number: Int64, entries: [UInt8])] {
            removed.isEmpty ? content : content.filter { !removed.contains(PictureNumber(rawValue: $0.number)) }
        }
    }

    /// Creates an index of a file's content, or of nothing.
    init(base: Base? = nil) {
        self.base = base
        if let base { change = base.change }
    }

    /// The number of pictures that lie in memory.
    var tailCount: Int { segments.reduce(0) { $0 + $1.content.count } }
    /// The number of pictures that lie in the file.
    var baseCount: Int { base?.index.pictures.count ?? 0 }
}

// MARK: - Following changes

extension FeatureIndex {
    /// Takes over what has changed on the way to a state.
    mutating func follow(
        _ snapshot: CatalogSnapshot,
        changed: [PictureNumber],
        removed: [PictureNumber]
    ) throws {
        let gone = Set(changed).union(removed)
        if base != nil { base?.removed.formUnion(gone) }
        for number in segments.indices { segments[number].removed.formUnion(gone) }
        segments.removeAll { $0.rest.isEmpty }
        var content: [(number: Int64, entries: [UInt8])] = []
        for picture in changed {
            guard let blob = try snapshot.blob(.entries, of: picture), blob.revision == LocalFeatures.entryRevision
            else { continue }
            content.append((picture.rawValue, blob.bytes))
        }
        if !content.isEmpty { try append(content) }
        change = snapshot.change
    }

    private mutating func append(_ content: [(number: Int64, entries: [UInt8])]) throws(LocalFeatureError) {
        var content = content
        while let last = segments.last, last.content.count <= 2 * content.count {
            content = last.rest + content
            segments.removeLast()
        }
        segments.append(try Segment(content.sorted { $0.number < $1.number }))
    }
}

// MARK: - Searching

extension FeatureIndex {
    /// Returns the pictures that a photo most likely shows, best first.
    func candidates(
        for photo: LocalFeatures,
        limit: Int,
        allowed: AllowedPictures,
        threads: Int
    ) throws(LocalFeatureError) -> [PictureNumber] {
        var parts: [(index: LocalFeatureIndex, selection: LocalFeatureSelection?)] = []
        if let base { parts.append((base.index, allowed.selection(of: base.index, without: base.removed))) }
        for segment in segments {
            parts.append((segment.index, allowed.selection(of: segment.index, without: segment.removed)))
        }
        return try LocalFeatureSearch(parts).candidates(for: photo, limit: limit, threads: threads).map {
            PictureNumber(rawValue: $0.picture)
        }
    }
}

extension AllowedPictures {
    /// The pictures of an index that may be found, or nil when all may.
    func selection(of index: LocalFeatureIndex, without removed: Set<PictureNumber>) -> LocalFeatureSelection? {
        if case .all = self, removed.isEmpty { return nil }
        return LocalFeatureSelection(of: index) { number in
            let picture = PictureNumber(rawValue: number)
            return !removed.contains(picture) && contains(picture)
        }
    }
}
