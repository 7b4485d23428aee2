public import Foundation
public import ImageCodingEngine

/// A recorded video as a camera sends it: Y4M, or concatenated JPEG files.
public enum Recording {
    /// Opens a recording; its first bytes tell the format.
    public static func open(_ url: URL, limits: DecodingLimits = .default) throws(CameraError) -> any FrameSource {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: url)
        } catch {
            throw CameraError(
                code: .missing,
                message: "\(url.path) can't be opened: \(error.localizedDescription)"
            )
        }
        let reader = ByteReader(handle)
        let head = try reader.peek(10)
        if head == Data("YUV4MPEG2 ".utf8) { return try Y4MRecording(reader, limits: limits) }
        if head.starts(with: [0xFF, 0xD8]) { return MotionJPEGRecording(reader, limits: limits) }
        throw CameraError(
            code: .unsupported,
            message: "\(url.path) is no recording that can be read. Convert it: 'ffmpeg -i VIDEO out.y4m'."
        )
    }
}

/// A file that is read sequentially.
final class ByteReader {
    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ handle: FileHandle) { self.handle = handle }

    /// Returns the next bytes without consuming them; fewer at the end.
    func peek(_ count: Int) throws(CameraError) -> Data {
        while buffer.count < count, !isAtEnd {
            do {
                let part = try handle.read(upToCount: max(count - buffer.count, 1 << 16)) ?? Data()
                if part.isEmpty { isAtEnd = true } else { buffer.append(part) }
            } catch {
                throw CameraError(code: .damaged, message: "The recording can't be read: \(error.localizedDescription)")
            }
        }
        return Data(buffer.prefix(count))
    }

    /// Consumes the next bytes; nil when there are fewer.
    func take(_ count: Int) throws(CameraError) -> Data? {
        let part = try peek(count)
        guard part.count == count else { return nil }
        buffer = Data(buffer.dropFirst(count))
        return part
    }

    /// Consumes a line without its end; nil at the end of the file, or when the line exceeds the limit.
    func takeLine(limit: Int = 1024) throws(CameraError) -> String? {
        let part = try peek(limit)
        guard let end = part.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = String(decoding: part[..<end], as: UTF8.self)
        _ = try take(end - part.startIndex + 1)
        return line
    }
}
