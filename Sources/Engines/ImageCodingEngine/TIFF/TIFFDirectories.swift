import Foundation

/// The chain of directories of a TIFF file, walked before the library opens it.
///
/// The library copies each field into its own memory, so that a thousand fields that share the same bytes would take a
/// thousand times their size; and it reads every directory to the end of the chain.
struct TIFFDirectories {
    /// The positions of the directories, up to ``ImageInfo/maximumFrameCount``.
    private(set) var positions: [Int] = []
    /// The most fields of a directory that is read; the library sorts all known fields again for each unknown one.
    private static let maximumFieldCount = 512

    private let view: ByteView
    private let isBig: Bool

    init(_ data: Data) throws(ImageCodingError) {
        let isLittleEndian = data.first == 0x49
        view = ByteView(data, isLittleEndian: isLittleEndian)
        isBig = view.u16(2) == 43
        guard var position = isBig ? view.u64(8) : view.u32(4) else { throw .truncated(.tiff) }
        // A circular chain ends at the directory that was visited before.
        var known: Set<Int> = []
        while position != 0, positions.count < ImageInfo.maximumFrameCount, known.insert(position).inserted,
            let fields = fieldCount(at: position)
        {
            positions.append(position)
            let end = position + (isBig ? 8 + 20 * fields : 2 + 12 * fields)
            guard let next = isBig ? view.u64(end) : view.u32(end) else { break }
            position = next
        }
        // The library refuses a file without a directory.
        try check(page: 0)
    }

    /// Refuses a directory with too many fields, or fields that together hold more bytes than the file.
    func check(page: Int) throws(ImageCodingError) {
        guard positions.indices.contains(page) else { return }
        try checkFields(at: positions[page])
    }

    /// The number of fields of a directory inside the file; the library, too, takes more than 4096 for damage.
    private func fieldCount(at position: Int) -> Int? {
        guard let count = isBig ? view.u64(position) : view.u16(position), count <= 4096 else { return nil }
        return count
    }

    private func checkFields(at start: Int) throws(ImageCodingError) {
        guard let count = fieldCount(at: start) else { return }
        guard count <= Self.maximumFieldCount else { throw .corrupt(.tiff, "a directory has \(count) fields") }
        var sum = 0
        for index in 0..<count {
            let field = start + (isBig ? 8 + 20 * index : 2 + 12 * index)
            guard let type = view.u16(field + 2), let values = isBig ? view.u64(field + 4) : view.u32(field + 4) else {
                return
            }
            let (size, overflow) = Self.byteCount(ofType: type).multipliedReportingOverflow(by: values)
            guard !overflow, size > (isBig ? 8 : 4), let place = isBig ? view.u64(field + 12) : view.u32(field + 8)
            else { continue }
            // The library ignores fields beyond the end.
            if size <= view.count, place <= view.count - size { sum += size }
        }
        guard sum <= view.count else { throw .corrupt(.tiff, "its fields share their bytes") }
    }

    private static func byteCount(ofType type: Int) -> Int {
        switch type {
        case 1, 2, 6, 7: 1
        case 3, 8: 2
        case 4, 9, 11, 13: 4
        case 5, 10, 12, 16, 17, 18: 8
        default: 0
        }
    }
}
