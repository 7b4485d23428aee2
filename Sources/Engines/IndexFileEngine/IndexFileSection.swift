package import CIndexFile

/// A section of an index file.
public struct IndexFileSection: Sendable {
    /// The file that the section belongs to.
    public let file: IndexFile
    /// The name of the section.
    public let name: String
    /// The number of bytes.
    public let count: Int
    let offset: Int

    init(file: IndexFile, name: String, offset: Int, count: Int) {
        (self.file, self.name, self.offset, self.count) = (file, name, offset, count)
    }
}

// MARK: - Reading

extension IndexFileSection {
    /// Calls a closure with checked bytes.
    ///
    /// Throws when they don't match their checksum, or when the range extends beyond the section. A section is aligned
    /// to 64 bytes in memory.
    public func withBytes<Result>(
        in range: Range<Int>,
        _ body: (UnsafeRawBufferPointer) throws(IndexFileError) -> Result
    ) throws(IndexFileError) -> Result {
        try require(range)
        let start = unsafe file.mapping.blocks.pointee.base + offset + range.lowerBound
        return try unsafe body(UnsafeRawBufferPointer(start: start, count: range.count))
    }

    /// Checks that bytes match their checksum.
    public func require(_ range: Range<Int>) throws(IndexFileError) {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            throw IndexFileError(
                code: .damaged,
                message: """
                    The index \(file.path) refers to byte \(range.upperBound) of its section \(name), which has \
                    \(count); rebuild the index.
                    """
            )
        }
        let isSound = unsafe withKernel { section in
            unsafe fovea_index_bytes(section, UInt64(range.lowerBound), UInt64(range.count)) != nil
        }
        guard isSound else { throw damage }
    }

    /// Reads one value of a section that is an array of them.
    public func load<Value: BitwiseCopyable>(_ type: Value.Type, at index: Int) throws(IndexFileError) -> Value {
        let size = MemoryLayout<Value>.stride
        guard index >= 0, index < count / size else { throw damage }
        return try unsafe withBytes(in: index * size..<index * size + MemoryLayout<Value>.size) {
            bytes throws(IndexFileError) in
            unsafe bytes.loadUnaligned(as: type)
        }
    }

    /// The error for a section that a kernel finds damaged.
    public var damage: IndexFileError {
        IndexFileError(
            code: .damaged,
            message: "The index \(file.path) is damaged in its section \(name); rebuild the index."
        )
    }

    /// Calls a closure with the section as the kernels' type.
    package func withKernel<Result>(_ body: (UnsafePointer<fovea_index_section>) -> Result) -> Result {
        withExtendedLifetime(file) {
            var section = unsafe fovea_index_section(
                file: file.mapping.blocks,
                offset: UInt64(offset),
                length: UInt64(count)
            )
            return unsafe body(&section)
        }
    }
}
