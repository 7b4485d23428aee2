import Foundation

/// The sizes in an AV1 stream.
///
/// Follows the AV1 bitstream specification, sections 5.3 to 5.9.2, as far as the size.
struct AV1Stream {
    /// The largest frame that each sequence header allows.
    private(set) var sizes: [ImageInfo.Size] = []
    /// The number of frames, including hidden ones.
    private(set) var frameCount = 0
    /// The number of units of any kind.
    private(set) var partCount = 0
    /// A Boolean value that indicates whether a frame may be smaller than its sequence says.
    private(set) var mayBeSmaller = false

    private var sequence: AV1Sequence?

    /// Parses the concatenated units of a stream.
    mutating func read(_ view: ByteView) throws(ImageCodingError) {
        var position = 0
        while position < view.count {
            partCount += 1
            guard let head = view.u8(position), head & 0x80 == 0 else {
                throw .corrupt(.avif, "its picture is no AV1 stream")
            }
            position += head & 0x04 != 0 ? 2 : 1
            var length = max(0, view.count - position)
            if head & 0x02 != 0 {
                guard let stated = Self.length(view, &position) else { throw .truncated(.avif, "its picture is cut") }
                length = stated
            }
            guard let part = view.slice(position, count: length) else {
                throw .truncated(.avif, "its picture is cut")
            }
            try read(part: part, kind: head >> 3 & 15)
            position += length
        }
    }

    private mutating func read(part: ByteView, kind: Int) throws(ImageCodingError) {
        switch kind {
        case 1:
            guard let sequence = AV1Sequence(part.data.prefix(512)) else {
                throw .corrupt(.avif, "its picture has no size")
            }
            self.sequence = sequence
            sizes.append(sequence.size)
        case 3, 6:
            frameCount += 1
            if sequence?.isFullSize(frame: part.data.prefix(64)) != true { mayBeSmaller = true }
        default: break
        }
    }

    /// A LEB128 number: seven bits a byte, the lowest first.
    private static func length(_ view: ByteView, _ position: inout Int) -> Int? {
        var value = 0
        for index in 0..<8 {
            guard let byte = view.u8(position) else { return nil }
            position += 1
            value |= (byte & 0x7F) << (7 * index)
            if byte & 0x80 == 0 { return value <= Int(UInt32.max) ? value : nil }
        }
        return nil
    }
}
