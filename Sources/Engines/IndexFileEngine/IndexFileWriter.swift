import CIndexFile

/// A writer of an index file, section by section.
///
/// The content is written to a file next to the final one, with `.part` appended to its name, until ``commit()`` moves
/// it into place; when the program is killed before that, the old file stays. Takes one mebibyte of memory, and four
/// bytes for each block of 16 KiB.
public struct IndexFileWriter: ~Copyable {
    private let path: String
    private let header: IndexFileHeader
    private let output: PartFile
    private var buffer: [UInt8] = []
    private var checksums: [UInt32] = [0]
    private var sections: [IndexFileLayout.Section] = []
    private var position: UInt64

    private static let blockLength = IndexFileLayout.blockLength
    private static let bufferLength = 64 * blockLength
    private static let alignment = 64

    /// Creates a writer.
    ///
    /// Throws when the folder can't be written, or when another writer is at work on the same file.
    public init(to path: String, header: IndexFileHeader) throws(IndexFileError) {
        output = try PartFile(for: path)
        (self.path, self.header) = (path, header)
        position = UInt64(Self.blockLength)
        buffer.reserveCapacity(Self.bufferLength)
    }

    /// Begins a section.
    ///
    /// Names are ASCII of at most 16 letters; a section begins at a multiple of 64 bytes.
    public mutating func begin(_ name: String) throws(IndexFileError) {
        precondition(sections.count < IndexFileLayout.sectionLimit, "An index file has room for fewer sections.")
        let padding = (Self.alignment - Int(position % UInt64(Self.alignment))) % Self.alignment
        try unsafe write([UInt8](repeating: 0, count: padding).span.bytes)
        let kept = IndexFileLayout.Name(name, length: IndexFileLayout.nameLength).text
        sections.append(IndexFileLayout.Section(name: kept, offset: position, length: 0))
    }

    /// Appends bytes to the current section.
    public mutating func append(_ bytes: RawSpan) throws(IndexFileError) {
        precondition(!sections.isEmpty, "Bytes belong to a section; begin one before.")
        sections[sections.count - 1].length += UInt64(bytes.byteCount)
        try write(bytes)
    }

    /// Appends values in their memory layout to the current section.
    public mutating func append<Value: BitwiseCopyable>(_ values: [Value]) throws(IndexFileError) {
        try unsafe append(values.span.bytes)
    }

    /// Moves the file into place.
    ///
    /// When this returns, the file and its name are on the disk.
    public consuming func commit() throws(IndexFileError) {
        let rest = Int(position % UInt64(Self.blockLength))
        if rest > 0 { try unsafe write([UInt8](repeating: 0, count: Self.blockLength - rest).span.bytes) }
        try flush()
        let table = checksums.map(\.littleEndian)
        let layout = IndexFileLayout(
            header: header,
            fileLength: position + 4 * UInt64(table.count),
            tableOffset: position,
            tableChecksum: unsafe table.withUnsafeBytes { unsafe fovea_crc32c(0, $0.baseAddress, $0.count) },
            sections: sections
        )
        try unsafe output.write(table.span.bytes, at: position)
        try unsafe output.write(layout.bytes.span.bytes, at: 0)
        try output.replace()
    }
}

// MARK: - Buffering

extension IndexFileWriter {
    private mutating func write(_ bytes: RawSpan) throws(IndexFileError) {
        var start = 0
        while start < bytes.byteCount {
            let end = min(bytes.byteCount, start + Self.bufferLength - buffer.count)
            unsafe bytes.extracting(start..<end).withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
            start = end
            if buffer.count == Self.bufferLength { try flush() }
        }
        position += UInt64(bytes.byteCount)
    }

    /// Writes whole blocks, and stores their checksums.
    private mutating func flush() throws(IndexFileError) {
        guard !buffer.isEmpty else { return }
        let count = buffer.count / Self.blockLength
        unsafe buffer.withUnsafeBytes { bytes in
            for block in 0..<count {
                let start = unsafe bytes.baseAddress.unsafelyUnwrapped + block * Self.blockLength
                unsafe checksums.append(fovea_index_block_checksum(start))
            }
        }
        try unsafe output.write(buffer.span.bytes, at: UInt64((checksums.count - count) * Self.blockLength))
        buffer.removeAll(keepingCapacity: true)
    }
}
