import CodeEngine
import FoundationCompatibility
import RectangleEngine
import TextEngine

extension CIDetector {
    /// The rectangles of an image in its own coordinates.
    func rectangles(in image: CIImage, _ context: CIContext, _ options: [String: Any]) -> [CIRectangleFeature] {
        let values = options as CFDictionary
        guard let view = DetectorView(image, context, values) else { return [] }
        let found = try? RectangleEngine.rectangles(in: view.picture, criteria: RectangleCriteria(values))
        return (found ?? []).map { CIRectangleFeature(view.corners($0.corners)) }
    }

    /// The QR codes of an image in its own coordinates.
    func codes(in image: CIImage, _ context: CIContext, _ options: [String: Any]) -> [CIQRCodeFeature] {
        let values = options as CFDictionary
        guard let view = DetectorView(image, context, values) else { return [] }
        var criteria = CodeCriteria()
        criteria.symbologies = [.qr]
        if let count = values.integer(CIDetectorMaxFeatureCount) { criteria.maximumCount = min(max(count, 1), 255) }
        let found = try? CodeEngine.shared.codes(in: view.picture, criteria: criteria)
        return (found ?? []).map { code in
            CIQRCodeFeature(
                view.corners(code.corners),
                message: code.isText ? code.text : nil,
                symbol: code.symbol.flatMap(CIBarcodeDescriptor.descriptor) as? CIQRCodeDescriptor
            )
        }
    }

    /// The lines of text of an image in its own coordinates.
    func text(in image: CIImage, _ context: CIContext, _ options: [String: Any]) -> [CITextFeature] {
        let values = options as CFDictionary
        guard let view = DetectorView(image, context, values) else { return [] }
        var sought = TextOptions()
        sought.readingCount = 1
        sought.minimumHeight = min(max(values.number(CIDetectorMinFeatureSize) ?? 0, 0), 1)
        let count = max(values.integer(CIDetectorMaxFeatureCount) ?? .max, 1)
        guard values.flag(CIDetectorReturnSubFeatures) ?? false else {
            let found = try? TextEngine.shared.outlines(in: view.picture, sought)
            return (found ?? []).prefix(count).map { CITextFeature(view.corners($0), parts: []) }
        }
        let found = try? TextEngine.shared.lines(in: view.picture, sought)
        return (found ?? []).prefix(count).map { line in
            let characters = line.characters.map { CITextFeature(view.corners($0), parts: []) }
            return CITextFeature(view.corners(line.corners), parts: characters)
        }
    }
}

extension RectangleCriteria {
    /// Creates what a detector looks for.
    fileprivate init(_ options: CFDictionary) {
        self.init()
        maximumCount = min(max(options.integer(CIDetectorMaxFeatureCount) ?? 1, 1), 256)
        minimumSize = min(max(options.number(CIDetectorMinFeatureSize) ?? 0.2, 0), 1)
        minimumAspectRatio = 0.2
        maximumAspectRatio = 1
        guard let ratio = options.number(CIDetectorAspectRatio), ratio.isFinite, ratio > 0 else { return }
        // A hint rather than a measure: perspective changes it.
        let wanted = min(ratio, 1 / ratio)
        (minimumAspectRatio, maximumAspectRatio) = (wanted * 0.7, min(wanted * 1.4, 1))
    }
}
