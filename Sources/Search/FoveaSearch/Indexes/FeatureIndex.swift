import CatalogStoreEngine
import LocalFeatureEngine

/// The index of all pictures by their local features.
///
/// It consists of segments, the larger ones first. A change makes a small segment, and segments of like size become
/// one, so that keeping up with changes costs little however many there are.
struct FeatureIndex: Sendable {
    /// The state of the catalogue that the index covers.
    private(set) var change = ChangeNumber.zero
    private var segments: [Segment] = []

    /// Pictures that came together.
    private struct Segment: Sendable {
        let index: LocalFeatureIndex
        let pictures: [PictureNumber]
        let features: [LocalFeatures]
        /// The pictures that are gone or stand in a later segment.
        var removed: Set<PictureNumber> = []

        init(_ content: [(picture: PictureNumber, features: LocalFeatures)]) {
            pictures = content.map(\.picture)
            features = content.map(\.features)
            index = LocalFeatureIndex(features)
        }

        /// The pictures that are still there.
        var content: [(picture: PictureNumber, features: LocalFeatures)] {
            zip(pictures, features).filter { !removed.contains($0.0) }.map { ($0, $1) }
        }
    }
}

// MARK: - Following changes

extension FeatureIndex {
    /// Brings the index to a state of the catalogue.
    mutating func follow(_ snapshot: CatalogSnapshot) throws {
        guard snapshot.change != change else { return }
        guard let changes = try snapshot.changes(since: change) else {
            // What was removed is no longer known.
            self = FeatureIndex()
            return try follow(snapshot, changed: snapshot.pictureNumbers(), removed: [])
        }
        try follow(snapshot, changed: changes.changed, removed: changes.removed)
    }

    private mutating func follow(
        _ snapshot: CatalogSnapshot,
        changed: [PictureNumber],
        removed: [PictureNumber]
    ) throws {
        let gone = Set(changed).union(removed)
        for number in segments.indices {
            segments[number].removed.formUnion(gone.intersection(segments[number].pictures))
        }
        segments.removeAll { $0.removed.count == $0.pictures.count }
        var content: [(PictureNumber, LocalFeatures)] = []
        for picture in changed {
            if let features = try snapshot.features(of: picture), !features.isEmpty {
                content.append((picture, features))
            }
        }
        if !content.isEmpty { append(content) }
        change = snapshot.change
    }

    private mutating func append(_ content: [(picture: PictureNumber, features: LocalFeatures)]) {
        var content = content
        while let last = segments.last, last.pictures.count <= 2 * content.count {
            content = last.content + content
            segments.removeLast()
        }
        segments.append(Segment(content.sorted { $0.picture < $1.picture }))
    }
}

// MARK: - Searching

extension FeatureIndex {
    /// Returns the pictures that a photo most likely shows, best first.
    func candidates(
        for photo: LocalFeatures,
        limit: Int,
        in snapshot: CatalogSnapshot,
        allowed: AllowedPictures
    ) throws -> [PictureNumber] {
        var found: [(picture: PictureNumber, weight: Double)] = []
        for segment in segments {
            let hidden = segment.removed.count
            let isWhole = if case .all = allowed { true } else { false }
            let candidates = try segment.index.candidates(for: photo, limit: isWhole ? limit + hidden : .max)
            for candidate in candidates {
                let picture = segment.pictures[Int(candidate.picture)]
                guard allowed.contains(picture), !segment.removed.contains(picture) else { continue }
                found.append((picture, candidate.weight))
            }
        }
        return found.sorted { ($0.weight, $1.picture) > ($1.weight, $0.picture) }.prefix(limit).map(\.picture)
    }
}
