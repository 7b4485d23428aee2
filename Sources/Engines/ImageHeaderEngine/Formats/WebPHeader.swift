package import Foundation

/// The chunks of a WebP file.
package struct WebPHeader: FormatHeader, Sendable {
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    /// A Boolean value that indicates whether pixels can be transparent.
    package private(set) var hasAlpha = false
    /// A Boolean value that indicates whether the compression is lossless.
    package private(set) var isLossless = false
    /// The number of frames of an animation.
    package private(set) var frameCount = 1
    /// The EXIF block.
    package private(set) var exif: Data?
    /// The color profile.
    package private(set) var profile: Data?
    /// The first frame of an animation.
    package private(set) var firstFrame: Frame?

    /// A frame of an animation.
    package struct Frame: Sendable {
        /// The distance from the left side.
        package let x: Int
        /// The distance from the top.
        package let y: Int
        /// The width in pixels.
        package let width: Int
        /// The height in pixels.
        package let height: Int
        /// The chunks of the frame, which the decoder reads like a file.
        package let chunks: Data
    }

    private var chunkCount = 0
    private var isExtended = false
    private var isAnimated = false
    /// A Boolean value that indicates whether there is picture data.
    private var hasPicture = false
    private var animatedFrameCount = 0

    /// Walks the chunks.
    package init(_ data: Data, maximumWork: Int = DecodingWork.maximum) throws(ImageCodingError) {
        let view = ByteView(data, isLittleEndian: true)
        guard let size = view.u32(4), view.count >= 20 else { throw .truncated(.webp) }
        guard size + 8 <= view.count + (size & 1) else {
            throw .truncated(.webp, "\(view.count) of \(size + 8) bytes are there")
        }
        try Self.walk(view, from: 12, to: size + 8, maximumWork) { chunk, type throws(ImageCodingError) in
            try read(chunk, type: type, maximumWork)
        }
        guard width > 0 else { throw .corrupt(.webp, "it holds no picture") }
        if animatedFrameCount > 0 { frameCount = animatedFrameCount }
    }

    /// Refuses a file without a picture.
    package func check(maximumWork: Int) throws(ImageCodingError) {
        guard hasPicture else { throw .truncated(.webp, "its picture is missing") }
    }

    /// Calls a closure with each chunk and its name.
    private static func walk(
        _ view: ByteView,
        from start: Int,
        to end: Int,
        _ maximumWork: Int,
        _ body: (ByteView, String) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) {
        var position = start
        var work = DecodingWork()
        while position + 8 <= end, let length = view.u32(position + 4), let name = view.slice(position, count: 4) {
            guard let chunk = view.slice(position + 8, count: length) else { throw .truncated(.webp) }
            try work.count(.block, .webp, within: maximumWork, "chunks")
            try body(chunk, String(decoding: name.data, as: UTF8.self))
            position += 8 + length + (length & 1)
        }
    }

    /// The container has one order: `VP8X` can only be first, and there is one picture (RFC 9649, section 2.7).
    private mutating func read(_ chunk: ByteView, type: String, _ maximumWork: Int) throws(ImageCodingError) {
        chunkCount += 1
        switch type {
        case "VP8X":
            guard chunkCount == 1 else { throw .corrupt(.webp, "its header isn't at its beginning") }
            guard let flags = chunk.u8(0), let width = chunk.u24(4), let height = chunk.u24(7) else {
                throw .corrupt(.webp, "its header is too short")
            }
            (isExtended, hasAlpha, isAnimated) = (true, flags & 0x10 != 0, flags & 0x02 != 0)
            (self.width, self.height) = (width + 1, height + 1)
        case "VP8 ", "VP8L": try readPicture(chunk, type: type)
        case "ANMF":
            guard isAnimated else { throw .corrupt(.webp, "it has frames and no header that says so") }
            (animatedFrameCount, hasPicture) = (animatedFrameCount + 1, true)
            if firstFrame == nil { try readFrame(chunk, maximumWork) }
        case "EXIF": exif = chunk.data
        case "ICCP": profile = chunk.data
        default: break
        }
    }

    private mutating func readPicture(_ chunk: ByteView, type: String) throws(ImageCodingError) {
        guard !hasPicture, !isAnimated else { throw .corrupt(.webp, "it has more pictures than it says") }
        guard isExtended || chunkCount == 1 else { throw .corrupt(.webp, "its picture isn't at its beginning") }
        hasPicture = true
        isLossless = type == "VP8L"
        let picture = try Stream(chunk, isLossless: isLossless)
        if isExtended {
            try picture.check(width: width, height: height)
        } else {
            (width, height, hasAlpha) = (picture.width, picture.height, picture.hasAlpha)
        }
    }

    private mutating func readFrame(_ chunk: ByteView, _ maximumWork: Int) throws(ImageCodingError) {
        guard let x = chunk.u24(0), let y = chunk.u24(3), let frameWidth = chunk.u24(6), let frameHeight = chunk.u24(9),
            let chunks = chunk.slice(16, count: chunk.count - 16)
        else { throw .corrupt(.webp, "its first frame is too short") }
        let frame = Frame(x: 2 * x, y: 2 * y, width: frameWidth + 1, height: frameHeight + 1, chunks: chunks.data)
        // A frame outside of the canvas is refused with its own error before its content is checked.
        guard frame.x + frame.width <= width, frame.y + frame.height <= height else {
            throw .corrupt(.webp, "its first frame reaches outside")
        }
        var found: Stream?
        try Self.walk(chunks, from: 0, to: chunks.count, maximumWork) { chunk, type throws(ImageCodingError) in
            guard type == "VP8 " || type == "VP8L" else { return }
            guard found == nil else { throw .corrupt(.webp, "its first frame holds two pictures") }
            isLossless = type == "VP8L"
            found = try Stream(chunk, isLossless: isLossless)
        }
        guard let found else { throw .corrupt(.webp, "its first frame is empty") }
        try found.check(width: frame.width, height: frame.height)
        firstFrame = frame
    }

    /// The size in the picture's own header.
    private struct Stream {
        let width: Int
        let height: Int
        let hasAlpha: Bool

        init(_ chunk: ByteView, isLossless: Bool) throws(ImageCodingError) {
            if isLossless {
                // RFC 9649, section 3.4: a signature, then 14 bits for each side minus one, then alpha.
                guard chunk.u8(0) == 0x2F, let bits = chunk.u32(1) else {
                    throw .corrupt(.webp, "its picture has no header")
                }
                (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
                hasAlpha = bits >> 28 & 1 == 1
            } else {
                // RFC 6386, section 9.1: a start code, then 14 bits for each side.
                guard chunk.u8(3) == 0x9D, chunk.u8(4) == 0x01, chunk.u8(5) == 0x2A, let width = chunk.u16(6),
                    let height = chunk.u16(8)
                else { throw .corrupt(.webp, "its picture has no header") }
                (self.width, self.height, hasAlpha) = (width & 0x3FFF, height & 0x3FFF, false)
            }
        }

        /// Refuses a picture that doesn't fill its frame: the rest would stay undefined.
        func check(width: Int, height: Int) throws(ImageCodingError) {
            guard self.width == width, self.height == height else {
                throw .corrupt(
                    .webp,
                    "a place of \(width) × \(height) pixels holds \(self.width) × \(self.height)"
                )
            }
        }
    }
}
