/// The closed vocabulary of labels for pictures.
///
/// The terms are general English words, from a kind of animal up to `animal`, and never proper names. Each covers the
/// classes of the classifier that it is true of, so a general term is at least as probable as every term it includes.
public enum LabelVocabulary {
    /// The version of this list, which changes with the terms.
    public static let version: Int = 1

    /// The terms in alphabetical order.
    public static var identifiers: [String] { tables.identifiers }

    /// The WordNet 3.0 synsets of the classifier's classes, in the order of its output.
    public static var synsets: [String] { tables.synsets }

    /// The terms that are true of a WordNet synset, the most specific first.
    ///
    /// Empty for a synset that isn't one of the classifier's classes.
    public static func labels(forSynset synset: String) -> [String] {
        tables.labels(forSynset: synset)
    }

    /// The whole vocabulary with the probability of each term, the most probable first.
    ///
    /// A term's probability is the sum over its classes. Equally probable terms are in alphabetical order. The argument
    /// holds one probability per class; returns nil for any other count.
    public static func scores(probabilities: [Float]) -> [ScoredLabel]? {
        guard probabilities.count == tables.synsets.count else { return nil }
        return tables.terms
            .map { ScoredLabel(identifier: $0.identifier, confidence: $0.confidence(in: probabilities)) }
            .sorted { first, second in
                first.confidence == second.confidence
                    ? first.identifier < second.identifier : first.confidence > second.confidence
            }
    }
}
