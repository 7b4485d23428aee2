/// A term of the vocabulary with the probability that it is true of a picture.
public struct ScoredLabel: Sendable, Hashable {
    /// The term, in lower case with underscores between words.
    public let identifier: String
    /// The probability that the term is true of the picture, from 0 to 1.
    public let confidence: Float

    /// Pairs a term with its probability.
    public init(identifier: String, confidence: Float) {
        self.identifier = identifier
        self.confidence = confidence
    }
}
