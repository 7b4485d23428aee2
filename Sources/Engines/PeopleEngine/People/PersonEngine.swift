package import GeometryEngine
package import InferenceEngine
package import PictureEngine

/// An engine that finds people as boxes, which takes less time than finding their joints.
///
/// A process uses one engine, ``shared``. The first picture loads the networks.
package final class PersonEngine: Sendable {
    /// The engine of the process.
    package static let shared = PersonEngine(runtime: .shared)

    private let runtime: InferenceRuntime

    /// Creates an engine that loads its networks from a runtime.
    package init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }

    /// Returns the pixels that finding people needs of a picture, for preparing them together with other needs.
    package func need(for picture: Picture) -> PictureNeed { PicturePyramid.need(for: picture) }

    /// Returns the people in a part of a picture, the most probable first.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the networks can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    package func people(in picture: Picture, region: PictureRegion = .whole) throws -> [Person] {
        let pyramid = PicturePyramid(picture)
        let search = PersonSearch(picture: pyramid, runtime: runtime)
        let scale = (x: 1 / pyramid.width, y: 1 / pyramid.height)
        return try search.people(in: pyramid.box(of: region)).map { person in
            Person(
                body: person.body.scaled(x: scale.x, y: scale.y),
                upperBody: person.upperBody.scaled(x: scale.x, y: scale.y),
                confidence: person.confidence
            )
        }
        .filter { region.contains($0.upperBody.middle) }
    }
}
