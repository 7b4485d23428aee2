extension ScoredLabel {
    /// The precision from which on a label is sure enough to be passed on.
    package static let surePrecision: Float = 0.7

    /// The confidence from which on a label is sure enough.
    ///
    /// Precision was measured on photographs of what the labels name. A display, a receipt or a drawing has labels of little
    /// confidence instead, which aren't right at all.
    private static let sureConfidence: Float = 0.5

    /// Returns whether the label is more likely right than wrong, and labels at least as probable are right with a precision.
    package func isSure(precision: Float = surePrecision) -> Bool {
        confidence >= Self.sureConfidence && hasMinimumRecall(0.01, forPrecision: precision)
    }
}

extension [ScoredLabel] {
    /// Returns the sure labels that are kinds of one, without those that others are kinds of.
    package func sureKinds(of wide: String) -> [String] {
        let sure = filter { LabelVocabulary.term(wide, includes: $0.identifier) && $0.isSure() }.map(\.identifier)
        return sure.filter { term in
            !sure.contains { LabelVocabulary.term(term, includes: $0) && !LabelVocabulary.term($0, includes: term) }
        }
    }
}
