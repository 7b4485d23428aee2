import CSystemd
import Foundation

/// A connection to a message bus of D-Bus.
///
/// Owns the connection. The library's manual restricts a connection to one thread at a time, so it isn't `Sendable`.
@safe package final class MessageBus {
    package let bus: OpaquePointer

    /// Connects to a bus by its address, or to the session bus.
    package init(address: String? = nil) throws(DesktopError) {
        var bus: OpaquePointer?
        var status: CInt
        if let address {
            status = unsafe sd_bus_new(&bus)
            if status >= 0 { status = unsafe sd_bus_set_address(bus, address) }
            if status >= 0 { status = unsafe sd_bus_set_bus_client(bus, 1) }
            if status >= 0 { status = unsafe sd_bus_start(bus) }
        } else {
            status = unsafe sd_bus_open_user(&bus)
        }
        var name: UnsafePointer<CChar>?
        // The unique name is assigned once the bus has answered the hello message.
        if status >= 0 { status = unsafe sd_bus_get_unique_name(bus, &name) }
        guard status >= 0, let bus = unsafe bus else {
            unsafe sd_bus_unref(bus)
            throw DesktopError(
                code: .missing,
                message: "There is no message bus of a desktop session (\(Self.words(status)))."
            )
        }
        unsafe self.bus = bus
    }

    deinit { unsafe sd_bus_flush_close_unref(bus) }

    /// The name of this connection, such as `:1.42`.
    package var uniqueName: String {
        var name: UnsafePointer<CChar>?
        guard unsafe sd_bus_get_unique_name(bus, &name) >= 0, let name = unsafe name else { return "" }
        return unsafe String(cString: name)
    }

    /// Calls a method and waits for its reply.
    package func call(
        _ member: String,
        of interface: String,
        at path: String,
        in destination: String,
        timeout: Duration,
        arguments: (BusMessage) -> Void
    ) throws(BusFailure) -> BusMessage {
        var created: OpaquePointer?
        let status = unsafe sd_bus_message_new_method_call(bus, &created, destination, path, interface, member)
        guard status >= 0, let created = unsafe created else { throw BusFailure(name: "", text: Self.words(status)) }
        let message = unsafe BusMessage(owning: created)
        arguments(message)

        var error = unsafe sd_bus_error(name: nil, message: nil, _need_free: 0)
        defer { unsafe sd_bus_error_free(&error) }
        var reply: OpaquePointer?
        let answer = unsafe sd_bus_call(bus, message.message, timeout.microseconds, &error, &reply)
        guard answer >= 0, let reply = unsafe reply else {
            throw unsafe BusFailure(
                name: error.name.map { unsafe String(cString: $0) } ?? "",
                text: error.message.map { unsafe String(cString: $0) } ?? Self.words(answer)
            )
        }
        return unsafe BusMessage(owning: reply)
    }

    /// Asks the bus for the signals that match a rule.
    package func subscribe(_ rule: String) throws(BusFailure) {
        _ = try call(
            "AddMatch",
            of: "org.freedesktop.DBus",
            at: "/org/freedesktop/DBus",
            in: "org.freedesktop.DBus",
            timeout: .seconds(10)
        ) { $0.append(rule) }
    }

    /// Waits up to a time for the next message that has no handler.
    package func nextMessage(within time: Duration) throws(BusFailure) -> BusMessage? {
        var received: OpaquePointer?
        let status = unsafe sd_bus_process(bus, &received)
        guard status >= 0 else { throw BusFailure(name: "", text: Self.words(status)) }
        if let received = unsafe received { return unsafe BusMessage(owning: received) }
        guard status == 0 else { return nil }
        let waited = unsafe sd_bus_wait(bus, time.microseconds)
        guard waited >= 0 || waited == -EINTR else { throw BusFailure(name: "", text: Self.words(waited)) }
        return nil
    }

    private static func words(_ status: CInt) -> String {
        POSIXErrorCode(rawValue: -status).map { POSIXError($0).localizedDescription } ?? "error \(-status)"
    }
}

/// An error reply to a call, or the failure of the call itself.
package struct BusFailure: Error, Sendable {
    /// The name of the error, such as `org.freedesktop.DBus.Error.ServiceUnknown`; empty when the call wasn't sent.
    package let name: String
    /// The error's message.
    package let text: String

    /// A Boolean value that indicates whether no program can answer.
    var isMissing: Bool {
        let ends = ["ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject"]
        return ends.contains { name == "org.freedesktop.DBus.Error.\($0)" }
            || name.hasPrefix("org.freedesktop.DBus.Error.Spawn.")
    }

    /// A Boolean value that indicates whether the call certainly reached no program, not even one that has exited
    /// since.
    var reachedNobody: Bool {
        let ends = [
            "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject",
            "Spawn.ServiceNotFound", "Spawn.FileInvalid", "Spawn.ExecFailed",
        ]
        return ends.contains { name == "org.freedesktop.DBus.Error.\($0)" }
    }

    /// A Boolean value that indicates whether a program received the call and didn't answer.
    var isTimeout: Bool {
        ["NoReply", "Timeout", "TimedOut"].contains { name == "org.freedesktop.DBus.Error.\($0)" }
    }
}
