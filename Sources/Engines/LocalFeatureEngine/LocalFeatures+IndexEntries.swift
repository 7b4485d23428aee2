import CLocalFeatures

extension LocalFeatures {
    /// The revision of ``indexEntries``.
    ///
    /// Entries of two revisions can't be in one index; make them again from the features.
    public static let entryRevision: Int = 1

    /// The features' index entries as bytes for storage.
    ///
    /// The format is the same on every machine. It takes 4 bytes, and 22 for each feature; the strongest come first.
    public var indexEntries: [UInt8] {
        let vocabulary = FeatureVocabulary.shared
        var bytes: [UInt8] = []
        bytes.reserveCapacity(FeatureEntries.headLength + count * FeatureEntries.length)
        bytes += FeatureEntries.head
        for point in points {
            let entry = vocabulary.entry(point, width: width, height: height)
            unsafe withUnsafeBytes(of: entry) { unsafe bytes += $0 }
        }
        return bytes
    }
}

/// Stored entries of one picture.
struct FeatureEntries {
    static let headLength = 4
    static let length = MemoryLayout<fovea_feature_entry>.size
    static let head =
        Array("FE".utf8) + [UInt8(LocalFeatures.entryRevision & 255), UInt8(LocalFeatures.entryRevision >> 8)]

    /// The entries without their header.
    let content: ArraySlice<UInt8>
    /// The number of entries.
    var count: Int { content.count / Self.length }

    init(_ bytes: [UInt8]) throws(LocalFeatureError) {
        guard bytes.count >= Self.headLength, bytes[0] == Self.head[0], bytes[1] == Self.head[1],
            (bytes.count - Self.headLength).isMultiple(of: Self.length),
            bytes.count <= Self.headLength + Int(UInt16.max) * Self.length
        else {
            throw LocalFeatureError(
                code: .damaged,
                message: "\(bytes.count) stored bytes aren't entries of an index; make them again from the features."
            )
        }
        guard bytes[2] == Self.head[2], bytes[3] == Self.head[3] else {
            throw LocalFeatureError(
                code: .otherRevision,
                message: """
                    Stored entries have revision \(Int(bytes[2]) | Int(bytes[3]) << 8) and this engine reads \
                    \(LocalFeatures.entryRevision); make them again from the features.
                    """
            )
        }
        content = bytes.dropFirst(Self.headLength)
    }
}
