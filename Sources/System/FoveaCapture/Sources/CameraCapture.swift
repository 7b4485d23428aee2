import ConcurrencyEngine
import CameraEngine
import Foundation
public import ImageCodingEngine
import PixelEngine

/// A capture with a camera.
public struct CameraCapture: Sendable {
    /// The device, such as `/dev/video0`, or the file of a recording in Y4M or Motion JPEG.
    public var path: String
    /// The number of frames to skip first, while the camera adjusts its exposure.
    public var settlingFrameCount: Int
    /// The limits on frames.
    public var limits: DecodingLimits

    /// Creates a capture with a camera or a recording.
    public init(path: String = "/dev/video0", settlingFrameCount: Int = 8, limits: DecodingLimits = .default) {
        self.path = path
        self.settlingFrameCount = max(0, settlingFrameCount)
        self.limits = limits
    }

    /// Takes one picture; a shorter recording gives its last frame.
    public func picture() async throws(CaptureError) -> CapturedPicture {
        try await DedicatedThread.run { isCancelled throws(CaptureError) in
            let frame = try Self.translating { () throws(CameraError) in
                var source = try open()
                var last: VideoFrame?
                for _ in 0...settlingFrameCount {
                    guard let frame = try source.next(isCancelled) else { break }
                    last = frame
                }
                return last
            }
            guard let frame else {
                throw CaptureError(code: .emptyInput, message: "The recording \(path) has no frames.")
            }
            return try picture(of: frame)
        }
    }

    /// A sequence of frames that drops old ones: a slow consumer always gets the newest.
    ///
    /// At most one frame is buffered. The camera is closed when the iteration ends.
    public func frames() -> AsyncThrowingStream<CapturedPicture, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do throws(CaptureError) {
                    try await DedicatedThread.run { isCancelled throws(CaptureError) in
                        var source = try Self.translating { () throws(CameraError) in try open() }
                        while true {
                            let frame = try Self.translating { () throws(CameraError) in try source.next(isCancelled) }
                            guard let frame else { return }
                            continuation.yield(try picture(of: frame))
                        }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func open() throws(CameraError) -> any FrameSource {
        var status = stat()
        let isDevice = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
        // A missing path is reported as a camera, unless it has a recording's name.
        let isRecording = path.hasSuffix(".y4m") || path.hasSuffix(".mjpeg") || path.hasSuffix(".mjpg")
        if isDevice || (!isRecording && access(path, F_OK) != 0) { return try VideoCamera(path) }
        return try Recording.open(URL(filePath: path), limits: limits)
    }

    private func picture(of frame: VideoFrame) throws(CaptureError) -> CapturedPicture {
        if frame.format == .jpeg { return try CapturedPicture(frame.data, kind: .photo, limits: limits) }
        let pixels = try Self.translating { () throws(CameraError) in try frame.raster(limits: limits) }
        return CapturedPicture(pixels, kind: .photo)
    }

    private static func translating<T>(_ body: () throws(CameraError) -> T) throws(CaptureError) -> T {
        do throws(CameraError) {
            return try body()
        } catch {
            throw CaptureError(error)
        }
    }
}
