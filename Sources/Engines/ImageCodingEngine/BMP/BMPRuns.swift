import Foundation

/// A decoder of a bitmap's run-length encoding.
struct BMPRuns {
    private let data: Data
    private let header: BMPHeader
    private var position: Int
    private var column = 0
    private var row = 0
    /// The number of pixels that runs have painted so far.
    private(set) var paintedCount = 0

    init(data: Data, position: Int, header: BMPHeader) {
        self.data = data
        self.position = position
        self.header = header
    }

    /// Decodes the runs to their end mark.
    mutating func unpack(into target: inout MutableSpan<UInt8>) throws(ImageCodingError) {
        while row < header.height {
            let (count, value) = try pair()
            guard count == 0 else {
                // Runs beyond the right side are counted without a loop: a hostile file may consist of them.
                let visible = min(count, max(0, header.width - column))
                for index in 0..<visible { paint(pixel(index, of: value), into: &target) }
                column += count - visible
                continue
            }
            switch value {
            case 0: (column, row) = (0, row + 1)
            case 1: return
            case 2:
                let (right, down) = try pair()
                (column, row) = (column + right, row + down)
            default: try literal(value, into: &target)
            }
        }
    }

    private mutating func literal(_ count: Int, into target: inout MutableSpan<UInt8>) throws(ImageCodingError) {
        let byteCount = header.bitCount == 8 ? count : (count + 1) / 2
        let start = position
        guard start + byteCount <= data.count else { throw .truncated(.bmp) }
        for index in 0..<count {
            let byte = Int(data[data.startIndex + start + (header.bitCount == 8 ? index : index / 2)])
            paint(pixel(index, of: byte), into: &target)
        }
        position = start + byteCount + byteCount & 1
    }

    /// With four bits a pixel, two share a byte.
    private func pixel(_ index: Int, of byte: Int) -> Int {
        if header.bitCount == 8 { return byte }
        return index % 2 == 0 ? byte >> 4 : byte & 15
    }

    private mutating func paint(_ index: Int, into target: inout MutableSpan<UInt8>) {
        defer { column += 1 }
        guard column < header.width, row < header.height else { return }
        let line = header.isTopDown ? row : header.height - 1 - row
        target.setPixel(4 * (line * header.width + column), header.color(index))
        paintedCount += 1
    }

    private mutating func pair() throws(ImageCodingError) -> (Int, Int) {
        guard position + 1 < data.count else { throw .truncated(.bmp) }
        let start = data.startIndex + position
        position += 2
        return (Int(data[start]), Int(data[start + 1]))
    }
}
