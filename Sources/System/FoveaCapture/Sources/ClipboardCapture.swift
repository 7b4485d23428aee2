import ConcurrencyEngine
import DesktopEngine
public import Foundation
public import ImageCodingEngine

/// A capture of the picture in the clipboard.
public struct ClipboardCapture: Sendable {
    /// The time to wait for the program that owns the clipboard.
    public var timeout: Duration
    /// The limits on the picture.
    public var limits: DecodingLimits
    /// The environment variables that identify the desktop.
    public var environment: [String: String]

    /// Creates a capture of the clipboard.
    public init(
        timeout: Duration = .seconds(10),
        limits: DecodingLimits = .default,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.timeout = timeout
        self.limits = limits
        self.environment = environment
    }

    /// The media types that are read, the most faithful first.
    private static let types = [
        "image/png", "image/tiff", "image/webp", "image/bmp", "image/jpeg", "image/avif", "image/heic", "image/gif",
    ]

    /// Takes the picture.
    public func picture() async throws(CaptureError) -> CapturedPicture {
        try await DedicatedThread.run { isCancelled throws(CaptureError) in
            let data = try CaptureError.translating { () throws(DesktopError) in
                try read(Patience(timeout, isCancelled: isCancelled))
            }
            return try CapturedPicture(data, limits: limits)
        }
    }

    private func read(_ patience: Patience) throws(DesktopError) -> Data {
        let limit = limits.maximumFileByteCount
        if !environment["WAYLAND_DISPLAY", default: ""].isEmpty {
            let tool = DesktopTool("wl-paste", package: "wl-clipboard", environment: environment)
            let list = (try? tool.output(["--list-types"], byteLimit: 1 << 16, patience: patience)) ?? Data()
            let offered = Set(String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
            let type = Self.types.first(where: offered.contains) ?? Self.types[0]
            return try tool.output(["--no-newline", "--type", type], byteLimit: limit, patience: patience)
        }
        guard let display = environment["DISPLAY"], !display.isEmpty else {
            throw DesktopError(
                code: .missing,
                message: "There is no clipboard: neither WAYLAND_DISPLAY nor DISPLAY names a desktop."
            )
        }
        return try XClipboard.picture(types: Self.types, display: display, byteLimit: limit, patience: patience)
    }
}
