import VisualIntelligence

/// The bounds of what is read from a recording.
///
/// Recordings come from strangers, attached to reports of failures. The pixels in one have the limits of every image
/// file.
public struct SearchRecordingLimits: Hashable, Sendable {
    /// The most bytes of a file.
    public var maximumByteCount: Int
    /// The most results.
    public var maximumResultCount: Int
    /// The most labels.
    public var maximumLabelCount: Int
    /// The most bytes of a text.
    public var maximumTextByteCount: Int
    /// The most bytes of a result's image.
    public var maximumImageByteCount: Int

    /// Creates limits; each has a default.
    public init(
        maximumByteCount: Int = 64 << 20,
        maximumResultCount: Int = 1_000,
        maximumLabelCount: Int = 1_000,
        maximumTextByteCount: Int = 10_000,
        maximumImageByteCount: Int = 8 << 20
    ) {
        self.maximumByteCount = maximumByteCount
        self.maximumResultCount = maximumResultCount
        self.maximumLabelCount = maximumLabelCount
        self.maximumTextByteCount = maximumTextByteCount
        self.maximumImageByteCount = maximumImageByteCount
    }

    func check(_ file: SearchRecordingFile) throws(SearchRecordingError) {
        try check(file.results.count, maximumResultCount, "results", "maximumResultCount")
        try check(file.descriptor.labels.count, maximumLabelCount, "labels", "maximumLabelCount")
        let texts =
            [file.app.name] + file.descriptor.labels
            + file.results.flatMap { result in
                [
                    result.title, result.subtitle, result.unionCase, result.openIntent, result.entity.identifier,
                    result.entity.typeName,
                ].compactMap { $0 }
            }
        for text in texts { try check(text.utf8.count, maximumTextByteCount, "bytes of text", "maximumTextByteCount") }
        for image in file.results.compactMap(\.image) {
            try check(image.count, maximumImageByteCount, "bytes of an image", "maximumImageByteCount")
        }
        for seconds in [file.timing.descriptionSeconds, file.timing.querySeconds] {
            guard seconds >= 0, seconds < 1e9 else {
                throw SearchRecordingError(.damaged, "The recording is damaged at timing. Record the search again.")
            }
        }
    }

    private func check(
        _ count: Int,
        _ maximum: Int,
        _ what: String,
        _ limit: String
    ) throws(SearchRecordingError) {
        guard count <= maximum else {
            throw SearchRecordingError(
                .limitExceeded,
                "The recording has \(count) \(what); \(maximum) are allowed. Raise \(limit) if you trust the file."
            )
        }
    }
}
