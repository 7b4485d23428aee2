import Foundation

/// Files in PNG whose rows are what a test says, damaged ones included.
enum StoredPNG {
    /// Returns a file of uncompressed rows of RGB, each with a filter of its own.
    static func file(width: Int, height: Int, filter: (Int) -> UInt8) -> Data {
        let rows = (0..<height).flatMap { y in
            [filter(y)] + (0..<width * 3).map { UInt8(truncatingIfNeeded: $0 * 7 + y) }
        }
        var packed: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 0xFFFF) {
            let block = rows[start..<min(start + 0xFFFF, rows.count)]
            let length = UInt16(block.count)
            packed.append(start + block.count == rows.count ? 1 : 0)
            for number in [length, ~length] { packed += [UInt8(number & 255), UInt8(number >> 8)] }
            packed += block
        }
        packed += bytes(adler(rows))
        let head = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0]
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", head) + chunk("IDAT", packed)
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        let body = Array(type.utf8) + content
        return Data(bytes(UInt32(content.count)) + body + bytes(checksum(body)))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        let table = (0..<256).map { (index: UInt32) -> UInt32 in
            (0..<8).reduce(index) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
        return ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}
