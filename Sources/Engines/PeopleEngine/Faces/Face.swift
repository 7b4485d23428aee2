package import GeometryEngine

/// A human face in a picture.
package struct Face: Sendable, Hashable {
    /// The box from the brows to the chin, in fractions of the picture's sides.
    package var box: Rect
    /// The probability that it is a face, from 0 to 1.
    package var confidence: Double
    /// The direction in which the face looks.
    package var pose: FacePose
    /// What it does with its eyes and its mouth; nil for a face of which only the place is known.
    package var expression: FaceExpression? { mesh.map(FaceExpression.init) }
    /// Its surface in the pixels of the picture in which it was found.
    let mesh: FaceMesh?

    /// Creates a face whose place is known.
    package init(box: Rect, confidence: Double = 1, pose: FacePose = FacePose()) {
        self.box = box
        self.confidence = confidence
        self.pose = pose
        mesh = nil
    }

    init(_ finding: FaceSearch.Finding, in picture: PicturePyramid) {
        box = finding.box.scaled(x: 1 / picture.width, y: 1 / picture.height)
        confidence = finding.confidence
        pose = finding.mesh.pose
        mesh = finding.mesh
    }
}

/// The direction in which a face looks, in radians.
package struct FacePose: Sendable, Hashable {
    /// The turn in the picture's plane, counterclockwise as seen, from -π to π.
    package var roll: Double
    /// The turn to the side, positive towards the right of the picture, from -π/2 to π/2.
    package var yaw: Double
    /// The nod, positive when it looks down, from -π/2 to π/2.
    package var pitch: Double

    /// Creates a direction; without arguments it is that of a face which looks at the camera.
    package init(roll: Double = 0, yaw: Double = 0, pitch: Double = 0) {
        self.roll = roll
        self.yaw = yaw
        self.pitch = pitch
    }
}
