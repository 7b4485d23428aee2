import ConcurrencyEngine
import Foundation
import GeometryEngine
import InferenceEngine

/// A search for faces in a part of a picture, in the picture's pixels.
///
/// The networks for far and for near faces look at the whole part, side by side. Faces that are too small for them are
/// found in tiles, and tiles in tiles as long as those show small faces. Where the network for near faces sees one, too,
/// its box counts, which fits the next network best: the surface there is found while the other network still looks.
/// Every candidate is examined closer, since textures look like faces at a glance.
struct FaceSearch {
    let picture: PicturePyramid
    let runtime: InferenceRuntime
    private let far: Finder
    private let near: Finder

    init(in picture: PicturePyramid, runtime: InferenceRuntime) throws(InferenceError) {
        self.picture = picture
        self.runtime = runtime
        far = try Finder(.farFaces, runtime: runtime, precision: .half)
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
        // A near face with its surface takes longest, so it is this thread's, which doesn't have to be woken.
        let (near, far) = try ParallelWork.both(
            workers: runtime.threads,
            { try nearViews(in: part) },
            { try farViews(in: part) }
        )
        var candidates = far.map(\.detection)
        let isPortrait = isPortrait(candidates, in: part)
        candidates.removeAll { $0.confidence < Self.probable }
        if !isPortrait { candidates += try smallFaces(in: part) }
        let views = Self.joined(candidates.merged(), near: near)
            .filter { $0[0].detection.box.width >= Self.leastWidth }
        return try ParallelWork.map(views, workers: runtime.threads, examineFirst).compactMap(\.self)
            .sorted { $0.confidence > $1.confidence }
    }

    /// What a network sees, and the surface of the face there if that was looked for.
    private struct View: Sendable {
        var detection: Detection
        var surface: FaceMesh?
    }

    private func farViews(in part: Rect) throws -> [View] {
        try far.detections(in: TurnedRect(part), of: picture, threshold: Self.weak).map { View(detection: $0) }
    }

    /// What the network for near faces sees, each of which is examined first.
    private func nearViews(in part: Rect) throws -> [View] {
        try near.detections(in: TurnedRect(part), of: picture, threshold: Self.probable).map { seen in
            let isLarge = seen.box.width >= Self.leastWidth
            return View(detection: seen, surface: isLarge ? try surface(in: seen.faceRegion) : nil)
        }
    }

    /// Returns the views of each face, the one to examine first: that of the network for near faces, if there is one.
    private static func joined(_ far: [Detection], near: [View]) -> [[View]] {
        var rest = far
        let seen = near.map { view in
            let same = rest.filter { $0.box.overlap(with: view.detection.box) > sameOverlap }
            rest.removeAll { $0.box.overlap(with: view.detection.box) > sameOverlap }
            var first = view
            first.detection.confidence = same.map(\.confidence).reduce(view.detection.confidence, max)
            return [first] + same.map { View(detection: $0) }
        }
        return seen + rest.map { [View(detection: $0)] }
    }
}

// MARK: - Small faces

extension FaceSearch {
    /// The probabilities of a face, and of a hint of one.
    private static let (probable, weak) = (0.5, 0.25)
    /// The overlap from which two boxes are of one face.
    private static let sameOverlap = 0.3
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
    /// The turn of a surface in its region, in radians, from which on the region is turned with it.
    private static let inexactTurn = 0.2

    /// Returns the face that the first of some views shows which show one, or nil.
    @Sendable
    private func examineFirst(_ views: [View]) throws -> Finding? {
        for view in views {
            if let face = try examine(view) { return face }
        }
        return nil
    }

    /// Returns the face at a candidate, or nil when it isn't one.
    private func examine(_ view: View) throws -> Finding? {
        let candidate = view.detection
        let mesh = try view.surface ?? surface(in: candidate.faceRegion)
        let finding = Finding(box: candidate.box, confidence: candidate.confidence, mesh: mesh)
        // The surface of a profile isn't always found.
        let hasSurface = mesh.presence >= 0.5
        if hasSurface, candidate.confidence >= Self.sure { return finding }
        guard hasSurface || candidate.confidence >= Self.verySure else { return nil }
        let closer = try detection(near: candidate.box)?.confidence ?? 0
        return closer >= (hasSurface ? Self.confirmed : Self.surelyConfirmed) ? finding : nil
    }

    /// Returns the surface in a region, which is turned once if the face is turned otherwise.
    ///
    /// The eyes of a face that lies on its side are found less exactly than its surface.
    private func surface(in region: TurnedRect) throws -> FaceMesh {
        let mesh = try FaceMesh(in: region, of: picture, runtime: runtime)
        let turn = remainder(-mesh.pose.roll - region.angle, 2 * .pi)
        guard mesh.presence >= 0.5, abs(turn) > Self.inexactTurn else { return mesh }
        var upright = region
        upright.angle += turn
        let other = try FaceMesh(in: upright, of: picture, runtime: runtime)
        return other.presence >= mesh.presence ? other : mesh
    }

    /// Returns what the network for near faces finds at a box.
    func detection(near box: Rect) throws -> Detection? {
        try near.detections(in: TurnedRect(box).square(scaled: 2), of: picture, threshold: Self.confirmed)
            .filter { $0.box.overlap(with: box) > Self.sameOverlap }
            .max { $0.box.overlap(with: box) < $1.box.overlap(with: box) }
    }
}

// MARK: - Networks

extension Finder.Layout {
    /// Faces within about two meters, in pictures that are sampled rather than averaged, as the network expects them.
    static let faces = Finder.Layout(
        model: "face-finder",
        side: 128,
        pointCount: 6,
        layers: [Anchors.Layer(stride: 8, answers: 2), Anchors.Layer(stride: 16, answers: 6)],
        sharpness: .infinity
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
