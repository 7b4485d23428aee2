import Foundation

/// Files of several pages.
enum PagedFile {
    /// A TIFF file of gray pages of 2 × 1, 3 × 1, 4 × 1 … pixels.
    static func tiff(_ count: Int) -> Data {
        func number(_ value: Int, _ size: Int) -> Data {
            Data((0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        var file = Data([0x49, 0x49, 0x2A, 0]) + number(count * 10 + 8, 4) + Data(count: count * 10)
        for page in 0..<count {
            let fields = [
                (256, page + 2), (257, 1), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 1), (279, page + 2),
            ]
            file += number(fields.count, 2)
            for (tag, value) in fields { file += number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
            file += number(page + 1 < count ? file.count + 4 : 0, 4)
        }
        return file
    }
}
