import UniformTypeIdentifiers

/// What the beginning and the end of a picture's file say.
struct PictureHeader {
    let contentType: UTType
    var width: Int?
    var height: Int?

    /// Reads a file, or throws when it is of no known kind or was cut short.
    init(_ data: Data) throws(PictureProblem) {
        // Indices from zero, whatever part of other data this is.
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = try PNGHeader.read(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = try JPEGHeader.read(bytes)
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = try WebPHeader.read(bytes)
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 14 {
            contentType = .gif
            width = bytes.littleEndian16(6)
            height = bytes.littleEndian16(8)
        } else if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)), bytes.count >= 16 {
            contentType = bytes[8..<12].elementsEqual(Array("avif".utf8)) ? UTType(importedAs: "public.avif") : .heic
        } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
            contentType = .tiff
        } else {
            throw PictureProblem(
                "The bytes are no image of a known kind. Use PNG, JPEG, WebP, GIF, TIFF, HEIC or AVIF."
            )
        }
    }

    init(contentType: UTType, width: Int, height: Int) {
        self.contentType = contentType
        self.width = width
        self.height = height
    }

    static var cutShort: PictureProblem { PictureProblem("The image was cut short. Store the whole file.") }
}

/// The chunks of a PNG file.
enum PNGHeader {
    static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw PictureHeader.cutShort }
        var index = 8
        while index + 12 <= bytes.count {
            if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) {
                return PictureHeader(contentType: .png, width: bytes.bigEndian32(16), height: bytes.bigEndian32(20))
            }
            index += 12 + bytes.bigEndian32(index)
        }
        throw PictureHeader.cutShort
    }
}

/// The segments of a JPEG file.
enum JPEGHeader {
    static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
        var index = 2
        var size: (width: Int, height: Int)?
        while index + 4 <= bytes.count {
            guard bytes[index] == 0xFF else { throw PictureHeader.cutShort }
            let marker = bytes[index + 1]
            // Any number of fill bytes may stand before a marker.
            if marker == 0xFF {
                index += 1
                continue
            }
            if marker == 0xDA { break }
            // The frame headers, without the tables that share their range of numbers.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker), index + 9 <= bytes.count {
                size = (bytes.bigEndian16(index + 7), bytes.bigEndian16(index + 5))
            }
            index += 2 + bytes.bigEndian16(index + 2)
        }
        // Some cameras write more after the end of the image.
        guard let size, index + 4 <= bytes.count, hasEnd(bytes, after: index) else { throw PictureHeader.cutShort }
        return PictureHeader(contentType: .jpeg, width: size.width, height: size.height)
    }

    private static func hasEnd(_ bytes: [UInt8], after start: Int) -> Bool {
        var index = bytes.count - 2
        while index > start {
            if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
            index -= 1
        }
        return false
    }
}

/// The first chunk of a WebP file.
enum WebPHeader {
    static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
        guard bytes.count >= 30, bytes.littleEndian32(4) + 8 <= bytes.count else { throw PictureHeader.cutShort }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return header(1 + bytes.littleEndian24(24), 1 + bytes.littleEndian24(27))
        case "VP8L":
            let bits = bytes.littleEndian32(21)
            return header(1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
        case "VP8 ": return header(bytes.littleEndian16(26) & 0x3FFF, bytes.littleEndian16(28) & 0x3FFF)
        default: throw PictureProblem("The WebP file begins with an unknown chunk. Write it anew.")
        }
    }

    private static func header(_ width: Int, _ height: Int) -> PictureHeader {
        PictureHeader(contentType: .webP, width: width, height: height)
    }
}

extension [UInt8] {
    fileprivate func bigEndian16(_ index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }
    fileprivate func bigEndian32(_ index: Int) -> Int { bigEndian16(index) << 16 | bigEndian16(index + 2) }
    fileprivate func littleEndian16(_ index: Int) -> Int { Int(self[index]) | Int(self[index + 1]) << 8 }
    fileprivate func littleEndian24(_ index: Int) -> Int { littleEndian16(index) | Int(self[index + 2]) << 16 }
    fileprivate func littleEndian32(_ index: Int) -> Int { littleEndian16(index) | littleEndian16(index + 2) << 16 }
}
