/// The kind and revision of a request.
public enum RequestDescriptor: Hashable, Codable, Sendable, CustomStringConvertible {
    /// A request that classifies an image.
    case classifyImageRequest(ClassifyImageRequest.Revision)
    /// A request that finds a document.
    case detectDocumentSegmentationRequest(DetectDocumentSegmentationRequest.Revision)
    /// A request that finds and reads codes.
    case detectBarcodesRequest(DetectBarcodesRequest.Revision)
    /// A request that finds rectangles.
    case detectRectanglesRequest(DetectRectanglesRequest.Revision)
    /// A request that finds places with text.
    case detectTextRectanglesRequest(DetectTextRectanglesRequest.Revision)
    /// A request that makes a feature print.
    case generateImageFeaturePrintRequest(GenerateImageFeaturePrintRequest.Revision)
    /// A request that reads text.
    case recognizeTextRequest(RecognizeTextRequest.Revision)

    /// The name and revision of the request.
    public var description: String {
        switch self {
        case .classifyImageRequest(let revision): "ClassifyImageRequest.\(revision)"
        case .detectDocumentSegmentationRequest(let revision): "DetectDocumentSegmentationRequest.\(revision)"
        case .detectBarcodesRequest(let revision): "DetectBarcodesRequest.\(revision)"
        case .detectRectanglesRequest(let revision): "DetectRectanglesRequest.\(revision)"
        case .detectTextRectanglesRequest(let revision): "DetectTextRectanglesRequest.\(revision)"
        case .generateImageFeaturePrintRequest(let revision): "GenerateImageFeaturePrintRequest.\(revision)"
        case .recognizeTextRequest(let revision): "RecognizeTextRequest.\(revision)"
        }
    }
}
