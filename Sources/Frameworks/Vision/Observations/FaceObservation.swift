public import CoreMedia
public import Foundation

/// A face in an image.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    /// The rectangle from the brows to the chin, measured from the lower-left corner.
    public let boundingBox: NormalizedRect
    /// The parts of the face, of a request for landmarks.
    public internal(set) var landmarks: Landmarks2D?
    /// How well the face was captured, of a request for that.
    public internal(set) var captureQuality: CaptureQuality?
    let angles: Angles
    let record: ObservationRecord

    /// The direction of a face in radians; nil where it wasn't computed.
    struct Angles: Hashable, Codable, Sendable {
        var roll: Double?
        var yaw: Double?
        var pitch: Double?
    }

    init(boundingBox: NormalizedRect, angles: Angles, _ record: ObservationRecord) {
        self.boundingBox = boundingBox
        self.angles = angles
        self.record = record
    }

    /// Creates an observation of a face that looks at the camera, with a confidence of 1.
    public init(boundingBox: NormalizedRect, revision: DetectFaceRectanglesRequest.Revision? = nil) {
        let record = ObservationRecord(descriptor: revision.map { .detectFaceRectanglesRequest($0) })
        self.init(boundingBox: boundingBox, angles: Angles(), record)
    }

    /// The turn in the image's plane, positive counterclockwise.
    public var roll: Measurement<UnitAngle> { Measurement(value: angles.roll ?? 0, unit: .radians) }
    /// The turn to the side, positive towards the right of the image.
    public var yaw: Measurement<UnitAngle> { Measurement(value: angles.yaw ?? 0, unit: .radians) }
    /// The nod, positive when the face looks down.
    public var pitch: Measurement<UnitAngle> { Measurement(value: angles.pitch ?? 0, unit: .radians) }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the face belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the face.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The box and the confidence in percent.
    public var description: String { "Face \(boundingBox) \(Int((confidence * 100).rounded())) %" }
}

// MARK: - Quality

extension FaceObservation {
    /// How well a face was captured.
    public struct CaptureQuality: Hashable, Codable, Sendable {
        /// The quality, from 0 to 1.
        public let score: Float
        /// The request that judged the face.
        public let originatingRequestDescriptor: RequestDescriptor?

        init(score: Float, _ descriptor: RequestDescriptor?) {
            self.score = score
            originatingRequestDescriptor = descriptor
        }
    }
}

// MARK: - VN

extension FaceObservation {
    /// Creates a face from one of the VN interface.
    public init(_ observation: VNFaceObservation) {
        let angles = Angles(
            roll: observation.roll?.doubleValue,
            yaw: observation.yaw?.doubleValue,
            pitch: observation.pitch?.doubleValue
        )
        let box = NormalizedRect(normalizedRect: observation.boundingBox)
        self.init(boundingBox: box, angles: angles, observation.record)
        landmarks = observation.landmarks?.twin
        captureQuality = observation.faceCaptureQuality.map { CaptureQuality(score: $0, observation.record.descriptor) }
    }
}
