import CGIFLib
import Foundation

/// A decoder for GIF data.
///
/// Owns one giflib handle, which reads from a ``ByteStream`` that the decoder retains.
@safe struct GIFDecoder: ~Copyable {
    private let file: UnsafeMutablePointer<GifFileType>
    private let source: ByteStream

    init(_ source: ByteStream) throws(ImageCodingError) {
        var status: Int32 = 0
        let context = unsafe Unmanaged.passUnretained(source).toOpaque()
        let opened = unsafe DGifOpen(
            context,
            { file, target, count in
                guard let context = unsafe file?.pointee.UserData, let target = unsafe target else { return 0 }
                let source = unsafe Unmanaged<ByteStream>.fromOpaque(context).takeUnretainedValue()
                return Int32(unsafe source.read(into: target, count: Int(count)))
            },
            &status
        )
        guard let file = unsafe opened else { throw Self.failure(status) }
        unsafe self.file = unsafe file
        self.source = source
    }

    deinit {
        var status: Int32 = 0
        unsafe _ = DGifCloseFile(file, &status)
    }

    /// Draws the first frame at its position on the canvas.
    func decodeFirstFrame(into canvas: inout Canvas, limits: DecodingLimits) throws(ImageCodingError) {
        var transparentIndex: Int?
        while true {
            var kind = UNDEFINED_RECORD_TYPE
            try check(unsafe DGifGetRecordType(file, &kind))
            switch kind {
            case EXTENSION_RECORD_TYPE: try readExtension(&transparentIndex)
            case IMAGE_DESC_RECORD_TYPE:
                try check(unsafe DGifGetImageDesc(file))
                return try paint(onto: &canvas, transparentIndex: transparentIndex, limits: limits)
            default: throw .corrupt(.gif, "it holds no picture")
            }
        }
    }

    private func readExtension(_ transparentIndex: inout Int?) throws(ImageCodingError) {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        try check(unsafe DGifGetExtension(file, &code, &block))
        // A graphics control block: its length of four, flags, a delay of two bytes, the transparent index.
        if code == GRAPHICS_EXT_FUNC_CODE, let bytes = unsafe block, unsafe bytes[0] >= 4 {
            transparentIndex = unsafe bytes[1] & 1 == 1 ? Int(bytes[4]) : nil
        }
        while unsafe block != nil { try check(unsafe DGifGetExtensionNext(file, &block)) }
    }

    private func paint(
        onto canvas: inout Canvas,
        transparentIndex: Int?,
        limits: DecodingLimits
    ) throws(ImageCodingError) {
        let frame = unsafe file.pointee.Image
        let (width, height) = unsafe (Int(frame.Width), Int(frame.Height))
        try limits.check(width: width, height: height, format: .gif)
        let colors = palette(transparentIndex: transparentIndex)
        guard !colors.isEmpty else { throw .corrupt(.gif, "it has no palette") }
        var line = [GifPixelType](repeating: 0, count: width)
        for row in unsafe GIFRowOrder(height: height, isInterlaced: frame.Interlace) {
            try check(unsafe DGifGetLine(file, &line, Int32(width)))
            unsafe Self.paint(line, colors, onto: &canvas, x: Int(frame.Left), y: Int(frame.Top) + row)
        }
    }

    private static func paint(_ line: [GifPixelType], _ colors: [UInt8], onto canvas: inout Canvas, x: Int, y: Int) {
        guard y < canvas.height else { return }
        let start = y * canvas.bytesPerRow
        let visible = min(line.count, canvas.width - x)
        canvas.edit { target in
            for column in 0..<max(0, visible) {
                let color = 4 * Int(line[column])
                guard color + 3 < colors.count else { continue }
                target.setPixel(
                    start + 4 * (x + column),
                    colors[color],
                    colors[color + 1],
                    colors[color + 2],
                    colors[color + 3]
                )
            }
        }
    }

    /// The colors of the local or global palette, four bytes each.
    private func palette(transparentIndex: Int?) -> [UInt8] {
        guard let map = unsafe file.pointee.Image.ColorMap ?? file.pointee.SColorMap else { return [] }
        let entries = unsafe UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount))
        var colors: [UInt8] = []
        for index in entries.indices {
            let entry = unsafe entries[index]
            colors += index == transparentIndex ? [0, 0, 0, 0] : [entry.Red, entry.Green, entry.Blue, 255]
        }
        return colors
    }

    private func check(_ status: Int32) throws(ImageCodingError) {
        if status != GIF_OK { throw Self.failure(unsafe file.pointee.Error) }
    }

    private static func failure(_ status: Int32) -> ImageCodingError {
        switch status {
        case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: return .truncated(.gif)
        case D_GIF_ERR_NOT_ENOUGH_MEM: return .outOfMemory(.gif)
        default:
            let message = unsafe GifErrorString(status).map { unsafe String(cString: $0) }
            return .corrupt(.gif, message ?? "the decoder reports \(status)")
        }
    }
}
