import CLocalFeatures
public import Foundation
public import IndexFileEngine

/// A builder of an index file from the entries of many pictures, in bounded memory.
///
/// Entries are sorted in runs that fit the memory; further runs wait in unlinked files, and are merged at the end.
public struct LocalFeatureIndexBuilder: ~Copyable {
    private var writer: IndexFileWriter
    private let path: String
    private let memory: Int
    private var pictures: [Int64] = []
    private var counts: [UInt16] = []
    private var entries: [UInt8] = []
    /// The number of the first picture whose entries are in memory.
    private var first = 0
    private var runs: [FeatureRun] = []

    /// Creates a builder.
    ///
    /// The index covers the catalog's changes up to `change`. About twice `memory` bytes are used, and ten for each
    /// picture.
    public init(
        to path: String,
        catalog: UUID,
        change: Int64,
        memory: Int = 128 << 20
    ) throws(IndexFileError) {
        let header = IndexFileHeader(kind: LocalFeatureIndex.fileKind, catalog: catalog, change: change)
        writer = try IndexFileWriter(to: path, header: header)
        (self.path, self.memory) = (path, max(1 << 16, memory))
    }

    /// Adds a picture with its ``LocalFeatures/indexEntries``.
    public mutating func add(_ picture: Int64, entries own: [UInt8]) throws(LocalFeatureError) {
        let own = try FeatureEntries(own)
        if !entries.isEmpty && entries.count + own.content.count > memory { try spill() }
        pictures.append(picture)
        counts.append(UInt16(clamping: own.count))
        entries += own.content
    }

    /// Writes the file and moves it into place.
    ///
    /// `progress` gets the finished fraction. Throws ``IndexFileError`` when the file can't be written,
    /// ``LocalFeatureError`` when there is no room to sort, and `CancellationError` when the task is cancelled; an
    /// earlier file then stays.
    public consuming func finish(progress: ((Double) -> Void)? = nil) throws {
        let last = FeatureRun(entries: entries, counts: counts[first...], firstItem: first)
        entries = []
        runs.append(last)
        try writer.begin(LocalFeatureIndex.Section.pictures)
        try writer.append(pictures)
        try writer.begin(LocalFeatureIndex.Section.counts)
        try writer.append(counts)
        let starts = Self.sum(runs)
        try writer.begin(LocalFeatureIndex.Section.starts)
        try writer.append(starts)
        try writer.begin(LocalFeatureIndex.Section.entries)
        let merge = FeatureMerge(runs: runs, starts: starts)
        for cells in merge.pieces(of: max(1, memory / Int(FOVEA_ENTRY_LENGTH))) {
            try Task.checkCancellation()
            try writer.append(merge.entries(of: cells))
            progress?(Double(cells.upperBound) / Double(FeatureVocabulary.cellCount))
        }
        try writer.commit()
    }

    private mutating func spill() throws(LocalFeatureError) {
        let run = FeatureRun(entries: entries, counts: counts[first...], firstItem: first)
        runs.append(try run.spilled(near: path))
        first = counts.count
        entries.removeAll(keepingCapacity: true)
    }

    private static func sum(_ runs: [FeatureRun]) -> [UInt32] {
        var sum = [UInt32](repeating: 0, count: FeatureVocabulary.cellCount + 1)
        for run in runs { for cell in sum.indices { sum[cell] += run.starts[cell] } }
        return sum
    }
}

/// A merge of runs.
private struct FeatureMerge {
    let runs: [FeatureRun]
    let starts: [UInt32]

    /// Divides the cells into pieces of about a number of entries.
    func pieces(of size: Int) -> [Range<Int>] {
        var (pieces, first): ([Range<Int>], Int) = ([], 0)
        for cell in 1...FeatureVocabulary.cellCount
        where cell == FeatureVocabulary.cellCount || Int(starts[cell + 1] - starts[first]) > size {
            pieces.append(first..<cell)
            first = cell
        }
        return pieces
    }

    /// The entries of some cells.
    func entries(of cells: Range<Int>) -> [UInt8] {
        let length = Int(starts[cells.upperBound] - starts[cells.lowerBound]) * Int(FOVEA_ENTRY_LENGTH)
        return unsafe [UInt8](unsafeUninitializedCapacity: length) { out, count in
            count = length
            guard length > 0, let out = out.baseAddress else { return }
            unsafe withKernelRuns { runs in
                _ = unsafe fovea_entries_merge(
                    runs.baseAddress.unsafelyUnwrapped,
                    CInt(runs.count),
                    UInt32(cells.lowerBound),
                    UInt32(cells.upperBound),
                    out
                )
            }
        }
    }

    private func withKernelRuns(_ body: (UnsafeBufferPointer<fovea_entry_run>) -> Void) {
        var found = unsafe [fovea_entry_run]()
        func add(_ number: Int) {
            guard number < runs.count else { return unsafe found.withUnsafeBufferPointer(body) }
            unsafe runs[number].starts.withUnsafeBufferPointer { starts in
                unsafe runs[number].bytes.withUnsafeBytes { bytes in
                    // An empty run may have a null address; none of its entries are read.
                    let base = unsafe bytes.baseAddress ?? UnsafeRawPointer(starts.baseAddress.unsafelyUnwrapped)
                    unsafe found.append(
                        fovea_entry_run(
                            starts: starts.baseAddress.unsafelyUnwrapped,
                            entries: base.assumingMemoryBound(to: UInt8.self)
                        )
                    )
                    add(number + 1)
                }
            }
        }
        add(0)
    }
}
