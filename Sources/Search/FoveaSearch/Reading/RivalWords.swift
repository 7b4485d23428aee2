/// The words by which items that look alike can be told apart.
struct RivalWords: Sendable {
    /// The words of all items.
    private let common: Set<String>
    /// The words of each item that others lack.
    private let own: [Set<String>]

    /// Compares the texts of items.
    init(_ texts: [ReadText]) {
        let all = texts.map(\.words)
        let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
        self.common = common
        own = all.map { $0.subtracting(common) }
    }

    /// A Boolean value that indicates whether all items have the same words.
    var areSame: Bool { own.allSatisfy(\.isEmpty) }

    /// A Boolean value that indicates whether the items differ in a few words alone.
    var differInFew: Bool { !areSame && own.allSatisfy { $0.count <= common.count } }

    /// What was read says of an item.
    struct Finding: Sendable, Hashable {
        /// What it adds to the logarithm of the odds.
        let weight: Double
        /// The item's words that were read and that others lack.
        let terms: [String]
    }

    /// Returns what a reading says of each item, or nil where it doesn't decide which one leads.
    func findings(in read: ReadText) -> [Finding]? {
        let seen = read.found(among: own.reduce(into: []) { $0.formUnion($1) })
        // A word that isn't there speaks against an item only where others can be read.
        let known = read.found(among: common)
        guard !seen.isEmpty || !known.isEmpty && 2 * known.count >= common.count else { return nil }
        let scores = own.map { own in
            let missing = own.isEmpty ? 0 : Double(own.subtracting(seen).count) / Double(own.count)
            return Double(own.intersection(seen).count) - Double(seen.subtracting(own).count)
                - Self.missingWord * missing
        }
        let leads = scores.indices.map { index in
            scores[index] - (scores.indices.filter { $0 != index }.map { scores[$0] }.max() ?? 0)
        }
        guard leads.contains(where: { $0 > 0 }) else { return nil }
        return zip(leads, own).map { lead, own in
            Finding(
                weight: min(max(Self.weight * lead, Self.leastWeight), Self.mostWeight),
                terms: own.intersection(seen).sorted()
            )
        }
    }

    /// What it says, in words, that none of an item's own words was read: small ones are overlooked.
    private static let missingWord = 0.5
    private static let weight = 4.0
    private static let mostWeight = 4.0
    private static let leastWeight = -8.0
}
