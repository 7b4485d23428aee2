public import Foundation

/// The desktop portal for screenshots.
///
/// It works on GNOME, KDE, wlroots and others: the desktop asks the person, and answers with a file. See
/// `org.freedesktop.portal.Screenshot`.
public struct ScreenshotPortal: Sendable {
    private let address: String?

    /// Finds the portal on the session bus, or on a bus with an address.
    public init(busAddress address: String? = nil) {
        self.address = address
    }

    private static let desktop = "org.freedesktop.portal.Desktop"
    private static let root = "/org/freedesktop/portal/desktop"

    /// Requests a screenshot and returns the file that the desktop wrote.
    ///
    /// The call blocks its thread. In an interactive request the person chooses what is captured.
    public func screenshot(isInteractive: Bool, patience: Patience) throws(DesktopError) -> URL {
        let bus = try MessageBus(address: address)
        // The token determines the request's path before the call, so that a fast answer isn't missed.
        let token = "fovea_\(UUID().uuidString.replacing("-", with: "_"))"
        let sender = bus.uniqueName.dropFirst().replacing(".", with: "_")
        var request = "\(Self.root)/request/\(sender)/\(token)"
        do throws(BusFailure) {
            try bus.subscribe("type='signal',interface='org.freedesktop.portal.Request',member='Response'")
            let reply = try bus.call(
                "Screenshot",
                of: "org.freedesktop.portal.Screenshot",
                at: Self.root,
                in: Self.desktop,
                timeout: .seconds(10)
            ) { message in
                message.append("")
                message.append(["handle_token": .text(token), "interactive": .flag(isInteractive)])
            }
            // Portals before version 0.9 chose another path.
            if let path = reply.readText("o") { request = path }
        } catch {
            throw Self.error(error)
        }
        do {
            return try Self.answer(to: request, on: bus, patience)
        } catch {
            // Close the dialog: the caller no longer waits for the answer.
            _ = try? bus.call(
                "Close",
                of: "org.freedesktop.portal.Request",
                at: request,
                in: Self.desktop,
                timeout: .seconds(1)
            ) { _ in }
            throw error
        }
    }

    private static func answer(
        to request: String,
        on bus: MessageBus,
        _ patience: Patience
    ) throws(DesktopError) -> URL {
        while true {
            let slice = try patience.next(
                """
                The desktop portal took the request and never answered. A dialog may be waiting behind a window, or no \
                backend of the portal runs for this desktop: 'systemctl --user status xdg-desktop-portal' tells.
                """
            )
            let message: BusMessage?
            do {
                message = try bus.nextMessage(within: slice)
            } catch {
                throw Self.error(error)
            }
            guard let message, message.isSignal("Response", of: "org.freedesktop.portal.Request"),
                message.path == request
            else { continue }
            return try result(of: message)
        }
    }

    private static func result(of message: BusMessage) throws(DesktopError) -> URL {
        switch message.readNumber() {
        case 0:
            guard let text = message.readTexts()["uri"], let url = URL(string: text), url.isFileURL else {
                throw DesktopError(code: .failed, message: "The desktop portal answered without a file.")
            }
            return url
        case 1:
            throw DesktopError(
                code: .denied,
                message: "The picture of the screen was refused in the desktop's dialog. Ask again and allow it."
            )
        default:
            throw DesktopError(
                code: .failed,
                message: "The desktop portal could not take a picture of the screen, and doesn't say why."
            )
        }
    }

    private static func error(_ failure: BusFailure) -> DesktopError {
        if failure.isMissing {
            return DesktopError(
                code: .missing,
                message: """
                    This desktop has no portal that takes pictures of the screen (\(failure.text)). Install \
                    xdg-desktop-portal and the backend of the desktop.
                    """
            )
        }
        if failure.isTimeout {
            return DesktopError(
                code: .timedOut,
                message: """
                    The desktop portal doesn't answer at all. Restart it: 'systemctl --user restart \
                    xdg-desktop-portal'.
                    """
            )
        }
        let isRefused = failure.name == "org.freedesktop.DBus.Error.AccessDenied"
        return DesktopError(
            code: isRefused ? .denied : .failed,
            message: "The desktop portal \(isRefused ? "refuses" : "fails"): \(failure.text)."
        )
    }
}
