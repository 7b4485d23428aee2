package import GeometryEngine

/// The text and the codes in a picture.
///
/// Corners are in fractions of the upright picture from its upper left, clockwise from the upper left one of the upright
/// text.
package struct PictureText: Codable, Sendable, Hashable {
    /// The text, a line each.
    package let text: String
    /// The lines in reading order.
    package let lines: [Line]
    /// The codes from the picture's top to its bottom.
    package let codes: [Code]

    /// Creates a reply.
    package init(lines: [Line], codes: [Code]) {
        text = lines.map(\.text).joined(separator: "\n")
        self.lines = lines
        self.codes = codes
    }

    /// A line of text.
    package struct Line: Codable, Sendable, Hashable {
        /// The text.
        package let text: String
        /// The probability that it is right.
        package let confidence: Float
        /// The four corners.
        package let corners: [Point]
        /// The words.
        package let words: [Word]

        /// Creates a line.
        package init(text: String, confidence: Float, corners: [Point], words: [Word]) {
            self.text = text
            self.confidence = confidence
            self.corners = corners
            self.words = words
        }
    }

    /// A word of a line.
    package struct Word: Codable, Sendable, Hashable {
        /// The text.
        package let text: String
        /// The four corners.
        package let corners: [Point]

        /// Creates a word.
        package init(text: String, corners: [Point]) {
            self.text = text
            self.corners = corners
        }
    }

    /// A code.
    package struct Code: Codable, Sendable, Hashable {
        /// The kind of code, such as `qr`.
        package let symbology: String
        /// The content as text, or nil for bytes without a meaning as text.
        @Nullable package private(set) var text: String?
        /// The number of bytes of the content.
        package let byteCount: Int
        /// The four corners; the first is the picture's own upper left one.
        package let corners: [Point]
        /// The address of a website that the content is, or nil.
        package let link: String?

        /// Creates a code.
        package init(symbology: String, text: String?, byteCount: Int, corners: [Point], link: String?) {
            self.symbology = symbology
            _text = Nullable(wrappedValue: text)
            self.byteCount = byteCount
            self.corners = corners
            self.link = link
        }
    }
}
