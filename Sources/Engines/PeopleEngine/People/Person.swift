package import GeometryEngine

/// A person in a picture, as boxes in fractions of its sides.
package struct Person: Sendable, Hashable {
    /// The box around what the picture shows of the body.
    package var body: Rect
    /// The box around the head and the body down to the hips.
    package var upperBody: Rect
    /// The probability that it is a person, from 0 to 1.
    package var confidence: Double

    /// Creates a person whose place is known.
    package init(body: Rect, upperBody: Rect, confidence: Double) {
        self.body = body
        self.upperBody = upperBody
        self.confidence = confidence
    }
}
