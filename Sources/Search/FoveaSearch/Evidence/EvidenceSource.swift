/// A source of evidence about which item a query looks for.
///
/// A source proposes items that are worth a look, and weighs those that it or others proposed. Prints, local features,
/// labels, words and codes are sources alike; a new kind of evidence is one more.
protocol EvidenceSource: Sendable {
    /// The kind of signals that the source gives.
    var kind: VisualSignal.Kind { get }

    /// Adds items that are worth a look to the pool.
    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws

    /// Sets what the source has to say about the items of the pool.
    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws
}
