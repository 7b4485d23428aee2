package import CodeEngine
package import DisplayEngine
package import TextEngine

/// What was read from a picture, from which actions are made.
package struct PictureFindings: Sendable {
    /// The lines of text in reading order.
    package var lines: [TextLine]
    /// The codes.
    package var codes: [FoundCode]
    /// The readings of devices.
    package var displays: [DisplayFinding]
    /// The row of digits that all of the picture shows, as a meter's, where its text doesn't say so.
    package var row: ReadDigits?

    package init(
        lines: [TextLine] = [],
        codes: [FoundCode] = [],
        displays: [DisplayFinding] = [],
        row: ReadDigits? = nil
    ) {
        self.lines = lines
        self.codes = codes
        self.displays = displays
        self.row = row
    }
}
