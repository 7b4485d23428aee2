import CLocalFeatures

/// Votes in the order of their items.
struct FeatureVotes {
    private let votes: [fovea_vote]

    init(_ cast: [fovea_vote]) {
        var spare = [fovea_vote](repeating: fovea_vote(), count: cast.count)
        votes = unsafe [fovea_vote](unsafeUninitializedCapacity: cast.count) { sorted, count in
            count = cast.count
            guard let sorted = sorted.baseAddress else { return }
            unsafe fovea_votes_sort(cast, CInt(cast.count), sorted, &spare)
        }
    }

    /// The items with the weight of their votes that agree on rotation and scale.
    func tallies(of photo: LocalFeatures) -> [fovea_tally] {
        unsafe [fovea_tally](unsafeUninitializedCapacity: votes.count) { tallies, count in
            guard let tallies = tallies.baseAddress else { return }
            count = unsafe Int(fovea_votes_count(photo.points, votes, CInt(votes.count), tallies))
        }
    }

    /// The weight of an item's votes that also agree on its position.
    func agreement(of tally: fovea_tally, _ photo: LocalFeatures) -> Double {
        unsafe votes.withUnsafeBufferPointer { votes in
            guard let votes = votes.baseAddress else { return 0 }
            return unsafe Double(fovea_votes_agreement(photo.points, votes + Int(tally.first), CInt(tally.count)))
        }
    }
}
