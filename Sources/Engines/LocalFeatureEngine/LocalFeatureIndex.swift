import CLocalFeatures

/// An index of items by their local features, which proposes the items that a photo may show.
///
/// Every feature of the photo looks for its like in the cells around its own and votes for their items; votes of one item
/// count where they agree on how it is turned and scaled. The result depends on the features and the order of the items
/// alone.
public struct LocalFeatureIndex: Sendable {
    /// An item that a photo may show.
    public struct Candidate: Sendable, Hashable {
        /// The item's number: how many were given before it.
        public let item: Int
        /// The weight of its votes, which compares within one search alone.
        public let weight: Double
    }

    /// The number of items.
    public let itemCount: Int
    /// The number of features of all items.
    public var featureCount: Int { items.count }

    // The features in the order of their cells; `starts` tells where each cell begins, and last, where it all ends.
    private let starts: [UInt32]
    private let signatures: [(UInt64, UInt64)]
    private let items: [UInt32]
    private let poses: [UInt16]
    /// What each item's votes are divided by: large crowds of features find some agreement anywhere.
    private let divisors: [Double]

    /// Creates an index of items.
    public init(_ items: [LocalFeatures]) {
        itemCount = items.count
        divisors = items.map { Double(max($0.count, 30)).squareRoot() }
        let vocabulary = FeatureVocabulary.shared
        var entries: [(entry: FeatureVocabulary.Entry, item: UInt32)] = []
        entries.reserveCapacity(items.reduce(0) { $0 + $1.count })
        var starts = [UInt32](repeating: 0, count: FeatureVocabulary.cellCount + 1)
        for (number, item) in items.enumerated() {
            for feature in item.points {
                let entry = vocabulary.entry(feature)
                entries.append((entry, UInt32(number)))
                starts[Int(entry.cell) + 1] += 1
            }
        }
        for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
        var next = starts
        var order = [Int](repeating: 0, count: entries.count)
        for (index, entry) in entries.enumerated() {
            order[Int(next[Int(entry.entry.cell)])] = index
            next[Int(entry.entry.cell)] += 1
        }
        self.starts = starts
        signatures = order.map { entries[$0].entry.signature }
        self.items = order.map { entries[$0].item }
        poses = order.map { entries[$0].entry.pose }
    }
}

// MARK: - Searching

extension LocalFeatureIndex {
    private static let options = fovea_vote_options(cells: 64, features: 4_000, difference: 42, votes: 30)

    /// Returns the items that a photo most likely shows, best first.
    ///
    /// Of two items with equal weight, the one that was given first comes first.
    public func candidates(for photo: LocalFeatures, limit: Int) throws(LocalFeatureError) -> [Candidate] {
        guard !photo.isEmpty, limit > 0, featureCount > 0 else { return [] }
        return try tallies(for: photo)
            .map { Candidate(item: Int($0.item), weight: Double($0.weight) / divisors[Int($0.item)]) }
            .sorted { ($0.weight, $1.item) > ($1.weight, $0.item) }
            .prefix(limit).map { $0 }
    }

    private func tallies(for photo: LocalFeatures) throws(LocalFeatureError) -> [fovea_tally] {
        let capacity = photo.count * Int(Self.options.votes)
        var cast: CInt = 0
        var votes = unsafe [fovea_vote](unsafeUninitializedCapacity: capacity) { votes, count in
            unsafe cast = vote(photo.points, votes.baseAddress.unsafelyUnwrapped)
            count = max(0, Int(cast))
        }
        guard cast >= 0 else {
            throw LocalFeatureError(
                code: .outOfMemory,
                message: "There is no memory to search \(itemCount) items; free some and try again."
            )
        }
        return unsafe [fovea_tally](unsafeUninitializedCapacity: capacity) { tallies, count in
            unsafe count = Int(fovea_votes_count(&votes, cast, tallies.baseAddress.unsafelyUnwrapped))
        }
    }

    private func vote(_ features: [fovea_feature], _ votes: UnsafeMutablePointer<fovea_vote>) -> CInt {
        unsafe starts.withUnsafeBufferPointer { starts in
            unsafe signatures.withUnsafeBytes { signatures in
                unsafe items.withUnsafeBufferPointer { items in
                    unsafe poses.withUnsafeBufferPointer { poses in
                        var lists = unsafe fovea_feature_lists(
                            starts: starts.baseAddress.unsafelyUnwrapped,
                            signatures: signatures.baseAddress.unsafelyUnwrapped,
                            items: items.baseAddress.unsafelyUnwrapped,
                            poses: poses.baseAddress.unsafelyUnwrapped
                        )
                        return unsafe fovea_features_vote(
                            FeatureVocabulary.shared.table,
                            &lists,
                            features,
                            CInt(features.count),
                            Self.options,
                            votes
                        )
                    }
                }
            }
        }
    }
}
