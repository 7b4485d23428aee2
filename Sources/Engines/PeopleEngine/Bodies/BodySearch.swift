import GeometryEngine
import InferenceEngine

/// A search for bodies in a part of a picture, in the picture's pixels.
///
/// The finder looks at the whole part. Unless that shows one or two large bodies, it looks at tiles too, in which small
/// bodies are larger, and faces lead to more. The points of a candidate tell whether it is a body, and one from a tile
/// is looked at closer before, since textures look like bodies at a glance.
struct BodySearch {
    let picture: PicturePyramid
    let runtime: InferenceRuntime
    private let finder: Finder

    init(in picture: PicturePyramid, runtime: InferenceRuntime) throws(InferenceError) {
        self.picture = picture
        self.runtime = runtime
        finder = try Finder(.people.sampled, runtime: runtime)
    }

    /// Returns the bodies in a part of the picture, the most probable first.
    func bodies(in part: Rect) throws -> [BodyPose] {
        let seen = try BodyGlance(at: part, of: picture, with: finder)
        var places = seen.places
        if !seen.isCloseUp {
            let small = try smallBodies(in: part).merged().compactMap { PersonPlace($0) }
            places += try small.filter { try !places.contains(sameAs: $0) && isConfirmed($0) }
            let faces = try FaceSearch(in: picture, runtime: runtime).faces(in: part).map { PersonPlace($0) }
            places += faces.filter { !places.contains(sameAs: $0) }
        }
        return try places.prefix(Self.most).compactMap(examine).withoutDuplicates
    }
}

// MARK: - Small bodies

extension BodySearch {
    /// The tiles that show small bodies, none of which is smaller than what the finder sees.
    ///
    /// The finder doesn't see bodies below half of a tile, so that an empty tile says nothing about smaller ones.
    private static let tiling = Finder.Tiling(
        firstSide: 0.5,
        nextSide: 0.5,
        levelCount: 2,
        smallestSide: 224,
        smallSize: nil
    )
    /// The largest number of candidates that are examined.
    private static let most = 64

    private func smallBodies(in part: Rect) throws -> [Detection] {
        var found: [Detection] = []
        // What is found is looked at again.
        let finder = try Finder(.people.sampled, runtime: runtime, precision: .half)
        try finder.forEachSize(of: part, in: picture, Self.tiling) { level in
            found += level
            return true
        }
        return found
    }
}

// MARK: - Looking closer

extension BodySearch {
    /// Whether the finder sees a body at a place when it looks at that alone.
    private func isConfirmed(_ place: PersonPlace) throws -> Bool {
        try finder.detections(in: place.region, of: picture, threshold: BodyGlance.probable)
            .contains { PersonPlace($0)?.isSame(as: place) ?? false }
    }

    /// The probability of a body, and that from which on another look may find one.
    private static let (present, hint) = (0.5, 0.1)

    /// The largest number of looks at a body.
    private static let lookCount = 3

    /// Returns the body at a place, or nil when there is none.
    private func examine(_ place: PersonPlace) throws -> BodyPose? {
        var region = place.bodyRegion
        var pose = try BodyPose(in: region, of: picture, runtime: runtime)
        guard pose.presence >= Self.hint else { return nil }
        // The points tell better than the finder where the body is and how it leans, where they disagree.
        for _ in 1..<Self.lookCount where pose.reach > 0 && !pose.region.isClose(to: region) {
            region = pose.region
            let closer = try BodyPose(in: region, of: picture, runtime: runtime)
            guard closer.presence >= min(pose.presence, Self.present) else { break }
            pose = closer
        }
        return pose.presence >= Self.present && pose.reach > 0 ? pose : nil
    }
}

extension [PersonPlace] {
    /// Returns whether one of the places is that of the same person.
    fileprivate func contains(sameAs place: PersonPlace) -> Bool { contains { $0.isSame(as: place) } }
}

extension [BodyPose] {
    /// The poses of different bodies, the most probable first; of those of the same one, what was found first.
    fileprivate var withoutDuplicates: [BodyPose] {
        reduce(into: []) { kept, pose in
            if !kept.contains(where: { $0.isSame(as: pose) }) { kept.append(pose) }
        }.sorted { $0.presence > $1.presence }
    }
}
