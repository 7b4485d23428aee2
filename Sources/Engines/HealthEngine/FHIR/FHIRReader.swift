/// A reader of JSON from anywhere.
package struct FHIRReader {
    /// The most bytes of a resource.
    package static let byteLimit = 1 << 20
    /// The deepest nesting.
    static let depthLimit = 48
    /// The most characters of a number.
    static let numberLimit = 64

    private let bytes: [UInt8]
    private var position = 0

    /// Returns the object that a file contains.
    package static func object(in data: some Sequence<UInt8>) throws(HealthError) -> FHIRObject {
        var reader = FHIRReader(bytes: Array(data.prefix(byteLimit + 1)))
        guard reader.bytes.count <= byteLimit else {
            throw HealthError(code: .tooLarge, message: "The resource has more than \(byteLimit) bytes.")
        }
        // What marks the order of bytes isn't JSON, though some editors write it.
        if reader.bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.position = 3 }
        reader.skipSpace()
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.malformed("something after its end") }
        guard let object = value.object else { throw reader.malformed("no object") }
        return object
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func malformed(_ finding: String) -> HealthError {
        HealthError(code: .malformed, message: "The resource isn't JSON: \(finding), at byte \(position).")
    }

    private mutating func skipSpace() {
        while let next, [0x20, 0x0a, 0x0d, 0x09].contains(next) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func value(depth: Int) throws(HealthError) -> FHIRElement {
        guard depth <= Self.depthLimit else {
            throw HealthError(code: .tooLarge, message: "The resource is nested deeper than \(Self.depthLimit) levels.")
        }
        switch next {
        case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t") where take("true"): return .boolean(true)
        case UInt8(ascii: "f") where take("false"): return .boolean(false)
        case UInt8(ascii: "n") where take("null"): return .null
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws(HealthError) -> FHIRObject {
        position += 1
        var members: [FHIRObject.Member] = []
        var names: Set<String> = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return FHIRObject(members: []) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw malformed("a member without a name") }
            let name = try string()
            // Two readers of it would see different values.
            guard names.insert(name).inserted else { throw malformed("a member twice") }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw malformed("a member without a value") }
            skipSpace()
            members.append(FHIRObject.Member(name: name, value: try value(depth: depth)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw malformed("an object without an end") }
        return FHIRObject(members: members)
    }

    private mutating func list(depth: Int) throws(HealthError) -> [FHIRElement] {
        position += 1
        var elements: [FHIRElement] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return [] }
        repeat {
            skipSpace()
            elements.append(try value(depth: depth))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw malformed("a list without an end") }
        return elements
    }

    private mutating func number() throws(HealthError) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
            throw malformed("a value of no kind")
        }
        if take(UInt8(ascii: ".")) { guard digits() > 0 else { throw malformed("a number without an end") } }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
            guard digits() > 0 else { throw malformed("a number without an end") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard text.utf8.count <= Self.numberLimit, let value = Double(text), value.isFinite else {
            throw HealthError(code: .tooLarge, message: "A number has too many digits, at byte \(start).")
        }
        return text
    }

    /// Passes over digits, and returns their number.
    private mutating func digits() -> Int {
        let start = position
        while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { position += 1 }
        return position - start
    }

    private mutating func string() throws(HealthError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let result = String(validating: text, as: UTF8.self) else { throw malformed("no UTF-8") }
                return result
            case UInt8(ascii: "\\"): text += try escaped()
            case ..<0x20: throw malformed("a control character in a text")
            default: text.append(byte)
            }
        }
        throw malformed("a text without an end")
    }

    private mutating func escaped() throws(HealthError) -> [UInt8] {
        guard let letter = next else { throw malformed("a text without an end") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"): return try scalar()
        default: throw malformed("an escape of no kind")
        }
    }

    /// Reads the digits of an escaped character, and those of its second half.
    private mutating func scalar() throws(HealthError) -> [UInt8] {
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]) {
            guard take("\\u") else { throw malformed("half a character") }
            units.append(try unit())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw malformed("half a character") }
        return Array(text.utf8)
    }

    private mutating func unit() throws(HealthError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, !digits.contains(where: { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }),
            let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw malformed("an escape of no kind") }
        position += 4
        return value
    }
}
