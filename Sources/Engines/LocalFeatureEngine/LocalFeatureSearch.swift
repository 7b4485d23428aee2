import CLocalFeatures
import ConcurrencyEngine
import IndexFileEngine

/// A search of several indexes as if they were one.
///
/// Every feature of the photo looks for similar ones in the cells around its own and votes for their pictures; votes
/// for one picture count when they agree on its rotation and scale, and on its position. The result depends on the
/// features and the order of the pictures alone, not on their division into indexes or the number of threads.
public struct LocalFeatureSearch: Sendable {
    /// A picture that a photo may show.
    public struct Candidate: Sendable, Hashable {
        /// The picture's number.
        public let picture: Int64
        /// The weight of its votes, comparable only within one search.
        public let weight: Double
    }

    private let parts: [(index: LocalFeatureIndex, selection: LocalFeatureSelection?)]
    /// The numbers of each index's first picture, and the end of the last one.
    private let firsts: [Int]
    private let options = Options()

    /// Parameters of a search.
    private struct Options {
        let votes = fovea_vote_options(cells: 64, features: 8_000, difference: 42, votes: 30)
        /// The number of pictures whose votes are examined for a common position.
        let closer = 200
    }

    /// Creates a search of indexes; a selection restricts the results of one.
    public init(_ parts: [(index: LocalFeatureIndex, selection: LocalFeatureSelection?)]) {
        self.parts = parts
        firsts = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.index.pictures.count) }
    }

    /// Creates a search of indexes.
    public init(_ indexes: [LocalFeatureIndex]) { self.init(indexes.map { ($0, nil) }) }
}

extension LocalFeatureIndex {
    /// Returns the pictures that a photo most likely shows, best first.
    public func candidates(
        for photo: LocalFeatures,
        limit: Int,
        threads: Int = 1
    ) throws(LocalFeatureError) -> [LocalFeatureSearch.Candidate] {
        try LocalFeatureSearch([self]).candidates(for: photo, limit: limit, threads: threads)
    }
}

// MARK: - Searching

extension LocalFeatureSearch {
    /// Returns the pictures that a photo most likely shows, best first.
    ///
    /// Of two pictures with equal weight, the one with the lower number comes first. Throws when memory runs out, or
    /// when the file of an index is damaged.
    public func candidates(
        for photo: LocalFeatures,
        limit: Int,
        threads: Int = 1
    ) throws(LocalFeatureError) -> [Candidate] {
        try checkFiles()
        let features = parts.reduce(0) { $0 + $1.index.featureCount }
        guard !photo.isEmpty, limit > 0, features > 0 else { return [] }
        let votes = FeatureVotes(try votes(of: photo, threads: max(1, threads)))
        let rough = votes.tallies(of: photo)
            .map { (tally: $0, weight: Double($0.weight) / max(count($0.item), 30).squareRoot()) }
            .sorted { ($0.weight, $1.tally.item) > ($1.weight, $0.tally.item) }
            .prefix(max(limit, options.closer))
        return rough.map { Candidate(picture: number($0.tally.item), weight: weight(of: $0.tally, votes, photo)) }
            .sorted { ($0.weight, $1.picture) > ($1.weight, $0.picture) }
            .prefix(limit).map { $0 }
    }

    private func checkFiles() throws(LocalFeatureError) {
        for part in parts {
            guard case .file(let section) = part.index.entries else { continue }
            do throws(IndexFileError) { try section.file.check() } catch { throw LocalFeatureError(index: error) }
        }
    }

    private func part(_ item: UInt32) -> Int { (firsts.lastIndex { $0 <= Int(item) } ?? 0) }

    private func number(_ item: UInt32) -> Int64 {
        let part = part(item)
        return parts[part].index.pictures[Int(item) - firsts[part]]
    }

    /// The number of a picture's features.
    private func count(_ item: UInt32) -> Double {
        let part = part(item)
        return Double(parts[part].index.counts[Int(item) - firsts[part]])
    }

    /// The weight of a picture.
    ///
    /// Large numbers of features agree by chance, on rotation and scale more than on a position.
    private func weight(of tally: fovea_tally, _ votes: FeatureVotes, _ photo: LocalFeatures) -> Double {
        votes.agreement(of: tally, photo) / (count(tally.item) + 60).squareRoot().squareRoot()
    }
}

// MARK: - Voting

extension LocalFeatureSearch {
    private func votes(of photo: LocalFeatures, threads: Int) throws(LocalFeatureError) -> [fovea_vote] {
        let features = photo.points
        let share = threads == 1 ? features.count : max(16, (features.count + 4 * threads - 1) / (4 * threads))
        let pieces = stride(from: 0, to: features.count, by: share).map { ($0, min(share, features.count - $0)) }
        let votesLimit = Int(options.votes.votes)
        var codes = [CInt](repeating: 0, count: pieces.count)
        var votes = [fovea_vote](repeating: fovea_vote(), count: features.count * votesLimit)
        unsafe withLists { lists in
            unsafe votes.withUnsafeMutableBufferPointer { votes in
                unsafe codes.withUnsafeMutableBufferPointer { codes in
                    unsafe features.withUnsafeBufferPointer { features in
                        let work = unsafe VoteWork(lists: lists, features: features, votes: votes, codes: codes)
                        ParallelWork.forEach(pieces.count, workers: threads) { [options] number, _ in
                            unsafe work.run(number, pieces[number].0, pieces[number].1, options.votes)
                        }
                    }
                }
            }
        }
        try check(codes)
        // Each piece left its votes at the beginning of its part.
        var count = 0
        for (number, piece) in pieces.enumerated() {
            let start = piece.0 * votesLimit
            for vote in 0..<Int(codes[number]) { votes[count + vote] = votes[start + vote] }
            count += Int(codes[number])
        }
        votes.removeLast(votes.count - count)
        return votes
    }

    private func check(_ codes: [CInt]) throws(LocalFeatureError) {
        if codes.contains(CInt(FOVEA_VOTES_DAMAGED)) {
            for part in parts {
                guard case .file(let section) = part.index.entries else { continue }
                throw LocalFeatureError(index: section.damage)
            }
        }
        guard codes.allSatisfy({ $0 >= 0 }) else {
            throw LocalFeatureError(
                code: .outOfMemory,
                message: "There is no memory to search \(firsts[parts.count]) pictures; free some and try again."
            )
        }
    }

    private func withLists(_ body: (UnsafeBufferPointer<fovea_feature_lists>) -> Void) {
        var lists = unsafe [fovea_feature_lists]()
        func add(_ part: Int) {
            guard part < parts.count else { return unsafe lists.withUnsafeBufferPointer(body) }
            let (index, selection) = parts[part]
            unsafe index.withLists(selection: selection, firstItem: firsts[part]) { own in
                unsafe lists.append(own)
                add(part + 1)
            }
        }
        add(0)
    }
}

/// The shared memory of the worker threads.
///
/// `@unchecked Sendable`: each piece writes its own part of `votes` and its own number in `codes`; the rest is only
/// read. The pointers outlive the work, which ends within the closures that provided them.
@unsafe private struct VoteWork: @unchecked Sendable {
    let lists: UnsafeBufferPointer<fovea_feature_lists>
    let features: UnsafeBufferPointer<fovea_feature>
    let votes: UnsafeMutableBufferPointer<fovea_vote>
    let codes: UnsafeMutableBufferPointer<CInt>

    func run(_ piece: Int, _ first: Int, _ count: Int, _ options: fovea_vote_options) {
        unsafe codes[piece] = fovea_features_vote(
            FeatureVocabulary.shared.table,
            lists.baseAddress.unsafelyUnwrapped,
            CInt(lists.count),
            features.baseAddress.unsafelyUnwrapped,
            CInt(first),
            CInt(count),
            options,
            votes.baseAddress.unsafelyUnwrapped + first * Int(options.votes)
        )
    }
}
