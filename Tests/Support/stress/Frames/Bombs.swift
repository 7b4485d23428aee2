import Foundation

/// Files that say they are small pictures.
enum Bombs {
    /// A picture of one pixel.
    static let honest =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
        )
        ?? Data()

    static let all: [Data] = [
        honest,
        Data(),
        Data(count: 300 << 10),
        header(width: 65_535, height: 65_535),
        header(width: 0x7FFF_FFFF, height: 1),
        header(width: 0, height: 0),
        header(width: 512, height: 512),
        header(width: 512, height: 512, chunk: "zTXt", count: 200 << 10),
        header(width: 512, height: 512, chunk: "iCCP", count: 0xFFFF_FFF0),
        Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0]),
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".utf8),
        Data("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8X".utf8),
        Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3]),
        Data([0, 0, 0, 0x1C]) + Data("ftypavif".utf8) + Data(count: 100),
    ]

    private static func header(width: UInt32, height: UInt32, chunk: String? = nil, count: UInt32 = 0) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        for number in [width, height] { data += bytes(number) }
        data += [8, 2, 0, 0, 0, 0, 0, 0, 0]
        guard let chunk else { return data }
        return data + bytes(count) + Data(chunk.utf8) + Data(count: Int(min(count, 200 << 10)))
    }

    private static func bytes(_ number: UInt32) -> Data {
        Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
}
