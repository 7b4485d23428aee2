import GeometryEngine
import PictureEngine

/// The sizes at which lines are found and read.
struct TextScale {
    /// The pixels to read.
    let need: PictureNeed
    /// The pixels in which lines are found.
    let finding: PictureNeed
    /// The smallest height of a line, in the pixels to read.
    let minimumHeight: Double

    /// The largest numbers of pixels that are read; the fast level's are half the sides of a page of A4 with 600 dots to an
    /// inch, which a JPEG file is decoded at in a quarter of the time.
    private static let readingPixels = 16_000_000.0
    private static let fastReadingPixels = 8_000_000.0
    /// The largest number of pixels in which lines are found, for a picture that isn't elongated.
    private static let findingPixels = 3_000_000.0
    /// The shorter side up to which a small picture is enlarged, and by how much at most.
    private static let smallSide = 640.0
    private static let enlargement = 2.0
    /// The part of the size at which the fast level finds lines.
    private static let fastReduction = 0.55
    /// The height of a line that is surely found.
    private static let sureHeight = 24.0

    init(_ picture: Picture, _ options: TextOptions) {
        let width = options.region.width * Double(picture.width)
        let height = options.region.height * Double(picture.height)
        let pixels = options.level == .fast ? Self.fastReadingPixels : Self.readingPixels
        let reading = min(1, (pixels / max(1, width * height)).squareRoot())
        need = PictureNeed(
            region: options.region,
            fit: .fill,
            width: max(1, Int((width * reading).rounded())),
            height: max(1, Int((height * reading).rounded()))
        )
        let (readWidth, readHeight) = (Double(need.width), Double(need.height))
        minimumHeight = options.minimumHeight * readHeight
        // A long page, such as a screenshot of all that scrolls, has as small text as a short one.
        let elongation = min(max(max(readWidth, readHeight) / min(readWidth, readHeight) / 2, 1), 4)
        let largest = (Self.findingPixels * elongation / (readWidth * readHeight)).squareRoot()
        var scale = min(largest, min(max(Self.smallSide / min(readWidth, readHeight), 1), Self.enlargement))
        let reduction = options.level == .fast ? Self.fastReduction : 1
        if options.level == .fast { scale = min(scale, 1) * reduction }
        if minimumHeight > 0 { scale = min(scale, reduction * Self.sureHeight / minimumHeight) }
        finding = PictureNeed(
            region: options.region,
            fit: .fill,
            width: Self.side(readWidth * scale, options.level),
            height: Self.side(readHeight * scale, options.level)
        )
    }

    /// The length of a side in which lines are found.
    ///
    /// The network prepares itself for each new size. Where speed counts there are few, to the next of which a picture is
    /// stretched, so that nothing is padded: lines are found all the same in a picture that is a sixth wider or higher.
    private static func side(_ length: Double, _ level: TextLevel) -> Int {
        guard level == .fast, length >= 5 * fastStep else { return max(1, Int(length.rounded())) }
        return Int((length / fastStep - 0.1).rounded(.up) * fastStep)
    }

    /// The step of long sides at the fast level.
    private static let fastStep = 64.0

    /// A Boolean value that indicates whether any text fits.
    var isReadable: Bool { min(need.width, need.height) >= 5 }
}
