package import ActionEngine
package import ServiceInterface

/// What was read of a picture: as clients receive it, and as actions are made from it.
package struct PictureReading: Sendable {
    /// The text and the codes.
    package let text: PictureText
    /// What actions are made from.
    package let findings: PictureFindings

    /// Creates a reading.
    package init(text: PictureText, findings: PictureFindings = PictureFindings()) {
        self.text = text
        self.findings = findings
    }

    /// About as many bytes as the reading takes in memory.
    var byteCount: Int { text.lines.reduce(text.codes.count * 2_000) { $0 + 200 * ($1.words.count + 2) } }
}
