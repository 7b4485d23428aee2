public import Foundation

/// The parts of a face.
public class VNFaceLandmarks: NSObject {
    let twin: FaceObservation.Landmarks2D

    init(_ landmarks: FaceObservation.Landmarks2D) {
        twin = landmarks
        super.init()
    }

    /// The level of confidence in the parts, from 0 to 1.
    public var confidence: VNConfidence { twin.confidence }
}

/// The parts of a face, in the plane of the image.
///
/// Left and right are those of the image.
public final class VNFaceLandmarks2D: VNFaceLandmarks {
    /// All points, each once.
    public var allPoints: VNFaceLandmarkRegion2D? { region(twin.allPoints) }
    /// The line from one ear over the chin to the other.
    public var faceContour: VNFaceLandmarkRegion2D? { region(twin.faceContour) }
    /// The outline of the eye at the left of the image.
    public var leftEye: VNFaceLandmarkRegion2D? { region(twin.leftEye) }
    /// The outline of the eye at the right of the image.
    public var rightEye: VNFaceLandmarkRegion2D? { region(twin.rightEye) }
    /// The line along the brow at the left of the image.
    public var leftEyebrow: VNFaceLandmarkRegion2D? { region(twin.leftEyebrow) }
    /// The line along the brow at the right of the image.
    public var rightEyebrow: VNFaceLandmarkRegion2D? { region(twin.rightEyebrow) }
    /// The outline of the nose.
    public var nose: VNFaceLandmarkRegion2D? { region(twin.nose) }
    /// The line along the ridge of the nose.
    public var noseCrest: VNFaceLandmarkRegion2D? { region(twin.noseCrest) }
    /// The line that divides the face, from the nose to the chin.
    public var medianLine: VNFaceLandmarkRegion2D? { region(twin.medianLine) }
    /// The outline of the lips.
    public var outerLips: VNFaceLandmarkRegion2D? { region(twin.outerLips) }
    /// The line between the lips.
    public var innerLips: VNFaceLandmarkRegion2D? { region(twin.innerLips) }
    /// The middle of the pupil at the left of the image.
    public var leftPupil: VNFaceLandmarkRegion2D? { region(twin.leftPupil) }
    /// The middle of the pupil at the right of the image.
    public var rightPupil: VNFaceLandmarkRegion2D? { region(twin.rightPupil) }

    private func region(_ region: FaceObservation.Landmarks2D.Region) -> VNFaceLandmarkRegion2D? {
        region.points.isEmpty ? nil : VNFaceLandmarkRegion2D(region)
    }
}

/// A part of a face as points.
public class VNFaceLandmarkRegion: NSObject {
    let twin: FaceObservation.Landmarks2D.Region

    init(_ region: FaceObservation.Landmarks2D.Region) {
        twin = region
        super.init()
    }

    /// The number of points.
    public var pointCount: Int { twin.points.count }
}

/// A part of a face as points in the plane of the image.
public final class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
    /// The points in fractions of the face's bounding box, measured from its lower-left corner.
    public var normalizedPoints: [CGPoint] { twin.points.map(\.cgPoint) }
    /// The estimated precision of each point; the network of this port answers none.
    public var precisionEstimatesPerPoint: [Float]? { twin.precisionEstimatesPerPoint }
    /// How the points are connected.
    public var pointsClassification: VNPointsClassification {
        switch twin.pointsClassification {
        case .closedPath: .closedPath
        case .disconnected: .disconnected
        case .openPath: .openPath
        }
    }

    /// Returns the points in pixels of the whole image, measured from its lower-left corner.
    public func pointsInImage(imageSize: CGSize) -> [CGPoint] { twin.pointsInImageCoordinates(imageSize) }
}
