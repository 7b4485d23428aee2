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

    /// Returns whether a term includes another one, or is the same: an animal includes a cat.
    package static func term(_ wide: String, includes narrow: String) -> Bool {
        guard let wide = tables.term(wide), let narrow = tables.term(narrow) else { return false }
        return Set(wide.classes).isSuperset(of: narrow.classes)
    }

    /// The whole vocabulary with the probability of each term, the most probable first.
    ///
    /// A term's probability is the sum over its classes. A general term that is hardly more probable than one it includes
    /// has the same confidence: programs take the last of the first labels as the most specific one. Equally probable
    /// terms are in that order, from general to specific, then alphabetical. The argument holds one probability per class;
    /// returns nil for any other count.
    public static func scores(probabilities: [Float]) -> [ScoredLabel]? {
        guard probabilities.count == tables.synsets.count else { return nil }
        let confidences = tables.confidences(probabilities)
        return tables.terms.indices
            .sorted { first, second in
                confidences[first] == confidences[second]
                    ? tables.isBefore(first, second) : confidences[first] > confidences[second]
            }
            .map { ScoredLabel(identifier: tables.identifiers[$0], confidence: confidences[$0]) }
    }
}
