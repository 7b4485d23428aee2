package import CXCB
import Foundation

/// A connection to an X server.
///
/// Owns the connection. Its functions may be called from any thread, but the events of one connection belong to one
/// reader, so it isn't `Sendable`.
@safe package final class XConnection {
    package let connection: OpaquePointer
    package let screen: xcb_screen_t

    /// Connects to a display such as `:0`, or to the one that `DISPLAY` names.
    package init(display: String? = nil) throws(DesktopError) {
        var number: CInt = 0
        let opened = unsafe xcb_connect(display, &number)
        guard let connection = unsafe opened, unsafe xcb_connection_has_error(connection) == 0 else {
            unsafe xcb_disconnect(opened)
            throw DesktopError(
                code: .missing,
                message: "There is no X server at display '\(display ?? Self.environmentDisplay)'. Set DISPLAY to one."
            )
        }
        var roots = unsafe xcb_setup_roots_iterator(xcb_get_setup(connection))
        for _ in 0..<max(0, number) where unsafe roots.rem > 1 { unsafe xcb_screen_next(&roots) }
        guard let screen = unsafe roots.data?.pointee else {
            unsafe xcb_disconnect(connection)
            throw DesktopError(code: .missing, message: "The X server has no screen.")
        }
        unsafe self.connection = connection
        self.screen = screen
    }

    deinit { unsafe xcb_disconnect(connection) }

    private static var environmentDisplay: String { ProcessInfo.processInfo.environment["DISPLAY"] ?? "" }
}
