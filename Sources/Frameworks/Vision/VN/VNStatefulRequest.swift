public import CoreMedia

/// An abstract request that gathers evidence over the frames of a video.
///
/// A ``VNSequenceRequestHandler`` performs it on one frame after another; what it has seen stays with the request.
public class VNStatefulRequest: VNImageBasedRequest {
    /// The shortest time between two frames that are analyzed; zero stands for every frame.
    public private(set) var frameAnalysisSpacing: CMTime

    /// Creates a request that analyzes frames at a distance.
    public init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        self.frameAnalysisSpacing = frameAnalysisSpacing
        super.init(completionHandler: completionHandler)
    }

    /// Creates a request that analyzes every frame.
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        frameAnalysisSpacing = .zero
        super.init(completionHandler: completionHandler)
    }

    /// The number of frames that the request has to see before it answers.
    public var minimumLatencyFrameCount: Int { 1 }

    override func copySettings(to copy: VNRequest) {
        super.copySettings(to: copy)
        (copy as? VNStatefulRequest)?.frameAnalysisSpacing = frameAnalysisSpacing
    }
}
