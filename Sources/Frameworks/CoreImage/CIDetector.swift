public import Foundation

/// A finder of things in images: of rectangles and QR codes.
///
/// ```swift
/// let options: [String: Any] = [CIDetectorAccuracy: CIDetectorAccuracyHigh, CIDetectorAspectRatio: 1.4]
/// let detector = CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: options)
/// let page = detector?.features(in: image).first as? CIRectangleFeature
/// ```
public final class CIDetector: NSObject {
    private let type: String
    private let context: CIContext
    private let options: [String: Any]

    /// Creates a detector of a type; nil for types other than ``CIDetectorTypeRectangle`` and ``CIDetectorTypeQRCode``,
    /// whose engines aren't there yet.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard type == CIDetectorTypeRectangle || type == CIDetectorTypeQRCode else { return nil }
        self.type = type
        self.context = context ?? CIContext()
        self.options = options ?? [:]
    }

    /// Returns what the detector finds in an image: rectangles, the most confident first, or codes from top to bottom.
    public func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns what the detector finds in an image with further options, which replace its own.
    public func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        let options = self.options.merging(options ?? [:]) { $1 }
        return type == CIDetectorTypeQRCode
            ? codes(in: image, context, options) : rectangles(in: image, context, options)
    }
}

// MARK: - Types

/// The type of a detector of rectangles.
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"
/// The type of a detector of faces, which there is none of yet.
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"
/// The type of a detector of QR codes.
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"
/// The type of a detector of text, which there is none of yet.
public let CIDetectorTypeText: String = "CIDetectorTypeText"

// MARK: - Options

/// The option for the accuracy, which is always high.
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"
/// The value for low accuracy and short times.
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"
/// The value for high accuracy.
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"
/// The option for the smallest size, as a share of the image's shorter side.
public let CIDetectorMinFeatureSize: String = "CIDetectorMinFeatureSize"
/// The option for the largest number of features, 1 unless set.
public let CIDetectorMaxFeatureCount: String = "CIDetectorMaxFeatureCount"
/// The option for the ratio of the longer side to the shorter one, or the other way around, of any ratio unless set.
public let CIDetectorAspectRatio: String = "CIDetectorAspectRatio"
/// The option for the way the image has to be turned to stand upright, with the numbers of EXIF.
public let CIDetectorImageOrientation: String = "CIDetectorImageOrientation"
