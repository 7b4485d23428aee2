public import Foundation

/// The kind of faces.
public let CIFeatureTypeFace: String = "Face"

/// A human face.
///
/// Left and right are those of the image, not of the person.
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// A Boolean value that indicates whether the place of the left eye is known.
    public var hasLeftEyePosition: Bool { eyes != nil }
    /// A Boolean value that indicates whether the place of the right eye is known.
    public var hasRightEyePosition: Bool { eyes != nil }
    /// A Boolean value that indicates whether the place of the mouth is known.
    public var hasMouthPosition: Bool { mouth != nil }
    /// The place of the left pupil, in the coordinates of the image.
    public var leftEyePosition: CGPoint { eyes?.left ?? .zero }
    /// The place of the right pupil, in the coordinates of the image.
    public var rightEyePosition: CGPoint { eyes?.right ?? .zero }
    /// The place of the middle of the mouth, in the coordinates of the image.
    public var mouthPosition: CGPoint { mouth ?? .zero }

    /// A Boolean value that indicates whether the face has a number, which ``CIDetectorTracking`` asks for.
    public var hasTrackingID: Bool { track != nil }
    /// The number that a detector gives a face for as long as it sees it in one image after another.
    public var trackingID: Int32 { track?.number ?? 0 }
    /// A Boolean value that indicates whether the images that show the face are counted.
    public var hasTrackingFrameCount: Bool { track != nil }
    /// The number of images in which the detector has seen the face without a break.
    public var trackingFrameCount: Int32 { track?.imageCount ?? 0 }

    /// A Boolean value that indicates whether the angle of the face is known; it always is.
    public var hasFaceAngle: Bool { true }
    /// The angle between the line of the eyes and the horizontal, in degrees counterclockwise.
    public let faceAngle: Float
    /// A Boolean value that indicates whether the face smiles, where ``CIDetectorSmile`` asks for it.
    public let hasSmile: Bool
    /// A Boolean value that indicates whether the left eye is closed, where ``CIDetectorEyeBlink`` asks for it.
    public let leftEyeClosed: Bool
    /// A Boolean value that indicates whether the right eye is closed, where ``CIDetectorEyeBlink`` asks for it.
    public let rightEyeClosed: Bool

    private let eyes: (left: CGPoint, right: CGPoint)?
    private let mouth: CGPoint?
    private let track: FaceTracks.Track?

    init(
        corners: [CGPoint],
        angle: Float,
        eyes: (left: CGPoint, right: CGPoint)?,
        mouth: CGPoint?,
        isSmiling: Bool,
        closedEyes: (left: Bool, right: Bool),
        track: FaceTracks.Track?
    ) {
        (self.eyes, self.mouth, self.track) = (eyes, mouth, track)
        (faceAngle, hasSmile) = (angle, isSmiling)
        (leftEyeClosed, rightEyeClosed) = closedEyes
        super.init(type: CIFeatureTypeFace, bounds: CIFeature.bounds(of: corners))
    }
}
