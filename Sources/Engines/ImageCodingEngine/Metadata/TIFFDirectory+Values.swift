import Foundation

extension TIFFDirectory {
    /// The limit of the total size of values, since many fields can refer to the same bytes.
    struct Budget {
        var byteCount = 1 << 20
    }

    /// The sizes of types in bytes, by their numbers.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4]

    /// The values of all fields, without damaged and very large ones.
    func values(_ budget: inout Budget) -> [Int: MetadataValue] {
        var values: [Int: MetadataValue] = [:]
        for position in fields {
            guard let tag = view.u16(position), values[tag] == nil, let type = view.u16(position + 2),
                let size = Self.sizes[type], let count = view.u32(position + 4), count > 0, count <= 65_536,
                count * size <= budget.byteCount,
                let start = count * size <= 4 ? position + 8 : view.u32(position + 8),
                let bytes = view.slice(start, count: count * size)
            else { continue }
            budget.byteCount -= count * size
            values[tag] = Self.value(bytes, type: type, count: count)
        }
        return values
    }

    /// The bytes of a field of any type.
    func bytes(_ tag: Int) -> Data? {
        for position in fields where view.u16(position) == tag {
            guard let size = view.u16(position + 2).flatMap({ Self.sizes[$0] }), let count = view.u32(position + 4),
                count * size <= Budget().byteCount
            else { return nil }
            return (count * size <= 4 ? position + 8 : view.u32(position + 8))
                .flatMap { view.slice($0, count: count * size)?.data }
        }
        return nil
    }

    /// The fields as stored, in the file's byte order.
    var storedFields: [Int: TIFFDirectoryWriter.Field] {
        var found: [Int: TIFFDirectoryWriter.Field] = [:]
        for position in fields {
            guard let tag = view.u16(position), let type = view.u16(position + 2), let size = Self.sizes[type],
                let count = view.u32(position + 4),
                let start = count * size <= 4 ? position + 8 : view.u32(position + 8),
                let bytes = view.slice(start, count: count * size)
            else { continue }
            found[tag] = TIFFDirectoryWriter.Field(type: type, count: count, bytes: bytes.data)
        }
        return found
    }

    private static func value(_ bytes: ByteView, type: Int, count: Int) -> MetadataValue? {
        func each<T>(_ size: Int, _ read: (Int) -> T?) -> [T] { (0..<count).compactMap { read($0 * size) } }
        switch type {
        case 1: return .integers(each(1, bytes.u8), .byte)
        case 2: return bytes.text(0, count: count).map { .text($0) }
        case 3: return .integers(each(2, bytes.u16), .short)
        case 4, 13: return .integers(each(4, bytes.u32), .long)
        case 5:
            return .fractions(each(8) { fraction(bytes.u32($0), bytes.u32($0 + 4)) }, isSigned: false)
        case 6: return .integers(each(1) { bytes.u8($0).map { Int(Int8(truncatingIfNeeded: $0)) } }, .signedLong)
        case 8: return .integers(each(2) { bytes.u16($0).map { Int(Int16(truncatingIfNeeded: $0)) } }, .signedLong)
        case 9: return .integers(each(4, bytes.i32), .signedLong)
        case 10: return .fractions(each(8) { fraction(bytes.i32($0), bytes.i32($0 + 4)) }, isSigned: true)
        case 11:
            return .numbers(each(4) { bytes.u32($0).map { Double(Float(bitPattern: UInt32($0))) } })
        case 12: return .numbers(each(8) { double(bytes, $0) })
        default: return .bytes(bytes.data)
        }
    }

    private static func fraction(_ numerator: Int?, _ denominator: Int?) -> MetadataFraction? {
        guard let numerator, let denominator else { return nil }
        return MetadataFraction(numerator: numerator, denominator: denominator)
    }

    private static func double(_ bytes: ByteView, _ position: Int) -> Double? {
        guard let first = bytes.u32(position), let second = bytes.u32(position + 4) else { return nil }
        let (high, low) = bytes.isLittleEndian ? (second, first) : (first, second)
        return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    }
}
