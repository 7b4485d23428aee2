/// A finished request with its result, or with the error that ended it.
public enum VisionResult: Sendable, Equatable, CustomStringConvertible {
    /// The labels of an image.
    case classifyImage(ClassifyImageRequest, [ClassificationObservation])
    /// What a custom model answered.
    case coreML(CoreMLRequest, [any VisionObservation])
    /// The document in an image, or nil where there is none.
    case detectDocumentSegmentation(DetectDocumentSegmentationRequest, DetectedDocumentObservation?)
    /// The codes in an image.
    case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
    /// The contours in an image.
    case detectContours(DetectContoursRequest, ContoursObservation)
    /// The quality of the faces in an image.
    case detectFaceCaptureQuality(DetectFaceCaptureQualityRequest, [FaceObservation])
    /// The parts of the faces in an image.
    case detectFaceLandmarks(DetectFaceLandmarksRequest, [FaceObservation])
    /// The faces in an image.
    case detectFaceRectangles(DetectFaceRectanglesRequest, [FaceObservation])
    /// The poses of the bodies in an image, in space.
    case detectHumanBodyPose3D(DetectHumanBodyPose3DRequest, [HumanBodyPose3DObservation])
    /// The poses of the bodies in an image.
    case detectHumanBodyPose(DetectHumanBodyPoseRequest, [HumanBodyPoseObservation])
    /// The hands in an image.
    case detectHumanHandPose(DetectHumanHandPoseRequest, [HumanHandPoseObservation])
    /// The people in an image.
    case detectHumanRectangles(DetectHumanRectanglesRequest, [HumanObservation])
    /// The rectangles in an image.
    case detectRectangles(DetectRectanglesRequest, [RectangleObservation])
    /// The places with text in an image.
    case detectTextRectangles(DetectTextRectanglesRequest, [TextObservation])
    /// The heat map of where people look first.
    case generateAttentionBasedSaliencyImage(GenerateAttentionBasedSaliencyImageRequest, SaliencyImageObservation)
    /// The masks of the subjects in an image, or nil where there are none.
    case generateForegroundInstanceMask(GenerateForegroundInstanceMaskRequest, InstanceMaskObservation?)
    /// The feature print of an image.
    case generateImageFeaturePrint(GenerateImageFeaturePrintRequest, FeaturePrintObservation)
    /// The mask of what a person points at, or nil where that is nothing.
    case generateIterativeSegmentation(GenerateIterativeSegmentationRequest, PixelBufferObservation?)
    /// The heat map of where things are.
    case generateObjectnessBasedSaliencyImage(GenerateObjectnessBasedSaliencyImageRequest, SaliencyImageObservation)
    /// The masks of single people in an image, or nil where there are none.
    case generatePersonInstanceMask(GeneratePersonInstanceMaskRequest, InstanceMaskObservation?)
    /// The mask of the people in an image.
    case generatePersonSegmentation(GeneratePersonSegmentationRequest, PixelBufferObservation)
    /// The document that an image shows.
    case recognizeDocuments(RecognizeDocumentsRequest, [DocumentObservation])
    /// The text in an image.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// The cats and dogs in an image.
    case recognizeAnimals(RecognizeAnimalsRequest, [RecognizedObjectObservation])
    /// A request that failed.
    case error(any VisionRequest, any Error)

    /// Returns whether two results are of equal requests and hold the same.
    public static func == (lhs: VisionResult, rhs: VisionResult) -> Bool {
        switch (lhs, rhs) {
        case (.classifyImage(let a, let b), .classifyImage(let c, let d)): a == c && b == d
        case (.coreML(let a, let b), .coreML(let c, let d)):
            a == c && b.map { AnyHashable($0) } == d.map { AnyHashable($0) }
        case (.detectDocumentSegmentation(let a, let b), .detectDocumentSegmentation(let c, let d)): a == c && b == d
        case (.detectBarcodes(let a, let b), .detectBarcodes(let c, let d)): a == c && b == d
        case (.detectContours(let a, let b), .detectContours(let c, let d)): a == c && b == d
        case (.detectFaceCaptureQuality(let a, let b), .detectFaceCaptureQuality(let c, let d)): a == c && b == d
        case (.detectFaceLandmarks(let a, let b), .detectFaceLandmarks(let c, let d)): a == c && b == d
        case (.detectFaceRectangles(let a, let b), .detectFaceRectangles(let c, let d)): a == c && b == d
        case (.detectHumanBodyPose3D(let a, let b), .detectHumanBodyPose3D(let c, let d)): a == c && b == d
        case (.detectHumanBodyPose(let a, let b), .detectHumanBodyPose(let c, let d)): a == c && b == d
        case (.detectHumanHandPose(let a, let b), .detectHumanHandPose(let c, let d)): a == c && b == d
        case (.detectHumanRectangles(let a, let b), .detectHumanRectangles(let c, let d)): a == c && b == d
        case (.detectRectangles(let a, let b), .detectRectangles(let c, let d)): a == c && b == d
        case (.detectTextRectangles(let a, let b), .detectTextRectangles(let c, let d)): a == c && b == d
        case (.generateAttentionBasedSaliencyImage(let a, let b), .generateAttentionBasedSaliencyImage(let c, let d)):
            a == c && b == d
        case (.generateForegroundInstanceMask(let a, let b), .generateForegroundInstanceMask(let c, let d)):
            a == c && b == d
        case (.generateImageFeaturePrint(let a, let b), .generateImageFeaturePrint(let c, let d)): a == c && b == d
        case (.generateIterativeSegmentation(let a, let b), .generateIterativeSegmentation(let c, let d)):
            a == c && b == d
        case (.generateObjectnessBasedSaliencyImage(let a, let b), .generateObjectnessBasedSaliencyImage(let c, let d)):
            a == c && b == d
        case (.generatePersonInstanceMask(let a, let b), .generatePersonInstanceMask(let c, let d)): a == c && b == d
        case (.generatePersonSegmentation(let a, let b), .generatePersonSegmentation(let c, let d)): a == c && b == d
        case (.recognizeDocuments(let a, let b), .recognizeDocuments(let c, let d)): a == c && b == d
        case (.recognizeText(let a, let b), .recognizeText(let c, let d)): a == c && b == d
        case (.recognizeAnimals(let a, let b), .recognizeAnimals(let c, let d)): a == c && b == d
        case (.error(let a, let b), .error(let c, let d)):
            AnyHashable(a) == AnyHashable(c) && String(describing: b) == String(describing: d)
        default: false
        }
    }

    /// The request and what it found.
    public var description: String {
        switch self {
        case .classifyImage(let request, let observations): "\(request): \(observations.count) labels"
        case .coreML(let request, let observations): "\(request): \(observations.count) observations"
        case .detectDocumentSegmentation(let request, let observation):
            "\(request): \(observation.map { "\($0)" } ?? "no document")"
        case .detectBarcodes(let request, let observations): "\(request): \(observations.count) codes"
        case .detectContours(let request, let observation): "\(request): \(observation)"
        case .detectFaceCaptureQuality(let request, let observations): "\(request): \(observations.count) faces"
        case .detectFaceLandmarks(let request, let observations): "\(request): \(observations.count) faces"
        case .detectFaceRectangles(let request, let observations): "\(request): \(observations.count) faces"
        case .detectHumanBodyPose3D(let request, let observations): "\(request): \(observations.count) bodies"
        case .detectHumanBodyPose(let request, let observations): "\(request): \(observations.count) bodies"
        case .detectHumanHandPose(let request, let observations): "\(request): \(observations.count) hands"
        case .detectHumanRectangles(let request, let observations): "\(request): \(observations.count) people"
        case .detectRectangles(let request, let observations): "\(request): \(observations.count) rectangles"
        case .detectTextRectangles(let request, let observations): "\(request): \(observations.count) lines"
        case .generateAttentionBasedSaliencyImage(let request, let observation): "\(request): \(observation)"
        case .generateForegroundInstanceMask(let request, let observation):
            "\(request): \(observation.map { "\($0)" } ?? "no subject")"
        case .generateImageFeaturePrint(let request, let observation): "\(request): \(observation)"
        case .generateIterativeSegmentation(let request, let observation):
            "\(request): \(observation.map { "\($0)" } ?? "nothing")"
        case .generateObjectnessBasedSaliencyImage(let request, let observation): "\(request): \(observation)"
        case .generatePersonInstanceMask(let request, let observation):
            "\(request): \(observation.map { "\($0)" } ?? "no person")"
        case .generatePersonSegmentation(let request, let observation): "\(request): \(observation)"
        case .recognizeDocuments(let request, let observations): "\(request): \(observations.count) documents"
        case .recognizeText(let request, let observations): "\(request): \(observations.count) lines"
        case .recognizeAnimals(let request, let observations): "\(request): \(observations.count) animals"
        case .error(let request, let error): "\(request) failed: \(error)"
        }
    }
}
