extension LocalFeatureScene {
    /// Places candidates, and judges them beside each other.
    ///
    /// Give the candidates in the order of their weights. Those that have a place in the photo come back, the most
    /// probable one first; of two that are equal, the one given first.
    public func verify<Key>(_ candidates: [ItemCandidate<Key>]) -> [VerifiedItem<Key>] {
        let placed = candidates.compactMap { candidate in
            placement(of: candidate.features).map { VerifiedItem(key: candidate.key, placement: $0) }
        }
        let order = placed.indices.sorted { a, b in
            let (first, second) = (placed[a].placement.probability, placed[b].placement.probability)
            return (first, b) > (second, a)
        }
        return order.map { placed[$0] }
    }
}
