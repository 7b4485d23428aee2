import Foundation
import GeometryEngine
import InferenceEngine

/// A search for faces in a part of a picture, in the picture's pixels.
///
/// The network for far faces looks at the whole part. Faces that are too small for it are found in tiles, and tiles in
/// tiles as long as those show small faces. Every candidate is examined closer, since textures look like faces at a
/// glance.
struct FaceSearch {
    let picture: PicturePyramid
    let runtime: InferenceRuntime
    private let far: Finder
    private let near: Finder

    init(in picture: PicturePyramid, runtime: InferenceRuntime) throws(InferenceError) {
        self.picture = picture
        self.runtime = runtime
        far = try Finder(.farFaces, runtime: runtime)
        near = try Finder(.faces, runtime: runtime)
    }

    /// A face that was examined.
    struct Finding {
        /// The box from the brows to the chin.
        var box: Rect
        /// The probability that it is a face.
        var confidence: Double
        /// Its surface.
        var mesh: FaceMesh
    }

    /// Returns the faces in a part of the picture, the most probable first.
    func faces(in part: Rect) throws -> [Finding] {
        var candidates = try far.detections(in: TurnedRect(part), of: picture, threshold: Self.weak)
        let isPortrait = isPortrait(candidates, in: part)
        candidates.removeAll { $0.confidence < Self.probable }
        if candidates.isEmpty { candidates = try near.detections(in: TurnedRect(part), of: picture) }
        if !isPortrait { candidates += try smallFaces(in: part) }
        return try candidates.merged().filter { $0.box.width >= Self.leastWidth }.compactMap(examine)
    }
}

// MARK: - Small faces

extension FaceSearch {
    /// The probabilities of a face, and of a hint of one.
    private static let (probable, weak) = (0.5, 0.25)
    /// The size of a face from which on a picture with up to two of them is a portrait, as a part of its longer side.
    private static let portraitSize = 0.1
    /// The width of a face in pixels below which it can't be told from a texture.
    private static let leastWidth = 9.0
    /// The tiles that show small faces.
    private static let tiling = Finder.Tiling(
        firstSide: 0.37,
        nextSide: 0.57,
        levelCount: 3,
        smallestSide: 128,
        smallSize: 0.15
    )

    /// Whether a part shows one or two large faces, and no hint of another one.
    private func isPortrait(_ found: [Detection], in part: Rect) -> Bool {
        let size = found.map(\.box.width).max() ?? 0
        return (1...2).contains(found.count) && found.allSatisfy { $0.confidence >= Self.probable }
            && size >= Self.portraitSize * max(part.width, part.height)
    }

    private func smallFaces(in part: Rect) throws -> [Detection] {
        var found: [Detection] = []
        try far.forEachSize(of: part, in: picture, Self.tiling) { level in
            found += level
            return true
        }
        return found
    }
}

// MARK: - Looking closer

extension FaceSearch {
    /// The probabilities with which a closer look confirms a candidate, and one that shows no surface of a face.
    private static let (confirmed, surelyConfirmed) = (0.3, 0.5)
    /// The probabilities of a candidate that needs no second look, and of one that needs no surface.
    private static let (sure, verySure) = (0.7, 0.8)

    /// Returns the face at a candidate, or nil when it isn't one.
    private func examine(_ candidate: Detection) throws -> Finding? {
        let mesh = try FaceMesh(in: candidate.faceRegion, of: picture, runtime: runtime)
        let finding = Finding(box: candidate.box, confidence: candidate.confidence, mesh: mesh)
        // The surface of a profile isn't always found.
        let hasSurface = mesh.presence >= 0.5
        if hasSurface, candidate.confidence >= Self.sure { return finding }
        guard hasSurface || candidate.confidence >= Self.verySure else { return nil }
        let closer = try detection(near: candidate.box)?.confidence ?? 0
        return closer >= (hasSurface ? Self.confirmed : Self.surelyConfirmed) ? finding : nil
    }

    /// Returns what the network for near faces finds at a box.
    func detection(near box: Rect) throws -> Detection? {
        try near.detections(in: TurnedRect(box).square(scaled: 2), of: picture, threshold: Self.confirmed)
            .filter { $0.box.overlap(with: box) > 0.3 }
            .max { $0.box.overlap(with: box) < $1.box.overlap(with: box) }
    }
}

// MARK: - Networks

extension Finder.Layout {
    /// Faces within about two meters.
    static let faces = Finder.Layout(
        model: "face-finder",
        side: 128,
        pointCount: 6,
        layers: [Anchors.Layer(stride: 8, answers: 2), Anchors.Layer(stride: 16, answers: 6)]
    )

    /// Faces within about five meters.
    static let farFaces = Finder.Layout(
        model: "face-finder-far",
        side: 192,
        pointCount: 6,
        layers: [Anchors.Layer(stride: 4, answers: 1)]
    )
}

extension Detection {
    /// The region in which to look for the face's surface: around the box, with the eyes level.
    var faceRegion: TurnedRect {
        var region = TurnedRect(box)
        if points.count >= 2 { region.angle = atan2(points[1].y - points[0].y, points[1].x - points[0].x) }
        return region.square(scaled: 1.5)
    }
}
