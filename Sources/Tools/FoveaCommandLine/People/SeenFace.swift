package import PeopleEngine

/// A face, and what is said about it.
package struct SeenFace: Sendable, Hashable {
    /// The face.
    package let face: Face
    /// How well it was captured, from 0 to 1.
    package let quality: Double
    /// The outlines of its parts, if they were asked for and found.
    package let landmarks: FaceLandmarks?

    /// Creates a face.
    package init(face: Face, quality: Double, landmarks: FaceLandmarks? = nil) {
        (self.face, self.quality, self.landmarks) = (face, quality, landmarks)
    }
}
