import CLocalFeatures
public import IndexFileEngine

/// An index of pictures by their local features, which proposes the pictures that a photo may show.
///
/// An index is in memory or in a mapped file. It is immutable; several can be searched as one, so that additions since
/// a file was written are searched with it.
public struct LocalFeatureIndex: Sendable {
    /// The numbers of the pictures, in their order.
    public let pictures: [Int64]
    /// The number of features of all pictures.
    public var featureCount: Int { Int(starts[FeatureVocabulary.cellCount]) }

    /// The number of features of each picture.
    let counts: [UInt16]
    /// The first entry of each cell, and the end of the last one.
    let starts: [UInt32]
    let entries: Entries

    /// The entries in the order of their cells.
    enum Entries: Sendable {
        case memory([UInt8])
        case file(IndexFileSection)
    }

    private init(pictures: [Int64], counts: [UInt16], starts: [UInt32], entries: Entries) {
        (self.pictures, self.counts, self.starts, self.entries) = (pictures, counts, starts, entries)
    }
}

// MARK: - Making

extension LocalFeatureIndex {
    /// Creates an index in memory of pictures with their numbers and ``LocalFeatures/indexEntries``.
    ///
    /// Throws when bytes aren't entries, or are of another revision.
    public init(_ pictures: some Sequence<(number: Int64, entries: [UInt8])>) throws(LocalFeatureError) {
        var (numbers, counts, entries): ([Int64], [UInt16], [UInt8]) = ([], [], [])
        for picture in pictures {
            let own = try FeatureEntries(picture.entries)
            numbers.append(picture.number)
            counts.append(UInt16(clamping: own.count))
            entries += own.content
        }
        self.init(pictures: numbers, counts: counts, entries: entries)
    }

    /// Creates an index in memory of pictures, numbered from 0.
    public init(_ pictures: [LocalFeatures]) {
        var entries: [UInt8] = []
        for picture in pictures { entries += picture.indexEntries.dropFirst(FeatureEntries.headLength) }
        let counts = pictures.map { UInt16(clamping: $0.count) }
        self.init(pictures: pictures.indices.map { Int64($0) }, counts: counts, entries: entries)
    }

    private init(pictures: [Int64], counts: [UInt16], entries: [UInt8]) {
        let run = FeatureRun(entries: entries, counts: counts[...], firstItem: 0)
        guard case .memory(let sorted) = run.bytes else { preconditionFailure("A run begins in memory.") }
        self.init(pictures: pictures, counts: counts, starts: run.starts, entries: .memory(sorted))
    }
}

// MARK: - Files

extension LocalFeatureIndex {
    /// The kind of index files that hold local features.
    ///
    /// The version changes with the revision of the entries.
    public static let fileKind: IndexFileKind = IndexFileKind(
        name: "features",
        version: UInt32(1_000 + LocalFeatures.entryRevision)
    )

    enum Section {
        static let pictures = "pictures"
        static let counts = "counts"
        static let starts = "starts"
        static let entries = "entries"
    }

    /// Opens an index that ``LocalFeatureIndexBuilder`` wrote.
    ///
    /// This reads ten bytes for each picture and checks them; entries are checked on first access.
    public init(_ file: IndexFile) throws(IndexFileError) {
        let pictures = try file.section(Section.pictures).values(Int64.self)
        let counts = try file.section(Section.counts).values(UInt16.self)
        let starts = try file.section(Section.starts).values(UInt32.self)
        let entries = try file.section(Section.entries)
        guard counts.count == pictures.count, starts.count == FeatureVocabulary.cellCount + 1, starts.first == 0,
            zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }),
            Int(starts[FeatureVocabulary.cellCount]) * Int(FOVEA_ENTRY_LENGTH) == entries.count
        else { throw entries.damage }
        self.init(pictures: pictures, counts: counts, starts: starts, entries: .file(entries))
    }
}

extension IndexFileSection {
    fileprivate func values<Value: BitwiseCopyable & ExpressibleByIntegerLiteral>(
        _ type: Value.Type
    ) throws(IndexFileError) -> [Value] {
        let size = MemoryLayout<Value>.stride
        guard count.isMultiple(of: size) else { throw damage }
        return try unsafe withBytes(in: 0..<count) { bytes throws(IndexFileError) in
            unsafe [Value](unsafeUninitializedCapacity: bytes.count / size) { values, filled in
                unsafe UnsafeMutableRawBufferPointer(values).copyMemory(from: bytes)
                filled = bytes.count / size
            }
        }
    }
}

// MARK: - Kernels

extension LocalFeatureIndex {
    /// Calls a closure with the index as the kernels' type.
    func withLists<Result>(
        selection: LocalFeatureSelection?,
        firstItem: Int,
        _ body: (fovea_feature_lists) -> Result
    ) -> Result {
        unsafe starts.withUnsafeBufferPointer { starts in
            func call(_ included: UnsafePointer<UInt64>?) -> Result {
                var lists = unsafe fovea_feature_lists(
                    starts: starts.baseAddress.unsafelyUnwrapped,
                    entries: nil,
                    section: nil,
                    included: included,
                    item_count: UInt32(pictures.count),
                    first_item: UInt32(firstItem)
                )
                switch entries {
                case .memory(let bytes):
                    return unsafe bytes.withUnsafeBufferPointer { bytes in
                        unsafe lists.entries = bytes.baseAddress
                        return unsafe body(lists)
                    }
                case .file(let section):
                    return unsafe section.withKernel { section in
                        unsafe lists.section = unsafe section
                        return unsafe body(lists)
                    }
                }
            }
            guard let selection else { return call(nil) }
            return unsafe selection.words.withUnsafeBufferPointer { unsafe call($0.baseAddress) }
        }
    }
}
