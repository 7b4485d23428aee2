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
        let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        super.init(
            type: CIFeatureTypeRectangle,
            bounds: CGRect(x: x[0], y: y[0], width: x[3] - x[0], height: y[3] - y[0])
        )
    }
}
