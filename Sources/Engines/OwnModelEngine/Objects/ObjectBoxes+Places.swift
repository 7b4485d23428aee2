import GeometryEngine
import InferenceEngine

extension ObjectBoxes {
    /// The confidence from which a place counts, and the overlap from which two places of a class are one object.
    private static let (minimumConfidence, maximumOverlap): (Float, Double) = (0.25, 0.45)
    /// The largest number of places that are compared, and of objects.
    private static let (maximumPlaceCount, maximumObjectCount) = (3000, 300)

    /// Reads numbers for places, and keeps the most confident place of each object.
    static func places(
        _ tensor: Tensor,
        _ order: DetectorForm.Places,
        _ size: (width: Int, height: Int)
    ) -> [Found]? {
        guard let (rows, columns) = matrix(tensor), tensor.shape.count == 3 else { return nil }
        let numbers = tensor.floats
        switch order {
        case .columns:
            guard rows > 4 else { return nil }
            let table = Table(numbers: numbers, count: columns, width: rows, place: 1, number: columns)
            return parts(distinct(candidates(table, classes: 4, confidence: nil)), size)
        case .rows:
            guard columns > 5 else { return nil }
            let table = Table(numbers: numbers, count: rows, width: columns, place: columns, number: 1)
            return parts(distinct(candidates(table, classes: 5, confidence: 4)), size)
        case .objects:
            guard columns == 6, rows <= maximumCount else { return nil }
            let table = Table(numbers: numbers, count: rows, width: 6, place: 6, number: 1)
            return parts((0..<rows).compactMap { finished(table, $0) }, size)
        }
    }

    /// Numbers for places, in rows or in columns.
    private struct Table {
        let numbers: [Float]
        /// The number of places, and of numbers for each.
        let count, width: Int
        /// The distance from a place to the next one, and from a number to the next one.
        let place, number: Int

        subscript(index: Int, column: Int) -> Float { numbers[index * place + column * number] }
    }

    /// Returns the most confident places, without those that are no box.
    private static func candidates(_ table: Table, classes first: Int, confidence: Int?) -> [Found] {
        var sure: [(index: Int, confidence: Float)] = []
        for index in 0..<table.count {
            let factor = confidence.map { table[index, $0] } ?? 1
            guard factor >= minimumConfidence else { continue }
            var best: Float = 0
            for column in first..<table.width { best = max(best, factor * table[index, column]) }
            if best >= minimumConfidence { sure.append((index, best)) }
        }
        sure.sort { $0.confidence > $1.confidence }
        return sure.prefix(maximumPlaceCount).compactMap { index, _ in
            guard let box = middleBox((0..<4).map { Double(table[index, $0]) }) else { return nil }
            let factor = confidence.map { table[index, $0] } ?? 1
            return object(box, (first..<table.width).lazy.map { ($0 - first, factor * table[index, $0]) })
        }
    }

    /// Returns objects without those that overlap a more confident one of the same class.
    private static func distinct(_ candidates: [Found]) -> [Found] {
        var kept: [Found] = []
        for candidate in candidates where kept.count < maximumObjectCount {
            let isDouble = kept.contains { known in
                known.classes[0].number == candidate.classes[0].number
                    && known.box.overlap(with: candidate.box) > maximumOverlap
            }
            if !isDouble { kept.append(candidate) }
        }
        return kept
    }

    /// Returns the object of a row of two corners, a confidence and a class.
    private static func finished(_ table: Table, _ index: Int) -> Found? {
        let sides = (0..<4).map { Double(table[index, $0]) }
        guard table[index, 4] >= minimumConfidence, let number = Int(exactly: table[index, 5].rounded()),
            let box = checked(Rect(minX: sides[0], minY: sides[1], maxX: sides[2], maxY: sides[3]))
        else { return nil }
        return object(box, [(number, table[index, 4])])
    }
}
