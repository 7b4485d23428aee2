extension LabelCurve {
    /// The shared curves of labels by the largest number of classes that they cover, in ascending order.
    ///
    /// There are too few pictures to estimate a curve for each label, so labels that cover about as many classes share
    /// one.
    static let bands: [(classes: Int, curve: LabelCurve)] = parse(curveTable)

    /// Parses the output of `Workshop/Models/labels/curves.py`; a curve that isn't monotone is left out.
    static func parse(_ text: String) -> [(classes: Int, curve: LabelCurve)] {
        var tables: [(classes: Int, points: [Point])] = []
        for field in text.split(whereSeparator: \.isWhitespace) {
            let numbers = field.split(separator: "/").compactMap { Float($0) }
            if numbers.count == 3, let last = tables.indices.last {
                let point = Point(threshold: numbers[0], precision: numbers[1], recall: numbers[2])
                tables[last].points.append(point)
            } else if let classes = Int(field) {
                tables.append((classes, []))
            }
        }
        return tables.compactMap { table in LabelCurve(table.points).map { (table.classes, $0) } }
    }
}

extension LabelVocabulary {
    /// The curve of a term, or nil for a word that isn't in the vocabulary.
    public static func curve(for identifier: String) -> LabelCurve? {
        guard let term = tables.term(identifier) else { return nil }
        return LabelCurve.bands.first { term.classes.count <= $0.classes }?.curve
    }
}
