import CSystemd
package import Foundation
import Synchronization

/// A desktop portal of a test's own: a thread that answers on a bus as one desktop or another does.
package final class FakePortal: Sendable {
    /// The way of a desktop to answer.
    package enum Behavior: Sendable, CaseIterable {
        /// It takes the picture at once, as wlroots does.
        case grants
        /// The person says no in a dialog, as on GNOME and KDE.
        case denies
        /// It takes the request, and no backend ever answers.
        case neverAnswers
        /// There is a portal without the interface for the screen.
        case lacksScreenshots
        /// The backend fails.
        case fails
        /// It answers with a path of its own choosing, as old portals do.
        case grantsAsOldPortalsDo
    }

    private let isEnding = Atomic(false)
    private let isClosed = Atomic(false)
    private let heard = Mutex<[Bool]>([])
    private let done = DispatchSemaphore(value: 0)

    /// A Boolean value that indicates whether the request was withdrawn.
    package var wasClosed: Bool { isClosed.load(ordering: .acquiring) }

    /// Whether each request so far asked to let the person choose, in order.
    package var interactiveRequests: [Bool] { heard.withLock { $0 } }

    /// Starts to answer on a bus.
    package init(_ behavior: Behavior, on address: String, file: URL) {
        let ready = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            serve(behavior, address, file) { ready.signal() }
            done.signal()
        }
        ready.wait()
    }

    deinit { stop() }

    /// Leaves the bus.
    package func stop() {
        guard !isEnding.exchange(true, ordering: .acquiringAndReleasing) else { return }
        done.wait()
    }

    private func serve(_ behavior: Behavior, _ address: String, _ file: URL, isReady: () -> Void) {
        var bus: OpaquePointer?
        sd_bus_new(&bus)
        sd_bus_set_address(bus, address)
        sd_bus_set_bus_client(bus, 1)
        sd_bus_start(bus)
        sd_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0)
        isReady()
        while !isEnding.load(ordering: .acquiring) {
            var message: OpaquePointer?
            let status = sd_bus_process(bus, &message)
            if let message {
                if sd_bus_message_is_method_call(message, "org.freedesktop.portal.Screenshot", "Screenshot") > 0 {
                    answer(message, behavior, bus, file)
                } else if sd_bus_message_is_method_call(message, "org.freedesktop.portal.Request", "Close") > 0 {
                    isClosed.store(true, ordering: .releasing)
                    sd_bus_reply_method_errno(message, 0, nil)
                }
                sd_bus_message_unref(message)
            } else if status == 0 {
                sd_bus_wait(bus, 10_000)
            }
        }
        sd_bus_flush_close_unref(bus)
    }

    private func answer(_ call: OpaquePointer, _ behavior: Behavior, _ bus: OpaquePointer?, _ file: URL) {
        guard behavior != .lacksScreenshots else {
            var error = sd_bus_error(name: nil, message: nil, _need_free: 0)
            sd_bus_error_set(&error, "org.freedesktop.DBus.Error.UnknownMethod", "No such interface")
            sd_bus_reply_method_error(call, &error)
            sd_bus_error_free(&error)
            return
        }
        sd_bus_message_skip(call, "s")
        let sender = sd_bus_message_get_sender(call).map { String(cString: $0) } ?? ""
        let options = options(of: call)
        heard.withLock { $0.append(options.isInteractive) }
        let token = behavior == .grantsAsOldPortalsDo ? "old" : options.token
        let name = sender.dropFirst().replacing(".", with: "_")
        let path = "/org/freedesktop/portal/desktop/request/\(name)/\(token)"
        var reply: OpaquePointer?
        sd_bus_message_new_method_return(call, &reply)
        append(path, "o", to: reply)
        sd_bus_send(bus, reply, nil)
        sd_bus_message_unref(reply)
        if behavior != .neverAnswers { respond(behavior, path, bus, file) }
    }

    private func options(of call: OpaquePointer) -> (token: String, isInteractive: Bool) {
        var (token, isInteractive) = ("", false)
        sd_bus_message_enter_container(call, code("a"), "{sv}")
        while sd_bus_message_enter_container(call, code("e"), "sv") > 0 {
            var key: UnsafePointer<CChar>?
            sd_bus_message_read_basic(call, code("s"), &key)
            switch key.map({ String(cString: $0) }) {
            case "handle_token":
                sd_bus_message_enter_container(call, code("v"), "s")
                var text: UnsafePointer<CChar>?
                sd_bus_message_read_basic(call, code("s"), &text)
                token = text.map { String(cString: $0) } ?? ""
                sd_bus_message_exit_container(call)
            case "interactive":
                sd_bus_message_enter_container(call, code("v"), "b")
                var flag: CInt = 0
                sd_bus_message_read_basic(call, code("b"), &flag)
                isInteractive = flag != 0
                sd_bus_message_exit_container(call)
            default:
                sd_bus_message_skip(call, "v")
            }
            sd_bus_message_exit_container(call)
        }
        return (token, isInteractive)
    }

    private func respond(_ behavior: Behavior, _ path: String, _ bus: OpaquePointer?, _ file: URL) {
        var signal: OpaquePointer?
        sd_bus_message_new_signal(bus, &signal, path, "org.freedesktop.portal.Request", "Response")
        var code: UInt32 =
            switch behavior {
            case .denies: 1
            case .fails: 2
            default: 0
            }
        sd_bus_message_append_basic(signal, self.code("u"), &code)
        sd_bus_message_open_container(signal, self.code("a"), "{sv}")
        if code == 0 {
            sd_bus_message_open_container(signal, self.code("e"), "sv")
            append("uri", "s", to: signal)
            sd_bus_message_open_container(signal, self.code("v"), "s")
            append(file.absoluteString, "s", to: signal)
            sd_bus_message_close_container(signal)
            sd_bus_message_close_container(signal)
        }
        sd_bus_message_close_container(signal)
        sd_bus_send(bus, signal, nil)
        sd_bus_message_unref(signal)
    }

    private func append(_ text: String, _ type: Character, to message: OpaquePointer?) {
        text.withCString { _ = sd_bus_message_append_basic(message, code(type), $0) }
    }

    private func code(_ type: Character) -> CChar { CChar(type.asciiValue ?? 0) }
}
