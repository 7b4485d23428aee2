import GeometryEngine
import PeopleEngine

extension FaceObservation {
    /// Creates an observation of an engine's face, measured in a region of the picture.
    init(_ face: Face, in region: PictureRegion, _ descriptor: RequestDescriptor) {
        self.init(
            boundingBox: NormalizedRect(face.box, in: region),
            angles: Angles(roll: face.pose.roll, yaw: face.pose.yaw, pitch: face.pose.pitch),
            ObservationRecord(confidence: Float(face.confidence), descriptor: descriptor)
        )
    }

    /// The face as the engine knows it, of an observation that is measured in a region.
    func face(in region: PictureRegion) -> Face {
        let pose = FacePose(roll: angles.roll ?? 0, yaw: angles.yaw ?? 0, pitch: angles.pitch ?? 0)
        return Face(box: boundingBox.box(in: region), confidence: Double(confidence), pose: pose)
    }
}
