package import GeometryEngine
package import InferenceEngine
package import PictureEngine

/// An engine that finds human hands and their joints.
///
/// A process uses one engine, ``shared``. The first picture loads the networks. Regions and points are in fractions of
/// the picture's sides.
package final class HandEngine: Sendable {
    /// The engine of the process.
    package static let shared = HandEngine(runtime: .shared)

    private let runtime: InferenceRuntime

    /// Creates an engine that loads its networks from a runtime.
    package init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }

    /// Returns the pixels that finding hands needs of a picture, for preparing them together with other needs.
    package func need(for picture: Picture) -> PictureNeed { PicturePyramid.need(for: picture) }

    /// Returns the largest hands in a part of a picture, the largest first.
    ///
    /// More hands take more time. Throws what decoding throws, or an `InferenceError` when the networks can't be loaded
    /// or run. This call blocks; see `BlockingWork`.
    package func hands(in picture: Picture, region: PictureRegion = .whole, maximumCount: Int) throws -> [Hand] {
        guard maximumCount > 0 else { return [] }
        let pyramid = PicturePyramid(picture)
        let search = try HandSearch(in: pyramid, runtime: runtime)
        return try search.hands(in: pyramid.box(of: region), maximumCount: maximumCount).map { Hand($0, in: pyramid) }
    }

    /// Returns the hand of a body whose wrist and knuckles are known, or nil where none is seen.
    ///
    /// The knuckle is that of the middle finger, or a point between the knuckles of the others.
    package func hand(from wrist: Point, to knuckle: Point, in picture: Picture) throws -> Hand? {
        let pyramid = PicturePyramid(picture)
        func pixels(_ point: Point) -> Point { Point(x: point.x * pyramid.width, y: point.y * pyramid.height) }
        let search = try HandSearch(in: pyramid, runtime: runtime)
        return try search.hand(from: pixels(wrist), to: pixels(knuckle)).map { Hand($0, in: pyramid) }
    }
}
