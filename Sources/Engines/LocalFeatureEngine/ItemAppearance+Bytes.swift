import CLocalFeatures

extension ItemAppearance {
    /// The rendition as bytes for storage.
    ///
    /// The format is the same on every machine, and reading it restores the rendition exactly.
    public var bytes: [UInt8] {
        var bytes = Self.mark
        for number in [chroma == nil ? Self.grayRevision : Self.revision, width, height] {
            bytes.append(UInt8(truncatingIfNeeded: number))
            bytes.append(UInt8(truncatingIfNeeded: number >> 8))
        }
        return bytes + Self.blocks(pixels, width: width, height: height) + (chroma ?? [])
    }

    /// Reads a rendition from ``bytes``.
    public init(bytes: [UInt8]) throws(LocalFeatureError) {
        guard bytes.count >= Self.headLength, Array(bytes[..<4]) == Self.mark else {
            throw LocalFeatureError(
                code: .damaged,
                message: "\(bytes.count) stored bytes aren't an appearance; make it again from the picture."
            )
        }
        let head = [4, 6, 8].map { Int(UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) }
        guard Self.canRead(revision: head[0]) else {
            throw LocalFeatureError(
                code: .otherRevision,
                message: """
                    A stored appearance has revision \(head[0]) and this engine reads \(Self.grayRevision) and \
                    \(Self.revision); make it again from the picture.
                    """
            )
        }
        let (isColored, width, height) = (head[0] != Self.grayRevision, head[1], head[2])
        let count = Self.blockCount(width: width, height: height)
        let end = Self.headLength + count * Self.blockLength
        let length = end + (isColored ? count * Self.chromaLength : 0)
        guard width > 0, height > 0, bytes.count == length else {
            throw LocalFeatureError(
                code: .damaged,
                message: """
                    A stored appearance has \(bytes.count) bytes in place of \(length); make it again from the picture.
                    """
            )
        }
        self.init(
            width: width,
            height: height,
            blocks: Array(bytes[Self.headLength..<end]),
            chroma: isColored ? Array(bytes[end...]) : nil
        )
    }

    /// Returns whether this engine can read renditions of a revision.
    public static func canRead(revision: Int) -> Bool { revision == grayRevision || revision == Self.revision }

    private static let grayRevision = 1
    private static let mark = Array("FVAP".utf8)
    private static let headLength = 10

    // A block of eight by eight pixels has its darkest value, its range, and four bits for each pixel between them.
    static let blockSide = FOVEA_CHROMA_SIDE
    private static let blockLength = 2 + blockSide * blockSide / 2
    private static let chromaLength = 2

    private static func blockCount(width: Int, height: Int) -> Int {
        ((width + blockSide - 1) / blockSide) * ((height + blockSide - 1) / blockSide)
    }

    static func blocks(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
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

    static func pixels(blocks: [UInt8], width: Int, height: Int) -> [UInt8] {
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
