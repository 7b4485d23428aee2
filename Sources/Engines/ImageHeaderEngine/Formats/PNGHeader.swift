package import Foundation

/// The chunks of a PNG file that describe the picture.
///
/// All chunks are walked by their lengths, because EXIF may follow the pixels; none is decompressed.
package struct PNGHeader: FormatHeader, Sendable {
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    /// The number of bits of a component.
    package private(set) var bitDepth = 8
    /// The color type, as numbered by the format.
    package private(set) var colorType = 0
    /// A Boolean value that indicates whether the picture is interlaced.
    package private(set) var isInterlaced = false
    /// A Boolean value that indicates whether one color is transparent.
    package private(set) var hasTransparentColor = false
    /// The number of frames of an animation.
    package private(set) var frameCount = 1
    /// The EXIF block.
    package private(set) var exif: Data?
    /// Photoshop's resource block in hexadecimal digits, after a name and a length.
    package private(set) var photoshop: Data?
    /// The name of the color profile.
    package private(set) var profileName: String?
    /// The resolution in the file's metadata.
    package private(set) var resolution: ImageResolution?
    /// A Boolean value that indicates whether there is an end chunk.
    package private(set) var hasEnd = false
    /// The compressed bytes of pixels that the file really contains.
    package private(set) var packedByteCount = 0

    /// Walks the chunks.
    package init(_ data: Data, maximumWork: Int = DecodingWork.maximum) throws(ImageCodingError) {
        let view = ByteView(data)
        guard view.has("IHDR", at: 12) else {
            throw view.count < 33 ? .truncated(.png) : .corrupt(.png, "it doesn't begin with its header")
        }
        try readHeader(view)
        var position = 33
        var work = DecodingWork()
        while let length = view.u32(position), let type = view.u32(position + 4) {
            try work.count(.block, .png, within: maximumWork, "chunks")
            if type == 0x4944_4154 { packedByteCount += min(length, view.count - position - 8) }  // IDAT
            if type == 0x4945_4E44 {  // IEND
                hasEnd = position + 12 <= view.count
                break
            }
            guard length <= view.count - position - 8 else { break }
            if Self.describing.contains(type), let chunk = view.slice(position + 8, count: length) {
                read(chunk, type: type)
            }
            position += 12 + length
        }
    }

    /// The types of chunks that describe the picture, as numbers: a file may have many others.
    private static let describing: Set<Int> = [transparency, animation, metadata, profile, density, text]
    private static let transparency = 0x7452_4E53  // tRNS
    private static let animation = 0x6163_544C  // acTL
    private static let metadata = 0x6558_4966  // eXIf
    private static let profile = 0x6943_4350  // iCCP
    private static let density = 0x7048_5973  // pHYs
    private static let text = 0x7445_5874  // tEXt
    /// The keyword of ImageMagick for Photoshop's resource block, since PNG has no chunk for it.
    package static let photoshopKeyword: String = "Raw profile type iptc"

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
        case Self.text where photoshop == nil && chunk.has("\(Self.photoshopKeyword)\0", at: 0):
            photoshop = chunk.data.dropFirst(Self.photoshopKeyword.utf8.count + 1)
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
    /// The number of samples of a pixel.
    package var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 4 }
    /// A Boolean value that indicates whether pixels are gray.
    package var isGray: Bool { colorType == 0 || colorType == 4 }
    /// A Boolean value that indicates whether pixels can be transparent.
    package var hasAlpha: Bool { colorType >= 4 || hasTransparentColor }

    /// The decompressed bytes of the picture, without the rows' filter bytes.
    package var unpackedByteCount: Int {
        let (count, overflow) = ((width * channelCount * bitDepth + 7) / 8).multipliedReportingOverflow(by: height)
        return overflow ? .max : count
    }

    /// Refuses a file too short for its picture.
    package func check(maximumWork: Int) throws(ImageCodingError) {
        // Deflate compresses at most 1032 bytes into one, so less than this can't hold the picture.
        guard packedByteCount * 1032 >= unpackedByteCount else {
            throw .truncated(.png, "\(packedByteCount) bytes can't hold \(width) × \(height) pixels")
        }
    }
}
