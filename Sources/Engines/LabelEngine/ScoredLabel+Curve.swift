extension ScoredLabel {
    /// A Boolean value that indicates whether the precision and recall of the label are known.
    public var hasPrecisionRecallCurve: Bool { LabelVocabulary.curve(for: identifier) != nil }

    /// A Boolean value that indicates whether the label holds at the operating point of a recall.
    ///
    /// The point is the highest threshold that keeps the recall. The label holds when the precision there is at least
    /// the minimum, and the confidence reaches the threshold.
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
        guard let curve = LabelVocabulary.curve(for: identifier),
            let threshold = curve.threshold(forRecall: recall)
        else { return false }
        return curve.precision(atThreshold: threshold) >= minimumPrecision && confidence >= threshold
    }

    /// A Boolean value that indicates whether the label holds at the operating point of a precision.
    ///
    /// The point is the lowest threshold that reaches the precision. The label holds when the recall there is at least
    /// the minimum, and the confidence reaches the threshold.
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
        guard let curve = LabelVocabulary.curve(for: identifier),
            let threshold = curve.threshold(forPrecision: precision)
        else { return false }
        return curve.recall(atThreshold: threshold) >= minimumRecall && confidence >= threshold
    }
}
