public import Foundation
import PictureEngine

/// The first revision of the request for rectangles: four sides that lie on edges.
public let VNDetectRectanglesRequestRevision1: Int = 1

/// A request that finds rectangles, such as covers, posters, cards and screens, as they appear in perspective.
///
/// The corners are measured in the region of interest;
/// ``VNImagePointForNormalizedPointUsingRegionOfInterest(_:_:_:_:)`` brings them back to the whole image.
public final class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The smallest ratio of a rectangle's shorter side to its longer one, as it appears in the image.
    public var minimumAspectRatio: VNAspectRatio = 0.5
    /// The largest ratio of a rectangle's shorter side to its longer one, as it appears in the image.
    public var maximumAspectRatio: VNAspectRatio = 1
    /// The number of degrees, from 0 to 45, that a corner may differ from a right angle.
    public var quadratureTolerance: VNDegrees = 30
    /// The smallest length of a rectangle's shorter side, as a part of the searched region's shorter side.
    public var minimumSize: Float = 0.2
    /// The smallest confidence of a rectangle, from 0 to 1.
    public var minimumConfidence: VNConfidence = 0
    /// The largest number of rectangles to answer, or 0 for all of them.
    public var maximumObservations: Int = 1

    /// The rectangles that the last run found, most confident first.
    public var results: [VNRectangleObservation]? { storedResults as? [VNRectangleObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNDetectRectanglesRequestRevision1)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectRectanglesRequest {
        var request = DetectRectanglesRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.minimumAspectRatio = minimumAspectRatio
        request.maximumAspectRatio = maximumAspectRatio
        request.quadratureToleranceDegrees = quadratureTolerance
        request.minimumSize = minimumSize
        request.minimumConfidence = minimumConfidence
        request.maximumObservations = maximumObservations
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNDetectRectanglesRequest else { return }
        copy.minimumAspectRatio = minimumAspectRatio
        copy.maximumAspectRatio = maximumAspectRatio
        copy.quadratureTolerance = quadratureTolerance
        copy.minimumSize = minimumSize
        copy.minimumConfidence = minimumConfidence
        copy.maximumObservations = maximumObservations
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        try twin.result(from: image, cancellation).map { VNRectangleObservation($0, requestRevision: revision) }
    }
}
