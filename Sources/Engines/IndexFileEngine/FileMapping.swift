import CIndexFile
import Glibc

/// The mapped pages of an index file and the checksums of its blocks.
///
/// `@unchecked Sendable`: the mapping and the checksums are written before the initializer returns and only read from
/// then on; the states of the blocks are atomic; all is freed with the last reference.
@safe final class FileMapping: @unchecked Sendable {
    /// The layout in the first block.
    let layout: IndexFileLayout
    /// The mapping as the kernels' type.
    let blocks: UnsafeMutablePointer<fovea_index_file>

    private let file: OpenFile
    private let pages: UnsafeMutableRawPointer
    private let checksums: UnsafeMutablePointer<UInt32>
    private let states: UnsafeMutablePointer<UInt8>
    private let watch: FileWatch

    init(_ path: String) throws(IndexFileError) {
        let file = try OpenFile(path)
        let layout = try IndexFileLayout(file.bytes(from: 0, count: IndexFileLayout.blockLength), of: path)
        try layout.validate(fileLength: file.state.length, of: path)
        let table = try file.bytes(from: layout.tableOffset, count: 4 * layout.blockCount)
        let checksum = unsafe table.withUnsafeBytes { unsafe fovea_crc32c(0, $0.baseAddress, $0.count) }
        guard checksum == layout.tableChecksum else {
            throw IndexFileError(
                code: .damaged,
                message: "The checksums of the index \(path) are damaged; rebuild the index."
            )
        }
        let pages = unsafe mmap(nil, Int(layout.tableOffset), PROT_READ, MAP_PRIVATE, file.descriptor, 0)
        guard let pages = unsafe pages, unsafe pages != MAP_FAILED else {
            throw FileProblem.unavailable(path, "mapped")
        }
        let checksums = UnsafeMutablePointer<UInt32>.allocate(capacity: layout.blockCount)
        unsafe table.withUnsafeBytes {
            unsafe UnsafeMutableRawPointer(checksums).copyMemory(
                from: $0.baseAddress.unsafelyUnwrapped,
                byteCount: $0.count
            )
        }
        let states = UnsafeMutablePointer<UInt8>.allocate(capacity: layout.blockCount)
        unsafe states.initialize(repeating: 0, count: layout.blockCount)
        let blocks = UnsafeMutablePointer<fovea_index_file>.allocate(capacity: 1)
        unsafe blocks.initialize(
            to: fovea_index_file(
                base: unsafe UnsafePointer(pages.assumingMemoryBound(to: UInt8.self)),
                blocks: UInt64(layout.blockCount),
                checksums: checksums,
                states: states
            )
        )
        self.layout = layout
        unsafe (self.blocks, self.pages, self.checksums, self.states) = unsafe (blocks, pages, checksums, states)
        watch = FileWatch(file.state)
        self.file = file
    }

    deinit {
        unsafe munmap(pages, Int(layout.tableOffset))
        unsafe checksums.deallocate()
        unsafe states.deallocate()
        unsafe blocks.deallocate()
    }
}

// MARK: - Checking

extension FileMapping {
    /// Returns a Boolean value that indicates whether a block matches its checksum.
    func isSound(_ block: Int) -> Bool { unsafe fovea_index_check_block(blocks, UInt64(block)) }

    /// Discards the results of earlier checks if the file has changed.
    func check(_ path: String) throws(IndexFileError) {
        guard let state = FileWatch.State(file.descriptor) else { throw FileProblem.unavailable(path, "read") }
        guard state.length >= layout.fileLength else {
            throw IndexFileError(
                code: .truncated,
                message: "The index \(path) has become shorter than its \(layout.fileLength) bytes; build it again."
            )
        }
        if watch.isNew(state) { unsafe fovea_index_forget(blocks) }
    }

    /// Discards the results of earlier checks, and checks the header.
    func recheck(_ path: String) throws(IndexFileError) {
        try check(path)
        unsafe fovea_index_forget(blocks)
        let head = unsafe UnsafeRawBufferPointer(start: pages, count: IndexFileLayout.blockLength)
        _ = try IndexFileLayout(unsafe Array(head), of: path)
    }
}

extension IndexFileLayout {
    /// Throws when a section extends beyond the file.
    func validate(fileLength actual: UInt64, of path: String) throws(IndexFileError) {
        guard actual >= fileLength else {
            throw IndexFileError(
                code: .truncated,
                message: "The index \(path) has \(actual) bytes in place of \(fileLength); rebuild the index."
            )
        }
        let block = UInt64(Self.blockLength)
        guard tableOffset >= block, tableOffset % block == 0, tableOffset <= fileLength,
            fileLength - tableOffset == 4 * (tableOffset / block),
            sections.allSatisfy({
                $0.offset >= block && $0.offset <= tableOffset && $0.length <= tableOffset - $0.offset
            })
        else {
            throw IndexFileError(
                code: .damaged,
                message: "The header of the index \(path) is damaged; rebuild the index."
            )
        }
    }
}
