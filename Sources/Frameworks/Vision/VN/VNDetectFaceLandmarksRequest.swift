public import Foundation
import PeopleEngine
import PictureEngine

/// The first revision of the request for parts of faces: 65 points.
public let VNDetectFaceLandmarksRequestRevision1: Int = 1
/// The second revision of the request for parts of faces: 65 points with the pupils.
public let VNDetectFaceLandmarksRequestRevision2: Int = 2
/// The third revision of the request for parts of faces: 65 or 76 points.
public let VNDetectFaceLandmarksRequestRevision3: Int = 3

/// A request that finds the parts of faces.
///
/// Faces that already have landmarks are answered unchanged.
public final class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {
    /// The faces to examine, or nil to find them first.
    public var inputFaceObservations: [VNFaceObservation]?
    /// The number of points; those of the revision unless it is set.
    public var constellation: VNRequestFaceLandmarksConstellation = .constellationNotDefined
    /// What the last run found, the most confident first.
    public var results: [VNFaceObservation]? { storedResults as? [VNFaceObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(VNDetectFaceLandmarksRequestRevision1...VNDetectFaceLandmarksRequestRevision3)
    }

    /// The request of the Swift interface that does the work.
    private var twin: DetectFaceLandmarksRequest {
        var request = DetectFaceLandmarksRequest(.revision3)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.inputFaceObservations = inputFaceObservations?.map { FaceObservation($0) }
        request.constellation = points
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNDetectFaceLandmarksRequest else { return }
        copy.inputFaceObservations = inputFaceObservations
        copy.constellation = constellation
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        guard Self.revision(revision, supportsConstellation: constellation) else {
            throw VisionError.invalidArgument("Revision \(revision) of \(Self.self) doesn't have \(constellation).")
        }
        let inputs = inputFaceObservations
        return try twin.result(from: image, cancellation).enumerated().map { index, observation in
            if let inputs, inputs[index].landmarks != nil { return inputs[index] }
            return VNFaceObservation(observation, requestRevision: revision)
        }
    }

    /// Returns whether a revision answers a number of points.
    public class func revision(
        _ requestRevision: Int,
        supportsConstellation constellation: VNRequestFaceLandmarksConstellation
    ) -> Bool {
        guard supportedRevisions.contains(requestRevision) else { return false }
        return constellation != .constellation76Points || requestRevision >= VNDetectFaceLandmarksRequestRevision3
    }

    private var points: FaceLandmarks.Constellation {
        switch constellation {
        case .constellation65Points: .points65
        case .constellation76Points: .points76
        case .constellationNotDefined: revision < VNDetectFaceLandmarksRequestRevision3 ? .points65 : .points76
        }
    }
}
