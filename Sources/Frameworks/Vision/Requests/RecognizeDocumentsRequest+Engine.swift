import GeometryEngine
import LayoutEngine
import PictureEngine
import TextEngine

extension RecognizeDocumentsRequest: PictureRequest {
    /// The request that reads the document's text.
    var textRequest: RecognizeTextRequest {
        var request = RecognizeTextRequest()
        request.regionOfInterest = regionOfInterest
        request.minimumTextHeightFraction = textRecognitionOptions.minimumTextHeightFraction
        request.automaticallyDetectsLanguage = textRecognitionOptions.automaticallyDetectLanguage
        request.recognitionLanguages = textRecognitionOptions.recognitionLanguages
        request.usesLanguageCorrection = textRecognitionOptions.useLanguageCorrection
        request.customWords = textRecognitionOptions.customWords
        return request
    }

    /// The request that reads the document's codes.
    var barcodeRequest: DetectBarcodesRequest {
        var request = DetectBarcodesRequest()
        request.regionOfInterest = regionOfInterest
        request.symbologies = barcodeDetectionOptions.symbologies
        request.coalescesCompositeSymbologies = barcodeDetectionOptions.coalesceCompositeSymbologies
        return request
    }

    func needs(of picture: Picture) -> [PictureNeed] {
        textRequest.needs(of: picture) + (barcodeDetectionOptions.enabled ? barcodeRequest.needs(of: picture) : [])
    }

    func result(from picture: Picture) throws -> [DocumentObservation] {
        try result(from: picture) { _ in }
    }

    /// The parts of the work that are done when text, and when codes are read, about.
    private static let (shareOfText, shareOfCodes) = (0.7, 0.85)

    func result(
        from picture: Picture,
        progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> [DocumentObservation] {
        var options = textRequest.options
        options.readingCount = textRecognitionOptions.maximumCandidateCount
        let lines = try TextEngine.shared.lines(in: picture, options) { try progress(Self.shareOfText * $0) }
        let codes =
            try barcodeDetectionOptions.enabled
            ? barcodeRequest.result(from: picture, descriptor) { try progress(Self.shareOfText) } : []
        try progress(Self.shareOfCodes)
        let region = regionOfInterest.pictureRegion
        let structure = try LayoutEngine.structure(
            of: lines,
            in: picture,
            codes: codes.map { Quadrilateral($0).map(region.point) }
        ) { try progress(Self.shareOfCodes) }
        try progress(1)
        guard !structure.lines.isEmpty || !codes.isEmpty else { return [] }
        return [DocumentObservation(structure, codes, in: region, descriptor)]
    }

    func visionResult(_ result: [DocumentObservation]) -> VisionResult { .recognizeDocuments(self, result) }
}
