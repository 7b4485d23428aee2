import Foundation
import GeometryEngine
import InferenceEngine
import PixelEngine

/// The iris of an eye, in the picture's pixels.
struct Iris: Sendable, Hashable {
    /// The middle of the pupil.
    let center: Point

    /// The width and height of what the network sees, in pixels.
    private static let side = 64
    /// The side of what it sees, in widths of the eye.
    private static let scale = 2.3

    /// Finds the iris between the corners of an eye, the outer one first.
    init(outer: Point, inner: Point, of picture: PicturePyramid, runtime: InferenceRuntime) throws {
        let width = max(abs(inner.x - outer.x), abs(inner.y - outer.y))
        // The network knows the eye at the left of a picture; the other one is shown mirrored.
        let isMirrored = inner.x < outer.x
        let (left, right) = isMirrored ? (inner, outer) : (outer, inner)
        let region = TurnedRect(
            center: Point(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2),
            width: width * Self.scale * (isMirrored ? -1 : 1),
            height: width * Self.scale,
            angle: atan2(right.y - left.y, right.x - left.x)
        )
        let bytes = try picture.rgb(of: region, width: Self.side, height: Self.side, border: .repeated)
        // What 16 bits move a pupil by is a thousandth of the face.
        let model = try runtime.model(named: "iris", parallelism: .across, precision: .half)
        let numbers = try model.run(bytes, outputs: ["iris"])["iris"] ?? []
        guard numbers.count == 15 else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer 5 points; set up the models again."
            )
        }
        let side = Double(Self.side)
        center = region.point(at: Point(x: Double(numbers[0]) / side, y: Double(numbers[1]) / side))
    }
}
