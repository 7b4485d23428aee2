package import Foundation

/// The blocks of a GIF file, walked without decompressing a picture.
package struct GIFHeader: FormatHeader, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of frames.
    package private(set) var frameCount = 0
    private var isTransparent = false
    /// A Boolean value that indicates whether the first frame leaves a part of the canvas empty.
    private var leavesGaps = false
    /// The number of bits of a pixel.
    package private(set) var bitsPerPixel = 8
    /// The compressed bytes of the first frame.
    private var packedByteCount = 0
    /// The number of pixels of the first frame.
    private var framePixelCount = 0

    /// A Boolean value that indicates whether pixels can be transparent.
    package var hasAlpha: Bool { isTransparent || leavesGaps }

    /// Walks the blocks.
    package init(_ data: Data, maximumWork: Int = DecodingWork.maximum) throws(ImageCodingError) {
        let view = ByteView(data, isLittleEndian: true)
        guard let width = view.u16(6), let height = view.u16(8), let flags = view.u8(10), view.count >= 13 else {
            throw .truncated(.gif)
        }
        (self.width, self.height) = (width, height)
        bitsPerPixel = flags & 7 + 1
        var position = 13 + Self.paletteByteCount(flags)
        var work = DecodingWork()
        while let kind = view.u8(position), kind != 0x3B {
            try work.count(.block, .gif, within: maximumWork, "frames and notes")
            switch kind {
            case 0x21:
                // The transparency flag comes before the frame that it applies to.
                if frameCount == 0, view.u8(position + 1) == 0xF9, let flags = view.u8(position + 3) {
                    isTransparent = flags & 1 == 1
                }
                position = Self.skipBlocks(view, position + 2).end
            case 0x2C:
                guard let flags = view.u8(position + 9) else { throw .truncated(.gif) }
                if frameCount == 0 { readFirst(view, position) }
                frameCount += 1
                let blocks = Self.skipBlocks(view, position + 11 + Self.paletteByteCount(flags))
                if frameCount == 1 { packedByteCount = blocks.byteCount }
                position = blocks.end
            default: position = view.count
            }
            if position >= view.count { break }
        }
        guard frameCount > 0 else {
            throw position >= view.count ? .truncated(.gif) : .corrupt(.gif, "it holds no picture")
        }
    }

    /// Refuses a file too short for its first frame.
    package func check(maximumWork: Int) throws(ImageCodingError) {
        // A code has at least three bits and stands for at most 4096 pixels.
        guard packedByteCount * 8 / 3 * 4096 >= framePixelCount else { throw .truncated(.gif) }
    }

    private mutating func readFirst(_ view: ByteView, _ position: Int) {
        guard let left = view.u16(position + 1), let top = view.u16(position + 3), let width = view.u16(position + 5),
            let height = view.u16(position + 7)
        else { return }
        framePixelCount = width * height
        leavesGaps = left > 0 || top > 0 || width < self.width || height < self.height
    }

    private static func paletteByteCount(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    private static func skipBlocks(_ view: ByteView, _ start: Int) -> (end: Int, byteCount: Int) {
        var (position, sum) = (start, 0)
        while let count = view.u8(position), count > 0 {
            position += 1 + count
            sum += min(count, max(0, view.count - position + count))
        }
        return (position + 1, sum)
    }
}
