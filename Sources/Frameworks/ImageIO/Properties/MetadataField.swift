import FoundationCompatibility
import ImageCodingEngine

/// A field of EXIF as programs see it: a key of one of the dictionaries, and a value of Foundation's types.
struct MetadataField: Sendable {
    let key: CFString
    let tag: Int
    let form: MetadataForm
    /// A Boolean value that indicates whether programs may write the field, which files otherwise decide.
    let isWritten: Bool

    init(_ key: CFString, _ tag: Int, _ form: MetadataForm, isWritten: Bool = true) {
        self.key = key
        self.tag = tag
        self.form = form
        self.isWritten = isWritten
    }
}

extension [MetadataField] {
    /// The values of a file by their keys.
    func properties(_ values: [Int: MetadataValue]) -> [String: Any] {
        var properties: [String: Any] = [:]
        for field in self { properties[field.key] = values[field.tag].flatMap(field.form.property) }
        return properties
    }

    /// The values of properties by their tags.
    func values(_ properties: CFDictionary) -> [Int: MetadataValue] {
        var values: [Int: MetadataValue] = [:]
        for field in self where field.isWritten { values[field.tag] = properties[field.key].flatMap(field.form.value) }
        return values
    }
}

/// A way in which a field's value is written, and shown.
enum MetadataForm: Sendable {
    case text
    case integer(MetadataValue.IntegerKind)
    case integers(MetadataValue.IntegerKind)
    case fraction
    case signedFraction
    case fractions
    /// Digits, such as `0232` for version 2.3.2.
    case version
    /// Bytes that are numbers.
    case codes
    /// A byte that is a number.
    case code
    /// A text behind the name of its encoding.
    case comment
    /// Hours, minutes and seconds.
    case time
    /// Degrees, minutes and seconds of an angle.
    case degrees
    case bytes
}

// MARK: - Reading

extension MetadataForm {
    // Numbers are NSNumber objects, because code asks for them as Int, UInt32, Double or NSNumber.

    /// The value for a program, or nil when the file has one of another form.
    func property(_ value: MetadataValue) -> Any? {
        switch (self, value) {
        case (.text, .text(let text)): return text
        case (.bytes, .bytes(let bytes)): return bytes
        case (.comment, .bytes(let bytes)): return Self.comment(bytes)
        case (.comment, .text(let text)): return text
        case (.code, .bytes(let bytes)): return bytes.first.map { NSNumber(value: $0) }
        case (.codes, .bytes(let bytes)): return bytes.map { NSNumber(value: $0) }
        case (.version, .bytes(let bytes)): return Self.version(bytes)
        case (.version, .text(let text)): return Self.version(Data(text.utf8))
        case (.time, _):
            return value.doubles.flatMap(Self.time)
        case (.degrees, _):
            return value.doubles.flatMap(Self.degrees).map { NSNumber(value: $0) }
        case (.integer, _), (.code, _):
            return value.doubles?.first.flatMap { Int(exactly: $0.rounded()) }.map { NSNumber(value: $0) }
        case (.integers, _), (.codes, _):
            return value.doubles.map { $0.compactMap { Int(exactly: $0.rounded()) }.map { NSNumber(value: $0) } }
        case (.fraction, _), (.signedFraction, _): return value.doubles?.first.map { NSNumber(value: $0) }
        case (.fractions, _): return value.doubles.map { $0.map { NSNumber(value: $0) } }
        default: return nil
        }
    }

    private static func version(_ bytes: Data) -> [NSNumber]? {
        let digits = bytes.compactMap { Character(UnicodeScalar($0)).wholeNumberValue }
        guard digits.count == 4 else { return nil }
        let parts = [digits[0] * 10 + digits[1], digits[2], digits[3]]
        return (digits[3] == 0 ? parts.dropLast() : parts).map { NSNumber(value: $0) }
    }

    /// The names of encodings that EXIF has, in eight bytes each.
    private static let plain = Data("ASCII\0\0\0".utf8)
    private static let unicode = Data("UNICODE\0".utf8)

    private static func comment(_ bytes: Data) -> String? {
        guard bytes.count > 8 else { return nil }
        let text = bytes.dropFirst(8)
        let found =
            bytes.prefix(8) == unicode
            // Big-endian, as this framework writes; a mark at its beginning says otherwise.
            ? String(data: Data(text), encoding: text.starts(with: [0xFF, 0xFE]) ? .utf16 : .utf16BigEndian)
            : String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        return found?.trimmingCharacters(in: CharacterSet(charactersIn: "\0 "))
    }

    private static func time(_ parts: [Double]) -> String? {
        guard parts.count == 3, parts.allSatisfy({ $0.isFinite && $0 >= 0 && $0 < 100 }) else { return nil }
        let whole = String(format: "%02d:%02d:%02d", Int(parts[0]), Int(parts[1]), Int(parts[2]))
        let rest = parts[2] - parts[2].rounded(.down)
        guard rest > 0 else { return whole }
        let digits = String(format: "%.6f", rest).dropFirst(1)
        return whole + digits.reversed().drop { $0 == "0" }.reversed()
    }

    private static func degrees(_ parts: [Double]) -> Double? {
        guard let first = parts.first, parts.allSatisfy(\.isFinite) else { return nil }
        return first + (parts.count > 1 ? parts[1] / 60 : 0) + (parts.count > 2 ? parts[2] / 3600 : 0)
    }
}

// MARK: - Writing

extension MetadataForm {
    /// The value for a file, or nil when a program has one of another form.
    func value(_ property: Any) -> MetadataValue? {
        switch self {
        case .text: Self.text(property).map { .text($0) }
        case .comment: Self.text(property).map { .bytes(Self.commentBytes($0)) }
        case .bytes: (property as? Data).map { .bytes($0) }
        case .integer(let kind), .integers(let kind): Self.integers(property, kind).map { .integers($0, kind) }
        case .code, .codes: Self.integers(property, .byte).map { .bytes(Data($0.map { UInt8($0) })) }
        case .fraction, .fractions:
            Self.numbers(property).flatMap { numbers in
                numbers.contains { $0 < 0 } ? nil : .fractions(numbers.map { .init($0) }, isSigned: false)
            }
        case .signedFraction: Self.numbers(property).map { .fractions($0.map { .init($0) }, isSigned: true) }
        case .version: Self.integers(property, .byte).flatMap(Self.versionBytes).map { .bytes($0) }
        case .time: Self.text(property).flatMap(Self.timeParts).map { .fractions($0, isSigned: false) }
        case .degrees:
            Self.numbers(property)?.first.flatMap(Self.degreeParts).map { .fractions($0, isSigned: false) }
        }
    }

    private static func text(_ property: Any) -> String? {
        let text = (property as? String) ?? (property as? NSNumber)?.stringValue
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func numbers(_ property: Any) -> [Double]? {
        let values = (property as? [Any]) ?? [property]
        let numbers = values.compactMap { CFDictionary(dictionaryLiteral: ("", $0)).number("") }
        return numbers.isEmpty || numbers.count < values.count ? nil : numbers
    }

    private static func integers(_ property: Any, _ kind: MetadataValue.IntegerKind) -> [Int]? {
        let limit: Double =
            switch kind {
            case .byte: 255
            case .short: 65_535
            case .long, .signedLong: 4_294_967_295
            }
        return numbers(property).flatMap { numbers in
            numbers.allSatisfy { $0 >= 0 && $0 <= limit } ? numbers.map { Int($0.rounded()) } : nil
        }
    }

    private static func versionBytes(_ numbers: [Int]) -> Data? {
        guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 10 }), numbers[0] < 100 else {
            return nil
        }
        let parts = numbers + [0, 0]
        return Data(String(format: "%02d%d%d", parts[0], parts[1], parts[2]).utf8)
    }

    private static func commentBytes(_ text: String) -> Data {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return plain + Data(text.utf8) }
        return unicode + (text.data(using: .utf16BigEndian) ?? Data())
    }

    private static func timeParts(_ text: String) -> [MetadataFraction]? {
        let parts = text.split(separator: ":").compactMap { Double($0) }
        guard parts.count == 3, parts.allSatisfy({ $0 >= 0 && $0 < 100 }) else { return nil }
        return parts.map { MetadataFraction($0) }
    }

    /// A billionth of a second of an angle is thirty nanometers on the ground.
    private static func degreeParts(_ value: Double) -> [MetadataFraction]? {
        guard value.isFinite, abs(value) <= 360 else { return nil }
        let degrees = abs(value).rounded(.down)
        let minutes = ((abs(value) - degrees) * 60).rounded(.down)
        let seconds = max(0, (abs(value) - degrees - minutes / 60) * 3600)
        return [
            MetadataFraction(degrees), MetadataFraction(minutes), MetadataFraction(seconds, tolerance: 1e-9),
        ]
    }
}
