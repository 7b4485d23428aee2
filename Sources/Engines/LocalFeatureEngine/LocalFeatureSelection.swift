/// The pictures of an index that a search may return, after a filter or removals.
public struct LocalFeatureSelection: Sendable {
    var words: [UInt64]

    /// Selects the pictures of an index whose numbers satisfy a predicate.
    public init(of index: LocalFeatureIndex, where isIncluded: (Int64) -> Bool) {
        words = [UInt64](repeating: 0, count: index.pictures.count / 64 + 1)
        for (item, number) in index.pictures.enumerated() where isIncluded(number) {
            words[item / 64] |= 1 << UInt64(item % 64)
        }
    }

    /// The number of selected pictures.
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
}
