/// A message of the Wayland protocol: 32-bit words in native byte order.
///
/// See "Wire Format" in the book of Wayland. File descriptors travel as ancillary data.
package struct WaylandMessage: Sendable, Hashable {
    /// The receiver of a request, or the sender of an event.
    package let object: UInt32
    /// The number of the request or event in the object's interface.
    package let opcode: UInt16
    /// The arguments.
    package private(set) var body: [UInt8]

    /// The bytes of the header: object, size and opcode.
    static let headByteCount = 8

    /// Creates a message.
    package init(_ object: UInt32, _ opcode: UInt16, body: [UInt8] = []) {
        (self.object, self.opcode, self.body) = (object, opcode, body)
    }

    /// The message in wire format.
    package var bytes: [UInt8] {
        let size = UInt32(Self.headByteCount + body.count)
        return Self.bytes(object) + Self.bytes(size << 16 | UInt32(opcode)) + body
    }

    /// Removes the first message from received bytes; nil while it is incomplete.
    package static func take(from bytes: inout [UInt8]) throws(DesktopError) -> WaylandMessage? {
        guard bytes.count >= headByteCount else { return nil }
        let word = number(bytes[4..<8])
        let size = Int(word >> 16)
        guard size >= headByteCount, size.isMultiple(of: 4) else {
            throw DesktopError(
                code: .failed,
                message: "The compositor sent a message of \(size) bytes, which none has. Restart it."
            )
        }
        guard bytes.count >= size else { return nil }
        defer { bytes.removeFirst(size) }
        return WaylandMessage(
            number(bytes[0..<4]),
            UInt16(truncatingIfNeeded: word),
            body: Array(bytes[headByteCount..<size])
        )
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: (UInt32(littleEndian: number)) >> (8 * $0)) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        UInt32(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
}

// MARK: - Writing

extension WaylandMessage {
    /// Appends an unsigned integer or the identifier of an object.
    package mutating func append(_ number: UInt32) { body += Self.bytes(number) }

    /// Appends a signed integer.
    package mutating func append(_ number: Int32) { append(UInt32(bitPattern: number)) }

    /// Appends a string, null-terminated and padded to whole words.
    package mutating func append(_ text: String) {
        let bytes = Array(text.utf8) + [0]
        append(UInt32(bytes.count))
        body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    /// The message with another argument.
    package func adding(_ number: UInt32) -> WaylandMessage {
        var message = self
        message.append(number)
        return message
    }
}

// MARK: - Reading

extension WaylandMessage {
    /// A reader of an event's arguments.
    package struct Reader {
        private var rest: ArraySlice<UInt8>

        package init(_ message: WaylandMessage) { rest = message.body[...] }

        package mutating func number() throws(DesktopError) -> UInt32 { WaylandMessage.number(try take(4)) }

        package mutating func signedNumber() throws(DesktopError) -> Int32 { Int32(bitPattern: try number()) }

        package mutating func text() throws(DesktopError) -> String {
            let count = Int(try number())
            let bytes = try take((count + 3) & ~3)
            return String(decoding: bytes.prefix(max(0, count - 1)), as: UTF8.self)
        }

        private mutating func take(_ count: Int) throws(DesktopError) -> ArraySlice<UInt8> {
            guard count <= rest.count else {
                throw DesktopError(code: .failed, message: "The compositor sent a message that ends early. Restart it.")
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
