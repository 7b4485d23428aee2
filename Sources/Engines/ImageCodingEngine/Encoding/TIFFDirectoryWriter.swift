import Foundation

/// A writer of TIFF directories.
struct TIFFDirectoryWriter {
    let isLittleEndian: Bool

    /// An encoded field.
    struct Field {
        let type: Int
        let count: Int
        let bytes: Data
    }

    /// Appends the main directory and the ones that it refers to.
    ///
    /// The main directory starts at the end of the data; `kept` are encoded fields.
    func append(
        _ main: [Int: MetadataValue],
        exif: [Int: MetadataValue],
        gps: [Int: MetadataValue],
        keeping kept: [Int: Field] = [:],
        to data: inout Data
    ) {
        var fields = kept.merging(main.compactMapValues(field)) { $1 }
        var parts: [(tag: Int, fields: [Int: Field])] = []
        if !exif.isEmpty { parts.append((EXIFTag.exif, exif.compactMapValues(field))) }
        if !gps.isEmpty { parts.append((EXIFTag.gps, gps.compactMapValues(field))) }
        // Offsets are known once all sizes are.
        var end = data.count + size(of: fields, adding: parts.count)
        for part in parts {
            fields[part.tag] = Field(type: 4, count: 1, bytes: number(end, size: 4))
            end += size(of: part.fields)
        }
        append(fields, to: &data)
        for part in parts { append(part.fields, to: &data) }
    }

    private func size(of fields: [Int: Field], adding count: Int = 0) -> Int {
        let values = fields.values.reduce(0) { $0 + ($1.bytes.count > 4 ? ($1.bytes.count + 1) / 2 * 2 : 0) }
        return 2 + 12 * (fields.count + count) + 4 + values
    }

    private func append(_ fields: [Int: Field], to data: inout Data) {
        var values = Data()
        let start = data.count + 2 + 12 * fields.count + 4
        data.append(number(fields.count, size: 2))
        for (tag, field) in fields.sorted(by: { $0.key < $1.key }) {
            data.append(number(tag, size: 2))
            data.append(number(field.type, size: 2))
            data.append(number(field.count, size: 4))
            if field.bytes.count <= 4 {
                data.append(field.bytes)
                data.append(Data(count: 4 - field.bytes.count))
            } else {
                data.append(number(start + values.count, size: 4))
                values.append(field.bytes)
                if !values.count.isMultiple(of: 2) { values.append(0) }
            }
        }
        data.append(number(0, size: 4))
        data.append(values)
    }

    private func field(_ value: MetadataValue) -> Field? {
        switch value {
        case .text(let text):
            let bytes = Data(text.utf8) + [0]
            return Field(type: 2, count: bytes.count, bytes: bytes)
        case .bytes(let bytes):
            return bytes.isEmpty ? nil : Field(type: 7, count: bytes.count, bytes: bytes)
        case .integers(let values, let kind):
            let size = kind == .byte ? 1 : kind == .short ? 2 : 4
            return joined(values.map { number($0, size: size) }, type: kind.rawValue)
        case .fractions(let values, let isSigned):
            let parts = values.map { number($0.numerator, size: 4) + number($0.denominator, size: 4) }
            return joined(parts, type: isSigned ? 10 : 5)
        case .numbers(let values):
            return joined(values.map { bytes(of: $0.bitPattern) }, type: 12)
        }
    }

    private func joined(_ parts: [Data], type: Int) -> Field? {
        parts.isEmpty ? nil : Field(type: type, count: parts.count, bytes: parts.reduce(Data(), +))
    }

    /// A number in the byte order of the file.
    func number(_ value: Int, size: Int) -> Data {
        switch size {
        case 1: Data([UInt8(truncatingIfNeeded: value)])
        case 2: bytes(of: UInt16(truncatingIfNeeded: value))
        default: bytes(of: UInt32(truncatingIfNeeded: value))
        }
    }

    private func bytes(of value: some FixedWidthInteger) -> Data {
        var data = Data()
        if isLittleEndian { data.appendLittleEndian(value) } else { data.appendBigEndian(value) }
        return data
    }
}
