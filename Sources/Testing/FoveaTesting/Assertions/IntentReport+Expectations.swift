extension IntentReport {
    /// Expects nothing that a person would notice, such as a slow `perform()` of an open intent.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectNoWarnings(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return site.check(warnings.isEmpty, warnings.joined(separator: "\n"))
    }

    /// Expects the intent to have asked in these words, in this order.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectQuestions(
        _ texts: [String],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let asked = questions.map { $0.text ?? "" }
        let lines = { (texts: [String]) in texts.map { $0 + "\n" }.joined() }
        return site.check(
            asked == texts,
            "\(intentName) didn't ask what is expected:\n\(LineDifference.text(from: lines(texts), to: lines(asked)))"
        )
    }
}
