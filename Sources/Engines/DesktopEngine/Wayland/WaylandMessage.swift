/// A message of the Wayland protocol: words of 32 bits in the order of the machine.
///
/// See "Wire Format" in the book of Wayland. Descriptors travel beside the bytes.
package struct WaylandMessage: Sendable, Hashable {
    /// The object that the message is for, or from.
    package let object: UInt32
    /// The number of the request or event in the interface of the object.
    package let opcode: UInt16
    /// The arguments.
    package private(set) var body: [UInt8]

    /// The size of the object, the size and the opcode that begin each message.
    static let headByteCount = 8

    /// Begins a message.
    package init(_ object: UInt32, _ opcode: UInt16, body: [UInt8] = []) {
        (self.object, self.opcode, self.body) = (object, opcode, body)
    }

    /// The message as it is sent.
    package var bytes: [UInt8] {
        let size = UInt32(Self.headByteCount + body.count)
        return Self.bytes(object) + Self.bytes(size << 16 | UInt32(opcode)) + body
    }

    /// Takes the first message out of received bytes; nil while some of it is missing.
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
    /// Adds a number or the identifier of an object.
    package mutating func append(_ number: UInt32) { body += Self.bytes(number) }

    /// Adds a number that may be negative.
    package mutating func append(_ number: Int32) { append(UInt32(bitPattern: number)) }

    /// Adds a text, which ends with a zero and is filled up to whole words.
    package mutating func append(_ text: String) {
        let bytes = Array(text.utf8) + [0]
        append(UInt32(bytes.count))
        body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    /// The message with a number more.
    package func adding(_ number: UInt32) -> WaylandMessage {
        var message = self
        message.append(number)
        return message
    }
}

// MARK: - Reading

extension WaylandMessage {
    /// Reads the arguments of an event, one after the other.
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
