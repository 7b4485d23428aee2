import Foundation

/// The chunks of a WebP file.
struct WebPHeader: Sendable {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var hasAlpha = false
    private(set) var isLossless = false
    private(set) var frameCount = 1
    private(set) var exif: Data?
    private(set) var profile: Data?
    /// The first frame of an animation.
    private(set) var firstFrame: Frame?

    /// A frame of an animation.
    struct Frame: Sendable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        /// The chunks of the frame, which the decoder reads like a file.
        let chunks: Data
    }

    private var isExtended = false
    private var animatedFrameCount = 0

    init(_ data: Data) throws(ImageCodingError) {
        let view = ByteView(data, isLittleEndian: true)
        guard let size = view.u32(4), view.count >= 20 else { throw .truncated(.webp) }
        guard size + 8 <= view.count + (size & 1) else {
            throw .truncated(.webp, "\(view.count) of \(size + 8) bytes are there")
        }
        var position = 12
        while position + 8 <= size + 8, let length = view.u32(position + 4), let name = view.slice(position, count: 4) {
            guard let chunk = view.slice(position + 8, count: length) else { throw .truncated(.webp) }
            try read(chunk, type: String(decoding: name.data, as: UTF8.self))
            position += 8 + length + (length & 1)
        }
        guard width > 0 else { throw .corrupt(.webp, "it holds no picture") }
        if animatedFrameCount > 0 { frameCount = animatedFrameCount }
    }

    private mutating func read(_ chunk: ByteView, type: String) throws(ImageCodingError) {
        switch type {
        case "VP8X":
            guard let flags = chunk.u8(0), let width = chunk.u24(4), let height = chunk.u24(7) else {
                throw .corrupt(.webp, "its header is too short")
            }
            (isExtended, hasAlpha) = (true, flags & 0x10 != 0)
            (self.width, self.height) = (width + 1, height + 1)
        case "VP8 ":
            if !isExtended { try readLossy(chunk) }
        case "VP8L":
            isLossless = true
            if !isExtended { try readLossless(chunk) }
        case "ANMF":
            animatedFrameCount += 1
            if firstFrame == nil { try readFrame(chunk) }
        case "EXIF": exif = chunk.data
        case "ICCP": profile = chunk.data
        default: break
        }
    }

    /// RFC 6386, section 9.1: a start code, then 14 bits for either side.
    private mutating func readLossy(_ chunk: ByteView) throws(ImageCodingError) {
        guard chunk.u8(3) == 0x9D, chunk.u8(4) == 0x01, chunk.u8(5) == 0x2A, let width = chunk.u16(6),
            let height = chunk.u16(8)
        else { throw .corrupt(.webp, "its picture has no header") }
        (self.width, self.height) = (width & 0x3FFF, height & 0x3FFF)
    }

    /// RFC 9649, section 3.4: a signature, then 14 bits for either side less one, then alpha.
    private mutating func readLossless(_ chunk: ByteView) throws(ImageCodingError) {
        guard chunk.u8(0) == 0x2F, let bits = chunk.u32(1) else {
            throw .corrupt(.webp, "its picture has no header")
        }
        (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        hasAlpha = bits >> 28 & 1 == 1
    }

    private mutating func readFrame(_ chunk: ByteView) throws(ImageCodingError) {
        guard let x = chunk.u24(0), let y = chunk.u24(3), let frameWidth = chunk.u24(6), let frameHeight = chunk.u24(9),
            let chunks = chunk.slice(16, count: chunk.count - 16)
        else { throw .corrupt(.webp, "its first frame is too short") }
        isLossless = chunks.has("VP8L", at: 0)
        firstFrame = Frame(x: 2 * x, y: 2 * y, width: frameWidth + 1, height: frameHeight + 1, chunks: chunks.data)
    }
}

extension ByteView {
    /// Three bytes, the lowest first.
    func u24(_ position: Int) -> Int? {
        guard let low = u8(position), let middle = u8(position + 1), let high = u8(position + 2) else { return nil }
        return high << 16 | middle << 8 | low
    }
}
