import ConcurrencyEngine
import DesktopEngine
public import Foundation

/// A writer of text to the clipboard.
public struct ClipboardText: Sendable {
    /// The time to wait for the desktop.
    public var timeout: Duration
    /// The environment variables that identify the desktop.
    public var environment: [String: String]

    /// Creates a writer to the clipboard.
    public init(
        timeout: Duration = .seconds(10),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.timeout = timeout
        self.environment = environment
    }

    /// Replaces what is in the clipboard, for as long as nothing else does.
    public func write(_ text: String) async throws(CaptureError) {
        try await DedicatedThread.run { isCancelled throws(CaptureError) in
            try CaptureError.translating { () throws(DesktopError) in
                let (tool, words) = try tool()
                // The text is no argument: other people of the machine could read it there.
                try tool.take(Data(text.utf8), words, patience: Patience(timeout, isCancelled: isCancelled))
            }
        }
    }

    /// A program that keeps the text after this one has ended, as desktops require.
    private func tool() throws(DesktopError) -> (DesktopTool, [String]) {
        if !environment["WAYLAND_DISPLAY", default: ""].isEmpty {
            return (DesktopTool("wl-copy", package: "wl-clipboard", environment: environment), [])
        }
        guard !environment["DISPLAY", default: ""].isEmpty else {
            throw DesktopError(
                code: .missing,
                message: "There is no clipboard: neither WAYLAND_DISPLAY nor DISPLAY names a desktop."
            )
        }
        return (DesktopTool("xclip", package: "xclip", environment: environment), ["-selection", "clipboard"])
    }
}
