import Foundation

/// The records of the IPTC Information Interchange Model; record 2 has the texts of editors.
enum IPTCRecord {
    /// The escape sequence of UTF-8 in record 1.
    private static let unicode = Data([0x1B, 0x25, 0x47])
    private static let maximumCount = 4096

    /// Parses the texts of record 2 up to the first damage.
    static func read(_ data: Data) -> [Int: [String]] {
        let view = ByteView(data)
        var found: [Int: [Data]] = [:]
        var (position, count, isUnicode) = (0, 0, false)
        // A length above 32,767 is an extended one, which no program writes.
        while view.u8(position) == 0x1C, let record = view.u8(position + 1), let number = view.u8(position + 2),
            let length = view.u16(position + 3), length < 0x8000, let value = view.slice(position + 5, count: length),
            count < maximumCount
        {
            if record == 1, number == 90 { isUnicode = value.data == unicode }
            if record == 2, number != 0 { found[number, default: []].append(value.data) }
            (position, count) = (position + 5 + length, count + 1)
        }
        return found.mapValues { $0.map { text($0, isUnicode: isUnicode) } }
    }

    /// Old programs don't state an encoding: texts that aren't UTF-8 are taken for Latin-1.
    private static func text(_ data: Data, isUnicode: Bool) -> String {
        if isUnicode { return String(decoding: data, as: UTF8.self) }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    }

    /// Writes texts as record 2, in UTF-8.
    static func write(_ texts: [Int: [String]]) -> Data {
        var data = Data()
        append(1, 90, unicode, to: &data)
        append(2, 0, Data([0, 4]), to: &data)
        for (number, values) in texts.sorted(by: { $0.key < $1.key }) {
            for value in values { append(2, number, Data(value.utf8), to: &data) }
        }
        return data
    }

    private static func append(_ record: UInt8, _ number: Int, _ value: Data, to data: inout Data) {
        guard let number = UInt8(exactly: number), value.count < 0x8000 else { return }
        data.append(contentsOf: [0x1C, record, number])
        data.appendBigEndian(UInt16(value.count))
        data.append(value)
    }
}

/// Photoshop's resource blocks, which contain the IPTC records of JPEG and PNG files.
enum PhotoshopResources {
    /// The signature of a JPEG segment.
    static let signature = "Photoshop 3.0\0"
    private static let iptc = 0x0404
    private static let maximumCount = 1024

    /// Finds the IPTC records.
    static func records(_ data: Data) -> Data? {
        let view = ByteView(data.starts(with: Data(signature.utf8)) ? data.dropFirst(signature.utf8.count) : data)
        var position = 0
        for _ in 0..<maximumCount {
            guard view.has("8BIM", at: position), let number = view.u16(position + 4), let name = view.u8(position + 6)
            else { return nil }
            // Names, with their length, and values are padded to an even number of bytes.
            let start = position + 6 + (name + 2) / 2 * 2
            guard let length = view.u32(start), let value = view.slice(start + 4, count: length) else { return nil }
            if number == iptc { return value.data }
            position = start + 4 + (length + 1) / 2 * 2
        }
        return nil
    }

    /// Writes the IPTC records as the only resource.
    static func block(_ records: Data) -> Data {
        var data = Data("8BIM".utf8)
        data.appendBigEndian(UInt16(iptc))
        data.append(contentsOf: [0, 0])
        data.appendBigEndian(UInt32(records.count))
        data.append(records)
        if !records.count.isMultiple(of: 2) { data.append(0) }
        return data
    }
}
