package import GeometryEngine

/// What a finder's network found: a box around it and points on it.
package struct Detection: Sendable, Hashable {
    /// The box.
    package var box: Rect
    /// The points, in the network's order.
    package var points: [Point]
    /// The probability, from 0 to 1.
    package var confidence: Double

    /// Creates a detection.
    package init(box: Rect, points: [Point], confidence: Double) {
        self.box = box
        self.points = points
        self.confidence = confidence
    }

    /// Returns the detection with its box and points mapped by a closure; the box stays upright.
    package func map(_ change: (Point) -> Point) -> Detection {
        let bounds = Quadrilateral(box).map(change).bounds
        return Detection(box: bounds, points: points.map(change), confidence: confidence)
    }
}

extension [Detection] {
    /// Merges detections of the same thing, and returns the most probable first.
    ///
    /// Boxes that overlap with a more probable one by more than a part are averaged with it, each by its confidence;
    /// those below a confidence only where the most probable one is, too.
    package func merged(overlap: Double = 0.3, averaged: Double = 0) -> [Detection] {
        var rest = sorted { $0.confidence > $1.confidence }
        var merged: [Detection] = []
        while let first = rest.first {
            let same = rest.filter { $0.box.overlap(with: first.box) > overlap }
            rest.removeAll { $0.box.overlap(with: first.box) > overlap }
            // A box without an area overlaps with nothing, not even itself.
            guard !same.isEmpty else {
                rest.removeFirst()
                continue
            }
            let least = Swift.min(averaged, first.confidence)
            merged.append(same.filter { $0.confidence >= least }.mean(confidence: first.confidence))
        }
        return merged
    }

    private func mean(confidence: Double) -> Detection {
        let total = reduce(0) { $0 + $1.confidence }
        func mean(_ value: (Detection) -> Double) -> Double {
            reduce(0) { $0 + $1.confidence * value($1) } / total
        }
        let box = Rect(
            minX: mean(\.box.minX),
            minY: mean(\.box.minY),
            maxX: mean(\.box.maxX),
            maxY: mean(\.box.maxY)
        )
        let points = (first?.points ?? []).indices.map { index in
            Point(x: mean { $0.points[index].x }, y: mean { $0.points[index].y })
        }
        return Detection(box: box, points: points, confidence: confidence)
    }
}
