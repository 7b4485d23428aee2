public import Foundation

// @unchecked Sendable: what is stored are constants, here and in the classes below.
/// A thing that a detector found in an image.
public class CIFeature: NSObject, @unchecked Sendable {
    /// The kind of thing.
    public let type: String
    /// The rectangle around it, in the coordinates of the image.
    public let bounds: CGRect

    init(type: String, bounds: CGRect) {
        self.type = type
        self.bounds = bounds
    }
}

/// The kind of rectangles.
public let CIFeatureTypeRectangle: String = "Rectangle"

/// The kind of QR codes.
public let CIFeatureTypeQRCode: String = "QRCode"

/// The kind of lines of text.
public let CIFeatureTypeText: String = "Text"

/// A rectangle as it appears in perspective.
public final class CIRectangleFeature: CIFeature, @unchecked Sendable {
    /// The upper left corner, in the coordinates of the image.
    public let topLeft: CGPoint
    /// The upper right corner, in the coordinates of the image.
    public let topRight: CGPoint
    /// The lower right corner, in the coordinates of the image.
    public let bottomRight: CGPoint
    /// The lower left corner, in the coordinates of the image.
    public let bottomLeft: CGPoint

    /// Takes the corners, clockwise from the upper left one.
    init(_ corners: [CGPoint]) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        super.init(type: CIFeatureTypeRectangle, bounds: CIFeature.bounds(of: corners))
    }
}

/// A QR code.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// The upper left corner, in the coordinates of the image.
    public let topLeft: CGPoint
    /// The upper right corner, in the coordinates of the image.
    public let topRight: CGPoint
    /// The lower right corner, in the coordinates of the image.
    public let bottomRight: CGPoint
    /// The lower left corner, in the coordinates of the image.
    public let bottomLeft: CGPoint
    /// The content as text, or nil where it is bytes without a meaning as text.
    public let messageString: String?
    /// What the code is made of.
    public let symbolDescriptor: CIQRCodeDescriptor?

    /// Takes the corners, clockwise from the upper left one.
    init(_ corners: [CGPoint], message: String?, symbol: CIQRCodeDescriptor?) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        messageString = message
        symbolDescriptor = symbol
        super.init(type: CIFeatureTypeQRCode, bounds: CIFeature.bounds(of: corners))
    }
}

/// A line of text.
public final class CITextFeature: CIFeature, @unchecked Sendable {
    /// The upper left corner of the upright line, in the coordinates of the image.
    public let topLeft: CGPoint
    /// The upper right corner of the upright line, in the coordinates of the image.
    public let topRight: CGPoint
    /// The lower right corner of the upright line, in the coordinates of the image.
    public let bottomRight: CGPoint
    /// The lower left corner of the upright line, in the coordinates of the image.
    public let bottomLeft: CGPoint
    /// The characters, each a ``CITextFeature``, where ``CIDetectorReturnSubFeatures`` asks for them.
    public let subFeatures: [Any]?

    /// Takes the corners, clockwise from the upper left one.
    init(_ corners: [CGPoint], parts: [CITextFeature]) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        subFeatures = parts
        super.init(type: CIFeatureTypeText, bounds: CIFeature.bounds(of: corners))
    }
}

extension CIFeature {
    /// The smallest rectangle around four corners.
    static func bounds(of corners: [CGPoint]) -> CGRect {
        let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return CGRect(x: x[0], y: y[0], width: x[3] - x[0], height: y[3] - y[0])
    }
}
