import CTIFF
import Foundation

/// An open TIFF file in memory.
///
/// Owns one libtiff handle and the buffer of its error messages. libtiff keeps the current directory in the handle,
/// which therefore stays on the stack that opened it.
@safe struct TIFFFile: ~Copyable {
    private let handle: OpaquePointer
    private let stream: ByteStream
    private let complaint: UnsafeMutablePointer<fovea_tiff_complaint>

    /// Opens a file for reading, at its first directory or the one at a position.
    init(reading data: Data, at directory: Int? = nil, limits: DecodingLimits) throws(ImageCodingError) {
        // With an "h" the library leaves the first directory unread.
        let mode = directory == nil ? "rm" : "rmh"
        let memoryLimit = limits.maximumDecodedByteCount
        try self.init(ByteStream(data), mode: mode, at: directory, memoryLimit: memoryLimit)
    }

    /// Opens a new file for writing into a stream.
    init(writing stream: ByteStream) throws(ImageCodingError) {
        try self.init(stream, mode: "w", memoryLimit: 0)
    }

    private init(
        _ stream: ByteStream,
        mode: String,
        at directory: Int? = nil,
        memoryLimit: Int
    ) throws(ImageCodingError) {
        guard let options = unsafe TIFFOpenOptionsAlloc() else { throw .outOfMemory(.tiff) }
        defer { unsafe TIFFOpenOptionsFree(options) }
        let complaint = UnsafeMutablePointer<fovea_tiff_complaint>.allocate(capacity: 1)
        unsafe complaint.initialize(to: fovea_tiff_complaint())
        unsafe TIFFOpenOptionsSetMaxSingleMemAlloc(options, tmsize_t(memoryLimit))
        unsafe fovea_tiff_handlers(options, complaint)
        guard let handle = unsafe Self.open(stream, mode: mode, options) else {
            let error = unsafe Self.failure(complaint)
            unsafe complaint.deallocate()
            throw error
        }
        if let directory, unsafe TIFFSetSubDirectory(handle, toff_t(directory)) == 0 {
            let error = unsafe Self.failure(complaint)
            unsafe TIFFClose(handle)
            unsafe complaint.deallocate()
            throw error
        }
        unsafe self.handle = unsafe handle
        self.stream = stream
        unsafe self.complaint = unsafe complaint
    }

    deinit {
        unsafe TIFFClose(handle)
        unsafe complaint.deallocate()
    }

    private static func open(_ stream: ByteStream, mode: String, _ options: OpaquePointer) -> OpaquePointer? {
        unsafe TIFFClientOpenExt(
            "picture",
            mode,
            Unmanaged.passUnretained(stream).toOpaque(),
            { context, target, count in
                guard let context = unsafe context, let target = unsafe target else { return -1 }
                return unsafe tmsize_t(TIFFFile.stream(context).read(into: target, count: Int(count)))
            },
            { context, source, count in
                guard let context = unsafe context, let source = unsafe source else { return -1 }
                return unsafe tmsize_t(TIFFFile.stream(context).write(source, count: Int(count)))
            },
            { context, offset, whence in
                guard let context = unsafe context else { return .max }
                let position = unsafe TIFFFile.stream(context).seek(Int(Int64(bitPattern: offset)), whence: whence)
                return toff_t(bitPattern: Int64(position))
            },
            { _ in 0 },
            { context in
                guard let context = unsafe context else { return 0 }
                return unsafe toff_t(TIFFFile.stream(context).bytes.count)
            },
            { _, _, _ in 0 },
            { _, _, _ in },
            options
        )
    }

    @unsafe private static func stream(_ context: UnsafeMutableRawPointer) -> ByteStream {
        unsafe Unmanaged<ByteStream>.fromOpaque(context).takeUnretainedValue()
    }

    private static func failure(_ complaint: UnsafePointer<fovea_tiff_complaint>) -> ImageCodingError {
        let text = unsafe withUnsafeBytes(of: complaint.pointee.text) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        let lowered = text.lowercased()
        let signsOfCutting = [
            "read error", "io error", "not enough data", "not able to read", "cannot read", "can not read",
            "seek error",
            "premature",
        ]
        if signsOfCutting.contains(where: lowered.contains) { return .truncated(.tiff) }
        return .corrupt(.tiff, text.isEmpty ? "its structure is wrong" : text)
    }

    /// The error of a call that failed.
    func failure() -> ImageCodingError { unsafe Self.failure(complaint) }

    /// Calls a closure with the handle of the library.
    @unsafe func withHandle<R, E: Error>(_ body: (OpaquePointer) throws(E) -> R) throws(E) -> R {
        try unsafe body(handle)
    }
}

// MARK: - Fields

extension TIFFFile {
    /// A field of 16 bits, or its default.
    func u16(_ tag: Int32) -> Int { unsafe Int(withHandle { unsafe fovea_tiff_u16($0, UInt32(tag)) }) }

    /// A field of 32 bits, or its default.
    func u32(_ tag: Int32) -> Int { unsafe Int(withHandle { unsafe fovea_tiff_u32($0, UInt32(tag)) }) }

    /// A copy of a field of bytes.
    func bytes(_ tag: Int32) -> Data? {
        unsafe withHandle { handle in
            var count: UInt32 = 0
            guard let start = unsafe fovea_tiff_bytes(handle, UInt32(tag), &count), count > 0 else { return nil }
            return unsafe Data(bytes: start, count: Int(count))
        }
    }

    /// The kinds of the extra samples.
    func extraSamples() -> [Int] {
        unsafe withHandle { handle in
            var count: UInt16 = 0
            guard let kinds = unsafe fovea_tiff_extra_samples(handle, &count) else { return [] }
            return unsafe UnsafeBufferPointer(start: kinds, count: Int(count)).map { Int($0) }
        }
    }

    /// The palette in RGB of 8 bits.
    func palette(count: Int) -> [[UInt8]] {
        unsafe withHandle { handle in
            var columns: (UnsafeMutablePointer<UInt16>?, UnsafeMutablePointer<UInt16>?, UnsafeMutablePointer<UInt16>?)
            unsafe columns = (nil, nil, nil)
            guard unsafe fovea_tiff_palette(handle, &columns.0, &columns.1, &columns.2) != 0,
                let red = unsafe columns.0, let green = unsafe columns.1, let blue = unsafe columns.2
            else { return [] }
            let entries = (0..<count).map { unsafe [red[$0], green[$0], blue[$0]] }
            // Old programs wrote 8 bits where the format requires 16.
            let isNarrow = entries.joined().allSatisfy { $0 < 256 }
            // Writers disagree whether 255 becomes 65535 or 65280; the upper byte is right for both.
            return entries.map { $0.map { UInt8(isNarrow ? $0 : $0 >> 8) } }
        }
    }
}
