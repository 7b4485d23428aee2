package import GeometryEngine
package import InferenceEngine
package import PictureEngine

/// An engine that finds human bodies and their joints, in the picture and in space.
///
/// A process uses one engine, ``shared``. The first picture loads the networks.
package final class BodyEngine: Sendable {
    /// The engine of the process.
    package static let shared = BodyEngine(runtime: .shared)

    private let runtime: InferenceRuntime
    /// The engine for the hands of bodies.
    let hands: HandEngine

    /// Creates an engine that loads its networks from a runtime.
    package init(runtime: InferenceRuntime) {
        self.runtime = runtime
        hands = HandEngine(runtime: runtime)
    }

    /// Returns the pixels that finding bodies needs of a picture, for preparing them together with other needs.
    package func need(for picture: Picture) -> PictureNeed { PicturePyramid.need(for: picture) }

    /// Returns the bodies in a part of a picture, the most probable first.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the networks can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    package func bodies(in picture: Picture, region: PictureRegion = .whole) throws -> [Body] {
        let pyramid = PicturePyramid(picture)
        let search = try BodySearch(in: pyramid, runtime: runtime)
        return try search.bodies(in: pyramid.box(of: region)).map { Body($0, in: pyramid) }
            .filter { region.contains($0.middle(.leftShoulder, .rightShoulder).place) }
    }
}
