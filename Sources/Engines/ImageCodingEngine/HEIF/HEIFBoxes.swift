import Foundation
import PixelEngine

/// The boxes of a HEIF file that say how its main picture is turned.
///
/// libheif turns pictures while it decodes but doesn't say how. This reader finds the turn, so that pixels can stay
/// as they are stored, as with every other format.
struct HEIFBoxes {
    /// The turn of the main picture.
    private(set) var orientation: PictureOrientation = .up
    /// A Boolean value that indicates whether the main picture is cut to a part, which only the library can do.
    private(set) var isCropped = false

    init(_ data: Data) throws(ImageCodingError) {
        let view = ByteView(data)
        var metadata: ByteView?
        for box in try Self.boxes(view, from: 0) {
            if box.type == "meta", metadata == nil, box.body.count > 4 {
                metadata = box.body.slice(4, count: box.body.count - 4)
            }
        }
        guard let metadata else { return }
        let boxes = try Self.boxes(metadata, from: 0)
        guard let primary = boxes.first(where: { $0.type == "pitm" }).flatMap({ Self.primaryItem($0.body) }),
            let properties = boxes.first(where: { $0.type == "iprp" })
        else { return }
        try read(properties.body, of: primary)
    }

    private struct Box {
        let type: String
        let body: ByteView
    }

    /// The boxes side by side; one that reaches beyond the end means the file was cut.
    private static func boxes(_ view: ByteView, from start: Int) throws(ImageCodingError) -> [Box] {
        var boxes: [Box] = []
        var position = start
        while position + 8 <= view.count, boxes.count < 4096 {
            guard var size = view.u32(position), let type = view.slice(position + 4, count: 4) else { break }
            var headerSize = 8
            if size == 1 {
                guard let high = view.u32(position + 8), let low = view.u32(position + 12), high < 1 << 24 else {
                    throw .truncated(.heic)
                }
                (size, headerSize) = (high << 32 | low, 16)
            } else if size == 0 {
                size = view.count - position
            }
            guard size >= headerSize else { throw .corrupt(.heic, "a box has no size") }
            guard let body = view.slice(position + headerSize, count: size - headerSize) else {
                throw .truncated(.heic, "a box of \(size) bytes is cut")
            }
            boxes.append(Box(type: String(decoding: type.data, as: UTF8.self), body: body))
            position += size
        }
        return boxes
    }

    private static func primaryItem(_ body: ByteView) -> Int? {
        body.u8(0) == 0 ? body.u16(4) : body.u32(4)
    }

    private mutating func read(_ properties: ByteView, of item: Int) throws(ImageCodingError) {
        let boxes = try Self.boxes(properties, from: 0)
        guard let container = boxes.first(where: { $0.type == "ipco" }) else { return }
        let all = try Self.boxes(container.body, from: 0)
        var turn = Turn.none
        for box in boxes where box.type == "ipma" {
            for index in Self.associations(box.body, of: item) where index >= 1 && index <= all.count {
                let property = all[index - 1]
                switch property.type {
                case "irot": turn = turn.followed(by: .counterclockwise(quarters: (property.body.u8(0) ?? 0) & 3))
                case "imir":
                    turn = turn.followed(by: (property.body.u8(0) ?? 0) & 1 == 1 ? .leftToRight : .topToBottom)
                case "clap": isCropped = true
                default: break
                }
            }
        }
        orientation = turn.orientation
    }

    /// The numbers of an item's properties, in the order in which they apply.
    private static func associations(_ body: ByteView, of item: Int) -> [Int] {
        guard let version = body.u8(0), let flags = body.u8(3), let count = body.u32(4) else { return [] }
        var position = 8
        for _ in 0..<min(count, 65536) {
            guard let identifier = version == 0 ? body.u16(position) : body.u32(position) else { return [] }
            position += version == 0 ? 2 : 4
            guard let propertyCount = body.u8(position) else { return [] }
            position += 1
            let size = flags & 1 == 1 ? 2 : 1
            if identifier == item {
                return (0..<propertyCount).compactMap { index in
                    size == 2
                        ? body.u16(position + 2 * index).map { $0 & 0x7FFF }
                        : body.u8(position + index).map { $0 & 0x7F }
                }
            }
            position += size * propertyCount
        }
        return []
    }
}
