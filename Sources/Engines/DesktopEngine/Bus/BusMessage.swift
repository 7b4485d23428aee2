import CSystemd

/// A message of D-Bus.
///
/// Owns one reference. A message belongs to the thread of its connection, so it isn't `Sendable`.
@safe package final class BusMessage {
    package let message: OpaquePointer

    /// Takes ownership of a reference.
    package init(owning message: OpaquePointer) { unsafe self.message = message }

    deinit { unsafe sd_bus_message_unref(message) }
}

// MARK: - Reading

extension BusMessage {
    /// The object path of the message.
    package var path: String? { unsafe sd_bus_message_get_path(message).map { unsafe String(cString: $0) } }

    /// Returns whether the message is a signal of an interface.
    package func isSignal(_ member: String, of interface: String) -> Bool {
        unsafe sd_bus_message_is_signal(message, interface, member) > 0
    }

    /// Reads a string or an object path.
    package func readText(_ type: Character = "s") -> String? {
        var text: UnsafePointer<CChar>?
        guard unsafe sd_bus_message_read_basic(message, type.code, &text) > 0 else { return nil }
        return unsafe text.map { unsafe String(cString: $0) }
    }

    /// Reads an unsigned integer.
    package func readNumber() -> UInt32? {
        var number: UInt32 = 0
        return unsafe sd_bus_message_read_basic(message, Character("u").code, &number) > 0 ? number : nil
    }

    /// Reads a dictionary from strings to variants, and keeps the string values.
    package func readTexts() -> [String: String] {
        var texts: [String: String] = [:]
        guard unsafe sd_bus_message_enter_container(message, Character("a").code, "{sv}") > 0 else { return texts }
        while unsafe sd_bus_message_enter_container(message, Character("e").code, "sv") > 0 {
            let key = readText()
            if unsafe sd_bus_message_enter_container(message, Character("v").code, "s") > 0 {
                if let key, let text = readText() { texts[key] = text }
                unsafe sd_bus_message_exit_container(message)
            } else {
                unsafe sd_bus_message_skip(message, "v")
            }
            unsafe sd_bus_message_exit_container(message)
        }
        unsafe sd_bus_message_exit_container(message)
        return texts
    }
}

// MARK: - Writing

extension BusMessage {
    /// A variant in a dictionary of D-Bus.
    package enum Value {
        /// A string.
        case text(String)
        /// A Boolean value.
        case flag(Bool)
    }

    /// Appends a string or an object path.
    package func append(_ text: String, as type: Character = "s") {
        _ = unsafe text.withCString { pointer in unsafe sd_bus_message_append_basic(message, type.code, pointer) }
    }

    /// Appends an unsigned integer.
    package func append(_ number: UInt32) {
        _ = unsafe withUnsafePointer(to: number) { number in
            unsafe sd_bus_message_append_basic(message, Character("u").code, number)
        }
    }

    /// Appends an array of strings.
    package func append(_ texts: [String]) {
        unsafe sd_bus_message_open_container(message, Character("a").code, "s")
        for text in texts { append(text) }
        unsafe sd_bus_message_close_container(message)
    }

    /// Appends a dictionary from strings to variants.
    package func append(_ values: KeyValuePairs<String, Value>) {
        unsafe sd_bus_message_open_container(message, Character("a").code, "{sv}")
        for (key, value) in values {
            unsafe sd_bus_message_open_container(message, Character("e").code, "sv")
            append(key)
            switch value {
            case .text(let text):
                unsafe sd_bus_message_open_container(message, Character("v").code, "s")
                append(text)
            case .flag(let flag):
                unsafe sd_bus_message_open_container(message, Character("v").code, "b")
                let number: CInt = flag ? 1 : 0
                _ = unsafe withUnsafePointer(to: number) { number in
                    unsafe sd_bus_message_append_basic(message, Character("b").code, number)
                }
            }
            unsafe sd_bus_message_close_container(message)
            unsafe sd_bus_message_close_container(message)
        }
        unsafe sd_bus_message_close_container(message)
    }
}

extension Character {
    /// The character as D-Bus's type code; all are ASCII.
    fileprivate var code: CChar { CChar(asciiValue ?? 0) }
}
