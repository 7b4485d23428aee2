import GeometryEngine

/// A human body in a picture, with places in fractions of the picture's sides.
package struct Body: Sendable, Hashable {
    /// The points, in the order of ``BodyLandmark``.
    package let joints: [BodyJoint]
    /// The probability that there is a body, from 0 to 1.
    package let confidence: Double
    /// The distance from the hips to the top of the head, about that to the feet, in pixels.
    package let reach: Double

    /// Creates a body of which every landmark is known.
    package init(joints: [BodyJoint], confidence: Double, reach: Double) {
        precondition(joints.count == BodyLandmark.allCases.count, "A body has a joint for every landmark.")
        self.joints = joints
        self.confidence = confidence
        self.reach = reach
    }

    init(_ pose: BodyPose, in picture: PicturePyramid) {
        let shown = picture.box(of: .whole)
        let joints = pose.joints.map { joint in
            var joint = joint
            // What is outside isn't shown, whatever the network expects there.
            if !shown.contains(joint.place) { joint.visibility = 0 }
            joint.place = Point(x: joint.place.x / picture.width, y: joint.place.y / picture.height)
            return joint
        }
        self.init(joints: joints, confidence: pose.presence, reach: pose.reach)
    }

    /// The point of a landmark.
    package subscript(landmark: BodyLandmark) -> BodyJoint { joints[landmark.rawValue] }

    /// Returns the point halfway between two landmarks.
    package func middle(_ first: BodyLandmark, _ second: BodyLandmark) -> BodyJoint {
        self[first].middle(to: self[second])
    }
}
