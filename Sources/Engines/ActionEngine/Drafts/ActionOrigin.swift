package import GeometryEngine

/// What of a picture an action was read from.
package struct ActionOrigin: Hashable, Sendable {
    /// The text, line by line, or the content of a code.
    package let text: String
    /// The corners of each piece, as parts of the picture's sides.
    package let corners: [Quadrilateral]

    package init(text: String, corners: [Quadrilateral]) {
        self.text = text
        self.corners = corners
    }
}
