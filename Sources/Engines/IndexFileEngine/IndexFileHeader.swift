import CIndexFile
public import Foundation

/// The header of an index file.
public struct IndexFileHeader: Sendable, Hashable {
    /// The kind of index.
    public let kind: IndexFileKind
    /// The identifier of the catalog from which the index was derived.
    public let catalog: UUID
    /// The last change of the catalog that the index covers.
    public let change: Int64

    /// Creates a header.
    public init(kind: IndexFileKind, catalog: UUID, change: Int64) {
        self.kind = kind
        self.catalog = catalog
        self.change = change
    }
}

/// A kind of index file and the version of its format.
public struct IndexFileKind: Sendable, Hashable, CustomStringConvertible {
    /// A short name in ASCII; eight letters are kept.
    public let name: String
    /// The version of the format.
    public let version: UInt32

    /// Creates a kind.
    public init(name: String, version: UInt32) {
        self.name = IndexFileLayout.Name(name, length: IndexFileLayout.kindLength).text
        self.version = version
    }

    /// The name and the version.
    public var description: String { "\(name) \(version)" }
}

/// The layout of a file, which its first block holds.
///
/// Numbers are little-endian. The checksum covers the whole block with its own place zero.
struct IndexFileLayout {
    var header: IndexFileHeader
    var fileLength: UInt64
    /// The position of the blocks' checksums, after the last block.
    var tableOffset: UInt64
    var tableChecksum: UInt32
    var sections: [Section]

    struct Section {
        var name: String
        var offset: UInt64
        var length: UInt64
    }

    static let blockLength = Int(FOVEA_INDEX_BLOCK)
    static let version: UInt32 = 1
    static let kindLength = 8
    static let nameLength = 16
    static let sectionLimit = (blockLength - sectionsStart) / sectionLength

    private static let mark = Array("FOVEAIDX".utf8)
    private static let checksumStart = 80
    private static let sectionsStart = 96
    private static let sectionLength = 32

    /// A name in a file: ASCII, truncated to a length, and padded with zeros.
    struct Name {
        let bytes: [UInt8]

        init(_ text: String, length: Int) {
            let kept = text.utf8.filter { $0 > 32 && $0 < 127 }.prefix(length)
            bytes = kept + [UInt8](repeating: 0, count: length - kept.count)
        }

        var text: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

// MARK: - Bytes

extension IndexFileLayout {
    /// The number of blocks, including the header's.
    var blockCount: Int { Int(tableOffset) / Self.blockLength }

    /// The first block of a file.
    var bytes: [UInt8] {
        var bytes = Self.mark
        bytes.append(Self.version)
        bytes.append(UInt32(Self.blockLength))
        bytes += Name(header.kind.name, length: Self.kindLength).bytes
        bytes.append(header.kind.version)
        bytes.append(UInt32(sections.count))
        unsafe withUnsafeBytes(of: header.catalog.uuid) { unsafe bytes += $0 }
        bytes.append(UInt64(bitPattern: header.change))
        bytes.append(fileLength)
        bytes.append(tableOffset)
        bytes.append(tableChecksum)
        bytes.append(UInt32(0))
        bytes.append(UInt32(0))
        bytes += [UInt8](repeating: 0, count: Self.sectionsStart - bytes.count)
        for section in sections {
            bytes += Name(section.name, length: Self.nameLength).bytes
            bytes.append(section.offset)
            bytes.append(section.length)
        }
        bytes += [UInt8](repeating: 0, count: Self.blockLength - bytes.count)
        bytes.replace(at: Self.checksumStart, with: Self.checksum(of: bytes))
        return bytes
    }

    /// Parses the first block of a file.
    ///
    /// The name of the file is for messages.
    init(_ block: [UInt8], of path: String) throws(IndexFileError) {
        guard block.count == Self.blockLength, Array(block[..<8]) == Self.mark else {
            throw IndexFileError(
                code: .damaged,
                message: "\(path) isn't an index, or its beginning is damaged; rebuild the index."
            )
        }
        let version: UInt32 = block.number(at: 8)
        var plain = block
        plain.replace(at: Self.checksumStart, with: UInt32(0))
        guard Self.checksum(of: plain) == block.number(at: Self.checksumStart) as UInt32 else {
            throw IndexFileError(
                code: .damaged,
                message: "The header of the index \(path) is damaged; rebuild the index."
            )
        }
        guard version == Self.version, block.number(at: 12) as UInt32 == UInt32(Self.blockLength) else {
            throw IndexFileError(
                code: .otherVersion,
                message: """
                    The index \(path) has version \(version) and this program reads \(Self.version); build the index \
                    again.
                    """
            )
        }
        let catalog = unsafe block.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: 32, as: uuid_t.self) }
        header = IndexFileHeader(
            kind: IndexFileKind(name: block.text(at: 16, length: Self.kindLength), version: block.number(at: 24)),
            catalog: UUID(uuid: catalog),
            change: Int64(bitPattern: block.number(at: 48))
        )
        fileLength = block.number(at: 56)
        tableOffset = block.number(at: 64)
        tableChecksum = block.number(at: 72)
        let count: UInt32 = block.number(at: 28)
        sections = (0..<min(Int(count), Self.sectionLimit)).map { number in
            let start = Self.sectionsStart + number * Self.sectionLength
            return Section(
                name: block.text(at: start, length: Self.nameLength),
                offset: block.number(at: start + 16),
                length: block.number(at: start + 24)
            )
        }
    }

    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe fovea_crc32c(0, $0.baseAddress, $0.count) }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: some FixedWidthInteger) {
        unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
    }

    fileprivate mutating func replace(at index: Int, with number: some FixedWidthInteger) {
        unsafe Swift.withUnsafeBytes(of: number.littleEndian) {
            unsafe replaceSubrange(index..<index + $0.count, with: $0)
        }
    }

    fileprivate func number<Number: FixedWidthInteger>(at index: Int) -> Number {
        unsafe withUnsafeBytes { Number(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: index, as: Number.self)) }
    }

    fileprivate func text(at index: Int, length: Int) -> String {
        String(decoding: self[index..<index + length].prefix { $0 != 0 }, as: UTF8.self)
    }
}
