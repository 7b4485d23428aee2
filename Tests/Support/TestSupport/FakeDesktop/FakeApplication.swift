import CSystemd
import Foundation
import Synchronization

/// An application of a test's own: a thread that owns a name on a bus, and notes what it is asked for.
package final class FakeApplication: Sendable {
    /// What an application does when it is asked to come to the front.
    package enum Behavior: Sendable {
        case comes
        /// It owns the name and never answers.
        case neverAnswers
        /// It owns the name and knows no such interface.
        case knowsNoInterface
        /// It fails.
        case fails
    }

    /// A call that came.
    package struct Call: Sendable, Equatable {
        package let member: String
        package let path: String
        package let links: [String]
        /// The platform's data.
        package let data: [String: String]

        package init(_ member: String, path: String, links: [String] = [], data: [String: String]) {
            self.member = member
            self.path = path
            self.links = links
            self.data = data
        }
    }

    private let isEnding = Atomic(false)
    private let done = DispatchSemaphore(value: 0)
    private let noted = Mutex<[Call]>([])

    /// The calls so far.
    package var calls: [Call] { noted.withLock { $0 } }

    /// Takes a name on a bus.
    package init(_ name: String, _ behavior: Behavior = .comes, on bus: TestBus) {
        let ready = DispatchSemaphore(value: 0)
        let address = bus.address
        Thread.detachNewThread { [self] in
            serve(name, behavior, address) { ready.signal() }
            done.signal()
        }
        ready.wait()
    }

    /// Leaves the bus.
    package func stop() {
        guard !isEnding.exchange(true, ordering: .acquiringAndReleasing) else { return }
        done.wait()
    }

    private func serve(_ name: String, _ behavior: Behavior, _ address: String, isReady: () -> Void) {
        var bus: OpaquePointer?
        sd_bus_new(&bus)
        sd_bus_set_address(bus, address)
        sd_bus_set_bus_client(bus, 1)
        sd_bus_start(bus)
        sd_bus_request_name(bus, name, 0)
        isReady()
        while !isEnding.load(ordering: .acquiring) {
            var message: OpaquePointer?
            let status = sd_bus_process(bus, &message)
            if let message {
                answer(message, behavior)
                sd_bus_message_unref(message)
            } else if status == 0 {
                sd_bus_wait(bus, 10_000)
            }
        }
        sd_bus_flush_close_unref(bus)
    }

    private func answer(_ message: OpaquePointer, _ behavior: Behavior) {
        guard sd_bus_message_is_method_call(message, "org.freedesktop.Application", nil) > 0,
            let member = sd_bus_message_get_member(message).map({ String(cString: $0) }),
            let path = sd_bus_message_get_path(message).map({ String(cString: $0) })
        else { return }
        var error = sd_bus_error(name: nil, message: nil, _need_free: 0)
        defer { sd_bus_error_free(&error) }
        if behavior == .knowsNoInterface {
            sd_bus_error_set(&error, "org.freedesktop.DBus.Error.UnknownMethod", "No such interface")
            sd_bus_reply_method_error(message, &error)
            return
        }
        let links = member == "Open" ? texts(in: message) : []
        let call = Call(member, path: path, links: links, data: dictionary(in: message))
        noted.withLock { $0.append(call) }
        switch behavior {
        case .comes:
            var reply: OpaquePointer?
            sd_bus_message_new_method_return(message, &reply)
            sd_bus_send(nil, reply, nil)
            sd_bus_message_unref(reply)
        case .fails:
            sd_bus_error_set(&error, "org.example.Error.Busy", "The window is stuck")
            sd_bus_reply_method_error(message, &error)
        case .neverAnswers, .knowsNoInterface: break
        }
    }

    private func texts(in message: OpaquePointer) -> [String] {
        var texts: [String] = []
        sd_bus_message_enter_container(message, code("a"), "s")
        while let text = text(in: message) { texts.append(text) }
        sd_bus_message_exit_container(message)
        return texts
    }

    private func dictionary(in message: OpaquePointer) -> [String: String] {
        var values: [String: String] = [:]
        sd_bus_message_enter_container(message, code("a"), "{sv}")
        while sd_bus_message_enter_container(message, code("e"), "sv") > 0 {
            let key = text(in: message) ?? ""
            sd_bus_message_enter_container(message, code("v"), "s")
            values[key] = text(in: message)
            sd_bus_message_exit_container(message)
            sd_bus_message_exit_container(message)
        }
        sd_bus_message_exit_container(message)
        return values
    }

    private func text(in message: OpaquePointer) -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, code("s"), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func code(_ type: Character) -> CChar { CChar(type.asciiValue ?? 0) }
}
