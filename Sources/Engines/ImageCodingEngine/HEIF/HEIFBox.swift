import Foundation

/// A box of a HEIF file.
struct HEIFBox: Sendable {
    let type: String
    let body: ByteView

    /// The most sibling boxes; libheif has the same limit.
    private static let maximumCount = 20_000

    /// The sibling boxes in a range; one that extends beyond the end means that the file is truncated.
    static func list(_ view: ByteView, from start: Int = 0) throws(ImageCodingError) -> [HEIFBox] {
        var boxes: [HEIFBox] = []
        var position = start
        while position + 8 <= view.count {
            guard var size = view.u32(position), let type = view.slice(position + 4, count: 4) else { break }
            var headerSize = 8
            if size == 1 {
                guard let large = view.u64(position + 8) else { throw .truncated(.heic) }
                (size, headerSize) = (large, 16)
            } else if size == 0 {
                size = view.count - position
            }
            guard size >= headerSize else { throw .corrupt(.heic, "a box has no size") }
            guard let body = view.slice(position + headerSize, count: size - headerSize) else {
                throw .truncated(.heic, "a box of \(size) bytes is cut")
            }
            guard boxes.count < maximumCount else { throw .corrupt(.heic, "it has too many boxes") }
            boxes.append(HEIFBox(type: String(decoding: type.data, as: UTF8.self), body: body))
            position += size
        }
        return boxes
    }

    /// The only box of a type; with two, parsers could choose differently.
    static func only(_ type: String, of boxes: [HEIFBox]) throws(ImageCodingError) -> ByteView? {
        let found = boxes.filter { $0.type == type }
        guard found.count <= 1 else { throw .corrupt(.heic, "it has \(found.count) boxes of type \(type)") }
        return found.first?.body
    }
}
