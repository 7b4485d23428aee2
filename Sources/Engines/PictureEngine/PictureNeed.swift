public import GeometryEngine

/// A consumer's need of pixels: the part of a picture, its fit and its size.
public struct PictureNeed: Sendable, Hashable, Codable {
    /// The part of the upright picture.
    public var region: PictureRegion
    /// The fit of the part in the size.
    public var fit: PictureFit
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Creates a need.
    public init(region: PictureRegion = .whole, fit: PictureFit, width: Int, height: Int) {
        self.region = region
        self.fit = fit
        self.width = width
        self.height = height
    }
}

/// A need applied to a picture of known size: the source and destination of its pixels.
struct PicturePlan: Hashable {
    /// The part of the upright picture, in its pixels.
    var box: Rect
    /// The size to which the part is scaled, before any rotation.
    var width: Int
    var height: Int
    /// The position of the scaled part in the size, after any rotation.
    var left: Int
    var top: Int

    init(_ need: PictureNeed, uprightWidth: Double, uprightHeight: Double) {
        box = need.region.box(width: uprightWidth, height: uprightHeight)
        (width, height) = need.fit.turns ? (need.height, need.width) : (need.width, need.height)
        (left, top) = (0, 0)
        switch need.fit {
        case .fill, .fillTurned:
            break
        case .centerCrop:
            let scale = max(Double(width) / box.width, Double(height) / box.height)
            let (cropWidth, cropHeight) = (Double(width) / scale, Double(height) / scale)
            box = Rect(
                x: box.minX + (box.width - cropWidth) / 2,
                y: box.minY + (box.height - cropHeight) / 2,
                width: cropWidth,
                height: cropHeight
            )
        case .fit, .fitTurned:
            let scale = min(Double(width) / box.width, Double(height) / box.height)
            width = min(width, max(1, Int((box.width * scale).rounded())))
            height = min(height, max(1, Int((box.height * scale).rounded())))
            let (shownWidth, shownHeight) = need.fit.turns ? (height, width) : (width, height)
            left = (need.width - shownWidth) / 2
            top = (need.height - shownHeight) / 2
        }
    }

    /// The smallest size of the whole upright picture that has enough pixels for the plan.
    func uprightSize(ofWidth uprightWidth: Double, height uprightHeight: Double) -> (width: Int, height: Int) {
        // A decoder rounds its scaled sizes up; requesting slightly less keeps an exact half from becoming a whole.
        func need(_ side: Double, _ outputs: Int, _ length: Double) -> Int {
            Int((min(1, Double(outputs) / length) * side - 1e-6).rounded(.up))
        }
        return (need(uprightWidth, width, box.width), need(uprightHeight, height, box.height))
    }
}
