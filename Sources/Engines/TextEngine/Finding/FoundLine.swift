import GeometryEngine

/// A line as the network answers it: thinner than the text.
struct FoundLine {
    /// The rectangle around the sure pixels.
    var core: MinimalRectangle
    /// The mean probability of its pixels.
    var confidence: Double

    /// The rectangle around the characters.
    var outline: MinimalRectangle { core.grown(by: 1.45) }

    /// The rectangle to read, which has a margin.
    var surroundings: MinimalRectangle { core.grown(by: 1.6) }

    /// Returns the line in a picture of another scale.
    func scaled(x: Double, y: Double) -> FoundLine {
        let points = core.corners.scaled(x: x, y: y).corners
        return FoundLine(core: MinimalRectangle(around: ConvexHull(points)) ?? core, confidence: confidence)
    }
}

extension MinimalRectangle {
    /// Returns the rectangle with its sides moved outward, by an area in proportion to its own.
    fileprivate func grown(by ratio: Double) -> MinimalRectangle {
        var grown = self
        let distance = length * breadth * ratio / (2 * max(length + breadth, 1))
        grown.length += 2 * distance
        grown.breadth += 2 * distance
        return grown
    }
}
