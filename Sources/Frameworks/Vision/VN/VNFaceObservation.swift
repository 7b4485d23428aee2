public import Foundation

/// A face in an image.
public final class VNFaceObservation: VNDetectedObjectObservation {
    /// The parts of the face, of a request for landmarks.
    public let landmarks: VNFaceLandmarks2D?
    /// How well the face was captured, from 0 to 1, of a request for that.
    public let faceCaptureQuality: Float?
    private let angles: FaceObservation.Angles

    init(_ observation: FaceObservation, requestRevision: Int) {
        landmarks = observation.landmarks.map(VNFaceLandmarks2D.init)
        faceCaptureQuality = observation.captureQuality?.score
        // Earlier revisions knew less; an observation that no request made keeps all.
        let isOld = (1...2).contains(requestRevision) && observation.record.descriptor != nil
        angles = FaceObservation.Angles(
            roll: isOld && requestRevision == 1 ? nil : observation.angles.roll,
            yaw: isOld && requestRevision == 1 ? nil : observation.angles.yaw,
            pitch: isOld ? nil : observation.angles.pitch
        )
        super.init(
            boundingBox: observation.boundingBox.cgRect,
            record: observation.record,
            requestRevision: requestRevision
        )
    }

    /// Creates a face of a request's revision with a confidence of 1; angles are in radians.
    public convenience init(
        requestRevision: Int,
        boundingBox: CGRect,
        roll: NSNumber?,
        yaw: NSNumber?,
        pitch: NSNumber? = nil
    ) {
        let angles = FaceObservation.Angles(roll: roll?.doubleValue, yaw: yaw?.doubleValue, pitch: pitch?.doubleValue)
        let box = NormalizedRect(normalizedRect: boundingBox)
        let observation = FaceObservation(boundingBox: box, angles: angles, ObservationRecord())
        self.init(observation, requestRevision: requestRevision)
    }

    /// Creates a face with a confidence of 1.
    public convenience init(boundingBox: CGRect) {
        self.init(
            requestRevision: VNRequestRevisionUnspecified,
            boundingBox: boundingBox,
            roll: nil,
            yaw: nil
        )
    }

    /// Creates a face of a request's revision with a confidence of 1.
    public convenience init(requestRevision: Int, boundingBox: CGRect) {
        self.init(requestRevision: requestRevision, boundingBox: boundingBox, roll: nil, yaw: nil)
    }

    /// The turn in the image's plane in radians, positive counterclockwise, or nil where it wasn't computed.
    public var roll: NSNumber? { angles.roll.map { NSNumber(value: $0) } }
    /// The turn to the side in radians, positive towards the right of the image, or nil where it wasn't computed.
    public var yaw: NSNumber? { angles.yaw.map { NSNumber(value: $0) } }
    /// The nod in radians, positive when the face looks down, or nil where it wasn't computed.
    public var pitch: NSNumber? { angles.pitch.map { NSNumber(value: $0) } }

    // MARK: Archiving

    /// Writes the observation to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let details = Details(angles: angles, landmarks: landmarks?.twin, quality: faceCaptureQuality)
        if let data = try? JSONEncoder().encode(details) { coder.encode(NSData(data: data), forKey: "face") }
    }

    /// Reads an observation from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "face"),
            let details = try? JSONDecoder().decode(Details.self, from: Data(referencing: data))
        else { return nil }
        angles = details.angles
        landmarks = details.landmarks.map(VNFaceLandmarks2D.init)
        faceCaptureQuality = details.quality
        super.init(coder: coder)
    }

    /// The archived form of what a face has beyond its box.
    private struct Details: Codable {
        let angles: FaceObservation.Angles
        let landmarks: FaceObservation.Landmarks2D?
        let quality: Float?
    }
}
