import Foundation

/// The files of a ZIP archive at the end of other data, as TensorFlow Lite models carry them.
struct AppendedFiles {
    private let data: Data
    private let entries: [String: (start: Int, count: Int)]

    /// Finds the files that are stored without compression; all accesses are bounded by the data.
    init(_ data: Data) {
        self.data = data
        var entries: [String: (start: Int, count: Int)] = [:]
        // The directory's end has 22 bytes and a comment of at most 65535.
        let tail = data.suffix(22 + 65535)
        if let end = tail.range(of: Data([0x50, 0x4B, 5, 6]), options: .backwards)?.lowerBound,
            let size = Self.number(data, end + 12, 4), let offset = Self.number(data, end + 16, 4)
        {
            // Some writers count the offsets from the start of the archive, others from the start of the file.
            let directory = end - size
            let shift = directory - offset
            Self.forEachEntry(data, directory..<end) { name, method, start, count in
                guard method == 0, shift >= 0 || -shift <= start else { return }
                entries[name] = (start + shift, count)
            }
        }
        self.entries = entries
    }

    /// The content of a file, or nil when there is none.
    subscript(name: String) -> Data? {
        guard let entry = entries[name], Self.number(data, entry.start, 4) == 0x0403_4B50,
            let nameCount = Self.number(data, entry.start + 26, 2), let extra = Self.number(data, entry.start + 28, 2)
        else { return nil }
        let start = entry.start + 30 + nameCount + extra
        guard start <= data.count, entry.count <= data.count - start else { return nil }
        return data.dropFirst(start).prefix(entry.count)
    }

    private static func forEachEntry(
        _ data: Data,
        _ directory: Range<Int>,
        _ body: (_ name: String, _ method: Int, _ start: Int, _ count: Int) -> Void
    ) {
        var place = directory.lowerBound
        while place >= 0, place < directory.upperBound, number(data, place, 4) == 0x0201_4B50,
            let method = number(data, place + 10, 2), let count = number(data, place + 24, 4),
            let nameCount = number(data, place + 28, 2), let extra = number(data, place + 30, 2),
            let comment = number(data, place + 32, 2), let start = number(data, place + 42, 4)
        {
            let name = data.dropFirst(place + 46).prefix(nameCount)
            body(String(decoding: name, as: UTF8.self), method, start, count)
            place += 46 + nameCount + extra + comment
        }
    }

    private static func number(_ data: Data, _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= data.count - size else { return nil }
        return (0..<size).reversed().reduce(0) { $0 << 8 | Int(data[data.startIndex + place + $1]) }
    }
}
