public import Foundation

/// A mapped index file whose content is checked before it is read.
///
/// Opening reads only the header and the table of checksums, so it is fast; each block of 16 KiB is checked on first
/// access. Damaged content is never returned: reading it throws.
///
/// Files are replaced, never changed in place, so an open file stays valid while its successor is written.
public final class IndexFile: Sendable {
    /// The header of the file.
    public let header: IndexFileHeader
    /// The path at which the file was opened.
    public let path: String
    /// The names of the sections, in their order.
    public var sectionNames: [String] { layout.sections.map(\.name) }
    /// The length of the file in bytes.
    public var length: Int { Int(layout.fileLength) }

    let mapping: FileMapping
    private var layout: IndexFileLayout { mapping.layout }

    /// Opens a file.
    ///
    /// Throws when the file is missing, damaged, of another kind or version, or of another catalog than the given one.
    public init(at path: String, kind: IndexFileKind, catalog: UUID? = nil) throws(IndexFileError) {
        let mapping = try FileMapping(path)
        try Self.compare(mapping.layout.header, kind, catalog, path)
        self.path = path
        self.mapping = mapping
        header = mapping.layout.header
    }

    private static func compare(
        _ header: IndexFileHeader,
        _ kind: IndexFileKind,
        _ catalog: UUID?,
        _ path: String
    ) throws(IndexFileError) {
        guard header.kind.name == kind.name else {
            throw IndexFileError(
                code: .otherKind,
                message: "\(path) is an index of \(header.kind.name), not of \(kind.name); name another file."
            )
        }
        guard header.kind.version == kind.version else {
            throw IndexFileError(
                code: .otherVersion,
                message: """
                    The index \(path) has the form \(header.kind) and this program reads \(kind); rebuild the index.
                    """
            )
        }
        guard catalog == nil || catalog == header.catalog else {
            throw IndexFileError(
                code: .otherCatalog,
                message: "The index \(path) belongs to another catalogue; rebuild the index."
            )
        }
    }
}

// MARK: - Sections

extension IndexFile {
    /// Returns a section.
    public func section(_ name: String) throws(IndexFileError) -> IndexFileSection {
        guard let section = layout.sections.first(where: { $0.name == name }) else {
            throw IndexFileError(
                code: .damaged,
                message: "The index \(path) has no section \(name); rebuild the index."
            )
        }
        return IndexFileSection(file: self, name: name, offset: Int(section.offset), count: Int(section.length))
    }
}

// MARK: - Checking

extension IndexFile {
    /// Checks whether another program has changed the file since the last check.
    ///
    /// Call this before each search; it takes about a microsecond. After a change every block is checked again on its
    /// next access. Throws when the file has become shorter, as reading it would crash the process.
    public func check() throws(IndexFileError) { try mapping.check(path) }

    /// Checks all blocks.
    ///
    /// Throws the first damage, or ``IndexFileError/Code/cancelled`` when the task is cancelled. `progress` gets the
    /// checked fraction.
    public func verify(progress: ((Double) -> Void)? = nil) throws(IndexFileError) {
        try mapping.recheck(path)
        for block in 1..<max(1, layout.blockCount) {
            guard mapping.isSound(block) else { throw damage(at: block * IndexFileLayout.blockLength) }
            guard block % 1_024 == 0 else { continue }
            progress?(Double(block) / Double(layout.blockCount))
            if Task.isCancelled {
                throw IndexFileError(code: .cancelled, message: "The check of the index \(path) was cancelled.")
            }
        }
        progress?(1)
    }

    func damage(at offset: Int) -> IndexFileError {
        let section = layout.sections.last { Int($0.offset) <= offset }
        return IndexFileError(
            code: .damaged,
            message: "The index \(path) is damaged in its section \(section?.name ?? "header"); rebuild the index."
        )
    }
}
