import Foundation

/// The chunks of a PNG file that describe the picture.
///
/// All chunks are walked by their lengths, because EXIF may follow the pixels; none is unpacked.
struct PNGHeader: Sendable {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var bitDepth = 8
    private(set) var colorType = 0
    private(set) var isInterlaced = false
    private(set) var hasTransparentColor = false
    private(set) var frameCount = 1
    private(set) var exif: Data?
    private(set) var profileName: String?
    private(set) var resolution: ImageInfo.Resolution?
    /// The number of packed bytes of pixels that the file really holds.
    private(set) var packedByteCount = 0

    init(_ data: Data, limits: DecodingLimits = DecodingLimits()) throws(ImageCodingError) {
        let view = ByteView(data)
        guard view.has("IHDR", at: 12) else {
            throw view.count < 33 ? .truncated(.png) : .corrupt(.png, "it doesn't begin with its header")
        }
        try readHeader(view)
        var position = 33
        var work = DecodingWork()
        while let length = view.u32(position), let type = view.u32(position + 4) {
            try work.count(.block, .png, within: limits, "chunks")
            if type == 0x4944_4154 { packedByteCount += min(length, view.count - position - 8) }  // IDAT
            guard length <= view.count - position - 8, type != 0x4945_4E44 else { break }  // IEND
            if Self.describing.contains(type), let chunk = view.slice(position + 8, count: length) {
                read(chunk, type: type)
            }
            position += 12 + length
        }
    }

    /// The names of chunks that say something about the picture, as numbers: a file may have many others.
    private static let describing: Set<Int> = [transparency, animation, metadata, profile, density]
    private static let transparency = 0x7452_4E53  // tRNS
    private static let animation = 0x6163_544C  // acTL
    private static let metadata = 0x6558_4966  // eXIf
    private static let profile = 0x6943_4350  // iCCP
    private static let density = 0x7048_5973  // pHYs

    private mutating func readHeader(_ view: ByteView) throws(ImageCodingError) {
        guard let width = view.u32(16), let height = view.u32(20), let bitDepth = view.u8(24),
            let colorType = view.u8(25), let interlace = view.u8(28), view.count >= 33
        else { throw .truncated(.png) }
        let allowedDepths: [Int: Set<Int>] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        guard let depths = allowedDepths[colorType], depths.contains(bitDepth), interlace <= 1 else {
            throw .corrupt(.png, "color type \(colorType) with \(bitDepth) bits doesn't exist")
        }
        (self.width, self.height, self.bitDepth, self.colorType) = (width, height, bitDepth, colorType)
        isInterlaced = interlace == 1
    }

    private mutating func read(_ chunk: ByteView, type: Int) {
        switch type {
        case Self.transparency: hasTransparentColor = true
        case Self.animation: frameCount = max(1, min(chunk.u32(0) ?? 1, 1 << 20))
        case Self.metadata: exif = chunk.data
        case Self.profile: profileName = chunk.text(0, count: min(chunk.count, 80)) ?? "ICC"
        case Self.density where chunk.u8(8) == 1:
            guard let horizontal = chunk.u32(0), let vertical = chunk.u32(4) else { return }
            resolution = .init(
                pixelsPerUnit: (Double(horizontal) / 100, Double(vertical) / 100),
                isMetric: true
            )
        default: break
        }
    }
}

extension PNGHeader {
    var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 4 }
    var isGray: Bool { colorType == 0 || colorType == 4 }
    var hasAlpha: Bool { colorType >= 4 || hasTransparentColor }

    /// The bytes of the picture before packing, but for the filter bytes of its rows.
    var unpackedByteCount: Int { (width * channelCount * bitDepth + 7) / 8 * height }
}
