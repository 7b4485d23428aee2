public import CoreMedia
import CoreVideo
public import Foundation
import PictureEngine

/// The first revision of the request for masks of people: a network for people up to a few meters away.
public let VNGeneratePersonSegmentationRequestRevision1: Int = 1

/// A request that makes a mask of the people in an image, all of them in one.
public final class VNGeneratePersonSegmentationRequest: VNStatefulRequest {
    /// A balance between the quality of the mask and the time that it takes.
    public enum QualityLevel: UInt, Sendable {
        /// A large mask along the edges of the image, for still images.
        case accurate = 0
        /// A mask along the edges of the image, for a video that is recorded.
        case balanced
        /// A small mask, for a video that is shown live.
        case fast
    }

    /// The balance between quality and time.
    public var qualityLevel: QualityLevel = .accurate
    /// The format of the mask's pixels: one component as 8-bit integers, or as 16- or 32-bit floating-point numbers.
    public var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8

    /// Creates a request that analyzes every frame.
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
    }

    /// Creates nothing: the request analyzes every frame.
    @available(*, unavailable)
    public override init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
    }

    /// The mask that the last run made, in an array of one.
    public var results: [VNPixelBufferObservation]? { storedResults as? [VNPixelBufferObservation] }

    /// The revisions that the request supports.
    public override class var supportedRevisions: IndexSet {
        IndexSet(integer: VNGeneratePersonSegmentationRequestRevision1)
    }

    /// The request of the Swift interface that does the work.
    private var twin: GeneratePersonSegmentationRequest {
        let request = GeneratePersonSegmentationRequest(.revision1)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        request.qualityLevel =
            switch qualityLevel {
            case .accurate: .accurate
            case .balanced: .balanced
            case .fast: .fast
            }
        request.outputPixelFormatType = outputPixelFormat
        request.setComputeDevice(devices[.main], for: .main)
        request.setComputeDevice(devices[.postProcessing], for: .postProcessing)
        return request
    }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        guard let copy = copy as? VNGeneratePersonSegmentationRequest else { return }
        copy.qualityLevel = qualityLevel
        copy.outputPixelFormat = outputPixelFormat
    }

    override func needs(of picture: Picture) -> [PictureNeed] { twin.servableNeeds(of: picture) }

    override func observations(of image: SharedPicture, _ cancellation: Cancellation) throws -> [VNObservation] {
        [VNPixelBufferObservation(try twin.result(from: image, cancellation), requestRevision: revision)]
    }
}
