import GeometryEngine
import InferenceEngine

extension ObjectBoxes {
    /// Reads a list of boxes, one of classes and one of confidences.
    static func lists(
        _ form: DetectorForm.Lists,
        _ size: (width: Int, height: Int),
        _ output: (String) -> Tensor?
    ) -> [Found]? {
        guard let boxes = output(form.boxes), let scores = output(form.scores)?.floats,
            let classes = output(form.classes)?.doubles, let (count, width) = matrix(boxes),
            width == 4 || count == 0, scores.count == count, classes.count == count, count <= maximumCount
        else { return nil }
        let numbers = boxes.doubles
        // The rest of the lists is empty.
        let stated = form.count.flatMap { output($0)?.doubles.first } ?? Double(count)
        let used = stated >= 0 ? Int(min(stated, Double(count))) : 0
        let found = (0..<used).compactMap { index -> Found? in
            let (a, b, c, d) = (
                numbers[4 * index], numbers[4 * index + 1], numbers[4 * index + 2], numbers[4 * index + 3]
            )
            let sides =
                form.startsWithY ? Rect(minX: b, minY: a, maxX: d, maxY: c) : Rect(minX: a, minY: b, maxX: c, maxY: d)
            guard let box = checked(sides), let number = Int(exactly: classes[index].rounded()) else { return nil }
            return object(box, [(number, scores[index])])
        }
        return parts(found, size)
    }

    /// Reads rows of the number of the picture, a class, a confidence and two corners in parts of the picture.
    static func sevens(_ tensor: Tensor) -> [Found]? {
        guard let (count, width) = matrix(tensor), width == 7, count <= maximumCount else { return nil }
        let numbers = tensor.doubles
        var found: [Found] = []
        for index in 0..<count {
            let row = numbers[7 * index..<7 * index + 7]
            let start = row.startIndex
            // A negative number of the picture ends the rows.
            guard row[start] >= 0 else { break }
            let sides = Rect(minX: row[start + 3], minY: row[start + 4], maxX: row[start + 5], maxY: row[start + 6])
            guard let box = checked(sides), let number = Int(exactly: row[start + 1].rounded()) else { continue }
            if let object = object(box, [(number, Float(row[start + 2]))]) { found.append(object) }
        }
        return found
    }
}
