import CVideoDevice
import Foundation

/// A camera of Video4Linux.
public struct VideoCamera: FrameSource {
    private let driver: any VideoDriver
    private let format: DeviceFormat
    private let kind: VideoFrame.Format
    private let timeout: Duration

    /// Opens a device such as `/dev/video0` and starts its stream at about a size.
    public init(
        _ path: String,
        width: Int = 1920,
        height: Int = 1080,
        timeout: Duration = .seconds(5)
    ) throws(CameraError) {
        try self.init(KernelVideoDriver(path), width: width, height: height, timeout: timeout)
    }

    /// Starts the stream of a driver.
    package init(
        _ driver: any VideoDriver,
        width: Int,
        height: Int,
        timeout: Duration
    ) throws(CameraError) {
        let offered = driver.offeredCodes
        guard let (code, kind) = Self.known.first(where: { offered.contains($0.0) }) else {
            throw CameraError(
                code: .unsupported,
                message: "The camera sends none of the formats MJPEG, NV12 and YUYV. Name another device."
            )
        }
        let format = try driver.setFormat(code: code, width: width, height: height)
        guard format.code == code else {
            throw CameraError(code: .unsupported, message: "The camera doesn't keep to a format. Name another device.")
        }
        try driver.start(bufferCount: 4)
        (self.driver, self.format, self.kind, self.timeout) = (driver, format, kind, timeout)
    }

    /// The formats in order of preference: compressed ones reach full size and speed over USB.
    private static let known: [(UInt32, VideoFrame.Format)] = [
        (FOVEA_VIDEO_MJPEG, .jpeg), (FOVEA_VIDEO_JPEG, .jpeg), (FOVEA_VIDEO_NV12, .nv12), (FOVEA_VIDEO_YUYV, .yuyv),
    ]

    /// Waits for the next frame.
    public mutating func next(_ isCancelled: () -> Bool) throws(CameraError) -> VideoFrame? {
        let end = ContinuousClock.now + timeout
        while true {
            guard !isCancelled() else { throw CameraError(code: .cancelled, message: "The capture was given up.") }
            if let data = try driver.frame(within: 100), !data.isEmpty {
                return VideoFrame(
                    kind,
                    width: format.width,
                    height: format.height,
                    bytesPerRow: format.bytesPerRow > 0 ? format.bytesPerRow : nil,
                    data: data
                )
            }
            guard ContinuousClock.now < end else {
                throw CameraError(
                    code: .timedOut,
                    message: "The camera sends no picture. Check its cover and its cable, or unplug it and plug it in."
                )
            }
        }
    }
}
