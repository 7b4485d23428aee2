public import Foundation
import Synchronization

/// A finder of things in images: of faces, rectangles, QR codes and text.
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
    private let tracks = Mutex(FaceTracks())

    /// Creates a detector of a type; nil for unknown types.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
        guard types.contains(type) else { return nil }
        self.type = type
        self.context = context ?? CIContext()
        self.options = options ?? [:]
    }

    /// Returns what the detector finds in an image: faces or rectangles, the most confident first, codes from top to
    /// bottom, or lines of text in reading order.
    public func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns what the detector finds in an image with further options, which replace its own.
    public func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        let options = self.options.merging(options ?? [:]) { $1 }
        return switch type {
        case CIDetectorTypeFace:
            faces(in: image, context, options) { boxes in tracks.withLock { $0.follow(boxes) } }
        case CIDetectorTypeQRCode: codes(in: image, context, options)
        case CIDetectorTypeText: text(in: image, context, options)
        default: rectangles(in: image, context, options)
        }
    }
}

// MARK: - Types

/// The type of a detector of rectangles.
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"
/// The type of a detector of faces.
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"
/// The type of a detector of QR codes.
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"
/// The type of a detector of lines of text.
public let CIDetectorTypeText: String = "CIDetectorTypeText"

// MARK: - Options

/// The option for the accuracy, which is always high.
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"
/// The value for low accuracy and short times.
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"
/// The value for high accuracy.
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"
/// The option for the smallest size: a share of the image's shorter side, and for text of its height.
///
/// Unless it is set, faces and lines of any size are found.
public let CIDetectorMinFeatureSize: String = "CIDetectorMinFeatureSize"
/// The option for the largest number of features: 1 rectangle unless set, and any number of codes and lines of text.
public let CIDetectorMaxFeatureCount: String = "CIDetectorMaxFeatureCount"
/// The option for the ratio of the longer side to the shorter one, or the other way around, of any ratio unless set.
public let CIDetectorAspectRatio: String = "CIDetectorAspectRatio"
/// The option for the way the image has to be turned to stand upright, with the numbers of EXIF.
public let CIDetectorImageOrientation: String = "CIDetectorImageOrientation"
/// The option for numbers that faces keep from one image to the next; false unless set.
public let CIDetectorTracking: String = "CIDetectorTracking"
/// The option for the number of angles in which faces are sought, which are always all.
public let CIDetectorNumberOfAngles: String = "CIDetectorNumberOfAngles"
/// The option for whether eyes are closed; false unless set.
public let CIDetectorEyeBlink: String = "CIDetectorEyeBlink"
/// The option for whether faces smile; false unless set.
public let CIDetectorSmile: String = "CIDetectorSmile"
/// The option for the places of characters, which has them read, with lines of text; false unless set.
public let CIDetectorReturnSubFeatures: String = "CIDetectorReturnSubFeatures"
