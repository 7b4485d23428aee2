import Foundation

/// A table in the encoding of FlatBuffers, every access to which is bounded by the data.
struct FlatBufferTable {
    private let data: Data
    private let place: Int

    /// The root table of a buffer, or nil when it is outside.
    init?(root data: Data) {
        // A copy of a slice starts at zero, as the offsets do.
        let data = data.startIndex == 0 ? data : Data(data)
        guard let offset = Self.number(data, 0, as: UInt32.self) else { return nil }
        self.init(data, Int(offset))
    }

    private init?(_ data: Data, _ place: Int) {
        guard place >= 0, place <= data.count - 4 else { return nil }
        (self.data, self.place) = (data, place)
    }

    private static func number<N: FixedWidthInteger>(_ data: Data, _ place: Int, as type: N.Type) -> N? {
        guard place >= 0, place <= data.count - MemoryLayout<N>.size else { return nil }
        return (0..<MemoryLayout<N>.size).reversed().reduce(0 as N) {
            $0 << 8 | N(truncatingIfNeeded: data[place + $1])
        }
    }

    /// The place of a field, or nil when the table doesn't have it.
    private func place(of field: Int) -> Int? {
        guard let back = Self.number(data, place, as: Int32.self) else { return nil }
        let list = place - Int(back)
        guard let size = Self.number(data, list, as: UInt16.self), 4 + 2 * field + 2 <= Int(size),
            let offset = Self.number(data, list + 4 + 2 * field, as: UInt16.self), offset > 0
        else { return nil }
        return place + Int(offset)
    }

    /// The place that a field leads to.
    private func target(of field: Int) -> Int? {
        guard let from = place(of: field), let offset = Self.number(data, from, as: UInt32.self) else { return nil }
        return from + Int(offset)
    }

    /// The number of elements of a list and the place of the first.
    private func list(_ field: Int, elementSize: Int) -> (count: Int, place: Int)? {
        guard let start = target(of: field), let count = Self.number(data, start, as: UInt32.self),
            start + 4 <= data.count, Int(count) <= (data.count - start - 4) / elementSize
        else { return nil }
        return (Int(count), start + 4)
    }

    /// A byte.
    func byte(_ field: Int) -> UInt8? { place(of: field).flatMap { Self.number(data, $0, as: UInt8.self) } }

    /// A whole number.
    func number(_ field: Int) -> Int? {
        place(of: field).flatMap { Self.number(data, $0, as: UInt32.self) }.map { Int($0) }
    }

    /// Another table.
    func table(_ field: Int) -> FlatBufferTable? { target(of: field).flatMap { FlatBufferTable(data, $0) } }

    /// A text, or nil when there is none.
    func text(_ field: Int) -> String? { bytes(field).map { String(decoding: $0, as: UTF8.self) } }

    /// Bytes, which share the memory of the buffer.
    func bytes(_ field: Int) -> Data? {
        list(field, elementSize: 1).map { data[$0.place..<$0.place + $0.count] }
    }

    /// A list of whole numbers.
    func numbers(_ field: Int) -> [Int] {
        guard let list = list(field, elementSize: 4) else { return [] }
        return (0..<list.count).compactMap { Self.number(data, list.place + 4 * $0, as: Int32.self).map { Int($0) } }
    }

    /// A list of single-precision numbers.
    func floats(_ field: Int) -> [Float] { numbers(field).map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) } }

    /// A list of tables; those that lie outside are left out.
    func tables(_ field: Int) -> [FlatBufferTable] {
        guard let list = list(field, elementSize: 4) else { return [] }
        return (0..<list.count).compactMap { index in
            let from = list.place + 4 * index
            return Self.number(data, from, as: UInt32.self).flatMap { FlatBufferTable(data, from + Int($0)) }
        }
    }
}
