import ConcurrencyEngine
import DesktopEngine
public import Foundation
public import ImageCodingEngine

/// A capture of the screen.
///
/// The desktop's portal is asked first, as it works everywhere and asks the person. Without one, a compositor built on
/// wlroots or an X server provides its screen directly. A refusal is final: no other way is tried around it.
public struct ScreenCapture: Sendable {
    /// A way to the screen.
    public enum Way: String, Sendable, Hashable, CaseIterable {
        /// The desktop's portal.
        case portal
        /// The compositor itself, if it is built on wlroots or supports the same protocol.
        case wlroots
        /// The X server.
        case x11
    }

    /// The way to the screen, or nil for the first available one.
    public var way: Way?
    /// A Boolean value that indicates whether the person chooses the captured area in the desktop's dialog.
    ///
    /// Only a portal has a dialog: without one there is no picture.
    public var isInteractive: Bool
    /// The time to wait for the person and the desktop.
    public var timeout: Duration
    /// The limits on the picture.
    public var limits: DecodingLimits
    /// The environment variables that identify the desktop.
    public var environment: [String: String]

    /// Creates a capture of the screen.
    public init(
        way: Way? = nil,
        isInteractive: Bool = false,
        timeout: Duration = .seconds(60),
        limits: DecodingLimits = .default,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.way = way
        self.isInteractive = isInteractive
        self.timeout = timeout
        self.limits = limits
        self.environment = environment
    }

    /// Takes the picture.
    public func picture() async throws(CaptureError) -> CapturedPicture {
        try await DedicatedThread.run { isCancelled throws(CaptureError) in
            try take(Patience(timeout, isCancelled: isCancelled))
        }
    }

    private func take(_ patience: Patience) throws(CaptureError) -> CapturedPicture {
        if let way {
            guard way == .portal || !isInteractive else { throw unavailable([]) }
            return try take(way, patience)
        }
        var reasons: [String] = []
        for way in ways {
            do throws(CaptureError) {
                return try take(way, patience)
            } catch {
                // A refusal or a timeout is final for all ways.
                guard error.code == .unavailable || error.code == .desktopFailed else { throw error }
                reasons.append(error.message)
            }
        }
        throw unavailable(reasons)
    }

    private func unavailable(_ reasons: [String]) -> CaptureError {
        let remedy =
            isInteractive
            ? "Only the desktop's portal lets you choose a piece of the screen; 'grim -g \"$(slurp)\" -' and 'maim -s' write "
                + "one to standard output."
            : "A picture from a file or standard input works everywhere."
        return CaptureError(code: .unavailable, message: (reasons + [remedy]).joined(separator: " "))
    }

    /// The ways that may be available, in the order of preference.
    private var ways: [Way] {
        if isInteractive { return [.portal] }
        if isSet("WAYLAND_DISPLAY") { return [.portal, .wlroots] }
        return isSet("DISPLAY") ? [.portal, .x11] : [.portal]
    }

    private func isSet(_ variable: String) -> Bool { !environment[variable, default: ""].isEmpty }

    private func take(_ way: Way, _ patience: Patience) throws(CaptureError) -> CapturedPicture {
        switch way {
        case .portal:
            let portal = ScreenshotPortal(busAddress: environment["DBUS_SESSION_BUS_ADDRESS"])
            let file = try CaptureError.translating { () throws(DesktopError) in
                try portal.screenshot(isInteractive: isInteractive, patience: patience)
            }
            // The portal's file is deleted: only the person saves pictures.
            defer { try? FileManager.default.removeItem(at: file) }
            return try CapturedPicture(contentsOf: file, kind: .screenshot, limits: limits)
        case .wlroots:
            let pixels = try CaptureError.translating { () throws(DesktopError) in
                try WaylandScreen.screenshot(environment: environment, patience: patience)
            }
            return CapturedPicture(pixels, kind: .screenshot)
        case .x11:
            let pixels = try CaptureError.translating { () throws(DesktopError) in
                try XScreen.screenshot(display: environment["DISPLAY"])
            }
            return CapturedPicture(pixels, kind: .screenshot)
        }
    }
}
