/// A finished request with its result, or with the error that ended it.
public enum VisionResult: Sendable, Equatable, CustomStringConvertible {
    /// The labels of an image.
    case classifyImage(ClassifyImageRequest, [ClassificationObservation])
    /// The document in an image, or nil where there is none.
    case detectDocumentSegmentation(DetectDocumentSegmentationRequest, DetectedDocumentObservation?)
    /// The codes in an image.
    case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
    /// The rectangles in an image.
    case detectRectangles(DetectRectanglesRequest, [RectangleObservation])
    /// The places with text in an image.
    case detectTextRectangles(DetectTextRectanglesRequest, [TextObservation])
    /// The feature print of an image.
    case generateImageFeaturePrint(GenerateImageFeaturePrintRequest, FeaturePrintObservation)
    /// The text in an image.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// A request that failed.
    case error(any VisionRequest, any Error)

    /// Returns whether two results are of equal requests and hold the same.
    public static func == (lhs: VisionResult, rhs: VisionResult) -> Bool {
        switch (lhs, rhs) {
        case (.classifyImage(let a, let b), .classifyImage(let c, let d)): a == c && b == d
        case (.detectDocumentSegmentation(let a, let b), .detectDocumentSegmentation(let c, let d)): a == c && b == d
        case (.detectBarcodes(let a, let b), .detectBarcodes(let c, let d)): a == c && b == d
        case (.detectRectangles(let a, let b), .detectRectangles(let c, let d)): a == c && b == d
        case (.detectTextRectangles(let a, let b), .detectTextRectangles(let c, let d)): a == c && b == d
        case (.generateImageFeaturePrint(let a, let b), .generateImageFeaturePrint(let c, let d)): a == c && b == d
        case (.recognizeText(let a, let b), .recognizeText(let c, let d)): a == c && b == d
        case (.error(let a, let b), .error(let c, let d)):
            AnyHashable(a) == AnyHashable(c) && String(describing: b) == String(describing: d)
        default: false
        }
    }

    /// The request and what it found.
    public var description: String {
        switch self {
        case .classifyImage(let request, let observations): "\(request): \(observations.count) labels"
        case .detectDocumentSegmentation(let request, let observation):
            "\(request): \(observation.map { "\($0)" } ?? "no document")"
        case .detectBarcodes(let request, let observations): "\(request): \(observations.count) codes"
        case .detectRectangles(let request, let observations): "\(request): \(observations.count) rectangles"
        case .detectTextRectangles(let request, let observations): "\(request): \(observations.count) lines"
        case .generateImageFeaturePrint(let request, let observation): "\(request): \(observation)"
        case .recognizeText(let request, let observations): "\(request): \(observations.count) lines"
        case .error(let request, let error): "\(request) failed: \(error)"
        }
    }
}
