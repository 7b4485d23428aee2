import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

/// A file that means harm, drawn by the test itself.
struct HostileFile: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: Data
    /// The refusals that are right for it.
    let codes: Set<ImageCodingError.Code>

    var testDescription: String { name }

    init(_ name: String, _ bytes: Data, _ codes: ImageCodingError.Code...) {
        self.name = name
        self.bytes = bytes
        self.codes = Set(codes)
    }
}

// MARK: - Building blocks

infix operator ++ : AdditionPrecedence

/// Joins bytes; `+` has so many meanings that the compiler gives up on long sums.
func ++ (left: Data, right: Data) -> Data {
    var joined = left
    joined.append(right)
    return joined
}

extension Data {
    /// Sixteen bits, highest byte first.
    static func be16(_ value: Int) -> Data {
        var data = Data()
        data.appendBigEndian(UInt16(truncatingIfNeeded: value))
        return data
    }

    static func be32(_ value: Int) -> Data {
        var data = Data()
        data.appendBigEndian(UInt32(truncatingIfNeeded: value))
        return data
    }

    static func le16(_ value: Int) -> Data {
        var data = Data()
        data.appendLittleEndian(UInt16(truncatingIfNeeded: value))
        return data
    }

    static func le32(_ value: Int) -> Data {
        var data = Data()
        data.appendLittleEndian(UInt32(truncatingIfNeeded: value))
        return data
    }

    /// Bytes that look random and are always the same.
    static func noise(_ count: Int, seed: UInt64 = 1) -> Data {
        var state = seed
        return Data(
            (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
        )
    }

    /// This data with some bytes replaced.
    func patched(_ position: Int, _ bytes: Data) -> Data {
        var copy = Data(self)
        copy.replaceSubrange(position..<position + bytes.count, with: bytes)
        return copy
    }
}

// MARK: - PNG

extension HostileFile {
    static func pngChunk(_ type: String, _ body: Data) -> Data {
        let content = Data(type.utf8) ++ body
        var checksum: UInt32 = .max
        for byte in content {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return .be32(body.count) ++ content + .be32(Int(~checksum))
    }

    static func png(_ width: Int, _ height: Int, depth: Int = 8, kind: Int = 2, _ chunks: Data = Data()) -> Data {
        let header = Data.be32(width) ++ .be32(height) ++ Data([UInt8(depth), UInt8(kind), 0, 0, 0])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ++ pngChunk("IHDR", header) ++ chunks
            ++ pngChunk("IEND", Data())
    }

    /// Zeros packed a thousandfold, taken out of a picture of zeros.
    static let packedZeros: Data = {
        // A new picture is black; drawing sixteen million zeros would hold up the start of every test.
        guard let black = try? Raster(width: 4096, height: 4096, format: .gray8, alpha: .opaque, fill: { _, _ in }),
            let file = try? ImageEncoder.encode(black, as: .png)
        else { return Data() }
        let view = ByteView(file)
        var packed = Data()
        var position = 8
        while let length = view.u32(position) {
            if view.has("IDAT", at: position + 4), let body = view.slice(position + 8, count: length) {
                packed.append(body.data)
            }
            position += 12 + length
        }
        return packed
    }()

    static func pngs() throws -> [HostileFile] {
        let good = try Fixtures.data("rgb8.png")
        let pixels = pngChunk("IDAT", Data([0x78, 0x9C]) ++ .noise(40))
        return [
            HostileFile("PNG of 50,000 × 50,000", png(50000, 50000, pixels), .limitExceeded),
            HostileFile("PNG of 16,000 × 16,000", png(16000, 16000, pixels), .limitExceeded),
            HostileFile("PNG without width", png(0, 5, pixels), .corrupt),
            HostileFile("PNG with the largest width", png(0xFFFF_FFFF, 1, pixels), .limitExceeded),
            HostileFile("PNG of 8,000 × 8,000 in forty bytes", png(8000, 8000, pixels), .truncated),
            HostileFile("PNG without pixels", png(10, 10), .truncated),
            HostileFile("PNG with garbage for pixels", png(10, 10, pixels), .corrupt),
            HostileFile("PNG of an impossible kind", png(10, 10, depth: 3, kind: 5, pixels), .corrupt),
            HostileFile("PNG without a palette", png(10, 10, kind: 3, pixels), .corrupt),
            HostileFile("PNG without a header", Data(good.prefix(8)) ++ pixels + .noise(40), .corrupt),
            HostileFile("PNG with a wrong checksum", good.patched(good.count - 17, Data([1, 2, 3, 4])), .corrupt),
            HostileFile("PNG with an endless chunk", good.patched(33, .be32(0x7FFF_FFFF)), .corrupt, .truncated),
            HostileFile(
                "PNG with a note that unpacks to 16 MB",
                png(10, 10, pngChunk("zTXt", Data("bomb\0\0".utf8) ++ packedZeros) ++ pixels),
                .corrupt,
                .limitExceeded
            ),
        ]
    }
}

// MARK: - JPEG

extension HostileFile {
    static func jpegSegment(_ marker: UInt8, _ body: Data) -> Data {
        Data([0xFF, marker]) ++ .be16(body.count + 2) ++ body
    }

    static func jpegFrame(_ marker: UInt8, _ width: Int, _ height: Int, precision: UInt8 = 8, components: Int = 3)
        -> Data
    {
        var body = Data([precision]) ++ .be16(height) ++ .be16(width) ++ Data([UInt8(components)])
        for index in 1...max(1, components) { body.append(Data([UInt8(index), 0x11, 0])) }
        return jpegSegment(marker, body)
    }

    static func jpeg(_ segments: Data...) -> Data { Data([0xFF, 0xD8]) + segments.reduce(Data(), ++) }

    static let jpegScan = jpegSegment(0xDA, Data([3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]))

    static func jpegs() throws -> [HostileFile] {
        let good = try Fixtures.data("rgb420.jpg")
        let header = try JPEGHeader(good)
        let progressive = try Fixtures.data("progressive.jpg")
        let progressiveHeader = try JPEGHeader(progressive)
        let scans = progressive[progressiveHeader.scanStart...].dropLast(2)
        let repeated = (0..<120).reduce(Data(progressive)) { file, _ in file.dropLast(2) ++ scans + Data([0xFF, 0xD9]) }
        return [
            HostileFile("JPEG of 65,535 × 65,535", jpeg(jpegFrame(0xC0, 65535, 65535), jpegScan), .limitExceeded),
            HostileFile("JPEG of 16,000 × 16,000", jpeg(jpegFrame(0xC0, 16000, 16000), jpegScan), .limitExceeded),
            HostileFile("JPEG without height", jpeg(jpegFrame(0xC0, 100, 0), jpegScan), .corrupt),
            HostileFile("JPEG with two sizes", jpeg(jpegFrame(0xC0, 9, 9), jpegFrame(0xC0, 8, 8), jpegScan), .corrupt),
            HostileFile("JPEG with its scan first", jpeg(jpegScan, jpegFrame(0xC0, 9, 9)), .corrupt),
            HostileFile("JPEG without tables", jpeg(jpegFrame(0xC0, 9, 9), jpegScan, .noise(200)), .corrupt),
            HostileFile("JPEG with 12 bits", jpeg(jpegFrame(0xC1, 9, 9, precision: 12), jpegScan), .unsupportedFeature),
            HostileFile("JPEG without loss", jpeg(jpegFrame(0xC3, 9, 9), jpegScan), .unsupportedFeature),
            HostileFile(
                "JPEG of 255 components",
                jpeg(jpegFrame(0xC0, 9, 9, components: 255), jpegScan),
                .unsupportedFeature
            ),
            HostileFile("JPEG of 8,000 × 8,000 in nothing", sized(good, 8000, 8000), .truncated, .corrupt),
            HostileFile(
                "JPEG with garbage for pixels",
                Data(good.prefix(header.scanStart + 14)) ++ .noise(3000),
                .corrupt,
                .truncated
            ),
            HostileFile("JPEG that ends in its header", jpeg(jpegFrame(0xC0, 9, 9)), .truncated),
            HostileFile("JPEG with an endless segment", jpeg(Data([0xFF, 0xE1, 0xFF, 0xFF, 1])), .truncated),
            HostileFile("JPEG of many scans", repeated, .corrupt, .truncated),
            HostileFile(
                "JPEG of many scans of 8,000 × 8,000",
                sized(repeated, 8000, 8000, marker: 0xC2),
                .limitExceeded
            ),
            HostileFile("JPEG of nothing but markers", jpeg(Data(repeating: 0xFF, count: 100_000)), .truncated),
        ]
    }

    /// A JPEG file that claims another size.
    static func sized(_ file: Data, _ width: Int, _ height: Int, marker: UInt8 = 0xC0) -> Data {
        guard let frame = file.range(of: Data([0xFF, marker])) else { return file }
        return file.patched(frame.lowerBound + 5, .be16(height) ++ .be16(width))
    }
}

// MARK: - WebP, GIF, BMP

extension HostileFile {
    static func webp(_ type: String, _ body: Data, claimed: Int? = nil) -> Data {
        let chunk = Data(type.utf8) ++ .le32(claimed ?? body.count) ++ body
        return Data("RIFF".utf8) ++ .le32(chunk.count + 4) ++ Data("WEBP".utf8) ++ chunk
    }

    static func webps() throws -> [HostileFile] {
        let good = try Fixtures.data("lossy.webp")
        let frame = Data([255, 255, 255, 255, 255, 255, 9, 0, 0, 9, 0, 0, 0, 0, 0, 0])
        let animation = Data("VP8X".utf8) ++ .le32(10) ++ Data([2, 0, 0, 0, 9, 0, 0, 9, 0, 0])
        let outside = animation + Data("ANMF".utf8) ++ .le32(16) ++ frame
        return [
            HostileFile(
                "WebP of 16 million squared",
                webp("VP8X", Data([0, 0, 0, 0]) ++ Data(repeating: 255, count: 6)),
                .limitExceeded
            ),
            HostileFile(
                "WebP of 16,384 × 16,384",
                webp("VP8L", Data([0x2F, 0xFF, 0xFF, 0xFF, 0x0F]) ++ .noise(50)),
                .limitExceeded
            ),
            HostileFile(
                "WebP of 8,000 × 7,900 in nothing",
                webp("VP8L", Data([0x2F, 0x3F, 0xDF, 0xB6, 0x07, 0])),
                .truncated,
                .corrupt
            ),
            HostileFile(
                "WebP without a size",
                webp("VP8 ", Data([0, 0, 0, 0x9D, 1, 0x2A, 0, 0, 0, 0]) ++ .noise(30)),
                .corrupt
            ),
            HostileFile("WebP with a lying chunk", webp("VP8 ", .noise(30), claimed: 0x7FFF_FFFF), .truncated),
            HostileFile("WebP with a lying file size", good.patched(4, .le32(0x7FFF_FFFF)), .truncated),
            HostileFile("WebP without a picture", webp("JUNK", .noise(30)), .corrupt),
            HostileFile(
                "WebP with a frame outside",
                Data("RIFF".utf8) ++ .le32(outside.count + 4) ++ Data("WEBP".utf8) ++ outside,
                .corrupt
            ),
        ]
    }

    static func gif(_ width: Int, _ height: Int, _ rest: Data) -> Data {
        Data("GIF89a".utf8) ++ .le16(width) ++ .le16(height) ++ Data([0x80, 0, 0, 0, 0, 0, 255, 255, 255]) ++ rest
    }

    static func gifs() -> [HostileFile] {
        func frame(_ width: Int, _ height: Int, codeSize: UInt8, _ body: Data) -> Data {
            Data([0x2C, 0, 0, 0, 0]) ++ .le16(width) ++ .le16(height) ++ Data([0, codeSize]) ++ body
        }
        let block = Data([40]) ++ .noise(40) ++ Data([0, 0x3B])
        return [
            HostileFile(
                "GIF of 65,535 × 65,535",
                gif(65535, 65535, frame(65535, 65535, codeSize: 2, block)),
                .limitExceeded
            ),
            HostileFile("GIF without a size", gif(0, 0, frame(0, 0, codeSize: 2, block)), .corrupt),
            HostileFile("GIF that ends where its frame begins", gif(9, 9, Data([0x2C])), .truncated),
            HostileFile("GIF without a frame", gif(9, 9, Data([0x3B])), .corrupt),
            HostileFile(
                "GIF of 8,000 × 8,000 in forty bytes",
                gif(8000, 8000, frame(8000, 8000, codeSize: 2, block)),
                .truncated,
                .corrupt
            ),
            HostileFile(
                "GIF with a frame larger than allowed",
                gif(9, 9, frame(60000, 60000, codeSize: 2, block)),
                .limitExceeded,
                .truncated
            ),
            HostileFile("GIF with codes of 13 bits", gif(9, 9, frame(9, 9, codeSize: 12, block)), .corrupt, .truncated),
            HostileFile(
                "GIF with garbage for pixels",
                gif(90, 90, frame(90, 90, codeSize: 8, block)),
                .corrupt,
                .truncated
            ),
            HostileFile(
                "GIF of notes alone",
                gif(9, 9, Data((0..<20000).flatMap { _ in [0x21, 0xFE, 1, 65, 0] as [UInt8] })),
                .truncated
            ),
        ]
    }

    static func bmp(
        _ width: Int,
        _ height: Int,
        bits: Int = 24,
        packing: Int = 0,
        start: Int = 54,
        _ rest: Data = .noise(99)
    ) -> Data {
        Data("BM".utf8) ++ .le32(0) ++ .le32(0) ++ .le32(start) ++ .le32(40) ++ .le32(width) ++ .le32(height)
            ++ .le16(1)
            ++ .le16(bits) ++ .le32(packing) ++ Data(count: 20) ++ rest
    }

    static func bmps() -> [HostileFile] {
        [
            HostileFile("BMP of 50,000 × 50,000", bmp(50000, 50000), .limitExceeded),
            HostileFile("BMP with the largest width", bmp(0x7FFF_FFFF, 1), .limitExceeded),
            HostileFile("BMP with the smallest height", bmp(1, -0x8000_0000), .limitExceeded),
            HostileFile("BMP without a size", bmp(0, 0), .corrupt),
            HostileFile("BMP of 8,000 × 8,000 in nothing", bmp(8000, 8000), .truncated),
            HostileFile("BMP with 7 bits", bmp(9, 9, bits: 7), .corrupt),
            HostileFile("BMP with pixels beyond its end", bmp(9, 9, start: 0x7FFF_FFFF), .truncated),
            HostileFile("BMP with half a palette", bmp(9, 9, bits: 8, start: 1078), .truncated),
            HostileFile(
                "BMP with endless runs",
                bmp(8000, 8000, bits: 8, packing: 1, start: 1078, Data(count: 1026)),
                .truncated
            ),
            HostileFile("BMP packed in an unknown way", bmp(9, 9, packing: 77), .unsupportedFeature),
        ]
    }
}

// MARK: - TIFF, HEIF and what is no picture

extension HostileFile {
    static func tiff(_ fields: [Int: Int], next: Int = 0, _ rest: Data = .noise(64)) -> Data {
        var file = Data([0x49, 0x49, 0x2A, 0]) ++ .le32(8) ++ .le16(fields.count)
        for (tag, value) in fields.sorted(by: { $0.key < $1.key }) {
            file.append(.le16(tag) ++ .le16(4) ++ .le32(1) ++ .le32(value))
        }
        return file + .le32(next) ++ rest
    }

    static func tiffs() -> [HostileFile] {
        func fields(_ changes: [Int: Int]) -> [Int: Int] {
            let usual = [256: 5, 257: 5, 258: 8, 259: 1, 262: 1, 273: 122, 277: 1, 278: 5, 279: 25]
            return usual.merging(changes) { $1 }
        }
        return [
            HostileFile(
                "TIFF of 4 billion squared",
                tiff(fields([256: 0xFFFF_FFFF, 257: 0xFFFF_FFFF])),
                .limitExceeded,
                .corrupt
            ),
            HostileFile("TIFF of 50,000 × 50,000", tiff(fields([256: 50000, 257: 50000])), .limitExceeded),
            HostileFile("TIFF without a size", tiff(fields([256: 0, 257: 0])), .corrupt),
            HostileFile(
                "TIFF of 8,000 × 8,000 in nothing",
                tiff(fields([256: 8000, 257: 8000, 278: 8000])),
                .truncated
            ),
            HostileFile("TIFF with its strip beyond the end", tiff(fields([273: 0x7FFF_0000])), .truncated, .corrupt),
            HostileFile("TIFF with half a strip", tiff(fields([273: 170])), .truncated, .corrupt),
            HostileFile(
                "TIFF with its directory beyond the end",
                Data([0x49, 0x49, 0x2A, 0]) ++ .le32(0x7FFF_FFF0),
                .truncated,
                .corrupt
            ),
            HostileFile(
                "TIFF with 65,535 fields",
                Data([0x49, 0x49, 0x2A, 0]) ++ .le32(8) ++ .le16(65535) ++ .noise(80),
                .truncated,
                .corrupt
            ),
            HostileFile("TIFF with 64 bits", tiff(fields([258: 64])), .corrupt, .truncated, .unsupportedFeature),
            HostileFile("TIFF of 60,000 components", tiff(fields([277: 60000])), .corrupt, .truncated),
            HostileFile("TIFF with tiles of no size", tiff(fields([322: 0, 323: 0, 324: 122, 325: 25])), .corrupt),
            HostileFile(
                "TIFF with tiles of a billion",
                tiff(fields([322: 1 << 30, 323: 1 << 30, 324: 122, 325: 25])),
                .corrupt,
                .limitExceeded,
                .truncated
            ),
            HostileFile(
                "TIFF with garbage packed",
                tiff(fields([256: 500, 257: 500, 259: 5, 278: 500, 279: 64])),
                .corrupt,
                .truncated
            ),
        ]
    }

    static func others() throws -> [HostileFile] {
        let heic = try Fixtures.data("thumbnail.heic")
        guard let size = heic.range(of: Data("ispe".utf8)), let pixels = heic.range(of: Data("mdat".utf8)) else {
            return []
        }
        return [
            HostileFile(
                "HEIC of 60,000 × 60,000",
                heic.patched(size.upperBound + 4, .be32(60000) ++ .be32(60000)),
                .limitExceeded
            ),
            HostileFile("HEIC without a size", heic.patched(size.upperBound + 4, .be32(0) ++ .be32(0)), .corrupt),
            HostileFile("HEIC of a type alone", Data(heic.prefix(36)), .corrupt, .truncated),
            HostileFile("HEIC with a box of 2 GB", heic.patched(pixels.lowerBound - 4, .be32(0x7FFF_FFFF)), .truncated),
            HostileFile("HEIC with an empty box", heic.patched(pixels.lowerBound - 4, .be32(2)), .corrupt),
            HostileFile(
                "HEIC with garbage for pixels",
                heic.patched(pixels.upperBound, .noise(heic.count - pixels.upperBound)),
                .corrupt,
                .unsupportedFeature,
                .truncated
            ),
            HostileFile("Random bytes", .noise(4096), .unsupportedFormat),
            HostileFile("Zeros", Data(count: 4096), .unsupportedFormat),
            HostileFile("Text", Data("BMW and other cars, no pictures here".utf8), .unsupportedFormat),
            HostileFile("A single byte", Data([0xFF]), .unsupportedFormat),
            HostileFile("Nothing", Data(), .emptyFile),
        ]
    }

    static let all: [HostileFile] = {
        let sets: [() throws -> [HostileFile]] = [pngs, jpegs, webps, gifs, bmps, tiffs, others, works, truncations]
        return sets.flatMap { (try? $0()) ?? [] }
    }()

    /// Each format cut after every sixteenth.
    static func truncations() throws -> [HostileFile] {
        let names = [
            "rgb8.png", "rgb8-interlaced.png", "rgb420.jpg", "progressive.jpg", "lossy.webp", "animated.webp",
            "thumbnail.heic", "orientation-1.avif", "rgb8-tiff_lzw.tif", "rgb8-tiled.tif", "plain.gif", "rgb24.bmp",
            "runs8.bmp",
        ]
        return try names.flatMap { name in
            let file = try Fixtures.data(name)
            return (1..<16).map { sixteenth in
                HostileFile(
                    "\(name) cut after \(sixteenth)/16",
                    Data(file.prefix(file.count * sixteenth / 16)),
                    .truncated
                )
            }
        }
    }
}
