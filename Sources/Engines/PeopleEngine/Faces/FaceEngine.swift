import ConcurrencyEngine
package import GeometryEngine
package import InferenceEngine
package import PictureEngine

/// An engine that finds human faces, and the parts of them.
///
/// A process uses one engine, ``shared``. The first picture loads the networks. Regions and points are in fractions of
/// the picture's sides.
package final class FaceEngine: Sendable {
    /// The engine of the process.
    package static let shared = FaceEngine(runtime: .shared)

    private let runtime: InferenceRuntime

    /// Creates an engine that loads its networks from a runtime.
    package init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }

    /// Returns the pixels that finding faces needs of a picture, for preparing them together with other needs.
    package func need(for picture: Picture) -> PictureNeed { PicturePyramid.need(for: picture) }

    /// Returns the faces in a part of a picture, the most probable first.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the networks can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    package func faces(in picture: Picture, region: PictureRegion = .whole) throws -> [Face] {
        let pyramid = PicturePyramid(picture)
        let search = try FaceSearch(in: pyramid, runtime: runtime)
        return try search.faces(in: pyramid.box(of: region)).map { Face($0, in: pyramid) }
            .filter { region.contains($0.box.middle) }
    }

    /// Returns the outlines of the parts of a face, or nil where none is.
    package func landmarks(
        of face: Face,
        in picture: Picture,
        constellation: FaceLandmarks.Constellation = .points76
    ) throws -> FaceLandmarks? {
        let pyramid = PicturePyramid(picture)
        guard let finding = try finding(face, in: pyramid) else { return nil }
        let points = finding.mesh.points
        // The corners of the eyes, the outer one first.
        let pupils = try ParallelWork.map([(33, 133), (263, 362)], workers: runtime.threads) { [runtime] outer, inner in
            try Iris(outer: points[outer], inner: points[inner], of: pyramid, runtime: runtime).center
        }
        var parts = constellation.indices.mapValues { $0.map { points[$0] } }
        (parts[.leftPupil], parts[.rightPupil]) = ([pupils[0]], [pupils[1]])
        return FaceLandmarks(
            parts: parts.mapValues { $0.map { Point(x: $0.x / pyramid.width, y: $0.y / pyramid.height) } },
            confidence: finding.mesh.presence
        )
    }

    /// Returns how well a face was captured, from 0 to 1; nothing where none is.
    package func captureQuality(of face: Face, in picture: Picture) throws -> Double {
        let pyramid = PicturePyramid(picture)
        guard let finding = try finding(face, in: pyramid) else { return 0 }
        return try FaceQuality(of: finding, in: pyramid).score
    }

    /// The face with its surface, which is found again where only the box is known.
    private func finding(_ face: Face, in picture: PicturePyramid) throws -> FaceSearch.Finding? {
        let box = face.box.scaled(x: picture.width, y: picture.height)
        guard !box.isEmpty, !box.isInfinite else { return nil }
        if let mesh = face.mesh { return FaceSearch.Finding(box: box, confidence: face.confidence, mesh: mesh) }
        let search = try FaceSearch(in: picture, runtime: runtime)
        var region = TurnedRect(box).square(scaled: 1.5)
        region.angle = -face.pose.roll
        // The network's own box fits the next network best, and its eyes tell how the face is turned.
        if let found = try search.detection(near: box) { region = found.faceRegion }
        let mesh = try FaceMesh(in: region, of: picture, runtime: runtime)
        guard mesh.presence >= 0.5 else { return nil }
        return FaceSearch.Finding(box: box, confidence: face.confidence, mesh: mesh)
    }
}

extension PicturePyramid {
    /// Returns a region of the picture in its pixels.
    func box(of region: PictureRegion) -> Rect { region.box(width: width, height: height) }
}
