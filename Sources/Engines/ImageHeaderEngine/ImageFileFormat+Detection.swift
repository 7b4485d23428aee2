public import Foundation

extension ImageFileFormat {
    /// Recognizes a format by the first bytes of a file, or returns nil when they belong to none.
    ///
    /// The file's name plays no part. Sixty-four bytes are enough for every format.
    public static func detect(_ data: Data) -> ImageFileFormat? {
        let head = Array(data.prefix(64))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return .gif }
        if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        if head.starts(with: [0x49, 0x49, 0x2A, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
        if head.starts(with: [0x49, 0x49, 0x2B, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2B]) { return .tiff }
        if head.dropFirst(4).starts(with: "ftyp".utf8) { return detectBrand(head) }
        if isBitmap(head) { return .bmp }
        if isDocument(head) { return .pdf }
        return nil
    }

    /// The major brand decides between the two HEIF formats; a neutral one leaves it to the compatible brands.
    private static func detectBrand(_ head: [UInt8]) -> ImageFileFormat? {
        let boxEnd = min(head.count, Int(head[0]) << 24 | Int(head[1]) << 16 | Int(head[2]) << 8 | Int(head[3]))
        let brands = stride(from: 8, to: boxEnd - 3, by: 4).filter { $0 != 12 }.map {
            String(decoding: head[$0..<$0 + 4], as: UTF8.self)
        }
        for brand in brands {
            switch brand {
            case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
            case "avif", "avis": return .avif
            default: continue
            }
        }
        return brands.contains("mif1") || brands.contains("msf1") ? .heic : nil
    }

    /// Some programs write a mark of the byte order or blank lines first.
    private static func isDocument(_ head: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = head.starts(with: mark) ? head.dropFirst(mark.count) : head[...]
        return start.drop { [9, 10, 12, 13, 32].contains($0) }.starts(with: "%PDF-".utf8)
    }

    /// "BM" also begins ordinary text, so the size of the second header must be a known one.
    private static func isBitmap(_ head: [UInt8]) -> Bool {
        guard head.starts(with: "BM".utf8) else { return false }
        guard head.count >= 18 else { return true }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(Int(head[14]) | Int(head[15]) << 8 | Int(head[16]) << 16)
    }
}
