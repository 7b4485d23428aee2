/// What an app answers today, compared with its recorded answer.
public struct SearchComparison: Sendable {
    /// The recording.
    public let recorded: SearchRecording
    /// What the app answers today.
    public let results: VisualSearchResults
    /// The lines that differ: what is recorded behind a minus, what is answered today behind a plus.
    public let difference: String

    /// A Boolean value that indicates whether the app answers as it did, images and order included.
    ///
    /// Times are never the same twice and aren't compared.
    public var isSame: Bool { difference.isEmpty }

    init(recorded: SearchRecording, results: VisualSearchResults, current: [RecordedResult]) {
        self.recorded = recorded
        self.results = results
        difference = LineDifference.text(
            from: SearchSnapshot.text(of: recorded.results),
            to: SearchSnapshot.text(of: current)
        )
    }
}

extension SearchComparison: CustomStringConvertible {
    /// The lines that differ, or a sentence that nothing does.
    public var description: String {
        isSame ? "\(results.app.name) answers as it was recorded." : difference
    }
}
