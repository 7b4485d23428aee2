/// The outcome of making all prints of a catalog again.
public struct ReembeddingReport: Sendable {
    /// The revision of the new prints.
    public let revision: Int
    /// The number of pictures that got a print.
    public internal(set) var printedCount: Int = 0
    /// The pictures that couldn't be read, with their items and reasons.
    public internal(set) var skipped: [IndexingReport.SkippedItem] = []
    /// A Boolean value that indicates whether searches use the new prints now.
    public internal(set) var isActive: Bool = false
    /// The time it took.
    public internal(set) var elapsed: Duration = .zero

    init(revision: Int) { self.revision = revision }
}
