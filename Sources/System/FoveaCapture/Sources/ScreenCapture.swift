import ConcurrencyEngine
import DesktopEngine
public import Foundation
public import ImageCodingEngine

/// Takes pictures of the screen.
///
/// The desktop's portal is asked first, as it works everywhere and asks the person. Where there is none, a compositor
/// built on wlroots or an X server gives its screen directly. A refusal is final: no other way is tried around it.
public struct ScreenCapture: Sendable {
    /// A way to the screen.
    public enum Way: String, Sendable, Hashable, CaseIterable {
        /// The desktop's portal.
        case portal
        /// The compositor itself, where it is built on wlroots or gives its screens by the same protocol.
        case wlroots
        /// The X server.
        case x11
    }

    /// The way to take, or nil for the first that this desktop has.
    public var way: Way?
    /// A Boolean value that indicates whether the person chooses in the desktop's dialog what is taken.
    public var isInteractive: Bool
    /// The time to wait for the person and the desktop.
    public var timeout: Duration
    /// The bounds on the picture.
    public var limits: DecodingLimits
    /// The environment variables that tell which desktop this is.
    public var environment: [String: String]

    /// Prepares a picture of the screen.
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
        if let way { return try take(way, patience) }
        var reasons: [String] = []
        for way in ways {
            do throws(CaptureError) {
                return try take(way, patience)
            } catch {
                // Who said no, or didn't answer, decides for all ways.
                guard error.code == .unavailable || error.code == .desktopFailed else { throw error }
                reasons.append(error.message)
            }
        }
        throw CaptureError(
            code: .unavailable,
            message: reasons.joined(separator: " ") + " A picture from a file or standard input works everywhere."
        )
    }

    /// The ways that this desktop may have, in the order in which they are tried.
    private var ways: [Way] {
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
            // Nothing is kept that the person doesn't save.
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
