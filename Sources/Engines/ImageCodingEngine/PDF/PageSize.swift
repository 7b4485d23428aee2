/// The sizes in which a page of a PDF document is drawn.
///
/// A page has 200 pixels an inch, which is what text needs to be read; a page larger than A2 has fewer. Some programs
/// write one point for each pixel of a scan: such pages would be seven times as large as the scan.
struct PageSize {
    /// The usual number of pixels per inch.
    private static let pixelsPerInch = 200.0
    /// The most pixels of a page, about those of A2.
    static let maximumPixelCount = 16_000_000

    private let width: Double
    private let height: Double

    /// Creates the sizes of a page from its size in points, or returns nil when it has none.
    init?(points width: Double, _ height: Double, limits: DecodingLimits) {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let scale = min(Self.pixelsPerInch / 72, Self.largestScale(width, height, limits))
        (self.width, self.height) = (width * scale, height * scale)
    }

    /// Creates the sizes of a page from its usual size.
    init(_ info: ImageInfo) { (width, height) = (Double(info.width), Double(info.height)) }

    /// Returns the smallest size that reaches a minimum in both directions, as far as the limits allow it, or else the
    /// usual size.
    func size(minimum: ImageInfo.Size? = nil, limits: DecodingLimits) -> ImageInfo.Size {
        var scale = 1.0
        if let minimum {
            let wanted = max(Double(minimum.width) / width, Double(minimum.height) / height)
            scale = min(wanted, Self.largestScale(width, height, limits))
        }
        let count = Self.pixelCount(limits)
        let size = { (rounding: FloatingPointRoundingRule) in
            // What is a whole number but for rounding isn't raised to the next one.
            let sides = [self.width, self.height].map { max(1, Int(($0 * scale - 1e-6).rounded(rounding))) }
            return ImageInfo.Size(
                width: min(sides[0], limits.maximumSide, count),
                height: min(sides[1], limits.maximumSide, count)
            )
        }
        let larger = size(.up)
        return larger.width * larger.height <= count ? larger : size(.down)
    }

    /// The most pixels of a page under limits.
    private static func pixelCount(_ limits: DecodingLimits) -> Int {
        max(1, min(maximumPixelCount, limits.maximumPixelCount, limits.maximumDecodedByteCount / 4))
    }

    /// The scale at which a page has as many pixels as it may have.
    private static func largestScale(_ width: Double, _ height: Double, _ limits: DecodingLimits) -> Double {
        let scale = (Double(pixelCount(limits)) / (width * height)).squareRoot()
        return min(scale, Double(limits.maximumSide) / max(width, height))
    }
}
