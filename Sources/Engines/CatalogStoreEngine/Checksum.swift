import DatabaseEngine
import DigestEngine
import Foundation

/// A checksum of a row, stored in the row to detect damage.
enum Checksum {
    /// Returns the checksum of bytes that belong to a key.
    static func of(_ bytes: some ContiguousBytes, key: Int64...) -> Int64 {
        let keys = unsafe key.withUnsafeBytes { unsafe ContentChecksum.of($0) }
        return Int64(bitPattern: ContentChecksum.of(bytes) ^ keys)
    }

    /// Returns the checksum of values that belong to a key.
    ///
    /// The kind and length of each value are included, so that neighbors can't merge.
    static func of(_ values: [SQLValue], key: Int64) -> Int64 {
        var bytes: [UInt8] = []
        for value in values {
            switch value {
            case .null: bytes.append(0)
            case .integer(let number): bytes += [1] + UInt64(bitPattern: number).bytes
            case .real(let number): bytes += [2] + number.bitPattern.bytes
            case .text(let text): bytes += [3] + UInt64(text.utf8.count).bytes + Array(text.utf8)
            case .blob(let data): bytes += [4] + UInt64(data.count).bytes + Array(data)
            case .bytes(let array): bytes += [4] + UInt64(array.count).bytes + array
            }
        }
        return of(bytes, key: key)
    }
}

extension UInt64 {
    /// The bytes of the number in little-endian order.
    fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) } }
}
