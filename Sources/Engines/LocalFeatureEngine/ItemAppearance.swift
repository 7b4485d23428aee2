/// What an item looks like: a small gray rendition, with which a placement is verified.
///
/// It takes at most 16,384 bytes in a store.
public struct ItemAppearance: Sendable, Hashable {
    /// The revision of the renditions that this engine makes.
    public static let revision: Int = 1

    /// The width of the rendition in pixels.
    public let width: Int
    /// The height of the rendition in pixels.
    public let height: Int
    /// The brightness of each pixel, row by row from the top.
    let pixels: [UInt8]

    /// Takes pixels as they come back from a store, so that fresh and stored renditions compare alike.
    init(width: Int, height: Int, gray: [UInt8]) {
        self.width = width
        self.height = height
        pixels = Self.pixels(blocks: Self.blocks(gray, width: width, height: height), width: width, height: height)
    }

    /// Returns whether another rendition shows the same picture, perhaps stored another way.
    func resembles(_ other: ItemAppearance) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let difference = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return difference <= Self.stillTheSame * pixels.count
    }

    /// The mean difference, in shades of gray, of pictures that were stored another way.
    private static let stillTheSame = 4

    /// The size of an item's rendition.
    static func size(width: Int, height: Int) -> (width: Int, height: Int) {
        let pixels = Double(width) * Double(height)
        let scale = min(1, (Double(largestPixelCount) / pixels).squareRoot())
        let (wide, high) = (Double(width) * scale, Double(height) * scale)
        // A ribbon keeps no more of its length than a side may have.
        return (max(1, min(largestSide, Int(wide.rounded(.down)))), max(1, min(largestSide, Int(high.rounded(.down)))))
    }

    private static let largestPixelCount = 24_576
    private static let largestSide = 1_024
}

// MARK: - Bytes

extension ItemAppearance {
    /// The rendition as bytes for a store.
    ///
    /// The form is the same on every machine, and reading it gives the very same rendition back.
    public var bytes: [UInt8] {
        var bytes = Self.mark
        for number in [Self.revision, width, height] {
            bytes.append(UInt8(truncatingIfNeeded: number))
            bytes.append(UInt8(truncatingIfNeeded: number >> 8))
        }
        return bytes + Self.blocks(pixels, width: width, height: height)
    }

    /// Reads a rendition that ``bytes`` wrote.
    public init(bytes: [UInt8]) throws(LocalFeatureError) {
        guard bytes.count >= Self.headLength, Array(bytes[..<4]) == Self.mark else {
            throw LocalFeatureError(
                code: .damaged,
                message: "\(bytes.count) stored bytes aren't an appearance; make it again from the picture."
            )
        }
        let head = [4, 6, 8].map { Int(UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) }
        guard head[0] == Self.revision else {
            throw LocalFeatureError(
                code: .otherRevision,
                message: """
                    A stored appearance has revision \(head[0]) and this engine reads \(Self.revision); make it again \
                    from the picture.
                    """
            )
        }
        let (width, height) = (head[1], head[2])
        let length = Self.headLength + Self.blockCount(width: width, height: height) * Self.blockLength
        guard width > 0, height > 0, bytes.count == length else {
            throw LocalFeatureError(
                code: .damaged,
                message: """
                    A stored appearance has \(bytes.count) bytes in place of \(length); make it again from the picture.
                    """
            )
        }
        self.width = width
        self.height = height
        pixels = Self.pixels(blocks: Array(bytes[Self.headLength...]), width: width, height: height)
    }

    private static let mark = Array("FVAP".utf8)
    private static let headLength = 10

    // Eight by eight pixels have their darkest value, their range, and for each pixel four bits of where it lies between.
    private static let blockSide = 8
    private static let blockLength = 2 + blockSide * blockSide / 2

    private static func blockCount(width: Int, height: Int) -> Int {
        ((width + blockSide - 1) / blockSide) * ((height + blockSide - 1) / blockSide)
    }

    private static func blocks(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(blockCount(width: width, height: height) * blockLength)
        var block = [Int](repeating: 0, count: blockSide * blockSide)
        for top in stride(from: 0, to: height, by: blockSide) {
            for left in stride(from: 0, to: width, by: blockSide) {
                for y in 0..<blockSide {
                    let row = min(height - 1, top + y) * width
                    for x in 0..<blockSide { block[y * blockSide + x] = Int(pixels[row + min(width - 1, left + x)]) }
                }
                let low = block.reduce(255, min)
                let range = block.reduce(0, max) - low
                bytes.append(UInt8(low))
                bytes.append(UInt8(range))
                let steps = block.map { range == 0 ? 0 : (($0 - low) * 30 + range) / (2 * range) }
                for index in stride(from: 0, to: steps.count, by: 2) {
                    bytes.append(UInt8(steps[index] | steps[index + 1] << 4))
                }
            }
        }
        return bytes
    }

    private static func pixels(blocks: [UInt8], width: Int, height: Int) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height)
        var start = 0
        for top in stride(from: 0, to: height, by: blockSide) {
            for left in stride(from: 0, to: width, by: blockSide) {
                let (low, range) = (Int(blocks[start]), Int(blocks[start + 1]))
                for y in top..<min(height, top + blockSide) {
                    for x in left..<min(width, left + blockSide) {
                        let index = (y - top) * blockSide + x - left
                        let step = Int(blocks[start + 2 + index / 2] >> (index % 2 == 0 ? 0 : 4)) & 15
                        pixels[y * width + x] = UInt8(min(255, low + (step * range * 2 + 15) / 30))
                    }
                }
                start += blockLength
            }
        }
        return pixels
    }
}
