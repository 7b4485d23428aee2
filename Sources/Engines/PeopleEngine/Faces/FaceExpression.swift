import GeometryEngine

/// What a face does with its eyes and its mouth, as its shape tells.
///
/// Left and right are those of the picture.
package struct FaceExpression: Sendable, Hashable {
    /// A Boolean value that indicates whether the face smiles.
    package let isSmiling: Bool
    /// A Boolean value that indicates whether the left eye is closed.
    package let isLeftEyeClosed: Bool
    /// A Boolean value that indicates whether the right eye is closed.
    package let isRightEyeClosed: Bool

    /// The opening below which an eye is closed, in its widths; open ones have a quarter and more.
    private static let closed = 0.13
    /// The width from which on a mouth may smile, and the sum of width and rise of one that does.
    private static let (leastWidth, leastSmile) = (0.58, 0.67)

    init(_ mesh: FaceMesh) {
        isLeftEyeClosed = mesh.leftEyeOpening < Self.closed
        isRightEyeClosed = mesh.rightEyeOpening < Self.closed
        isSmiling = mesh.mouthWidth >= Self.leastWidth && mesh.mouthWidth + mesh.mouthRise >= Self.leastSmile
    }
}

extension FaceMesh {
    /// How far the left eye of the picture is open, in its widths.
    var leftEyeOpening: Double { ratio(159, 145, to: 33, 133) }
    /// How far the right eye of the picture is open, in its widths.
    var rightEyeOpening: Double { ratio(386, 374, to: 263, 362) }
    /// The width of the mouth in distances of the outer corners of the eyes.
    fileprivate var mouthWidth: Double { ratio(61, 291, to: 33, 263) }

    /// How much higher the corners of the mouth are than its middle, in widths of the mouth.
    fileprivate var mouthRise: Double {
        let (corners, middle) = (middle(61, 291), middle(13, 14))
        let (chin, forehead) = (points[152], points[10])
        let height = max(chin.distance(to: forehead), 1e-9)
        let (x, y) = ((forehead.x - chin.x) / height, (forehead.y - chin.y) / height)
        let rise = (corners.x - middle.x) * x + (corners.y - middle.y) * y
        return rise / max(points[61].distance(to: points[291]), 1e-9)
    }

    private func middle(_ one: Int, _ other: Int) -> Point {
        Point(x: (points[one].x + points[other].x) / 2, y: (points[one].y + points[other].y) / 2)
    }

    private func ratio(_ start: Int, _ end: Int, to first: Int, _ last: Int) -> Double {
        points[start].distance(to: points[end]) / max(points[first].distance(to: points[last]), 1e-9)
    }
}
