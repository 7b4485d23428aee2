import Foundation
import ImageCodingEngine

/// A recording in the format YUV4MPEG2, whose frames are uncompressed.
struct Y4MRecording: FrameSource {
    private let reader: ByteReader
    private let width: Int
    private let height: Int
    private let format: VideoFrame.Format
    private let isFullRange: Bool

    init(_ reader: ByteReader, limits: DecodingLimits) throws(CameraError) {
        guard let line = try reader.takeLine() else { throw Self.damaged("its first line has no end") }
        var (width, height, color, isFullRange) = (0, 0, "420", false)
        for word in line.split(separator: " ").dropFirst() {
            let value = String(word.dropFirst())
            switch word.first {
            case "W": width = Int(value) ?? 0
            case "H": height = Int(value) ?? 0
            case "C": color = value
            case "X" where value == "COLORRANGE=FULL": isFullRange = true
            default: break
            }
        }
        guard width > 0, height > 0 else { throw Self.damaged("it says no size") }
        guard width <= limits.maximumSide, height <= limits.maximumSide else {
            throw CameraError(
                code: .tooLarge,
                message: """
                    The recording is \(width) × \(height) pixels; a side may have \(limits.maximumSide). Raise the limit \
                    with --max-side.
                    """
            )
        }
        // The limit on sides may be raised to any number.
        let (pixelCount, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard !isTooLarge, pixelCount <= limits.maximumPixelCount else {
            throw CameraError(
                code: .tooLarge,
                message: """
                    The recording is \(width) × \(height) pixels; \(limits.maximumPixelCount) pixels are allowed. Raise \
                    the limit with --max-pixels.
                    """
            )
        }
        self.reader = reader
        (self.width, self.height, self.isFullRange) = (width, height, isFullRange)
        format = try Self.format(color)
    }

    private static func format(_ color: String) throws(CameraError) -> VideoFrame.Format {
        switch color {
        case "420", "420jpeg", "420mpeg2", "420paldv": .planar(horizontal: 2, vertical: 2)
        case "422": .planar(horizontal: 2, vertical: 1)
        case "444": .planar(horizontal: 1, vertical: 1)
        case "mono": .gray
        default:
            throw CameraError(
                code: .unsupported,
                message: "The recording's colors, \(color), can't be read. Convert it with 'ffmpeg -pix_fmt yuv420p'."
            )
        }
    }

    mutating func next(_ isCancelled: () -> Bool) throws(CameraError) -> VideoFrame? {
        guard !isCancelled() else { throw CameraError(code: .cancelled, message: "The capture was given up.") }
        guard let line = try reader.takeLine() else {
            guard try reader.peek(1).isEmpty else { throw Self.damaged("a frame's line has no end") }
            return nil
        }
        guard line == "FRAME" || line.hasPrefix("FRAME ") else { throw Self.damaged("a frame doesn't begin as one") }
        guard let data = try reader.take(VideoFrame.byteCount(format, width: width, height: height)) else {
            throw Self.damaged("it ends within a frame")
        }
        return VideoFrame(format, width: width, height: height, isFullRange: isFullRange, data: data)
    }

    private static func damaged(_ detail: String) -> CameraError {
        CameraError(code: .damaged, message: "The recording is damaged: \(detail). Record or convert it again.")
    }
}
