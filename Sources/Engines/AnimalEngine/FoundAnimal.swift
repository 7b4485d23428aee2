package import GeometryEngine

/// A cat or a dog in a picture.
package struct FoundAnimal: Sendable, Hashable {
    /// A kind of animal.
    package enum Kind: String, Sendable, CaseIterable {
        case cat, dog
    }

    /// The kind.
    package var kind: Kind
    /// The probability that it is one, from 0 to 1.
    package var confidence: Double
    /// The box around what the picture shows of it, in fractions of the picture's sides.
    package var box: Rect

    /// Creates what was found.
    package init(kind: Kind, confidence: Double, box: Rect) {
        (self.kind, self.confidence, self.box) = (kind, confidence, box)
    }
}
