import CTurboJPEG
import Foundation

/// A decompressor for JPEG data.
///
/// Owns one TurboJPEG handle. A handle keeps per-picture state between calls, so a decompressor stays on the stack
/// that made it and isn't `Sendable`.
@safe struct JPEGDecompressor: ~Copyable {
    private let handle: tjhandle

    /// A layout of the decompressed bytes.
    enum Layout {
        case gray, rgba, cmyk

        fileprivate var code: Int32 {
            switch self {
            case .gray: Int32(TJPF_GRAY.rawValue)
            case .rgba: Int32(TJPF_RGBA.rawValue)
            case .cmyk: Int32(TJPF_CMYK.rawValue)
            }
        }
    }

    init() throws(ImageCodingError) {
        guard let handle = unsafe tjInitDecompress() else { throw .outOfMemory(.jpeg) }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe _ = tjDestroy(handle) }

    /// Decompresses to the size of the canvas, which has to be one that ``JPEGScale`` offers.
    ///
    /// The first pass stops at the first warning, so that a truncated file is refused before the decoder makes up the
    /// rest. Harmless warnings get a second pass that continues. TurboJPEG then reports an error as a warning, too,
    /// however many rows are missing: only the text of the last message tells them apart.
    ///
    /// A file of one scan that lacks only its end marker is complete. With several scans the rest may be missing, so
    /// they need their end marker.
    func decode(
        _ data: Data,
        as layout: Layout,
        hasSeveralScans: Bool,
        into canvas: inout Canvas
    ) throws(ImageCodingError) {
        switch decode(data, as: layout, into: &canvas, flags: TJFLAG_STOPONWARNING) {
        case .done: return
        case .failed(let message): throw Self.failure(message)
        case .warned(let message) where Self.isHarmless(message):
            canvas.clear()
            switch decode(data, as: layout, into: &canvas, flags: 0) {
            case .done: return
            case .warned(let message) where Self.isHarmless(message): return
            case .warned(let message), .failed(let message): throw Self.failure(message)
            }
        case .warned(let message) where message.hasPrefix("Premature end of JPEG file") && !hasSeveralScans:
            let closed = data + [0xFF, 0xD9]
            guard case .done = decode(closed, as: layout, into: &canvas, flags: TJFLAG_STOPONWARNING) else {
                throw .truncated(.jpeg)
            }
        case .warned(let message): throw Self.failure(message)
        }
    }

    private enum Outcome {
        case done
        case warned(String)
        case failed(String)
    }

    private func decode(_ data: Data, as layout: Layout, into canvas: inout Canvas, flags: Int32) -> Outcome {
        let (width, height, pitch) = (Int32(canvas.width), Int32(canvas.height), Int32(canvas.bytesPerRow))
        let status = unsafe canvas.withBytes { pixels in
            unsafe data.bytes.withUnsafeBytes { bytes in
                unsafe tjDecompress2(
                    handle,
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    UInt(bytes.count),
                    pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    width,
                    pitch,
                    height,
                    layout.code,
                    flags | TJFLAG_LIMITSCANS
                )
            }
        }
        guard status != 0 else { return .done }
        let message = unsafe String(cString: tjGetErrorStr2(handle))
        return unsafe tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) ? .warned(message) : .failed(message)
    }

    private static func isHarmless(_ warning: String) -> Bool {
        ["extraneous bytes", "Unknown Adobe color", "Invalid SOS parameters", "Warning: unknown JFIF"]
            .contains { warning.contains($0) }
    }

    private static func failure(_ message: String) -> ImageCodingError {
        let lowered = message.lowercased()
        if lowered.contains("premature end") || lowered.contains("input file ended") { return .truncated(.jpeg) }
        if lowered.contains("memory") { return .outOfMemory(.jpeg) }
        return .corrupt(.jpeg, message)
    }
}
