/// The appearance of an item: a small rendition, with which a placement is verified.
///
/// Luma has full resolution, and eight by eight pixels share a color. It takes at most 16,384 bytes in a store, some
/// 13,800 for a picture of usual shape.
public struct ItemAppearance: Sendable, Hashable {
    /// The revision of the renditions that this engine makes.
    ///
    /// Those of revision 1 have no color and can be read as well.
    public static let revision: Int = 2

    /// The width of the rendition in pixels.
    public let width: Int
    /// The height of the rendition in pixels.
    public let height: Int
    /// The luma of each pixel, row by row from the top.
    let pixels: [UInt8]
    /// The blue and the red difference of each block, row by row from the top, or nil when they aren't known.
    let chroma: [UInt8]?

    /// Quantizes pixels as storage does, so that fresh and stored renditions compare alike.
    init(width: Int, height: Int, gray: [UInt8], chroma: [UInt8]?) {
        self.width = width
        self.height = height
        pixels = Self.pixels(blocks: Self.blocks(gray, width: width, height: height), width: width, height: height)
        self.chroma = chroma
    }

    /// Decodes stored content.
    init(width: Int, height: Int, blocks: [UInt8], chroma: [UInt8]?) {
        self.width = width
        self.height = height
        pixels = Self.pixels(blocks: blocks, width: width, height: height)
        self.chroma = chroma
    }

    /// Returns whether another rendition shows the same picture, perhaps compressed in another way.
    func resembles(_ other: ItemAppearance) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let difference = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        guard difference <= Self.stillTheSame * pixels.count else { return false }
        guard let chroma, let others = other.chroma else { return true }
        return zip(chroma, others).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } <= Self.stillTheSame * chroma.count
    }

    /// The largest mean difference of luma between encodings of the same picture.
    private static let stillTheSame = 4

    /// The size of an item's rendition.
    static func size(width: Int, height: Int) -> (width: Int, height: Int) {
        let pixels = Double(width) * Double(height)
        let scale = min(1, (Double(largestPixelCount) / pixels).squareRoot())
        let (wide, high) = (Double(width) * scale, Double(height) * scale)
        // An extremely long picture keeps no more of its length than a side may have.
        return (max(1, min(largestSide, Int(wide.rounded(.down)))), max(1, min(largestSide, Int(high.rounded(.down)))))
    }

    private static let largestPixelCount = 24_576
    private static let largestSide = 1_024
}
