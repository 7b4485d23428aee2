/// The kind and revision of a request.
public enum RequestDescriptor: Hashable, Codable, Sendable, CustomStringConvertible {
    /// A request that classifies an image.
    case classifyImageRequest(ClassifyImageRequest.Revision)
    /// A request that runs a custom model.
    case coreMLRequest(CoreMLRequest.Revision)
    /// A request that finds a document.
    case detectDocumentSegmentationRequest(DetectDocumentSegmentationRequest.Revision)
    /// A request that finds and reads codes.
    case detectBarcodesRequest(DetectBarcodesRequest.Revision)
    /// A request that finds contours.
    case detectContoursRequest(DetectContoursRequest.Revision)
    /// A request that judges faces.
    case detectFaceCaptureQualityRequest(DetectFaceCaptureQualityRequest.Revision)
    /// A request that finds the parts of faces.
    case detectFaceLandmarksRequest(DetectFaceLandmarksRequest.Revision)
    /// A request that finds faces.
    case detectFaceRectanglesRequest(DetectFaceRectanglesRequest.Revision)
    /// A request that finds poses of bodies in space.
    case detectHumanBodyPose3DRequest(DetectHumanBodyPose3DRequest.Revision)
    /// A request that finds poses of bodies.
    case detectHumanBodyPoseRequest(DetectHumanBodyPoseRequest.Revision)
    /// A request that finds the joints of hands.
    case detectHumanHandPoseRequest(DetectHumanHandPoseRequest.Revision)
    /// A request that finds people.
    case detectHumanRectanglesRequest(DetectHumanRectanglesRequest.Revision)
    /// A request that finds rectangles.
    case detectRectanglesRequest(DetectRectanglesRequest.Revision)
    /// A request that finds places with text.
    case detectTextRectanglesRequest(DetectTextRectanglesRequest.Revision)
    /// A request that makes a heat map of where people look first.
    case generateAttentionBasedSaliencyImageRequest(GenerateAttentionBasedSaliencyImageRequest.Revision)
    /// A request that makes masks of subjects.
    case generateForegroundInstanceMaskRequest(GenerateForegroundInstanceMaskRequest.Revision)
    /// A request that makes a feature print.
    case generateImageFeaturePrintRequest(GenerateImageFeaturePrintRequest.Revision)
    /// A request that makes a mask of what a person points at.
    case generateIterativeSegmentationRequest(GenerateIterativeSegmentationRequest.Revision)
    /// A request that makes a heat map of where things are.
    case generateObjectnessBasedSaliencyImageRequest(GenerateObjectnessBasedSaliencyImageRequest.Revision)
    /// A request that makes masks of single people.
    case generatePersonInstanceMaskRequest(GeneratePersonInstanceMaskRequest.Revision)
    /// A request that makes a mask of people.
    case generatePersonSegmentationRequest(GeneratePersonSegmentationRequest.Revision)
    /// A request that reads documents.
    case recognizeDocumentsRequest(RecognizeDocumentsRequest.Revision)
    /// A request that reads text.
    case recognizeTextRequest(RecognizeTextRequest.Revision)
    /// A request that finds cats and dogs.
    case recognizeAnimalsRequest(RecognizeAnimalsRequest.Revision)

    /// The name and revision of the request.
    public var description: String {
        switch self {
        case .classifyImageRequest(let revision): "ClassifyImageRequest.\(revision)"
        case .coreMLRequest(let revision): "CoreMLRequest.\(revision)"
        case .detectDocumentSegmentationRequest(let revision): "DetectDocumentSegmentationRequest.\(revision)"
        case .detectBarcodesRequest(let revision): "DetectBarcodesRequest.\(revision)"
        case .detectContoursRequest(let revision): "DetectContoursRequest.\(revision)"
        case .detectFaceCaptureQualityRequest(let revision): "DetectFaceCaptureQualityRequest.\(revision)"
        case .detectFaceLandmarksRequest(let revision): "DetectFaceLandmarksRequest.\(revision)"
        case .detectFaceRectanglesRequest(let revision): "DetectFaceRectanglesRequest.\(revision)"
        case .detectHumanBodyPose3DRequest(let revision): "DetectHumanBodyPose3DRequest.\(revision)"
        case .detectHumanBodyPoseRequest(let revision): "DetectHumanBodyPoseRequest.\(revision)"
        case .detectHumanHandPoseRequest(let revision): "DetectHumanHandPoseRequest.\(revision)"
        case .detectHumanRectanglesRequest(let revision): "DetectHumanRectanglesRequest.\(revision)"
        case .detectRectanglesRequest(let revision): "DetectRectanglesRequest.\(revision)"
        case .detectTextRectanglesRequest(let revision): "DetectTextRectanglesRequest.\(revision)"
        case .generateAttentionBasedSaliencyImageRequest(let revision):
            "GenerateAttentionBasedSaliencyImageRequest.\(revision)"
        case .generateForegroundInstanceMaskRequest(let revision): "GenerateForegroundInstanceMaskRequest.\(revision)"
        case .generateImageFeaturePrintRequest(let revision): "GenerateImageFeaturePrintRequest.\(revision)"
        case .generateIterativeSegmentationRequest(let revision):
            "GenerateIterativeSegmentationRequest.\(revision)"
        case .generateObjectnessBasedSaliencyImageRequest(let revision):
            "GenerateObjectnessBasedSaliencyImageRequest.\(revision)"
        case .generatePersonInstanceMaskRequest(let revision): "GeneratePersonInstanceMaskRequest.\(revision)"
        case .generatePersonSegmentationRequest(let revision): "GeneratePersonSegmentationRequest.\(revision)"
        case .recognizeDocumentsRequest(let revision): "RecognizeDocumentsRequest.\(revision)"
        case .recognizeTextRequest(let revision): "RecognizeTextRequest.\(revision)"
        case .recognizeAnimalsRequest(let revision): "RecognizeAnimalsRequest.\(revision)"
        }
    }
}
