import OwnModelEngine

/// What a model takes or gives of images.
public class MLImageConstraint: NSObject {
    /// The height in pixels; for a model that takes any, the one to prefer.
    public let pixelsHigh: Int
    /// The width in pixels; for a model that takes any, the one to prefer.
    public let pixelsWide: Int
    /// The format of the pixels, as Core Video names it.
    public let pixelFormatType: OSType
    /// The sizes that the model takes.
    public let sizeConstraint: MLImageSizeConstraint

    init(width: Int, height: Int, format: OSType, hasAnyWidth: Bool, hasAnyHeight: Bool) {
        (pixelsWide, pixelsHigh, pixelFormatType) = (width, height, format)
        let all = NSRange(location: 1, length: ImageInput.maximumSide)
        sizeConstraint = MLImageSizeConstraint(
            width: hasAnyWidth ? all : NSRange(location: width, length: 1),
            height: hasAnyHeight ? all : NSRange(location: height, length: 1)
        )
    }

    /// The size and the format.
    public override var description: String { "\(pixelsWide) × \(pixelsHigh) pixels, format \(pixelFormatType)" }

    /// The reason why the model doesn't take an image, or nil when it does.
    func refusal(of buffer: CVPixelBuffer?) -> String? {
        guard let buffer else { return "it has no pixels" }
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let isFit = sizeConstraint.pixelsWideRange.contains(width) && sizeConstraint.pixelsHighRange.contains(height)
        return isFit ? nil : "it has \(width) × \(height) pixels, not \(pixelsWide) × \(pixelsHigh)"
    }
}

/// The sizes of images that a model takes.
public class MLImageSizeConstraint: NSObject {
    /// The widths.
    public let pixelsWideRange: NSRange
    /// The heights.
    public let pixelsHighRange: NSRange

    init(width: NSRange, height: NSRange) { (pixelsWideRange, pixelsHighRange) = (width, height) }

    /// The way in which the sizes are described.
    public var type: MLImageSizeConstraintType {
        pixelsWideRange.length == 1 && pixelsHighRange.length == 1 ? .enumerated : .range
    }

    /// The sizes, of which there is one when none is open.
    public var enumeratedImageSizes: [MLImageSize] {
        guard type == .enumerated else { return [] }
        return [MLImageSize(width: pixelsWideRange.location, height: pixelsHighRange.location)]
    }
}

/// A way to describe sizes of images.
public enum MLImageSizeConstraintType: Int, Sendable {
    /// The sizes aren't known.
    case unspecified = 0
    /// All the sizes are listed.
    case enumerated = 2
    /// Both sides have a range.
    case range = 3
}

/// A size of images.
public class MLImageSize: NSObject {
    /// The width in pixels.
    public let pixelsWide: Int
    /// The height in pixels.
    public let pixelsHigh: Int

    init(width: Int, height: Int) { (pixelsWide, pixelsHigh) = (width, height) }
}
